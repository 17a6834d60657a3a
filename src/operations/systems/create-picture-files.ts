import { listBrandAssets, listRasterAssets } from "#/formats/asset-urls";
import type { FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";
import type { BrandAsset } from "#/model/mark";
import { getRasterSides, thumbnailPx } from "#/model/raster";
import { getAssetRaster } from "#/operations/files/get-asset-raster";
import type { Services } from "#/operations/services";

/**
 * Renders all images of a design: `<slug>-<longer side>.png` and `.webp` in the sizes of the
 * asset's kind, and `<slug>-thumbnail.webp`; imported images are below `imported/`. Assets with
 * live text are left out. `onAsset` is called before each asset is rendered.
 */
export async function createPictureFiles(
  services: Pick<Services, "rasters" | "store">,
  content: DesignContent,
  onAsset: (asset: BrandAsset, index: number, of: number) => void = () => {},
): Promise<FileEntry[]> {
  const outlinedAssets = listBrandAssets(content).filter(({ outlined }) => outlined);
  const files: FileEntry[] = [];
  for (const [index, asset] of outlinedAssets.entries()) {
    onAsset(asset, index, outlinedAssets.length);
    for (const px of getRasterSides(asset.kind))
      for (const format of ["png", "webp"] as const)
        files.push(createFileEntry(`${asset.slug}-${px}.${format}`, await getAssetRaster(services, asset, { px, format })));
    files.push(
      createFileEntry(`${asset.slug}-thumbnail.webp`, await getAssetRaster(services, asset, { px: thumbnailPx, format: "webp" })),
    );
  }
  for (const { slug, hash, webpHash, thumbnailHash } of listRasterAssets(content)) {
    const loadStoredFile = async (name: string, blob: string) =>
      createFileEntry(`imported/${name}`, (await services.store.blobs.findByHash(blob))?.bytes);
    files.push(await loadStoredFile(`${slug}.png`, hash), await loadStoredFile(`${slug}.webp`, webpHash));
    files.push(await loadStoredFile(`${slug}-thumbnail.webp`, thumbnailHash));
  }
  return files;
}

function createFileEntry(path: string, content: Uint8Array | undefined): FileEntry {
  if (!content) throw new Error(`no image for ${path}`);
  return { path, content };
}
