import { Type, type Static } from "@sinclair/typebox";
import { Nullable, StringEnum, StrictObject } from "#/kernel/schema";
import { componentCategories } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import { archetypeIds } from "#/model/direction";
import { externalAssetKinds } from "#/model/external-asset-kind";
import { assetKinds } from "#/model/mark";
import { platforms } from "#/model/platform";
import { rasterSidesPx } from "#/model/raster";
import { systemStatuses } from "#/model/system";
import { modes } from "#/model/token-set";
import { getAssetUrl, listBrandAssets, getRenderedUrls, listRasterAssets, getRasterPath } from "#/formats/asset-urls";
import { roundTo } from "#/kernel/decimal";
import { type ExportMetadata, ExportParentSchema, toExportParent } from "#/formats/export-metadata";
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
    version: Nullable(Type.String({ description: "Version of the live design" })),
    updatedAt: Type.String({ format: "date-time" }),
    previewUrl: Nullable(Url("Preview of the live design")),
  },
  { title: "System" },
);
export type SystemListItem = Static<typeof SystemListItem>;

/** The design direction, as adopters read it. */
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
    contrast: Type.String({ description: "Target WCAG level" }),
    color: Type.String({ description: "How colour is used" }),
    depth: Type.String({ description: "How surfaces are separated" }),
    strokePx: Type.Number(),
    imagery: Type.String(),
    layout: Type.String(),
    markRecipe: Type.String(),
    voice: Type.String(),
    always: Type.Array(Type.String(), { description: "Rules that always apply" }),
    never: Type.Array(Type.String(), { description: "What to avoid in this direction" }),
  },
  { title: "Design direction" },
);
export type DirectionBlock = Static<typeof DirectionBlock>;

/**
 * A brand asset with its URLs. Raster URLs are null for assets with live text, because live text
 * renders in the reader's fonts.
 */
export const AdoptionAsset = StrictObject({
  name: Type.String(),
  kind: StringEnum([...new Set([...assetKinds, ...externalAssetKinds])]),
  mediaType: Type.String(),
  width: Type.Number(),
  height: Type.Number(),
  url: Url("The original file"),
  pngUrl: Nullable(
    Url(
      "PNG rendering; null if the asset contains live text. In the URL of a vector asset, the number at the end is the " +
        `long side in pixels. Available sizes: ${rasterSidesPx.join(", ")}`,
    ),
  ),
  webpUrl: Nullable(Url("WebP rendering; null if the asset contains live text")),
  thumbnailUrl: Nullable(Url("WebP thumbnail of at most 320 × 320 pixels; null if the asset contains live text")),
});
export type AdoptionAsset = Static<typeof AdoptionAsset>;

/** Everything needed to adopt a system, with a URL for each part. */
export const AdoptionManifest = StrictObject(
  {
    schemaVersion: Type.Literal("1"),
    system: SystemListItem,
    design: StrictObject({ id: Type.String(), name: Type.String(), version: Nullable(Type.String()) }),
    parent: Type.Optional(ExportParentSchema),
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
        variants: Type.Array(Type.String(), { description: "Names of the variants, the default first" }),
        previewUrl: Url("Preview of the component"),
      }),
    ),
    pages: Type.Array(StrictObject({ name: Type.String(), slug: Type.String(), previewUrl: Url("Preview of the page") })),
    brandAssets: Type.Array(AdoptionAsset),
    exportFormats: Type.Array(
      StrictObject({ format: Type.String(), mediaType: Type.String(), fileName: Type.String(), url: Url("URL of the export") }),
    ),
    downloadUrl: Url("Bundle with every file"),
    agentPromptUrl: Url("Prompts for a coding agent"),
  },
  {
    title: "Adoption manifest",
    description: "Everything needed to adopt a brand system, with a URL for each part.",
  },
);
export type AdoptionManifest = Static<typeof AdoptionManifest>;

/**
 * What the manifest needs in addition to the content: the design and system it describes, the
 * metadata of the export, and the export formats.
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

/** The assets of a design with their URLs: vector files first, then pictures. */
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
    ...(metadata.parent && { parent: toExportParent(metadata.parent) }),
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
