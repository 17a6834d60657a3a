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

/** What became of the files of an external tool's export. */
export type ExportReport = {
  readonly taken: readonly { readonly path: string; readonly kind: ArtifactKind; readonly name: string }[];
  readonly left: readonly SkippedFile[];
};

/** What an export was found to be. */
export type ReadExportResult = { readonly prepared: readonly PreparedImport[]; readonly report: ExportReport };

/** How much of an external tool's export is unpacked. */
export const exportLimits = {
  maxBytes: maxUnpackedArchiveBytes,
  maxFiles: maxArchiveFiles,
  maxExtractedBytes: maxArchiveReadBytes,
};

/** How many pieces one export may bring. */
const maxItems = 200;
const maxNameLength = 80;

/**
 * Pages are read from the root, from `pages/` and from `project/`, which may have one folder around
 * it.
 */
const pagePattern = /^(?:(?:[^/]+\/)?project\/)?(?:pages\/)?[^/]+\.html?$/i;

/** Components are read from `components/` and the folders in it, wherever it is. */
const isInComponentsFolder = (path: string) => path.toLowerCase().split("/").slice(0, -1).includes("components");

/**
 * Where pages and components may be before it is known which folder is only a wrapping around
 * everything.
 */
function canBePageOrComponent(path: string): boolean {
  const folders = path.toLowerCase().split("/").slice(0, -1);
  const isNear = folders.length <= 2 || folders.slice(0, 4).some((name) => name === "components" || name === "pages");
  return isNear && folders.length <= 7 && /\.html?$/i.test(path);
}

/** Folders that say what is in them, so that none of them is a wrapping. */
const knownFolders = new Set(["project", "components", "pages", "assets", "uploads", "tokens", "fonts", "guidelines", "react"]);
const maxWrapperFolders = 2;

const pngPattern = /\.png$/i;
const svgPattern = /\.svg$/i;

const pageLocationNote =
  "Pages are read from the root and from project/ or pages/ only, components from components/ and the folders in it.";

/** What stays behind, by the first pattern that its path has. */
const skipReasons: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/(^|\/)(__MACOSX\/|\.[^/]+|Thumbs\.db$)/i, "It belongs to an operating system or a tool."],
  [/(^|\/)chats\//i, "Conversations are no part of a design."],
  [/\.html?$/i, pageLocationNote],
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

const isJunk = (path: string) => skipReasons[0]?.[0].test(path) ?? false;

/** Which files of an export are read. */
export function decideEntry(path: string): EntryDecision {
  if (!isJunk(path) && canBePageOrComponent(path)) return { maxBytes: artifactsBodyBytes };
  if (!isJunk(path) && pngPattern.test(path)) return { maxBytes: maxAssetDataBytes };
  if (!isJunk(path) && svgPattern.test(path)) return { maxBytes: maxDrawingBytes };
  return { why: skipReasons.find(([pattern]) => pattern.test(path))?.[1] ?? "Nothing in a design is made from such a file." };
}

/** How much work the files of one export may make. */
export type ReadLimits = { readonly maxPixels: number; readonly maxMs: number };
const defaultReadLimits: ReadLimits = { maxPixels: maxArchivePixels, maxMs: maxArchiveReadMs };

/** The account of the work on one export. */
function createReadBudget({ maxPixels, maxMs }: ReadLimits) {
  const getUsedMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const startedMs = getUsedMs();
  let pixels = 0;
  return {
    /** Why a file is not looked into; undefined, and its pixels are counted, where it is. */
    refusal(bytes: Uint8Array): string | undefined {
      if (getUsedMs() - startedMs > maxMs)
        return `The files before it took ${maxMs / 1000} s of processor time, which is what one import may take. Import it by itself.`;
      const addedPixels = getPixelCount(bytes);
      if (pixels + addedPixels > maxPixels)
        return `The pictures of one import may have ${maxPixels / 1_000_000} megapixels together. Import it by itself.`;
      pixels += addedPixels;
      return undefined;
    },
  };
}

/** Takes the files that may be wanted out of an archive. Throws as `unpack` does. */
export const unpackExport = (archive: Uint8Array): Promise<Unpacked> => unpack(archive, exportLimits, decideEntry);

/**
 * Judges the files as imports, in their order. What cannot be one stays behind with the reason;
 * throws `invalid` where nothing is left to take.
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
    const tooMany = `One import takes ${maxItems} components, pages and pictures at most.`;
    const refusal = prepared.length >= maxItems ? tooMany : budget.refusal(bytes);
    if (refusal !== undefined) {
      skipped.push({ path, why: refusal });
      continue;
    }
    try {
      const item = await prepareFile(path.slice(wrapper.length), bytes, baseline);
      const { kind } = item.content;
      const other = byName.get(`${kind} ${item.slug}`);
      if (other !== undefined) throw new Failure("invalid", `It would take the place of ${other}. Rename one.`);
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
  throw new Failure("invalid", `There is no component, page or picture in it that could be taken.${some.join("")}`);
}

/**
 * Whether a page sets custom properties of its own; Livery's own pages bring those of the design.
 */
const addsCustomProperties = (html: string, ownTokens: string) => !html.includes(ownTokens) && hasRootCustomProperties(html);

/** Whether a rule for `:root`, alone or among others, sets custom properties. */
function hasRootCustomProperties(html: string): boolean {
  for (let offset = html.indexOf(":root"); offset >= 0; offset = html.indexOf(":root", offset + 1)) {
    const rule = html.slice(offset, offset + maxRuleLength);
    const open = rule.indexOf("{");
    if (open >= 0 && !rule.slice(0, open).includes("}") && getTextBefore(rule.slice(open + 1), "{}").includes("--")) return true;
  }
  return false;
}
/** How far into a rule custom properties are looked for. */
const maxRuleLength = 1000;

const customPropertiesNote =
  "The page is taken; the custom properties of its :root stay in it and do not become tokens. Tokens are changed in the brief.";

/**
 * The folders that everything in an export is in and that say nothing, with a slash at the end;
 * empty where there are none.
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
  if (!item) throw new Error(`an import of one file made nothing: ${path}`);
  return item;
}

/**
 * What an HTML file is: a component where it stands among components or is one of Livery's own
 * documents of a component, else a page. Throws `invalid` for what is neither.
 */
function toHtmlImport(path: string, text: string, existing: ExistingItems): ImportBody {
  const document = text.length <= maxComponentFileBytes ? readComponentDocument(text) : undefined;
  if (document === undefined && cardMarker.test(text))
    throw new Failure("invalid", "It is a card about the foundation, which comes from the design's tokens.");
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

/** The piece whose slug a file is named for. */
function findBySlug<Item extends { readonly slug: string }>(items: readonly Item[], name: string): Item | undefined {
  const slug = toSlug(name, "", maxSlugLength);
  return items.find((candidate) => candidate.slug === slug);
}

const truncateName = (name: string) => [...name].slice(0, maxNameLength).join("");

/** What a file's piece is called: the file's name without what it ends with. */
function getNameFromPath(path: string): string {
  const file = path.slice(path.lastIndexOf("/") + 1);
  return truncateName(file.replace(/(?:\.dc|\.card)?\.(?:html?|png|svg)$/i, "").replace(/[_\s]+/g, " "));
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Failure("invalid", "It is not UTF-8 text.", { cause });
  }
}
