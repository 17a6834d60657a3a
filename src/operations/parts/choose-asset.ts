import { describeMarkGrounds } from "#/audit/mark-grounds";
import { describeMarkSizes } from "#/documents/design-rules";
import { getAssetUrl, getRasterPath, getRenderedUrls, listBrandAssets, listRasterAssets } from "#/formats/asset-urls";
import { escapeMarkup } from "#/kernel/markup";
import { roundTo } from "#/kernel/decimal";
import { renderIconSvg } from "#/kits/icon-files";
import type { DesignContent } from "#/model/design-content";
import type { Icon } from "#/model/icon";
import type { AssetKind, BrandAsset, RasterAsset } from "#/model/mark";
import type { Ground } from "#/operations/parts/ground";

/** A vector file or an imported picture for one ground. */
export type AssetFile = {
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly url: string;
  readonly pngUrl: string | null;
};

/** An asset for the grounds that were asked for, and how to use it. */
export type AssetChoice = {
  readonly kind: string;
  readonly light?: AssetFile;
  readonly dark?: AssetFile;
  readonly html: string;
  readonly rule?: string;
};

/** The kinds that a general name stands for, the best first. */
const kindsByName: Readonly<Record<string, readonly AssetKind[]>> = {
  logo: ["lockup-horizontal", "lockup-stacked", "wordmark", "symbol"],
  lockup: ["lockup-horizontal", "lockup-stacked"],
  mark: ["symbol", "lockup-horizontal"],
  picture: ["hero", "illustration"],
  background: ["pattern", "texture"],
};

/** The kinds for a dark ground, by the kind for a light one. */
const darkKinds: Readonly<Partial<Record<AssetKind, AssetKind>>> = {
  symbol: "symbol-white",
  "symbol-black": "symbol-white",
  wordmark: "reversed",
  "lockup-horizontal": "reversed",
  "lockup-stacked": "reversed",
};

/** Kinds that bring their own ground. */
const ownGround: ReadonlySet<string> = new Set(["favicon", "app-icon", "social-card"]);

/** The names by which assets can be asked for: general names, slugs, and icons. */
export const listAssetNames = (content: DesignContent): readonly string[] => [
  ...new Set([
    ...Object.keys(kindsByName).filter((name) => findVector(content, name) !== undefined),
    ...listBrandAssets(content).map(({ slug }) => slug),
    ...listRasterAssets(content).map(({ slug }) => slug),
    ...content.icons.icons.map(({ name }) => name),
  ]),
];

/**
 * The asset of a name, for one ground or both: a mark, a picture, or an icon. Undefined where the
 * design has none of this name.
 */
export function chooseAsset(
  content: DesignContent,
  name: string,
  on: Ground | undefined,
  baseUrl: string,
): AssetChoice | undefined {
  const vector = findVector(content, name);
  if (vector) return chooseVector(content, vector, on, baseUrl);
  const raster = listRasterAssets(content).find(({ slug }) => slug === name);
  if (raster) return toChoice(raster.kind, toRasterFile(raster, baseUrl), undefined, on);
  const icon =
    content.icons.icons.find((one) => one.name === name.replace(/^icon[:/-]/, "")) ??
    content.icons.icons.find((one) => one.name === name);
  return icon && chooseIcon(content, icon);
}

function findVector(content: DesignContent, name: string): BrandAsset | undefined {
  const assets = listBrandAssets(content);
  const kinds = Object.hasOwn(kindsByName, name) ? (kindsByName[name] ?? []) : [];
  const byKind = kinds.flatMap((kind) => assets.find((asset) => asset.kind === kind) ?? [])[0];
  return assets.find(({ slug }) => slug === name) ?? byKind ?? assets.find(({ kind }) => kind === name);
}

