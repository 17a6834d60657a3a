import { tokenPlaces } from "#/model/css-length";
import { Type, type Static } from "@sinclair/typebox";
import { StringEnum, StrictObject } from "#/kernel/schema";
import type { DesignContent } from "#/model/design-content";
import { assetKinds } from "#/model/mark";
import { platforms } from "#/model/platform";
import { colorRoles, modes, scaleNames, textStyleNames, type FontFamily, type Length, type TokenSet } from "#/model/token-set";
import { getAssetUrl, listBrandAssets } from "#/formats/asset-urls";
import { cssHex } from "#/model/css-color";
import { roundTo } from "#/kernel/decimal";
import { formatFontSize } from "#/model/css-declarations";
import { type ExportMetadata, ExportParentSchema, toExportParent } from "#/formats/export-metadata";
import { formatJson } from "#/formats/json";
import { findNearestColors } from "#/model/contrast-advice";
import { listPlainTokens } from "#/formats/custom-ts";
import { formatShadow } from "#/model/css-shadow";
import type { TextFormat } from "#/formats/text-format";

const Hex = Type.String({ pattern: "^#[0-9a-f]{6}$", description: "sRGB colour" });
const Pixels = Type.Number({ description: "CSS pixels" });
const Lengths = Type.Record(Type.String(), Pixels);
const Family = StrictObject({
  name: Type.String({ description: "Family name in CSS" }),
  stack: Type.Array(Type.String(), { description: "The family and its fallbacks, generic last" }),
});
const families = ["display", "text", "mono"] as const;
const mapNames = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

const Size = StrictObject({
  minPx: Pixels,
  maxPx: Pixels,
  css: Type.String({ description: "The fluid size as CSS" }),
  leading: Type.Number({ description: "Line height, unitless" }),
  trackingEm: Type.Number(),
});
const Style = StrictObject({
  family: StringEnum(families),
  size: Type.String({ description: "Name of a size" }),
  weight: Type.Number(),
  leading: Type.Number(),
  trackingEm: Type.Number(),
});
const Asset = StrictObject({
  name: Type.String(),
  kind: StringEnum(assetKinds),
  mediaType: Type.Literal("image/svg+xml"),
  width: Pixels,
  height: Pixels,
  outlined: Type.Boolean({ description: "False if the name is live text" }),
  alt: Type.String(),
  url: Type.String({ format: "uri" }),
});

