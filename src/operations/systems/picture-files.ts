import { listBrandAssets, listRasterAssets } from "#/formats/asset-urls";
import type { FileEntry } from "#/kernel/zip";
import type { DesignContent } from "#/model/design-content";
import type { BrandAsset } from "#/model/mark";
import { getRasterSides, thumbnailPx } from "#/model/raster";
import { rasterOf } from "#/operations/files/raster-of";
import type { Services } from "#/operations/operation";

/**
 * Every picture of a design as a file: `<slug>-<long side>.png` and `.webp` in the sizes of its kind, and `<slug>-thumbnail.webp`; those that were brought in below `imported/`. Assets with live text are left out. `told` hears
 * of each asset before it is drawn.
 */
export async function pictureFiles(
  services: Pick<Services, "rasters" | "store">,
  content: DesignContent,
  told: (asset: BrandAsset, index: number, of: number) => void = () => {},
): Promise<FileEntry[]> {
  const drawn = listBrandAssets(content).filter(({ outlined }) => outlined);
  const files: FileEntry[] = [];
  for (const [index, asset] of drawn.entries()) {
    told(asset, index, drawn.length);
    for (const px of getRasterSides(asset.kind))
      for (const format of ["png", "webp"] as const)
        files.push(file(`${asset.slug}-${px}.${format}`, await rasterOf(services, asset, { px, format })));
    files.push(file(`${asset.slug}-thumbnail.webp`, await rasterOf(services, asset, { px: thumbnailPx, format: "webp" })));
  }
  for (const { slug, hash, webpHash, thumbnailHash } of listRasterAssets(content)) {
    const stored = async (name: string, blob: string) =>
      file(`imported/${name}`, (await services.store.blobs.findByHash(blob))?.bytes);
    files.push(await stored(`${slug}.png`, hash), await stored(`${slug}.webp`, webpHash));
    files.push(await stored(`${slug}-thumbnail.webp`, thumbnailHash));
  }
  return files;
}

function file(path: string, content: Uint8Array | undefined): FileEntry {
  if (!content) throw new Error(`there is no picture for ${path}`);
  return { path, content };
}
