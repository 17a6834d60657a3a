import { Failure } from "#/kernel/errors";
import { getPixelCount } from "#/kernel/png";
import type { SkippedFile, UnpackedFile, EntryDecision } from "#/kernel/archive/extraction-filter";
import { getTextBefore } from "#/kernel/text/trim";
import { unpack, type Unpacked } from "#/kernel/archive/unpack";
import { toSlug } from "#/kernel/text/slug";
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
import type { ExistingItems } from "#/operations/artifacts/existing-items";
import { type ImportBaseline, type PreparedImport, prepareImport } from "#/operations/artifacts/prepare-import";
import { maxDrawingBytes, readDrawing } from "#/operations/artifacts/read-drawing";

/** The outcome for each file of an export. */
export type ExportReport = {
  readonly taken: readonly { readonly path: string; readonly kind: ArtifactKind; readonly name: string }[];
  readonly left: readonly SkippedFile[];
};

/** The validated items of an export and the report on its files. */
export type ReadExportResult = { readonly prepared: readonly PreparedImport[]; readonly report: ExportReport };

/** Limits for unpacking an export. */
export const exportLimits = {
  maxBytes: maxUnpackedArchiveBytes,
  maxFiles: maxArchiveFiles,
  maxExtractedBytes: maxArchiveReadBytes,
};

/** Maximum number of items in one export. */
const maxItems = 200;
const maxNameLength = 80;

/**
 * Pages are read from the root, from `pages/` and from `project/`, with at most one wrapper folder.
 */
const pagePattern = /^(?:(?:[^/]+\/)?project\/)?(?:pages\/)?[^/]+\.html?$/i;

/** Components are read from `components/` at any depth, and its subfolders. */
const isInComponentsFolder = (path: string) => path.toLowerCase().split("/").slice(0, -1).includes("components");

/** Whether a path can hold a page or component, before the wrapper folder is known. */
function canBePageOrComponent(path: string): boolean {
  const folders = path.toLowerCase().split("/").slice(0, -1);
  const isNear = folders.length <= 2 || folders.slice(0, 4).some((name) => name === "components" || name === "pages");
  return isNear && folders.length <= 7 && /\.html?$/i.test(path);
}

/** Folders with a meaning, which are never wrapper folders. */
const knownFolders = new Set(["project", "components", "pages", "assets", "uploads", "tokens", "fonts", "guidelines", "react"]);
const maxWrapperFolders = 2;

const pngPattern = /\.png$/i;
const svgPattern = /\.svg$/i;

const pageLocationNote =
  "Pages are read only from the root, project/ and pages/; components only from components/ and its subfolders.";

/** Why a file is skipped, by the first pattern that its path matches. */
const skipReasons: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/(^|\/)(__MACOSX\/|\.[^/]+|Thumbs\.db$)/i, "The operating system or a tool created this file."],
  [/(^|\/)chats\//i, "Conversations are not part of a design."],
  [/\.html?$/i, pageLocationNote],
  [/\.(md|txt)$/i, "Instructions and notes are not part of a design."],
  [/\.(jsx?|tsx?|mjs|vue|svelte)$/i, "Source code is not executed. Export the page as static HTML."],
  [/\.css$/i, "Separate style sheets and their :root custom properties are not imported: tokens come from the design."],
  [/\.json$/i, "Tokens and data come from the design."],
  [/\.(jpe?g|webp|gif|avif)$/i, "Only PNG and SVG images are imported. Convert it to PNG."],
  [/\.(woff2?|ttf|otf|eot)$/i, "Fonts come from the design."],
];

const isJunk = (path: string) => skipReasons[0]?.[0].test(path) ?? false;

/** Decides which files of an export are read. */
export function decideEntry(path: string): EntryDecision {
  if (!isJunk(path) && canBePageOrComponent(path)) return { maxBytes: artifactsBodyBytes };
  if (!isJunk(path) && pngPattern.test(path)) return { maxBytes: maxAssetDataBytes };
  if (!isJunk(path) && svgPattern.test(path)) return { maxBytes: maxDrawingBytes };
  return { why: skipReasons.find(([pattern]) => pattern.test(path))?.[1] ?? "Files of this type are not imported." };
}

