import { sha256Hex } from "#/kernel/hash";
import type { FileEntry } from "#/kernel/zip";
import type { DesignContent } from "#/model/design-content";
import { assetFileName, brandAssets } from "#/formats/asset-address";
import type { ExportFacts } from "#/formats/export-facts";
import { jsonText } from "#/formats/json";
import { adoptionAssets } from "#/documents/adoption-manifest";

/** Every vector asset, `assets/<slug>.svg`. */
export function assetFiles(content: DesignContent): FileEntry[] {
  return brandAssets(content).map((asset) => ({ path: `assets/${assetFileName(asset)}`, content: asset.svg }));
}

/** The manifest of the `assets-svg` archive: what each file is, its size, its hash and where it is served. */
export function assetManifest(content: DesignContent, facts: ExportFacts): FileEntry {
  const addresses = adoptionAssets(content, facts.baseUrl);
  const { mark } = content;
  const assets = brandAssets(content).map((asset, index) => ({
    path: `assets/${assetFileName(asset)}`,
    sha256: sha256Hex(asset.svg),
    alt: asset.alt,
    outlined: asset.outlined,
    ...addresses[index],
  }));
  const system = { name: content.brief.name, slug: facts.slug, version: facts.version };
  const rules = { concept: mark.concept, clearSpace: mark.clearSpace, smallestPx: mark.smallestPx };
  return { path: "manifest.json", content: jsonText({ system, mark: rules, assets }) };
}