function chooseVector(content: DesignContent, asset: BrandAsset, on: Ground | undefined, baseUrl: string): AssetChoice {
  const isMark = content.mark.assets.includes(asset);
  const dark = findDarkVersion(content, asset);
  const choice = toChoice(asset.kind, toFile(asset, baseUrl), dark && toFile(dark, baseUrl), on);
  if (!isMark) return choice;
  const ground = ownGround.has(asset.kind) ? "It has its own ground." : describeMarkGround(asset, dark);
  const grounds = describeMarkGrounds(content.mark, content.tokens);
  return { ...choice, rule: `Use the file unchanged. ${describeMarkSizes(content.mark)} ${ground} ${grounds}`.trim() };
}

function describeMarkGround(asset: BrandAsset, dark: BrandAsset | undefined): string {
  if (dark === undefined || dark === asset) return "";
  // Versions from before 2026-11-23 have a reversed lockup with clear space.
  const hasSpace = asset.kind === "lockup-horizontal" && dark.height > asset.height;
  const size = hasSpace ? " It includes its clear space: keep the ratio of the two files' heights." : "";
  return `On dark grounds use ${dark.slug}, never ${asset.slug}.${size}`;
}

/** The file for dark grounds: the one of the mark, or the same picture drawn for dark. */
function findDarkVersion(content: DesignContent, asset: BrandAsset): BrandAsset | undefined {
  const assets = listBrandAssets(content);
  if (ownGround.has(asset.kind)) return asset;
  if (asset.kind.endsWith("-dark") || asset.kind === "reversed" || asset.kind === "symbol-white") return asset;
  const darkKind = darkKinds[asset.kind];
  if (darkKind) return assets.find(({ kind }) => kind === darkKind) ?? assets.find(({ kind }) => kind === "symbol-white");
  return assets.find(({ slug }) => slug === `${asset.slug}-dark`) ?? assets.find(({ kind }) => kind === `${asset.kind}-dark`);
}

const toFile = (asset: BrandAsset, baseUrl: string): AssetFile => ({
  name: asset.slug,
  alt: asset.alt,
  width: roundTo(asset.width),
  height: roundTo(asset.height),
  url: getAssetUrl(asset, baseUrl),
  pngUrl: getRenderedUrls(asset, baseUrl).pngUrl,
});

const toRasterFile = ({ slug, alt, width, height, hash }: RasterAsset, baseUrl: string): AssetFile => ({
  name: slug,
  alt,
  width,
  height,
  url: baseUrl + getRasterPath(hash, "png"),
  pngUrl: baseUrl + getRasterPath(hash, "png"),
});

/** The files for the grounds that were asked for; a file without a version for dark is for both. */
function toChoice(kind: string, light: AssetFile, dark: AssetFile | undefined, on: Ground | undefined): AssetChoice {
  const forDark = dark ?? light;
  if (on === "light") return { kind, light, html: formatImage(light) };
  if (on === "dark") return { kind, dark: forDark, html: formatImage(forDark) };
  if (forDark.url === light.url) return { kind, light, html: formatImage(light) };
  const { url, width, height } = forDark;
  const size = `width="${width}" height="${height}"`;
  const source = `<source media="(prefers-color-scheme: dark)" srcset="${escapeMarkup(url)}" ${size}>`;
  return { kind, light, dark: forDark, html: `<picture>${source}${formatImage(light)}</picture>` };
}

const formatImage = ({ url, alt, width, height }: AssetFile) =>
  `<img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}">`;

function chooseIcon({ icons: { style, family, licence } }: DesignContent, icon: Icon): AssetChoice {
  const svg = renderIconSvg(icon, style).trim().replace("<svg ", '<svg aria-hidden="true" ');
  return {
    kind: "icon",
    html: svg,
    rule:
      'It takes the text colour, on light and dark. Decorative as it is; where it stands alone, replace aria-hidden by role="img" ' +
      `and an aria-label. Other icons have the same stroke (${style.stroke}). From ${family} (${licence}).`,
  };
}
