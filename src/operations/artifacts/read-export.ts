import { Failure } from "#/kernel/errors";
import type { LeftFile, UnpackedFile, Wish } from "#/kernel/sieve";
import { unpack, type Unpacked } from "#/kernel/unpack";
import type { ArtifactKind } from "#/model/external-artifact";
import {
  archiveFilesMax,
  archiveTakenBytesMax,
  archiveUnpackedBytesMax,
  artifactsBodyBytes,
  assetDataBytesMax,
} from "#/model/limits";
import { type Measures, type Prepared, prepareImport } from "#/operations/artifacts/prepare-import";

/** What became of the files of an external tool's export. */
export type ExportReport = {
  readonly taken: readonly { readonly path: string; readonly kind: ArtifactKind; readonly name: string }[];
  readonly left: readonly LeftFile[];
};

/** What an export was found to be. */
export type ReadExport = { readonly prepared: readonly Prepared[]; readonly report: ExportReport };

/** How many pages and pictures one export may bring. */
const itemsMax = 200;
const nameLengthMax = 80;

/** How much of an external tool's export is unpacked. */
export const exportLimits = {
  bytesMax: archiveUnpackedBytesMax,
  filesMax: archiveFilesMax,
  takenBytesMax: archiveTakenBytesMax,
};

/** Pages stand at the root or in `project/`, which may have one folder around it. */
const isPage = /^(?:(?:[^/]+\/)?project\/)?[^/]+\.html?$/i;

/** What stays behind, by the first pattern that its path has. */
const reasons: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/(^|\/)(__MACOSX\/|\.[^/]+|Thumbs\.db$)/i, "It belongs to an operating system or a tool."],
  [/(^|\/)chats\//i, "Conversations are no part of a design."],
  [/\.html?$/i, "Pages are read from the root and from project/ only."],
  [/\.(md|txt)$/i, "Instructions and notes are no part of a design."],
  [/\.(jsx?|tsx?|mjs|vue|svelte)$/i, "Source code is not run. Export the page as HTML with its markup inside."],
  [
    /\.css$/i,
    "Style sheets of their own are not taken over, and neither are their :root custom properties: tokens come from the design.",
  ],
  [/\.json$/i, "Tokens and data come from the design."],
  [/\.(svg|jpe?g|webp|gif|avif)$/i, "Pictures are taken as PNG."],
  [/\.(woff2?|ttf|otf|eot)$/i, "Fonts come from the design."],
];

/** Which files of an export are read. */
export function exportWish(path: string): Wish {
  const isHidden = reasons[0]?.[0].test(path);
  if (!isHidden && isPage.test(path)) return { bytesMax: artifactsBodyBytes };
  if (!isHidden && /\.png$/i.test(path)) return { bytesMax: assetDataBytesMax };
  return { why: reasons.find(([pattern]) => pattern.test(path))?.[1] ?? "Nothing in a design is made from such a file." };
}

/** Takes the files that may be wanted out of an archive. Throws as `unpack` does. */
export const unpackExport = (archive: Uint8Array): Promise<Unpacked> => unpack(archive, exportLimits, exportWish);

/** Judges the files as imports, in their order. What cannot be one stays behind with the reason; throws `invalid` where nothing is left to take. */
export async function readExport(
  files: readonly UnpackedFile[],
  leftBefore: readonly LeftFile[],
  measures: Measures,
): Promise<ReadExport> {
  const prepared: Prepared[] = [];
  const taken: { path: string; kind: ArtifactKind; name: string }[] = [];
  const left = [...leftBefore];
  const byName = new Map<string, string>();
  for (const { path, bytes } of files) {
    if (prepared.length >= itemsMax) {
      left.push({ path, why: `One import takes ${itemsMax} pages and pictures at most.` });
      continue;
    }
    try {
      const item = await preparedFile(path, bytes, measures);
      const { kind } = item.content;
      const other = byName.get(`${kind} ${item.slug}`);
      if (other !== undefined) throw new Failure("invalid", `It would take the place of ${other}. Rename one.`);
      byName.set(`${kind} ${item.slug}`, path);
      prepared.push(item);
      taken.push({ path, kind, name: item.name });
      if (item.content.kind === "page" && rootProperties.test(item.content.html)) left.push({ path, why: propertiesStay });
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== "invalid") throw error;
      left.push({ path, why: error.message });
    }
  }
  if (prepared.length > 0) return { prepared, report: { taken, left } };
  const some = left.slice(0, 3).map(({ path, why }) => ` ${path}: ${why}`);
  throw new Failure("invalid", `There is no HTML page and no PNG in it that could be taken.${some.join("")}`);
}

const rootProperties = /:root\b[^{}]{0,40}\{[^{}]*--/;
const propertiesStay =
  "The page is taken; the custom properties of its :root stay in it and do not become tokens. Tokens are changed in the brief.";

async function preparedFile(path: string, bytes: Uint8Array, measures: Measures): Promise<Prepared> {
  const file = path.slice(path.lastIndexOf("/") + 1);
  const stem = file.replace(/(?:\.dc)?\.(?:html?|png)$/i, "");
  const name = [...stem.replace(/[_\s]+/g, " ")].slice(0, nameLengthMax).join("");
  const body = /\.png$/i.test(file)
    ? { asset: { name, data: Buffer.from(bytes).toString("base64") } }
    : { pages: [{ name, html: textOf(bytes) }] };
  const [item] = await prepareImport(body, measures);
  if (!item) throw new Error(`an import of one file made nothing: ${path}`);
  return item;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Failure("invalid", "It is not UTF-8 text.", { cause });
  }
}
