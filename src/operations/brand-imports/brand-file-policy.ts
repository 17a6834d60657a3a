import type { EntryDecision } from "#/kernel/archive/extraction-filter";
import { maxArchiveFiles, maxBrandFilesBytes } from "#/model/limits";

/** Limits for unpacking the files of a brand. */
export const brandFilesLimits = {
  maxBytes: 200_000_000,
  maxFiles: maxArchiveFiles,
  maxExtractedBytes: maxBrandFilesBytes,
};

/** The kinds of files that are read, by the ends of their names. */
const endings = {
  tokens: ["json", "json5", "jsonc", "css", "scss", "js", "cjs", "mjs", "ts", "cts", "mts", "yaml", "yml", "md", "txt"],
  page: ["html", "htm", "xhtml", "mhtml", "mht"],
  drawing: ["svg"],
  font: ["woff2", "woff", "ttf", "otf"],
  picture: ["png", "jpg", "jpeg", "webp", "avif", "ico"],
} as const;
export type BrandFileKind = keyof typeof endings;

const kindByEnding: ReadonlyMap<string, BrandFileKind> = new Map(
  (Object.keys(endings) as BrandFileKind[]).flatMap((kind) => endings[kind].map((ending) => [ending, kind] as const)),
);

/** Bytes of one file of each kind. */
const maxBytesByKind: Readonly<Record<BrandFileKind, number>> = {
  tokens: 8_000_000,
  page: 30_000_000,
  drawing: 2_000_000,
  font: 12_000_000,
  picture: 10_000_000,
};

/** Files of the system and of tools, which no brand consists of. */
const junkPattern = /(^|\/)(__MACOSX|\.git|node_modules)\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*)$/i;

/** Style sheets that a browser saved with a page under names without an ending of their own. */
const savedStyleName = /^(?:[^.]{1,120}|.{1,120}\.(?:php|aspx|download))$/i;

const isSavedStyle = (path: string): boolean => {
  const [name = "", folder = ""] = path.split("/").reverse();
  return /_files$/i.test(folder) && savedStyleName.test(name);
};

/** Whether a path names an archive of files. */
export const isBrandArchive = (path: string): boolean => /\.(?:zip|tgz|tar\.gz)$/i.test(path) && !junkPattern.test(path);

/** What kind of file a path names; undefined if it is not read. */
export function getBrandFileKind(path: string): BrandFileKind | undefined {
  if (junkPattern.test(path)) return undefined;
  const kind = kindByEnding.get(path.slice(path.lastIndexOf(".") + 1).toLowerCase());
  return kind ?? (isSavedStyle(path) ? "page" : undefined);
}

/** Decides which files of an archive or folder are read. */
export function decideBrandFile(path: string): EntryDecision {
  const kind = getBrandFileKind(path);
  if (kind) return { maxBytes: maxBytesByKind[kind] };
  return { why: junkPattern.test(path) ? "It belongs to a tool or the system." : "Files of this type are not read." };
}
