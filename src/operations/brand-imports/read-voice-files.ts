import { readVoice } from "#/brand-import/voice/read-voice";
import { Failure } from "#/kernel/errors";
import type { UnpackedFile } from "#/kernel/archive/extraction-filter";
import type { ImportMapping, ImportProposal } from "#/model/brand-import";
import type { GivenVoice } from "#/model/given";
import type { BrandSection } from "#/operations/brand-imports/brand-files";

/** Reads documents as the voice. Of several, the first that has a part gives it. */
export function readVoiceFiles(files: readonly UnpackedFile[], corrections: ReadonlyMap<string, string>): BrandSection {
  let voice: GivenVoice = {};
  const recognized: ImportProposal["recognized"][number][] = [];
  const mapped: ImportMapping[] = [];
  const left: ImportProposal["left"][number][] = [];
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
  };
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