/** Limits for the work on one export. */
export type ReadLimits = { readonly maxPixels: number; readonly maxMs: number };
const defaultReadLimits: ReadLimits = { maxPixels: maxArchivePixels, maxMs: maxArchiveReadMs };

/** Counts the CPU time and pixels spent on one export. */
function createReadBudget({ maxPixels, maxMs }: ReadLimits) {
  const getUsedMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const startedMs = getUsedMs();
  let pixels = 0;
  return {
    /** Returns why a file exceeds the budget; otherwise counts its pixels and returns undefined. */
    spend(bytes: Uint8Array): string | undefined {
      if (getUsedMs() - startedMs > maxMs)
        return `The files before it used the ${maxMs / 1000} s of CPU time allowed per import. Import this file separately.`;
      const addedPixels = getPixelCount(bytes);
      if (pixels + addedPixels > maxPixels)
        return `The images of one import can have at most ${maxPixels / 1_000_000} megapixels in total. Import this file separately.`;
      pixels += addedPixels;
      return undefined;
    },
  };
}

/** Unpacks the files of an archive that may be imported. Throws the same errors as `unpack`. */
export const unpackExport = (archive: Uint8Array): Promise<Unpacked> => unpack(archive, exportLimits, decideEntry);

/**
 * Validates, cleans and audits the files as imports, in order. A file that cannot be imported is
 * skipped with a reason; throws `invalid` if none is left.
 */
export async function readExport(
  files: readonly UnpackedFile[],
  skippedBefore: readonly SkippedFile[],
  baseline: ImportBaseline,
  limits: ReadLimits = defaultReadLimits,
): Promise<ReadExportResult> {
  const prepared: PreparedImport[] = [];
  const imported: { path: string; kind: ArtifactKind; name: string }[] = [];
  const skipped = [...skippedBefore];
  const byName = new Map<string, string>();
  const ownTokens = renderGlobalsRules(baseline.tokens).trim();
  const wrapper = findWrapper([...files, ...skippedBefore].map(({ path }) => path));
  const budget = createReadBudget(limits);
  for (const { path, bytes } of files) {
    const tooMany = `One import can have at most ${maxItems} components, pages and images. Import this file separately.`;
    const refusal = prepared.length >= maxItems ? tooMany : budget.spend(bytes);
    if (refusal !== undefined) {
      skipped.push({ path, why: refusal });
      continue;
    }
    try {
      const item = await prepareFile(path.slice(wrapper.length), bytes, baseline);
      const { kind } = item.content;
      const other = byName.get(`${kind} ${item.slug}`);
      if (other !== undefined) throw new Failure("invalid", `It has the same name as ${other}. Rename one.`);
      byName.set(`${kind} ${item.slug}`, path);
      prepared.push(item);
      imported.push({ path, kind, name: item.name });
      if (item.content.kind === "page" && addsCustomProperties(item.content.html, ownTokens))
        skipped.push({ path, why: customPropertiesNote });
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== "invalid") throw error;
      skipped.push({ path, why: error.message });
    }
  }
  if (prepared.length > 0) return { prepared, report: { taken: imported, left: skipped } };
  const some = skipped.slice(0, 3).map(({ path, why }) => ` ${path}: ${why}`);
  throw new Failure("invalid", `The export contains no component, page or image that can be imported.${some.join("")}`);
}

/** Whether a page sets custom properties of its own. Livery's own pages contain the design's. */
const addsCustomProperties = (html: string, ownTokens: string) => !html.includes(ownTokens) && hasRootCustomProperties(html);

