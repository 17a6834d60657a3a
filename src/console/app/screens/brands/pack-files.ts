import type { DroppedFile } from "#/console/app/components/dropped-files";
import { type FileEntry, zip } from "#/kernel/archive/zip";

/** A file that a person chose, by its path, which is unique among them. */
export type ChosenFile = { readonly name: string; readonly file: File };

/** Files that are shown together: one file, or those of one folder. */
export type ChosenGroup = { readonly name: string; readonly files: readonly ChosenFile[]; readonly isFolder: boolean };

/** Chosen files by the folder that they were chosen with. */
export const groupFiles = (chosen: readonly ChosenFile[]): readonly ChosenGroup[] =>
  [...Map.groupBy(chosen, ({ name }) => name.split("/")[0] ?? name)].map(([name, files]) => ({
    name,
    files,
    isFolder: files[0]?.name !== name,
  }));

/** Files of a saved page that say nothing about a brand and are large. */
const isPageMedia = (path: string) => path.includes("_files/") && /\.(?:js|mjs|download|mp4|webm|mp3|gif)$/i.test(path);

/** The files of one brand fit one request with these many bytes. */
export const maxChosenBytes = 32_000_000;

/** Adds files; one with the name of another replaces it. */
export const addFiles = (chosen: readonly ChosenFile[], files: readonly DroppedFile[]): readonly ChosenFile[] => {
  const added = files.filter(({ path }) => !isPageMedia(path)).map(({ path, file }) => ({ name: path, file }));
  return [...new Map([...chosen, ...added].map((one) => [one.name, one])).values()];
};

const isArchive = ({ name }: ChosenFile) => /\.(?:zip|tgz|tar\.gz)$/i.test(name);

/**
 * The files and what a person says about them as one archive. An archive that is alone is sent as
 * it is, so its own options count.
 */
export async function packFiles(chosen: readonly ChosenFile[], options: object): Promise<Blob> {
  const [only] = chosen;
  if (chosen.length === 1 && only && isArchive(only) && Object.keys(options).length === 0)
    return new Blob([only.file], { type: /zip$/i.test(only.name) ? "application/zip" : "application/gzip" });
  const entries: FileEntry[] = await Promise.all(
    chosen.map(async ({ name, file }) => ({ path: name, content: new Uint8Array(await file.arrayBuffer()) })),
  );
  if (Object.keys(options).length > 0) entries.push({ path: "livery-import.json", content: JSON.stringify(options) });
  return new Blob([zip(entries)], { type: "application/zip" });
}
