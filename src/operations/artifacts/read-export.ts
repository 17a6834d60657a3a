import { Failure } from "#/kernel/errors";
import { getPixelCount } from "#/kernel/png";
import type { SkippedFile, UnpackedFile, EntryDecision } from "#/kernel/extraction-filter";
import { getTextBefore } from "#/kernel/trim";
import { unpack, type Unpacked } from "#/kernel/unpack";
import { toSlug } from "#/kernel/text";
import type { ArtifactKind } from "#/model/external-artifact";
import { type ImportBody, maxVariants } from "#/model/import-contract";
import {
  maxArchiveFiles,
  maxArchivePixels,
  maxArchiveReadMs,
  maxArchiveReadBytes,
  maxUnpackedArchiveBytes,
  artifactsBodyBytes,
  maxAssetDataBytes,
  maxSlugLength,
} from "#/model/limits";
import { renderGlobalsRules } from "#/formats/globals-css";
import { cardMarker } from "#/kits/partner-kit/card";
import { maxComponentFileBytes, readComponentDocument, readComponentFragment } from "#/kits/read-component-file";
import type { KnownPieces } from "#/operations/artifacts/known-pieces";
import { type Measures, type Prepared, prepareImport } from "#/operations/artifacts/prepare-import";
import { drawingBytesMax, readDrawing } from "#/operations/artifacts/read-drawing";

/** What became of the files of an external tool's export. */
export type ExportReport = {
  readonly taken: readonly { readonly path: string; readonly kind: ArtifactKind; readonly name: string }[];
  readonly left: readonly SkippedFile[];
};

/** What an export was found to be. */
export type ReadExport = { readonly prepared: readonly Prepared[]; readonly report: ExportReport };

/** How much of an external tool's export is unpacked. */
export const exportLimits = {
  maxBytes: maxUnpackedArchiveBytes,
  maxFiles: maxArchiveFiles,
  maxExtractedBytes: maxArchiveReadBytes,
};

/** How many pieces one export may bring. */
const itemsMax = 200;
const nameLengthMax = 80;

/** Pages are read from the root, from `pages/` and from `project/`, which may have one folder around it. */
const isPage = /^(?:(?:[^/]+\/)?project\/)?(?:pages\/)?[^/]+\.html?$/i;

/** Components are read from `components/` and the folders in it, wherever it is. */
const isComponent = (path: string) => path.toLowerCase().split("/").slice(0, -1).includes("components");

/** Where pages and components may be before it is known which folder is only a wrapping around everything. */
function mayBeRead(path: string): boolean {
  const folders = path.toLowerCase().split("/").slice(0, -1);
  const isNear = folders.length <= 2 || folders.slice(0, 4).some((name) => name === "components" || name === "pages");
  return isNear && folders.length <= 7 && /\.html?$/i.test(path);
}

/** Folders that say what is in them, so that none of them is a wrapping. */
const knownFolders = new Set(["project", "components", "pages", "assets", "uploads", "tokens", "fonts", "guidelines", "react"]);
const wrappingsMax = 2;

const isPng = /\.png$/i;
const isDrawing = /\.svg$/i;

const wherePagesAre =
  "Pages are read from the root and from project/ or pages/ only, components from components/ and the folders in it.";

/** What stays behind, by the first pattern that its path has. */
const reasons: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/(^|\/)(__MACOSX\/|\.[^/]+|Thumbs\.db$)/i, "It belongs to an operating system or a tool."],
  [/(^|\/)chats\//i, "Conversations are no part of a design."],
  [/\.html?$/i, wherePagesAre],
  [/\.(md|txt)$/i, "Instructions and notes are no part of a design."],
  [/\.(jsx?|tsx?|mjs|vue|svelte)$/i, "Source code is not run. Export the page as HTML with its markup inside."],
  [
    /\.css$/i,
    "Style sheets of their own are not taken over, and neither are their :root custom properties: tokens come from the design.",
  ],
  [/\.json$/i, "Tokens and data come from the design."],
  [/\.(jpe?g|webp|gif|avif)$/i, "Pictures are taken as PNG."],
  [/\.(woff2?|ttf|otf|eot)$/i, "Fonts come from the design."],
];