/** Whether a rule with a `:root` selector sets custom properties. */
function hasRootCustomProperties(html: string): boolean {
  for (let offset = html.indexOf(":root"); offset >= 0; offset = html.indexOf(":root", offset + 1)) {
    const rule = html.slice(offset, offset + maxRuleLength);
    const open = rule.indexOf("{");
    if (open >= 0 && !rule.slice(0, open).includes("}") && getTextBefore(rule.slice(open + 1), "{}").includes("--")) return true;
  }
  return false;
}
/** Characters of a rule that are searched for custom properties. */
const maxRuleLength = 1000;

const customPropertiesNote =
  "The page is imported. Its :root custom properties stay in the page and do not become tokens; to change tokens, edit the brief.";

/**
 * Returns the wrapper folders that contain the whole export, with a trailing slash; empty if there
 * are none.
 */
function findWrapper(paths: readonly string[]): string {
  const own = paths.filter((path) => !isJunk(path));
  let wrapper = "";
  for (let level = 0; level < maxWrapperFolders; level++) {
    const rest = own[0]?.slice(wrapper.length) ?? "";
    const folder = rest.slice(0, rest.indexOf("/") + 1);
    const isWrapper = folder !== "" && !knownFolders.has(folder.slice(0, -1).toLowerCase());
    if (!isWrapper || !own.every((path) => path.startsWith(wrapper + folder))) break;
    wrapper += folder;
  }
  return wrapper;
}

async function prepareFile(path: string, bytes: Uint8Array, baseline: ImportBaseline): Promise<PreparedImport> {
  const body = pngPattern.test(path)
    ? { asset: { name: getNameFromPath(path), data: Buffer.from(bytes).toString("base64") } }
    : svgPattern.test(path)
      ? { asset: await readDrawing(getNameFromPath(path), decodeText(bytes), baseline) }
      : toHtmlImport(path, decodeText(bytes), baseline.existing);
  const [item] = await prepareImport(body, baseline);
  if (!item) throw new Error(`the import of one file returned no item: ${path}`);
  return item;
}

/**
 * Maps an HTML file to a component, if it is in a components folder or is one of Livery's component
 * documents, else to a page. Throws `invalid` if it is neither.
 */
function toHtmlImport(path: string, text: string, existing: ExistingItems): ImportBody {
  const document = text.length <= maxComponentFileBytes ? readComponentDocument(text) : undefined;
  if (document === undefined && cardMarker.test(text))
    throw new Failure("invalid", "It is a foundation card, which is generated from the design's tokens.");
  if (document !== undefined || isInComponentsFolder(path)) {
    const { name = getNameFromPath(path), ...parsed } = document ?? readComponentFragment(text);
    const existingComponent = findBySlug(existing.components, getNameFromPath(path));
    const variants = parsed.variants.slice(0, maxVariants);
    return {
      components: [
        {
          name: truncateName(existingComponent?.name ?? name),
          html: parsed.html,
          ...(existingComponent && { category: existingComponent.category }),
          ...(variants.length > 0 && { variants: variants.map((variant) => ({ ...variant, name: truncateName(variant.name) })) }),
        },
      ],
    };
  }
  if (!pagePattern.test(path)) throw new Failure("invalid", pageLocationNote);
  const name = getNameFromPath(path);
  return { pages: [{ name: findBySlug(existing.pages, name)?.name ?? name, html: text }] };
}

/** Finds the item whose slug matches a file's name. */
function findBySlug<Item extends { readonly slug: string }>(items: readonly Item[], name: string): Item | undefined {
  const slug = toSlug(name, "", maxSlugLength);
  return items.find((candidate) => candidate.slug === slug);
}

const truncateName = (name: string) => [...name].slice(0, maxNameLength).join("");

/** Returns a file's name without folders and extension. */
function getNameFromPath(path: string): string {
  const file = path.slice(path.lastIndexOf("/") + 1);
  return truncateName(file.replace(/(?:\.dc|\.card)?\.(?:html?|png|svg)$/i, "").replace(/[_\s]+/g, " "));
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Failure("invalid", "The file is not UTF-8 text. Save it as UTF-8.", { cause });
  }
}
