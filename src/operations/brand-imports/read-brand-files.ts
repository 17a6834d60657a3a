import type { Reading } from "#/brand-import/found-token";
import { findBundle, recognizeFiles } from "#/brand-import/recognize-files";
import { Failure } from "#/kernel/errors";
import type { SkippedFile, UnpackedFile } from "#/kernel/archive/extraction-filter";
import type { ImportProposal } from "#/model/brand-import";
import type { Given } from "#/model/given";
import { type BrandSection, emptySection, type FetchedPage, type ReadBrand } from "#/operations/brand-imports/brand-files";
import { type ImportOptions, importOptionsFile, parseImportOptions } from "#/operations/brand-imports/import-options";
import { readFaceFiles } from "#/operations/brand-imports/read-face-files";
import { readIconFiles } from "#/operations/brand-imports/read-icon-files";
import { readMarkFiles } from "#/operations/brand-imports/read-mark-files";
import { readPictureFiles } from "#/operations/brand-imports/read-picture-files";
import { addExamplePictures, readVoiceFiles } from "#/operations/brand-imports/read-voice-files";
import { readWebPage } from "#/operations/brand-imports/read-web-page";
import { listVoiceFiles, sortBrandFiles } from "#/operations/brand-imports/sort-brand-files";

/**
 * Reads the files of a brand: tokens from whatever format they are in, a mark, icons and pictures
 * from drawings and images, faces from fonts, and the voice from texts. A file that cannot be read is
 * reported and does not stop the others. Throws `invalid` if nothing was recognised. The files are
 * untrusted: call it in a job process.
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
  const own = web.others.filter((file) => file !== optionsFile);
  const corrections = new Map((options.corrections ?? []).map(({ source, target }) => [source, target]));
  const sources = withoutDerived(own);
  const voices = listVoiceFiles(sources, options);
  const voice = readVoiceFiles(
    voices,
    corrections,
    sources.map(({ path }) => path),
  );
  const sorted = sortBrandFiles(sources, options, { voices, examples: voice.examples });
  const pictures = await readPictureFiles(sorted.pictures, { ...options, pictures: describeExamples(options, voice.examples) });
  const slugs = new Map(
    pictures.report.mapped.flatMap(({ source, part }) => (part === undefined ? [] : [[source, part] as const])),
  );
  const tokens = readTokens(sorted.tokens, options, web.reading);
  const sections = [
    tokens,
    sorted.marks.length > 0 ? await readMarkFiles(sorted.marks) : web.mark,
    await readFaceFiles([...sorted.fonts, ...web.fonts], options, tokens.given.tokens),
    pictures,
    { ...voice, given: addExamplePictures(voice, slugs) },
    await readIconFiles(sorted.icons, corrections),
  ];
  const given: Given = Object.assign({}, ...sections.map((section) => section.given));
  const join = <Key extends keyof Omit<ImportProposal, "given">>(key: Key) => sections.flatMap(({ report }) => [...report[key]]);
  const unread = skipped.map(({ path, why }) => ({ source: path, reason: why }));
  const mapped = join("mapped") as ImportProposal["mapped"];
  const left = [...(join("left") as ImportProposal["left"]), ...sorted.left, ...web.left, ...unread];
  const reported = new Set([...mapped, ...left].map(({ source }) => source));
  const unused = [...corrections.keys()].filter((source) => !reported.has(source));
  const proposal: ImportProposal = {
    given,
    recognized: [...web.recognized, ...(join("recognized") as ImportProposal["recognized"])],
    mapped,
    left,
    notices: [
      ...(join("notices") as ImportProposal["notices"]),
      ...unused.map((source) => `Nothing in these files is called “${source}”, so its correction changes nothing.`),
    ],
  };
  if (Object.keys(given).length === 0) throw createNothingRecognized(proposal);
  return { name: options.name ?? web.name ?? null, proposal, stored: sections.flatMap(({ stored }) => [...stored]) };
}

/** What people say about pictures, with the text alternatives that documents give those of examples. */
function describeExamples({ pictures = {} }: ImportOptions, examples: ReadonlyMap<string, string>) {
  const described = [...examples].flatMap(([path, alt]) => (alt === "" ? [] : [[path, { alt, ...pictures[path] }] as const]));
  return { ...pictures, ...Object.fromEntries(described) };
}

/**
 * The files without those of a bundle of ours that are made from others: icons, pages, and pictures
 * of pixels. Its drawings and tokens stay.
 */
function withoutDerived(files: readonly UnpackedFile[]): readonly UnpackedFile[] {
  const folder = findBundle(files);
  if (folder === undefined) return files;
  return files.filter(({ path }) => {
    if (!path.startsWith(folder)) return true;
    const own = path.slice(folder.length);
    return own.startsWith("tokens/") || /^assets\/[^/]{1,200}\.svg$/.test(own);
  });
}

function createNothingRecognized({ left }: ImportProposal): Failure {
  const reasons = left.slice(0, 3).map(({ source, reason }) => ` ${source}: ${reason}`);
  return new Failure(
    "invalid",
    `Nothing was recognised in these files.${reasons.join("")} Send tokens (CSS, JSON, Tailwind), SVG marks, fonts, pictures, SVG icons, ` +
      "a text about the voice, or a saved web page.",
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