/** A brand's colours, typography, spacing and marks as plain values in one JSON file. */
export const BrandManifest = StrictObject(
  {
    $schema: Type.String({ format: "uri" }),
    name: Type.String(),
    slug: Type.String(),
    parent: Type.Optional(ExportParentSchema),
    version: Type.String(),
    tagline: Type.Optional(Type.String()),
    industry: Type.Optional(Type.String()),
    platform: StringEnum(platforms),
    brandColor: StrictObject({
      hex: Hex,
      given: Type.String({ description: "The colour as written in the brief" }),
      mapped: Type.Boolean({ description: "Whether it was outside sRGB and was mapped into the gamut" }),
    }),
    direction: StrictObject({ id: Type.String(), name: Type.String(), summary: Type.String(), voice: Type.String() }),
    colors: StrictObject({
      modes: StrictObject(mapNames(modes, () => StrictObject(mapNames(colorRoles, () => Hex)))),
      palette: StrictObject(mapNames(scaleNames, () => Type.Array(Hex, { minItems: 12, maxItems: 12 }))),
      exact: Type.Optional(
        Type.Record(Type.String(), Type.String(), {
          description: "Given colours that hex cannot hold, in CSS, such as `palette.brand.9` or `light: primary`",
        }),
      ),
    }),
    typography: StrictObject({
      families: StrictObject(mapNames(families, () => Family)),
      weights: Type.Record(Type.String(), Type.Number()),
      ratio: Type.Number(),
      sizes: Type.Record(Type.String(), Size),
      styles: StrictObject(mapNames(textStyleNames, () => Style)),
      measureCh: Type.Number(),
    }),
    spacing: StrictObject({ scale: Lengths, sections: Lengths }),
    radius: Lengths,
    strokePx: Pixels,
    shadows: Type.Record(Type.String(), StrictObject({ light: Type.String(), dark: Type.String() })),
    motion: StrictObject({
      durationsMs: Type.Record(Type.String(), Type.Number()),
      easings: Type.Record(Type.String(), Type.Array(Type.Number(), { minItems: 4, maxItems: 4 })),
    }),
    layout: StrictObject({ containerPx: Pixels, columns: Type.Number(), gutterPx: Pixels, marginPx: Pixels }),
    mark: StrictObject({
      concept: Type.String(),
      clearSpace: Type.Number({ description: "Free space around the mark, as a share of the symbol's height" }),
      smallestPx: StrictObject({ symbol: Pixels, wordmark: Pixels }),
    }),
    assets: Type.Array(Asset),
    contrastFailures: Type.Optional(
      Type.Array(
        StrictObject({
          mode: StringEnum(modes),
          foreground: StringEnum(colorRoles),
          background: StringEnum(colorRoles),
          ratio: Type.Number(),
          threshold: Type.Number(),
          nearest: Type.Record(Type.String(), Hex, { description: "The nearest values that pass, by role" }),
        }),
        { description: "Pairs with given colours that do not reach the contrast that WCAG 2.2 requires" },
      ),
    ),
    given: Type.Optional(
      Type.Array(Type.String(), { description: "The tokens whose values people gave, such as `palette.brand.9`" }),
    ),
    custom: Type.Optional(
      Type.Array(
        StrictObject({
          path: Type.Array(Type.String()),
          type: Type.String(),
          values: Type.Record(Type.String(), Type.Unknown()),
          description: Type.Optional(Type.String()),
        }),
        { description: "Tokens under their own names, in the format of the Design Tokens Community Group" },
      ),
    ),
  },
  { title: "Brand manifest", description: "A brand's design system as plain values." },
);
export type BrandManifest = Static<typeof BrandManifest>;

/** The pairs that do not reach the contrast that they need. */
function listContrastFailures(tokens: TokenSet): Pick<BrandManifest, "contrastFailures"> {
  const failing = tokens.report.pairs.filter(({ passes }) => !passes);
  if (failing.length === 0) return {};
  return {
    contrastFailures: failing.map((pair) => ({
      mode: pair.mode,
      foreground: pair.foreground,
      background: pair.background,
      ratio: pair.ratio,
      threshold: pair.threshold,
      nearest: Object.fromEntries(findNearestColors(tokens, pair).map(({ role, hex }) => [role, hex])),
    })),
  };
}

/** The colours that hex does not hold exactly. */
function listExactColors({ scales, colors }: TokenSet): { readonly exact?: Record<string, string> } {
  const entries = [
    ...scaleNames.flatMap((scale) => scales[scale].map((color, index) => [`palette.${scale}.${index + 1}`, color] as const)),
    ...modes.flatMap((mode) => colorRoles.map((role) => [`${mode}: ${role}`, colors[mode][role]] as const)),
  ].flatMap(([name, { given }]) => (given === undefined ? [] : [[name, given] as const]));
  return entries.length > 0 ? { exact: Object.fromEntries(entries) } : {};
}

const toLengths = (list: readonly Length[]) => Object.fromEntries(list.map(({ name, px }) => [name, roundTo(px, tokenPlaces)]));
const toFamily = ({ name, stack }: FontFamily) => ({ name, stack: [...stack] });