const isJunk = (path: string) => reasons[0]?.[0].test(path) ?? false;

/** Which files of an export are read. */
export function exportWish(path: string): EntryDecision {
  if (!isJunk(path) && mayBeRead(path)) return { maxBytes: artifactsBodyBytes };
  if (!isJunk(path) && isPng.test(path)) return { maxBytes: maxAssetDataBytes };
  if (!isJunk(path) && isDrawing.test(path)) return { maxBytes: drawingBytesMax };
  return { why: reasons.find(([pattern]) => pattern.test(path))?.[1] ?? "Nothing in a design is made from such a file." };
}

/** How much work the files of one export may make. */
export type TakingLimits = { readonly pixelsMax: number; readonly msMax: number };
const takingLimits: TakingLimits = { pixelsMax: maxArchivePixels, msMax: maxArchiveReadMs };

/** The account of the work on one export. */
function takingBudget({ pixelsMax, msMax }: TakingLimits) {
  const usedMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const begunMs = usedMs();
  let pixels = 0;
  return {
    /** Why a file is not looked into; undefined, and its pixels are counted, where it is. */
    refusal(bytes: Uint8Array): string | undefined {
      if (usedMs() - begunMs > msMax)
        return `The files before it took ${msMax / 1000} s of processor time, which is what one import may take. Import it by itself.`;
      const more = getPixelCount(bytes);
      if (pixels + more > pixelsMax)
        return `The pictures of one import may have ${pixelsMax / 1_000_000} megapixels together. Import it by itself.`;
      pixels += more;
      return undefined;
    },
  };
}

/** Takes the files that may be wanted out of an archive. Throws as `unpack` does. */
export const unpackExport = (archive: Uint8Array): Promise<Unpacked> => unpack(archive, exportLimits, exportWish);

/** Judges the files as imports, in their order. What cannot be one stays behind with the reason; throws `invalid` where nothing is left to take. */
export async function readExport(
  files: readonly UnpackedFile[],
  leftBefore: readonly SkippedFile[],
  measures: Measures,
  limits: TakingLimits = takingLimits,
): Promise<ReadExport> {
  const prepared: Prepared[] = [];
  const taken: { path: string; kind: ArtifactKind; name: string }[] = [];
  const left = [...leftBefore];
  const byName = new Map<string, string>();
  const ownTokens = renderGlobalsRules(measures.tokens).trim();
  const wrapping = wrappingOf([...files, ...leftBefore].map(({ path }) => path));
  const budget = takingBudget(limits);
  for (const { path, bytes } of files) {
    const tooMany = `One import takes ${itemsMax} components, pages and pictures at most.`;
    const refusal = prepared.length >= itemsMax ? tooMany : budget.refusal(bytes);
    if (refusal !== undefined) {
      left.push({ path, why: refusal });
      continue;
    }
    try {
      const item = await preparedFile(path.slice(wrapping.length), bytes, measures);
      const { kind } = item.content;
      const other = byName.get(`${kind} ${item.slug}`);
      if (other !== undefined) throw new Failure("invalid", `It would take the place of ${other}. Rename one.`);
      byName.set(`${kind} ${item.slug}`, path);
      prepared.push(item);
      taken.push({ path, kind, name: item.name });
      if (item.content.kind === "page" && bringsProperties(item.content.html, ownTokens))
        left.push({ path, why: propertiesStay });
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== "invalid") throw error;
      left.push({ path, why: error.message });
    }
  }
  if (prepared.length > 0) return { prepared, report: { taken, left } };
  const some = left.slice(0, 3).map(({ path, why }) => ` ${path}: ${why}`);
  throw new Failure("invalid", `There is no component, page or picture in it that could be taken.${some.join("")}`);
}

/** Whether a page sets custom properties of its own; Livery's own pages bring those of the design. */
const bringsProperties = (html: string, ownTokens: string) => !html.includes(ownTokens) && setsRootProperties(html);

