import { type FileEntry, zip } from "#/kernel/archive/zip";
import { trimEndCharacters } from "#/kernel/text/trim";

/**
 * An item to import: editable HTML, or a file. `other` is sent too, so that the report says why it
 * was skipped.
 */
export type ImportItem =
  | {
      readonly key: number;
      readonly kind: "component" | "page";
      readonly name: string;
      readonly html: string;
      /** Pasted items show their text. `isKindChosen` stops the kind from being guessed. */
      readonly isPasted: boolean;
      readonly isKindChosen: boolean;
    }
  | { readonly key: number; readonly kind: "picture" | "other"; readonly name: string; readonly file: File }
  | { readonly key: number; readonly kind: "archive"; readonly name: string; readonly file: File };

/** A whole document is a page; a fragment is a component. */
export const guessKind = (html: string): "component" | "page" =>
  /<(?:!doctype|html|head|body)[\s>]/i.test(html.slice(0, 4000)) &&
  !html.includes("frame-variant") &&
  !html.includes("card-variant")
    ? "page"
    : "component";

let lastKey = 0;
export const createKey = (): number => ++lastKey;

/** Reads a file as an item. Throws if it cannot be read, for example because it is a folder. */
export async function readImportItem(file: File): Promise<ImportItem> {
  const { name } = file;
  if (/\.(?:zip|tgz|gz)$/i.test(name)) return { key: createKey(), kind: "archive", name, file };
  if (/\.html?$/i.test(name)) {
    const html = await file.text();
    const stem = name.replace(/(?:\.dc|\.card)?\.html?$/i, "");
    return { key: createKey(), kind: guessKind(html), name: stem, html, isPasted: false, isKindChosen: false };
  }
  // Fails for a folder.
  await file.slice(0, 1).arrayBuffer();
  return { key: createKey(), kind: /\.(?:png|svg)$/i.test(name) ? "picture" : "other", name, file };
}

const archiveFolders = { component: "components/", page: "pages/", picture: "assets/", other: "" } as const;

/** A name as a path segment that is valid on every system. */
function toFileName(name: string): string {
  const cleaned = name.replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, "-").slice(0, 80);
  const safe = trimEndCharacters(cleaned, ". ").trim();
  return safe === "" ? "Untitled" : /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(safe) ? `${safe}-` : safe;
}

/**
 * The item's path in the archive that is sent; undefined for archives, which are sent unchanged.
 */
const getArchivePath = (item: ImportItem): string | undefined =>
  item.kind === "archive"
    ? undefined
    : `${archiveFolders[item.kind]}${toFileName(item.name)}${item.kind === "component" || item.kind === "page" ? ".html" : ""}`;

/** The problems that keep an item from being sent. */
export function validateImportItem(
  item: ImportItem,
  all: readonly ImportItem[],
): { readonly name?: string; readonly html?: string } {
  if (item.kind !== "component" && item.kind !== "page") return {};
  const path = getArchivePath(item)?.toLowerCase();
  const duplicate = all.find((other) => other.key < item.key && getArchivePath(other)?.toLowerCase() === path);
  return {
    ...(item.name.trim() === ""
      ? { name: "Enter a name." }
      : duplicate && { name: `Another ${item.kind} already has this name.` }),
    ...(item.html.trim() === "" && { html: "Paste the HTML." }),
  };
}

/** An archive of all items that are not archives themselves; undefined if there are none. */
export async function createArchive(items: readonly ImportItem[]): Promise<Blob | undefined> {
  const entries: FileEntry[] = [];
  const takenPaths = new Set<string>();
  for (const item of items) {
    const path = getArchivePath(item);
    if (path === undefined) continue;
    const uniquePath = findFreePath(path, takenPaths);
    takenPaths.add(uniquePath.toLowerCase());
    entries.push({ path: uniquePath, content: "html" in item ? item.html : new Uint8Array(await item.file.arrayBuffer()) });
  }
  return entries.length === 0 ? undefined : new Blob([zip(entries)], { type: "application/zip" });
}

/** A free path: files with the same name from several folders get a number. */
function findFreePath(path: string, takenPaths: ReadonlySet<string>): string {
  const dot = path.lastIndexOf(".");
  const [stem, extension] = dot > path.lastIndexOf("/") + 1 ? [path.slice(0, dot), path.slice(dot)] : [path, ""];
  let uniquePath = path;
  for (let count = 2; takenPaths.has(uniquePath.toLowerCase()); count++) uniquePath = `${stem} ${count}${extension}`;
  return uniquePath;
}
