import { tokenPlaces } from "#/model/css-length";
import type { DesignContent } from "#/model/design-content";
import { colorRoles, modes, scaleNames, textStyleNames, type FontFamily, type Length, type TokenSet } from "#/model/token-set";
import { getAssetUrl, listBrandAssets } from "#/formats/asset-urls";
import { cssHex } from "#/model/css-color";
import { roundTo } from "#/kernel/decimal";
import { formatFontSize } from "#/model/css-declarations";
import { type ExportMetadata, toExportParent } from "#/formats/export-metadata";
import { formatJson } from "#/formats/json";
import { findNearestColors } from "#/model/contrast-advice";
import { listPlainTokens } from "#/formats/custom-ts";
import { formatShadow } from "#/model/css-shadow";
import type { TextFormat } from "#/formats/text-format";
import { families, mapNames, type BrandManifest } from "#/formats/brand-manifest-schema";

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
