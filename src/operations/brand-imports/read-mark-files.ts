import { Failure } from "#/kernel/errors";
import type { ImportMapping } from "#/model/brand-import";
import { givenLockups } from "#/model/given";
import { type BrandSection, emptySection } from "#/operations/brand-imports/brand-files";
import type { SortedFiles } from "#/operations/brand-imports/sort-brand-files";
import { type MarkFile, type MarkReading, readMark } from "#/operations/given/read-mark";

type MarkFiles = SortedFiles["marks"];

/**
 * Reads drawings as the mark. A file that cannot be read, or that is taken for the lockup of another
 * one, is reported and does not stop the others.
 */
export async function readMarkFiles(files: MarkFiles): Promise<BrandSection> {
  if (files.length === 0) return emptySection;
  const left: { source: string; reason: string }[] = [];
  const reading = (await tryMark(files.map(toMarkFile))) ?? (await readEach(files, left));
  if (!reading) return { ...emptySection, report: { ...emptySection.report, left } };
  const mapped = reading.files.map(({ fileName, lockup, reason }): ImportMapping => {
    const file = files.find(({ path }) => path === fileName);
    return {
      source: fileName,
      target: `mark ${lockup}`,
      value: "SVG",
      reason: file?.isStated === true ? "You said so." : `It is taken for this lockup because ${reason}.`,
      certainty: "by-name",
      part: lockup,
    };
  });
  const colors = [...new Set(reading.mark.lockups.flatMap((lockup) => lockup.colors))];
  const recognized = reading.files.map(({ fileName }) => ({
    path: fileName,
    format: "SVG mark",
    summary: colors.slice(0, 4).join(", "),
  }));
  const notices = reading.files.flatMap(({ fileName, notes }) => notes.map((note) => `${fileName}: ${note}`));
  return { given: { mark: reading.mark }, report: { recognized, mapped, left, notices }, stored: [] };
}

const toMarkFile = ({ path, bytes, lockup }: MarkFiles[number]): MarkFile => ({ fileName: path, bytes, lockup });

async function tryMark(files: readonly MarkFile[]): Promise<MarkReading | undefined> {
  try {
    return await readMark(files);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/** Reads the files one by one, those with a stated lockup first, and then those that fit together. */
async function readEach(files: MarkFiles, left: { source: string; reason: string }[]): Promise<MarkReading | undefined> {
  const chosen = new Map<string, MarkFile>();
  for (const file of files.toSorted((one, other) => Number(other.isStated) - Number(one.isStated)))
    try {
      if (chosen.size === givenLockups.length)
        throw new Failure("invalid", `A mark has at most ${givenLockups.length} files, one for each lockup.`);
      const [report] = (await readMark([toMarkFile(file)])).files;
      if (!report) continue;
      const other = chosen.get(report.lockup);
      if (other)
        throw new Failure(
          "invalid",
          `“${other.fileName}” is taken for the same lockup, ${report.lockup}. Say which each one is.`,
        );
      chosen.set(report.lockup, { ...toMarkFile(file), lockup: report.lockup });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // The message of a file begins with its name, which the report states already.
      left.push({ source: file.path, reason: error.cause instanceof Failure ? error.cause.message : error.message });
    }
  return chosen.size === 0 ? undefined : await readMark([...chosen.values()]);
}
