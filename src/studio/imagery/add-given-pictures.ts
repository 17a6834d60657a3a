import { html } from "#/kernel/markup";
import type { ExternalAssetKind } from "#/model/external-asset-kind";
import type { GivenPicture } from "#/model/given";
import type { AssetKind, BrandAsset, Imagery, Mark } from "#/model/mark";

/** Kinds of pictures that are drawn where none of the kind was given, in their order. */
const drawnKinds = ["hero", "pattern", "texture", "illustration"] as const satisfies readonly AssetKind[];

/** Kinds whose names are those of the mark's files. */
const markKinds: ReadonlySet<string> = new Set<AssetKind>([
  "symbol",
  "wordmark",
  "lockup-horizontal",
  "lockup-stacked",
  "symbol-black",
  "symbol-white",
  "reversed",
  "favicon",
  "app-icon",
  "social-card",
]);

const withoutMode = (kind: string): string => kind.replace(/-dark$/, "");

/** The kind of an imported picture of pixels that has the kind of a given one. */
function toExternalKind(kind: GivenPicture["kind"]): ExternalAssetKind {
  const base = withoutMode(kind);
  if (base === "photo" || base === "illustration" || base === "pattern" || base === "texture") return base;
  return base === "hero" ? "photo" : "other";
}

/** Files of a mark that can be brought in on their own, instead of those that are made of the mark. */
const markFileKinds: ReadonlySet<string> = new Set<AssetKind>(["favicon", "app-icon", "social-card"]);
const isMarkFile = ({ kind }: Pick<GivenPicture, "kind">) => markFileKinds.has(kind);

/** A given drawing with its name for assistive technology. */
const toNamedSvg = (svg: string, name: string): string =>
  svg.replace(/^<svg\b[^>]*>/, (root) => `${root.slice(0, -1)} role="img">${html`<title>${name}</title>`.text}`);

/** The mark with the favicon, app icon and social card that people brought in. */
export function addGivenMarkFiles(mark: Mark, pictures: readonly GivenPicture[]): Mark {
  const given = pictures.filter(isMarkFile);
  if (given.length === 0) return mark;
  const find = (kind: AssetKind) => given.find((picture) => picture.kind === kind && picture.svg !== undefined);
  const assets = mark.assets.map((asset): BrandAsset => {
    const { svg, width, height } = find(asset.kind) ?? {};
    if (svg === undefined || width === undefined || height === undefined) return asset;
    const { slug, name, kind, alt } = asset;
    return { slug, name, kind, alt, width, height, svg: toNamedSvg(svg, alt), outlined: !svg.includes("<text"), isGiven: true };
  });
  return { ...mark, assets };
}

/**
 * The pictures of a design with those that people brought in. Given ones replace all drawn ones of
 * their kind; those of pixels are among the imported pictures as well, and a photograph fills the
 * slot that it is named after.
 */
export function addGivenPictures(imagery: Imagery, given: readonly GivenPicture[]): Imagery {
  const pictures = given.filter((picture) => !isMarkFile(picture));
  if (pictures.length === 0) return imagery;
  const byKind = Map.groupBy(pictures, ({ kind }) => withoutMode(kind));
  const assets: BrandAsset[] = [];
  const add = ({ slug, name, kind, alt, width, height, svg }: GivenPicture) => {
    if (svg === undefined || kind === "photo") return;
    const first = markKinds.has(slug) ? `picture-${slug}` : slug;
    let own = first;
    for (let count = 2; assets.some((asset) => asset.slug === own); count++) own = `${first}-${count}`;
    const outlined = !svg.includes("<text");
    assets.push({ slug: own, name, kind, svg: toNamedSvg(svg, name), width, height, outlined, alt: alt || name, isGiven: true });
  };
  for (const kind of drawnKinds) {
    const own = byKind.get(kind);
    if (own) own.forEach(add);
    else assets.push(...imagery.assets.filter((asset) => withoutMode(asset.kind) === kind));
  }
  for (const [kind, own] of byKind) if (!drawnKinds.some((drawn) => drawn === kind)) own.forEach(add);
  const rasters = pictures.flatMap(({ slug, name, kind, alt, width, height, hash, webpHash, thumbnailHash }) =>
    hash === undefined || webpHash === undefined || thumbnailHash === undefined
      ? []
      : [{ slug, name, kind: toExternalKind(kind), hash, webpHash, thumbnailHash, width, height, alt: alt || name }],
  );
  return { ...imagery, assets, ...(rasters.length > 0 && { rasters: [...(imagery.rasters ?? []), ...rasters] }) };
}
