import { findBundle } from "#/brand-import/recognize-files";
import type { Reading } from "#/brand-import/found-token";
import type { LogoCandidate } from "#/brand-import/web-page/find-logo";
import { type PageFont, type PageReading, readPage } from "#/brand-import/web-page/read-page";
import { splitWebPage, type WebPage } from "#/brand-import/web-page/web-page";
import type { UnpackedFile } from "#/kernel/archive/extraction-filter";
import { Failure } from "#/kernel/errors";
import type { ImportProposal } from "#/model/brand-import";
import type { GivenLockup } from "#/model/given";
import { type BrandSection, emptySection, type FetchedPage } from "#/operations/brand-imports/brand-files";
import { describeFetched, toWebPage } from "#/operations/brand-imports/fetched-page";
import type { ImportOptions } from "#/operations/brand-imports/import-options";
import { type MarkFile, type MarkReading, readMark } from "#/operations/given/read-mark";

/** What a web page among the files gives, and the files that do not belong to it. */
export type WebPageParts = {
  readonly others: readonly UnpackedFile[];
  /** Tokens; undefined without a page. */
  readonly reading: Reading | undefined;
  readonly mark: BrandSection;
  readonly fonts: readonly PageFont[];
  readonly name: string | undefined;
  readonly left: ImportProposal["left"];
  /** What was fetched for a live page. */
  readonly recognized: ImportProposal["recognized"];
};

/**
 * Reads a fetched page, or the web page among files, if there is one: its tokens, its logo as a mark and its fonts. A
 * page that cannot be read is reported and does not stop the others.
 */
export async function readWebPage(
  files: readonly UnpackedFile[],
  options: ImportOptions,
  fetched?: FetchedPage,
): Promise<WebPageParts> {
  const nothing = { others: files, reading: undefined, mark: emptySection, fonts: [], name: undefined, left: [], recognized: [] };
  if (fetched) {
    const { recognized, left } = describeFetched(fetched);
    const parts = await readPageParts(toWebPage(fetched), options);
    return { ...parts, others: files, left: [...left, ...parts.left], recognized };
  }
  if (findBundle(files) !== undefined) return nothing;
  const { page, others, left } = splitWebPage(files);
  if (!page) return { ...nothing, others, left };
  try {
    const parts = await readPageParts(page, options);
    const rest = others.filter(({ path }) => !parts.usedPaths.has(path));
    return { ...parts, others: rest, left: [...left, ...parts.left], recognized: [] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...nothing, others, left: [...left, { source: page.path, reason: error.message }] };
  }
}

async function readPageParts(
  page: WebPage,
  options: ImportOptions,
): Promise<Omit<WebPageParts, "others" | "recognized"> & Pick<PageReading, "usedPaths">> {
  const reading = readPage(page);
  const { fonts, name, usedPaths, logos } = reading;
  const mark = await readPageMark(page.path, reading, options);
  const [logo] = mark.given.mark?.lockups ?? [];
  const left = [...logos.left];
  const { resources } = page;
  const unread = [...resources.values()].filter(({ path }) => !usedPaths.has(path) && /_files\//.test(path)).length;
  if (unread > 0)
    left.push({
      source: unread === 1 ? "1 more file of the page" : `${unread} more files of the page`,
      reason: "Nothing of the brand is read from them.",
    });
  return { reading: reading.readTokens(logo?.colors ?? []), mark, fonts, name, usedPaths, left };
}

/** From this value of each channel on, a colour counts as white. */
const leastWhite = 0xe6;

/**
 * The lockup for dark grounds that a drawing is, if its largest part is white; undefined for others
 * and for those that are taken for one already.
 */
function findDarkGroundLockup(lockup: GivenLockup | undefined): GivenLockup["lockup"] | undefined {
  const [color] = lockup?.colors ?? [];
  if (!lockup || color === undefined || lockup.lockup === "reversed" || lockup.lockup === "symbol-white") return undefined;
  const isWhite = [1, 3, 5].every((at) => Number.parseInt(color.slice(at, at + 2), 16) >= leastWhite);
  return isWhite ? (lockup.lockup === "symbol" ? "symbol-white" : "reversed") : undefined;
}

type PageMark = { readonly reading: MarkReading; readonly candidates: readonly LogoCandidate[] };

/** The first of the likely logos that a mark can be made of, and the icon as its symbol. */
async function readPageMark(
  path: string,
  { logos: { logos, icon } }: PageReading,
  { lockups = {} }: ImportOptions,
): Promise<BrandSection> {
  const left: { source: string; reason: string }[] = [];
  const getSource = ({ source }: LogoCandidate) => (source === "svg" ? `${path}: logo` : source);
  const toFile = (candidate: LogoCandidate, lockup?: MarkFile["lockup"]): MarkFile => ({
    // The words of a page's file name say nothing about its logo.
    fileName: candidate.source === "svg" ? "logo.svg" : candidate.source,
    bytes: candidate.bytes,
    lockup: lockups[getSource(candidate)] ?? lockup,
  });
  const tryMark = async (
    candidates: readonly (readonly [LogoCandidate, MarkFile["lockup"]?])[],
  ): Promise<PageMark | undefined> => {
    try {
      const reading = await readMark(candidates.map(([candidate, lockup]) => toFile(candidate, lockup)));
      return { reading, candidates: candidates.map(([candidate]) => candidate) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      left.push({ source: candidates.map(([candidate]) => getSource(candidate)).join(", "), reason: error.message });
      return undefined;
    }
  };
  let found: PageMark | undefined;
  for (const logo of logos) {
    found = await tryMark([[logo]]);
    const dark = found && findDarkGroundLockup(found.reading.mark.lockups[0]);
    if (dark) found = (await tryMark([[logo, dark]])) ?? found;
    if (found) break;
  }
  const [logo] = found?.candidates ?? [];
  const lockup = found?.reading.files[0]?.lockup;
  if (icon && logo && lockup !== "symbol")
    found =
      (await tryMark([
        [logo, lockup],
        [icon, "symbol"],
      ])) ?? found;
  if (icon && !logo) found = await tryMark([[icon, "symbol"]]);
  if (!found) return { ...emptySection, report: { ...emptySection.report, left } };
  const { reading, candidates } = found;
  const report = {
    recognized: [
      {
        path: candidates.map(getSource).join(", "),
        format: "Logo of a web page",
        summary: [...new Set(reading.mark.lockups.flatMap(({ colors }) => colors))].slice(0, 4).join(", "),
      },
    ],
    mapped: reading.files.map(({ lockup: name }, index) => ({
      source: candidates[index] ? getSource(candidates[index]) : path,
      target: `mark ${name}`,
      value: "SVG",
      reason:
        `It is taken for the logo because ${candidates[index]?.reason ?? "it is on the page"}. ` +
        "Another SVG file beside the page replaces it.",
      certainty: "guessed" as const,
      part: name,
    })),
    left,
    notices: reading.files.flatMap(({ notes }, index) =>
      notes.map((note) => `${candidates[index] ? getSource(candidates[index]) : path}: ${note}`),
    ),
  };
  return { given: { mark: reading.mark }, report, stored: [] };
}
