import { Type, type Static } from "@sinclair/typebox";
import { Nullable, StringEnum, StrictObject } from "#/kernel/schema";
import { componentCategories } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import { archetypeIds } from "#/model/direction";
import { externalAssetKinds } from "#/model/external-artifact";
import { assetKinds } from "#/model/mark";
import { platforms } from "#/model/platform";
import { rasterSidesPx } from "#/model/raster";
import { systemStatuses } from "#/model/system";
import { modes } from "#/model/token-set";
import { getAssetUrl, listBrandAssets, getRenderedUrls, listRasterAssets, getRasterPath } from "#/formats/asset-urls";
import { roundTo } from "#/kernel/decimal";
import type { ExportMetadata } from "#/formats/export-metadata";
import { listTokenGroups } from "#/formats/token-count";

const Url = (description: string) => Type.String({ format: "uri", description });

/** A system as lists show it. */
export const SystemListItem = StrictObject(
  {
    name: Type.String(),
    slug: Type.String(),
    brandColor: Type.String({ description: "Hex" }),
    tokenCount: Type.Integer({ description: "DTCG tokens in one mode" }),
    status: StringEnum(systemStatuses),
    platform: StringEnum(platforms),
    version: Nullable(Type.String({ description: "Version of the served design" })),
    updatedAt: Type.String({ format: "date-time" }),
    previewUrl: Nullable(Url("Preview of the served design")),
  },
  { title: "System" },
);
export type SystemListItem = Static<typeof SystemListItem>;

/** The binding design direction, as adopters read it. */
export const DirectionBlock = StrictObject(
  {
    id: StringEnum(archetypeIds),
    name: Type.String(),
    summary: Type.String(),
    reasons: Type.Array(Type.String()),
    typeGenre: Type.String(),
    faces: StrictObject({ display: Type.String(), text: Type.String(), mono: Type.String() }),
    ratio: Type.Number({ description: "Ratio of the type scale" }),
    radiusPx: Type.Number(),
    radiusBand: Type.String(),
    density: Type.String(),
    contrast: Type.String({ description: "The WCAG level aimed at" }),
    color: Type.String({ description: "How colour is used, in words" }),
    depth: Type.String({ description: "The one way in which surfaces are set apart" }),
    strokePx: Type.Number(),
    imagery: Type.String(),
    layout: Type.String(),
    markRecipe: Type.String(),
    voice: Type.String(),
    always: Type.Array(Type.String(), { description: "Rules that hold for all work" }),
    never: Type.Array(Type.String(), { description: "What no work in this direction does" }),
  },
  { title: "Design direction" },
);
export type DirectionBlock = Static<typeof DirectionBlock>;

/**
 * A brand asset with its addresses. Pictures of a drawing with live text are null: its letters come
 * from a reader's own fonts.
 */
export const AdoptionAsset = StrictObject({
  name: Type.String(),
  kind: StringEnum([...new Set([...assetKinds, ...externalAssetKinds])]),
  mediaType: Type.String(),
  width: Type.Number(),
  height: Type.Number(),
  url: Url("The file itself"),
  pngUrl: Nullable(
    Url(
      `The same as PNG; null where it has live text. In the address of a drawing the number at the end is the long side in pixels: ${rasterSidesPx.join(", ")} are there`,
    ),
  ),
  webpUrl: Nullable(Url("The same as WebP; null where it has live text")),
  thumbnailUrl: Nullable(Url("The same as WebP within 320 × 320 pixels; null where it has live text")),
});
export type AdoptionAsset = Static<typeof AdoptionAsset>;

/** Everything that an adopter of a system needs to know, with an address for each part. */
export const AdoptionManifest = StrictObject(
  {
    schemaVersion: Type.Literal("1"),
    system: SystemListItem,
    design: StrictObject({ id: Type.String(), name: Type.String(), version: Nullable(Type.String()) }),
    previewUrl: Url("Preview of the design"),
    previews: StrictObject({
      design: Url("Overview"),
      landing: Url("Landing page"),
      pricing: Url("Pricing page"),
      components: Type.Array(StrictObject({ name: Type.String(), url: Url("Preview of the component") })),
    }),
    direction: DirectionBlock,
    tokens: StrictObject({
      count: Type.Integer({ description: "DTCG tokens in one mode" }),
      groups: Type.Array(StrictObject({ name: Type.String(), count: Type.Integer() })),
      modes: Type.Array(StringEnum(modes)),
    }),
    components: Type.Array(
      StrictObject({
        name: Type.String(),
        slug: Type.String(),
        category: StringEnum(componentCategories),
        variants: Type.Array(Type.String(), { description: "Names of the variants, the default one first" }),
        previewUrl: Url("Preview of the component"),
      }),
    ),
    pages: Type.Array(StrictObject({ name: Type.String(), slug: Type.String(), previewUrl: Url("Preview of the page") })),
    brandAssets: Type.Array(AdoptionAsset),
    exportFormats: Type.Array(
      StrictObject({ format: Type.String(), mediaType: Type.String(), fileName: Type.String(), url: Url("The export") }),
    ),
    downloadUrl: Url("The bundle of every file"),
    agentPromptUrl: Url("Prompts for a coding agent"),
  },
  {
    title: "Adoption manifest",
    description: "Everything that an adopter of a brand system needs, with an address for each part.",
  },
);
export type AdoptionManifest = Static<typeof AdoptionManifest>;

