import { type PairPictures, readVoice } from "#/brand-import/voice/read-voice";
import type { VoicePicture } from "#/brand-import/voice/voice-blocks";
import { Failure } from "#/kernel/errors";
import type { UnpackedFile } from "#/kernel/archive/extraction-filter";
import type { ImportMapping, ImportProposal } from "#/model/brand-import";
import type { Given, GivenVoice } from "#/model/given";
import type { BrandSection } from "#/operations/brand-imports/brand-files";

/** Where a pair of the voice shows a picture that is among the files. */
type ExampleUse = { readonly pair: number; readonly side: "do" | "avoid"; readonly path: string };

/** The voice, and the pictures of its examples. */
export type VoiceFiles = BrandSection & {
  /** Text alternatives of the pictures that the pairs show, by the paths of their files; empty for none. */
  readonly examples: ReadonlyMap<string, string>;
  readonly uses: readonly ExampleUse[];
};

/**
 * Reads documents as the voice. Of several, the first that has a part gives it. `paths` are those of
 * all files, among which the pictures of examples are looked for.
 */
export function readVoiceFiles(
  files: readonly UnpackedFile[],
  corrections: ReadonlyMap<string, string>,
  paths: readonly string[],
): VoiceFiles {
  let voice: GivenVoice = {};
  const recognized: ImportProposal["recognized"][number][] = [];
  const mapped: ImportMapping[] = [];
  const left: ImportProposal["left"][number][] = [];
  let shown: readonly ShownPicture[] = [];
  for (const { path, bytes } of files)
    try {
      if (corrections.get(path) === "leave") throw new Failure("invalid", "You left it out.");
      const reading = readVoice(path, bytes, corrections);
      left.push(...reading.left);
      if (Object.keys(reading.voice).length === 0) {
        left.push({
          source: path,
          reason: "It has no heading for tone, words to use or to avoid, boilerplate, or do and don't.",
        });
        continue;
      }
      const repeated = Object.keys(reading.voice).filter((part) => part in voice);
      if (repeated.length > 0) left.push({ source: path, reason: `Another document says it already: ${repeated.join(", ")}.` });
      mapped.push(...reading.mapped.filter(({ target }) => !repeated.includes(toPart(target))));
      if (!repeated.includes("pairs")) shown = [...shown, ...listShown(path, reading.pictures, paths, left)];
      voice = { ...reading.voice, ...voice };
      recognized.push({ path, format: "Voice", summary: describeVoice(reading.voice) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      left.push({ source: path, reason: error.message });
    }
  return {
    given: Object.keys(voice).length > 0 ? { voice } : {},
    report: { recognized, mapped, left, notices: [] },
    stored: [],
    examples: new Map(shown.map(({ path, alt }) => [path, alt])),
    uses: shown,
  };
}

type ShownPicture = ExampleUse & { readonly alt: string };

/** The pictures of pairs with their files; those without a file are reported. */
const listShown = (
  document: string,
  pictures: readonly PairPictures[],
  paths: readonly string[],
  left: { source: string; reason: string }[],
): readonly ShownPicture[] =>
  pictures.flatMap(({ pair, ...sides }) =>
    (["do", "avoid"] as const).flatMap((side): ShownPicture[] => {
      const picture = sides[side];
      if (!picture) return [];
      const path = findPicturePath(document, picture, paths);
      if (path !== undefined) return [{ pair, side, path, alt: picture.alt.slice(0, 400) }];
      left.push({ source: `${document}: ${picture.path.slice(0, 120)}`, reason: "This picture is not among the files." });
      return [];
    }),
  );

/**
 * The file that a document names by a path relative to itself; or the only file of that name, as
 * when files are chosen without their folders.
 */
function findPicturePath(document: string, { path }: VoicePicture, paths: readonly string[]): string | undefined {
  const named = decodePath(path.split(/[?#]/, 1)[0] ?? "");
  if (named === "" || /^[a-z]{2,12}:|^\/\//i.test(named)) return undefined;
  const segments = named.startsWith("/") ? [] : document.split("/").slice(0, -1);
  for (const segment of named.split("/"))
    if (segment === "..") segments.pop();
    else if (segment !== "." && segment !== "") segments.push(segment);
  const full = segments.join("/");
  if (paths.includes(full)) return full;
  const name = segments.at(-1) ?? "";
  const [only, ...others] = paths.filter((one) => one === name || one.endsWith(`/${name}`));
  return others.length === 0 ? only : undefined;
}

/** A path without percent-encoding, or as it is if the encoding is broken. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The voice with the slugs of the pictures that its pairs show, by the paths of their files. */
export function addExamplePictures(
  { given, uses }: Pick<VoiceFiles, "given" | "uses">,
  slugs: ReadonlyMap<string, string>,
): Pick<Given, "voice"> {
  const { voice } = given;
  if (!voice?.pairs || uses.length === 0) return given;
  const pairs = voice.pairs.map((pair, index) => {
    const find = (side: ExampleUse["side"]) => {
      const use = uses.find((one) => one.pair === index && one.side === side);
      return use && slugs.get(use.path);
    };
    const [doPicture, avoidPicture] = [find("do"), find("avoid")];
    return { ...pair, ...(doPicture !== undefined && { doPicture }), ...(avoidPicture !== undefined && { avoidPicture }) };
  });
  return { voice: { ...voice, pairs } };
}

/** The part of a voice that a target names: `voice pair-do` is one of the pairs. */
const toPart = (target: string) => (target.startsWith("voice pair") ? "pairs" : target.slice("voice ".length));

const count = (number: number, one: string, many: string) => (number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]);

const describeVoice = ({ tone, use = [], avoid = [], boilerplate, pairs = [] }: GivenVoice): string =>
  [
    ...(tone === undefined ? [] : ["tone"]),
    ...count(use.length, "word to use", "words to use"),
    ...count(avoid.length, "word to avoid", "words to avoid"),
    ...(boilerplate === undefined ? [] : ["boilerplate"]),
    ...count(pairs.length, "pair", "pairs"),
  ].join(", ");
