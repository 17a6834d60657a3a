import { sha256Hex } from "#/kernel/hash";
import type { FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";
import { getAssetFileName, listBrandAssets } from "#/formats/asset-urls";
import type { ExportMetadata } from "#/formats/export-metadata";
import { formatJson } from "#/formats/json";
import { listAdoptionAssets } from "#/documents/adoption-manifest";

/** Every vector asset, as `assets/<slug>.svg`. */
export function createAssetFiles(content: DesignContent): FileEntry[] {
  return listBrandAssets(content).map((asset) => ({ path: `assets/${getAssetFileName(asset)}`, content: asset.svg }));
}

/** The manifest of the `assets-svg` archive: each file with its size, hash and URL. */
export function createAssetManifest(content: DesignContent, metadata: ExportMetadata): FileEntry {
  const adoptionRows = listAdoptionAssets(content, metadata.baseUrl);
  const { mark } = content;
  const assets = listBrandAssets(content).map((asset, index) => ({
    path: `assets/${getAssetFileName(asset)}`,
    sha256: sha256Hex(asset.svg),
    alt: asset.alt,
    outlined: asset.outlined,
    ...adoptionRows[index],
  }));
  const system = { name: content.brief.name, slug: metadata.slug, version: metadata.version };
  const rules = { concept: mark.concept, clearSpace: mark.clearSpace, smallestPx: mark.smallestPx };
  return { path: "manifest.json", content: formatJson({ system, mark: rules, assets }) };
}