/** Whether a rule for `:root`, alone or among others, sets custom properties. */
function setsRootProperties(html: string): boolean {
  for (let at = html.indexOf(":root"); at >= 0; at = html.indexOf(":root", at + 1)) {
    const rule = html.slice(at, at + ruleLengthMax);
    const open = rule.indexOf("{");
    if (open >= 0 && !rule.slice(0, open).includes("}") && getTextBefore(rule.slice(open + 1), "{}").includes("--")) return true;
  }
  return false;
}
/** How far into a rule custom properties are looked for. */
const ruleLengthMax = 1000;

const propertiesStay =
  "The page is taken; the custom properties of its :root stay in it and do not become tokens. Tokens are changed in the brief.";

/** The folders that everything in an export is in and that say nothing, with a slash at the end; empty where there are none. */
function wrappingOf(paths: readonly string[]): string {
  const own = paths.filter((path) => !isJunk(path));
  let wrapping = "";
  for (let level = 0; level < wrappingsMax; level++) {
    const rest = own[0]?.slice(wrapping.length) ?? "";
    const folder = rest.slice(0, rest.indexOf("/") + 1);
    const isWrapping = folder !== "" && !knownFolders.has(folder.slice(0, -1).toLowerCase());
    if (!isWrapping || !own.every((path) => path.startsWith(wrapping + folder))) break;
    wrapping += folder;
  }
  return wrapping;
}

async function preparedFile(path: string, bytes: Uint8Array, measures: Measures): Promise<Prepared> {
  const body = isPng.test(path)
    ? { asset: { name: nameOf(path), data: Buffer.from(bytes).toString("base64") } }
    : isDrawing.test(path)
      ? { asset: await readDrawing(nameOf(path), textOf(bytes), measures) }
      : htmlPiece(path, textOf(bytes), measures.known);
  const [item] = await prepareImport(body, measures);
  if (!item) throw new Error(`an import of one file made nothing: ${path}`);
  return item;
}

/** What an HTML file is: a component where it stands among components or is one of Livery's own documents of a component, else a page. Throws `invalid` for what is neither. */
function htmlPiece(path: string, text: string, known: KnownPieces): ImportBody {
  const document = text.length <= maxComponentFileBytes ? readComponentDocument(text) : undefined;
  if (document === undefined && cardMarker.test(text))
    throw new Failure("invalid", "It is a card about the foundation, which comes from the design's tokens.");
  if (document !== undefined || isComponent(path)) {
    const { name = nameOf(path), ...read } = document ?? readComponentFragment(text);
    const live = pieceOf(known.components, nameOf(path));
    const variants = read.variants.slice(0, maxVariants);
    return {
      components: [
        {
          name: cut(live?.name ?? name),
          html: read.html,
          ...(live && { category: live.category }),
          ...(variants.length > 0 && { variants: variants.map((variant) => ({ ...variant, name: cut(variant.name) })) }),
        },
      ],
    };
  }
  if (!isPage.test(path)) throw new Failure("invalid", wherePagesAre);
  const name = nameOf(path);
  return { pages: [{ name: pieceOf(known.pages, name)?.name ?? name, html: text }] };
}

/** The piece whose slug a file is named for. */
function pieceOf<Piece extends { readonly slug: string }>(pieces: readonly Piece[], name: string): Piece | undefined {
  const slug = toSlug(name, "", maxSlugLength);
  return pieces.find((piece) => piece.slug === slug);
}

const cut = (name: string) => [...name].slice(0, nameLengthMax).join("");

/** What a file's piece is called: the file's name without what it ends with. */
function nameOf(path: string): string {
  const file = path.slice(path.lastIndexOf("/") + 1);
  return cut(file.replace(/(?:\.dc|\.card)?\.(?:html?|png|svg)$/i, "").replace(/[_\s]+/g, " "));
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Failure("invalid", "It is not UTF-8 text.", { cause });
  }
}
