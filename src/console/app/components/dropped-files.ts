/** A file with its path within the folder that it was dropped or chosen with. */
export type DroppedFile = { readonly path: string; readonly file: File };

/** Files that are taken from dropped folders; more are left out. */
const maxFiles = 2000;
const maxDepth = 12;

/** Chosen files; those of a chosen folder have its name in their paths. */
export const listChosenFiles = (files: FileList | null): readonly DroppedFile[] =>
  [...(files ?? [])].slice(0, maxFiles).map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** Dropped files, and those in dropped folders. */
export async function listDroppedFiles({ items, files }: DataTransfer): Promise<readonly DroppedFile[]> {
  // Entries are only there during the event: they are listed before anything is awaited.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...files].map((file) => ({ path: file.name, file }));
  const found: DroppedFile[] = [];
  const visit = async (entry: FileSystemEntry, within: string, depth: number): Promise<void> => {
    if (found.length >= maxFiles || depth > maxDepth) return;
    const path = `${within}${entry.name}`;
    if (entry instanceof FileSystemFileEntry)
      found.push({ path, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) });
    else if (entry instanceof FileSystemDirectoryEntry)
      for (const inner of await listEntries(entry)) await visit(inner, `${path}/`, depth + 1);
  };
  for (const entry of entries) await visit(entry, "", 0);
  return found;
}

/** All entries of a folder; a browser returns them in portions. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length < maxFiles) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (portion.length === 0) break;
    all.push(...portion);
  }
  return all;
}
