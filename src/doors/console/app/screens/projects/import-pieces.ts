import { type FileEntry, zip } from "#/kernel/zip";
import { trimEndCharacters } from "#/kernel/trim";

/** What a piece is imported as. `other` is sent along, so that the report says why it was left out. */
export type PieceKind = "component" | "page" | "picture" | "other";

/** One thing to import: HTML that can still be changed, or a file as it is. */
export type Piece =
  | {
      readonly key: number;
      readonly kind: "component" | "page";
      readonly name: string;
      readonly html: string;
      /** Whether it was pasted, so that its text is shown, and whether the person chose its kind. */
      readonly isPasted: boolean;
      readonly isKindChosen: boolean;
    }
  | { readonly key: number; readonly kind: "picture" | "other"; readonly name: string; readonly file: File }
  | { readonly key: number; readonly kind: "archive"; readonly name: string; readonly file: File };

/** Whether HTML is a whole document, which is imported as a page, or a fragment, which is imported as a component. */
export const guessKind = (html: string): "component" | "page" =>
  /<(?:!doctype|html|head|body)[\s>]/i.test(html.slice(0, 4000)) &&
  !html.includes("frame-variant") &&
  !html.includes("card-variant")
    ? "page"
    : "component";

let lastKey = 0;
export const newKey = (): number => ++lastKey;

/** A file as a piece. Throws where it cannot be read, as a folder that was dropped. */
export async function pieceOf(file: File): Promise<Piece> {
  const { name } = file;
  if (/\.(?:zip|tgz|gz)$/i.test(name)) return { key: newKey(), kind: "archive", name, file };
  if (/\.html?$/i.test(name)) {
    const html = await file.text();
    const stem = name.replace(/(?:\.dc|\.card)?\.html?$/i, "");
    return { key: newKey(), kind: guessKind(html), name: stem, html, isPasted: false, isKindChosen: false };
  }
  // Reading the first byte fails for a folder.
  await file.slice(0, 1).arrayBuffer();
  return { key: newKey(), kind: /\.(?:png|svg)$/i.test(name) ? "picture" : "other", name, file };
}

const folders = { component: "components/", page: "pages/", picture: "assets/", other: "" } as const;

/** A name as a part of a path that every system can have. */
export function fileNameOf(name: string): string {
  const plain = name.replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, "-").slice(0, 80);
  const safe = trimEndCharacters(plain, ". ").trim();
  return safe === "" ? "Untitled" : /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(safe) ? `${safe}-` : safe;
}

/** Where a piece is put into the archive that is sent; undefined for archives, which are sent as they are. */
export const pathOf = (piece: Piece): string | undefined =>
  piece.kind === "archive"
    ? undefined
    : `${folders[piece.kind]}${fileNameOf(piece.name)}${piece.kind === "component" || piece.kind === "page" ? ".html" : ""}`;

/** What keeps a piece from being sent, if anything. */
export function problemOfPiece(piece: Piece, all: readonly Piece[]): { readonly name?: string; readonly html?: string } {
  if (piece.kind !== "component" && piece.kind !== "page") return {};
  const path = pathOf(piece)?.toLowerCase();
  const twin = all.find((other) => other.key < piece.key && pathOf(other)?.toLowerCase() === path);
  return {
    ...(piece.name.trim() === "" ? { name: "Give it a name." } : twin && { name: `Another ${piece.kind} here has this name.` }),
    ...(piece.html.trim() === "" && { html: "Paste the HTML here." }),
  };
}

/** The archive that brings everything that is no archive itself; undefined where there is nothing like that. */
export async function archiveOf(pieces: readonly Piece[]): Promise<Blob | undefined> {
  const entries: FileEntry[] = [];
  const seen = new Set<string>();
  for (const piece of pieces) {
    const path = pathOf(piece);
    if (path === undefined) continue;
    const free = freePath(path, seen);
    seen.add(free.toLowerCase());
    entries.push({ path: free, content: "html" in piece ? piece.html : new Uint8Array(await piece.file.arrayBuffer()) });
  }
  return entries.length === 0 ? undefined : new Blob([zip(entries)], { type: "application/zip" });
}

/** A path that is not taken yet: files of one name from several folders stay apart. */
function freePath(path: string, seen: ReadonlySet<string>): string {
  const dot = path.lastIndexOf(".");
  const [stem, end] = dot > path.lastIndexOf("/") + 1 ? [path.slice(0, dot), path.slice(dot)] : [path, ""];
  let free = path;
  for (let count = 2; seen.has(free.toLowerCase()); count++) free = `${stem} ${count}${end}`;
  return free;
}