export function createBrandManifest(content: DesignContent, metadata: ExportMetadata): BrandManifest {
  const { brief, direction, mark, tokens } = content;
  const { typography } = tokens;
  return {
    $schema: `${metadata.baseUrl}/schemas/brand-manifest.json`,
    name: brief.name,
    slug: metadata.slug,
    version: metadata.version,
    ...(metadata.parent && { parent: toExportParent(metadata.parent) }),
    ...(brief.tagline === undefined ? {} : { tagline: brief.tagline }),
    ...(brief.industry === undefined ? {} : { industry: brief.industry }),
    platform: brief.platform ?? "nextjs",
    brandColor: { hex: tokens.brand.color.hex, given: tokens.brand.given, mapped: tokens.brand.mapped },
    direction: { id: direction.id, name: direction.name, summary: direction.summary, voice: direction.voice },
    colors: {
      modes: mapNames(modes, (mode) => mapNames(colorRoles, (role) => tokens.colors[mode][role].hex)),
      palette: mapNames(scaleNames, (scale) => tokens.scales[scale].map((color) => color.hex)),
      ...listExactColors(tokens),
    },
    typography: {
      families: mapNames(families, (name) => toFamily(typography.families[name])),
      weights: { ...typography.weights },
      ratio: roundTo(typography.ratio, tokenPlaces),
      sizes: Object.fromEntries(
        typography.sizes.map((size) => [
          size.name,
          {
            minPx: roundTo(size.minPx, tokenPlaces),
            maxPx: roundTo(size.maxPx, tokenPlaces),
            css: formatFontSize(size),
            leading: roundTo(size.leading, tokenPlaces),
            trackingEm: roundTo(size.trackingEm, tokenPlaces),
          },
        ]),
      ),
      styles: mapNames(textStyleNames, (name) => {
        const style = typography.styles[name];
        return { ...style, leading: roundTo(style.leading, tokenPlaces), trackingEm: roundTo(style.trackingEm, tokenPlaces) };
      }),
      measureCh: roundTo(typography.measureCh, tokenPlaces),
    },
    spacing: { scale: toLengths(tokens.spacing), sections: toLengths(tokens.sectionGaps) },
    radius: { base: roundTo(tokens.radius.basePx, tokenPlaces), ...toLengths(tokens.radius.steps) },
    strokePx: roundTo(tokens.strokePx, tokenPlaces),
    shadows: Object.fromEntries(
      tokens.shadows.map(({ name, light, dark }) => [
        name,
        { light: formatShadow(light, cssHex), dark: formatShadow(dark, cssHex) },
      ]),
    ),
    motion: {
      durationsMs: Object.fromEntries(tokens.durations.map(({ name, ms }) => [name, roundTo(ms, tokenPlaces)])),
      easings: Object.fromEntries(
        tokens.easings.map(({ name, curve }) => [name, curve.map((value) => roundTo(value, tokenPlaces))]),
      ),
    },
    layout: {
      containerPx: roundTo(tokens.layout.containerPx, tokenPlaces),
      columns: tokens.layout.columns,
      gutterPx: roundTo(tokens.layout.gutterPx, tokenPlaces),
      marginPx: roundTo(tokens.layout.marginPx, tokenPlaces),
    },
    mark: { concept: mark.concept, clearSpace: roundTo(mark.clearSpace), smallestPx: mark.smallestPx },
    assets: listBrandAssets(content).map((asset) => ({
      name: asset.name,
      kind: asset.kind,
      mediaType: "image/svg+xml",
      width: roundTo(asset.width),
      height: roundTo(asset.height),
      outlined: asset.outlined,
      alt: asset.alt,
      url: getAssetUrl(asset, metadata.baseUrl),
    })),
    ...listContrastFailures(tokens),
    ...(tokens.given && { given: [...tokens.given] }),
    ...(tokens.custom && { custom: listPlainTokens(tokens.custom) }),
  };
}

/** The brand manifest as a file. Its schema is served at `/schemas/brand-manifest.json`. */
export const brandManifest: TextFormat = {
  format: "brand-manifest",
  mediaType: "application/json",
  fileName: (slug) => `${slug}-brand-manifest.json`,
  write: (content, metadata) => formatJson(createBrandManifest(content, metadata)),
};
