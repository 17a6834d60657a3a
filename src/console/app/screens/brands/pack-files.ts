import { type FileEntry, zip } from "#/kernel/archive/zip";

/** A file that a person chose, by the name that is unique among them. */
export type ChosenFile = { readonly name: string; readonly file: File };

/** The files of one brand fit one request with these many bytes. */
export const maxChosenBytes = 32_000_000;

/** Adds files; one with the name of another replaces it. */
export const addFiles = (chosen: readonly ChosenFile[], files: readonly File[]): readonly ChosenFile[] => [
  ...new Map([...chosen, ...files.map((file) => ({ name: file.name, file }))].map((one) => [one.name, one])).values(),
];

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
