import type { DesignContent } from "#/model/design-content";
import { modes } from "#/model/token-set";
import { getAssetUrl, listBrandAssets, getRenderedUrls, listRasterAssets, getRasterPath } from "#/formats/asset-urls";
import { roundTo } from "#/kernel/decimal";
import { type ExportMetadata, toExportParent } from "#/formats/export-metadata";
import { listTokenGroups } from "#/formats/token-count";
import type { AdoptionAsset, AdoptionManifest, DirectionBlock, SystemListItem } from "#/documents/adoption-manifest-schema";

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