/**
 * What the manifest needs besides the design: the rows it is about, the facts of the export, and
 * the formats there are.
 */
export type AdoptionManifestInput = {
  readonly content: DesignContent;
  readonly metadata: ExportMetadata;
  readonly system: SystemListItem;
  readonly design: { readonly id: string; readonly name: string; readonly version: string | null };
  readonly formats: readonly { readonly format: string; readonly mediaType: string; fileName(slug: string): string }[];
};

/** The direction as the manifest and the handoff show it. */
export function toDirectionBlock({ direction }: Pick<DesignContent, "direction">): DirectionBlock {
  return {
    id: direction.id,
    name: direction.name,
    summary: direction.summary,
    reasons: [...direction.reasons],
    typeGenre: direction.typeGenre,
    faces: { ...direction.faces },
    ratio: roundTo(direction.ratio),
    radiusPx: roundTo(direction.radiusPx),
    radiusBand: direction.radiusBand,
    density: direction.density,
    contrast: direction.contrast,
    color: direction.color.words,
    depth: direction.depth,
    strokePx: roundTo(direction.strokePx),
    imagery: direction.imagery,
    layout: direction.layout,
    markRecipe: direction.markRecipe,
    voice: direction.voice,
    always: [...direction.always],
    never: [...direction.never],
  };
}

/** The design's assets with their addresses: vector files first, then pictures. */
export function listAdoptionAssets(content: DesignContent, baseUrl: string): AdoptionAsset[] {
  const vectors = listBrandAssets(content).map((asset) => ({
    name: asset.name,
    kind: asset.kind,
    mediaType: "image/svg+xml",
    width: roundTo(asset.width),
    height: roundTo(asset.height),
    url: getAssetUrl(asset, baseUrl),
    ...getRenderedUrls(asset, baseUrl),
  }));
  const rasters = listRasterAssets(content).map(({ name, kind, width, height, hash, webpHash, thumbnailHash }) => ({
    name,
    kind,
    mediaType: "image/png",
    width,
    height,
    url: baseUrl + getRasterPath(hash, "png"),
    pngUrl: baseUrl + getRasterPath(hash, "png"),
    webpUrl: baseUrl + getRasterPath(webpHash, "webp"),
    thumbnailUrl: baseUrl + getRasterPath(thumbnailHash, "webp"),
  }));
  return [...vectors, ...rasters];
}

/** The adoption manifest of a system's served design. */
export function createAdoptionManifest({ content, metadata, system, design, formats }: AdoptionManifestInput): AdoptionManifest {
  const { baseUrl, slug } = metadata;
  const previewUrl = `${baseUrl}/preview/d/${design.id}`;
  const getComponentUrl = (component: string) => `${previewUrl}/components/${component}`;
  const groups = listTokenGroups(content);
  return {
    schemaVersion: "1",
    system,
    design,
    previewUrl,
    previews: {
      design: previewUrl,
      landing: `${previewUrl}/landing`,
      pricing: `${previewUrl}/pricing`,
      components: content.components.map((component) => ({ name: component.name, url: getComponentUrl(component.slug) })),
    },
    direction: toDirectionBlock(content),
    tokens: {
      count: groups.reduce((sum, group) => sum + group.count, 0),
      groups: groups.map((group) => ({ ...group })),
      modes: [...modes],
    },
    components: content.components.map((component) => ({
      name: component.name,
      slug: component.slug,
      category: component.category,
      variants: component.variants.map(({ name }) => name),
      previewUrl: getComponentUrl(component.slug),
    })),
    pages: content.pages.map((page) => ({ name: page.name, slug: page.slug, previewUrl: `${previewUrl}/${page.slug}` })),
    brandAssets: listAdoptionAssets(content, baseUrl),
    exportFormats: formats.map((format) => ({
      format: format.format,
      mediaType: format.mediaType,
      fileName: format.fileName(slug),
      url: `${baseUrl}/api/systems/export/${slug}?format=${format.format}`,
    })),
    downloadUrl: `${baseUrl}/api/v1/systems/${slug}/download`,
    agentPromptUrl: `${baseUrl}/api/v1/systems/${slug}/agent-prompt`,
  };
}
