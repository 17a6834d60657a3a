import type { Reading } from "#/brand-import/found-token";
import { recognizeFiles } from "#/brand-import/recognize-files";
import { Failure } from "#/kernel/errors";
import type { SkippedFile, UnpackedFile } from "#/kernel/archive/extraction-filter";
import { unpack, type Unpacked } from "#/kernel/archive/unpack";
import type { ImportMapping, ImportProposal } from "#/model/brand-import";
import type { Given } from "#/model/given";
import { type BrandSection, emptySection, type FetchedPage, type ReadBrand } from "#/operations/brand-imports/brand-files";
import { brandFilesLimits, decideBrandFile, getBrandFileKind } from "#/operations/brand-imports/brand-file-policy";
import { type ImportOptions, importOptionsFile, parseImportOptions } from "#/operations/brand-imports/import-options";
import { readFaceFiles } from "#/operations/brand-imports/read-face-files";
import { readWebPage } from "#/operations/brand-imports/read-web-page";
import { readMark } from "#/operations/given/read-mark";

/** Unpacks the files of a brand. Throws the same errors as `unpack`. */
export const unpackBrandFiles = (archive: Uint8Array): Promise<Unpacked> => unpack(archive, brandFilesLimits, decideBrandFile);

/**
 * Reads the files of a brand: tokens from whatever format they are in, a mark from SVG files and
 * faces from fonts. A file that cannot be read is reported and does not stop the others. Throws
 * `invalid` if nothing was recognised. The files are untrusted: call it in a job process.
 */
export async function readBrandFiles(
  files: readonly UnpackedFile[],
  skipped: readonly SkippedFile[],
  statement: ImportOptions,
  fetched?: FetchedPage,
): Promise<ReadBrand> {
  const optionsFile = files.find(({ path }) => path === importOptionsFile || path.endsWith(`/${importOptionsFile}`));
  const options: ImportOptions = { ...(optionsFile && parseImportOptions(optionsFile.bytes)), ...statement };
  const web = await readWebPage(files, options, fetched);
  const pick = (kind: ReturnType<typeof getBrandFileKind>) =>
    web.others.filter((file) => file !== optionsFile && getBrandFileKind(file.path) === kind);
  const tokens = readTokens(pick("tokens"), options, web.reading);
  const drawings = pick("drawing");
  const sections = [
    tokens,
    drawings.length > 0 ? await readMarkFiles(drawings, options) : web.mark,
    await readFaceFiles([...pick("font"), ...web.fonts], options, tokens.given.tokens),
  ];
  const given: Given = Object.assign({}, ...sections.map((section) => section.given));
  const join = <Key extends keyof Omit<ImportProposal, "given">>(key: Key) => sections.flatMap(({ report }) => [...report[key]]);
  const unread = skipped.map(({ path, why }) => ({ source: path, reason: why }));
  const proposal: ImportProposal = {
    given,
    recognized: [...web.recognized, ...(join("recognized") as ImportProposal["recognized"])],
    mapped: join("mapped") as ImportProposal["mapped"],
    left: [...(join("left") as ImportProposal["left"]), ...web.left, ...unread],
    notices: join("notices") as ImportProposal["notices"],
  };
  if (Object.keys(given).length === 0) throw createNothingRecognized(proposal);
  return { name: options.name ?? web.name ?? null, proposal, stored: sections.flatMap(({ stored }) => [...stored]) };
}

function createNothingRecognized({ left }: ImportProposal): Failure {
  const reasons = left.slice(0, 3).map(({ source, reason }) => ` ${source}: ${reason}`);
  return new Failure(
    "invalid",
    `Nothing was recognised in these files.${reasons.join("")} Send tokens (CSS, JSON, Tailwind), SVG marks, fonts or a saved web page.`,
  );
}

function readTokens(files: readonly UnpackedFile[], { corrections }: ImportOptions, page: Reading | undefined): BrandSection {
  if (files.length === 0 && !page) return emptySection;
  const { given, recognized, mapped, left, notices } = recognizeFiles(files, { corrections, page });
  return {
    given,
    report: {
      recognized: recognized.map((source) => ({
        path: source.files.join(", "),
        format: source.format,
        summary: `${source.tokens} ${source.tokens === 1 ? "token" : "tokens"}`,
      })),
      mapped: mapped.map(({ source, target, modes, value, reason, certainty }) => ({
        source,
        target: formatTarget(target, modes),
        value,
        reason,
        certainty,
      })),
      left,
      notices,
    },
    stored: [],
  };
}

/** A target as people read it: `color primary (light, dark)`. */
function formatTarget(target: string, modes: readonly string[]): string {
  const [group = target, ...path] = target.split(".");
  const name = [targetGroups[group] ?? group, ...path].join(" ");
  const named = modes.map((mode) => (mode === "default" ? "light" : mode));
  return named.length < 2 && named[0] !== "dark" ? name : `${name} (${named.join(", ")})`;
}

const targetGroups: Readonly<Record<string, string>> = {
  colors: "color",
  scales: "color scale",
  stacks: "font stack",
  sizes: "font size",
  weights: "font weight",
  shadows: "shadow",
  durations: "duration",
  easings: "easing",
  custom: "own name",
};

/** Runs `work`, or reports why a file or group of files could not be read. */
async function readOrReport(source: string, work: () => Promise<BrandSection> | BrandSection): Promise<BrandSection> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...emptySection, report: { ...emptySection.report, left: [{ source, reason: error.message }] } };
  }
}

const joinPaths = (files: readonly UnpackedFile[]) => files.map(({ path }) => path).join(", ");

async function readMarkFiles(files: readonly UnpackedFile[], { lockups = {} }: ImportOptions): Promise<BrandSection> {
  return await readOrReport(joinPaths(files), async () => {
    const reading = await readMark(
      files.map(({ path, bytes }) => ({ fileName: path, bytes, lockup: lockups[path] ?? lockups[getFileName(path)] })),
    );
    const mapped = reading.files.map(
      ({ fileName, lockup, reason }): ImportMapping => ({
        source: fileName,
        target: `mark ${lockup}`,
        value: "SVG",
        reason: `It is taken for this lockup because ${reason}.`,
        certainty: "by-name",
      }),
    );
    const colors = [...new Set(reading.mark.lockups.flatMap((lockup) => lockup.colors))];
    const recognized = reading.files.map(({ fileName }) => ({
      path: fileName,
      format: "SVG mark",
      summary: colors.slice(0, 4).join(", "),
    }));
    const notices = reading.files.flatMap(({ fileName, notes }) => notes.map((note) => `${fileName}: ${note}`));
    return { given: { mark: reading.mark }, report: { recognized, mapped, left: [], notices }, stored: [] };
  });
}

const getFileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);
