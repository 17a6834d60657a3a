import { getAssetFileName, getAssetPath } from "#/formats/asset-urls";
import { memoize } from "#/kernel/memoize";
import type { BrandAsset, Mark } from "#/model/mark";

/** The files of a mark by the ends of their addresses. */
const getMarkFiles = memoize(
  (mark: Mark): ReadonlyMap<string, BrandAsset> =>
    new Map(
      mark.assets.flatMap((asset) => [
        [getAssetPath(asset).slice("/assets/".length), asset] as const,
        [getAssetFileName(asset), asset] as const,
      ]),
    ),
);

/** The file of the mark at an address: on a server, or in the folder `assets/` of a bundle. */
export function findMarkFile(mark: Mark, src: string): BrandAsset | undefined {
  const [, name = ""] = /(?:^|\/)assets\/([\w-]{1,100}\.svg)(?:[?#]|$)/.exec(src.slice(0, 2000)) ?? [];
  return getMarkFiles(mark).get(name);
}
