import { createGivenFace } from "#/fonts/given-face";
import { type FontReading, readFont } from "#/fonts/read-font";
import type { UnpackedFile } from "#/kernel/archive/extraction-filter";
import { Failure } from "#/kernel/errors";
import type { ImportMapping, ImportProposal } from "#/model/brand-import";
import type { GivenFace } from "#/model/given-face";
import type { Given, GivenTokens } from "#/model/given";
import type { BrandSection, StoredFile } from "#/operations/brand-imports/brand-files";
import { fontMediaType } from "#/operations/files/given-fonts";
import type { FaceSlot, ImportOptions } from "#/operations/brand-imports/import-options";

type FontFile = { readonly path: string; readonly reading: FontReading };

/** A font file, with the family that a style sheet gives it, if one does. */
export type FaceFile = UnpackedFile & { readonly family?: string | undefined };

/**
 * Reads font files as faces: one for each family, used for headings, text or code as people,
 * tokens or names say. A file that cannot be read is reported and does not stop the others.
 */
export async function readFaceFiles(
  files: readonly FaceFile[],
  options: ImportOptions,
  tokens: GivenTokens | undefined,
): Promise<BrandSection> {
  const fonts: FontFile[] = [];
  const left: { source: string; reason: string }[] = [];
  for (const { path, bytes, family } of files)
    try {
      const reading = await readFont(bytes);
      fonts.push({ path, reading: family === undefined ? reading : { ...reading, family } });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      left.push({ source: path, reason: error.message });
    }
  const byFamily = Map.groupBy(fonts, ({ reading }) => reading.family);
  const faces: NonNullable<Given["faces"]> = {};
  const report = {
    recognized: [] as ImportProposal["recognized"][number][],
    mapped: [] as ImportMapping[],
    notices: [] as string[],
  };
  const stored: StoredFile[] = [];
  const { licence, rightsConfirmed } = options;
  const chosen = chooseSlots(byFamily, options, tokens);
  for (const [family, own] of byFamily) {
    const source = own.map(({ path }) => path).join(", ");
    try {
      const { face, files: bytesByHash } = createGivenFace(
        own.map(({ reading }) => reading),
        { licence, rightsConfirmed },
      );
      for (const bytes of bytesByHash.values()) stored.push({ bytes: new Uint8Array(bytes), mediaType: fontMediaType });
      report.recognized.push({ path: source, format: "Font", summary: describeFace(face) });
      for (const { slot, reason, isGuess } of chosen.get(family) ?? []) {
        faces[slot] = face;
        const certainty = isGuess ? "guessed" : "by-name";
        report.mapped.push({ source, target: `face ${slot}`, value: face.family, reason, certainty });
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      left.push({ source, reason: error.message });
    }
  }
  const given = Object.keys(faces).length === 0 ? {} : { faces };
  return { given, report: { ...report, left }, stored };
}

const describeFace = ({ family, files, axes }: GivenFace) =>
  `${family}, ${files.length} ${files.length === 1 ? "file" : "files"}, ${
    axes.length > 0
      ? `variable (${axes.map(({ tag }) => tag).join(", ")})`
      : `weights ${files.map(({ weight }) => weight).join(", ")}`
  }`;

type ChosenSlot = { readonly slot: FaceSlot; readonly reason: string; readonly isGuess: boolean };

/** How many of the nine weights a family has; a variable weight covers all of them. */
const countWeights = (files: readonly FontFile[]): number =>
  files.some(({ reading }) => reading.axes.some(({ tag }) => tag === "wght"))
    ? 9
    : new Set(files.map(({ reading }) => reading.weight)).size;

const displayWords = /display|head(?:ing|line)|title|poster|banner/i;
const textWords = /text|body|book|copy|reading/i;

/**
 * What each family is used for: as a person says, as the tokens say, as names say, or by what is
 * left. One family alone is used for display and text.
 */
function chooseSlots(
  byFamily: ReadonlyMap<string, readonly FontFile[]>,
  { faces = {} }: ImportOptions,
  tokens: GivenTokens | undefined,
): ReadonlyMap<string, readonly ChosenSlot[]> {
  const chosen = new Map<string, ChosenSlot[]>([...byFamily.keys()].map((family) => [family, []]));
  const taken = new Set<FaceSlot>();
  const choose = (family: string, slot: FaceSlot, reason: string, isGuess = false) => {
    if (taken.has(slot)) return;
    taken.add(slot);
    chosen.get(family)?.push({ slot, reason, isGuess });
  };
  const isSame = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase();
  for (const family of byFamily.keys()) {
    const stated = Object.entries(faces).find(([name]) => isSame(family, name));
    if (stated) choose(family, stated[1], "You said so.");
  }
  for (const family of byFamily.keys())
    for (const slot of ["text", "display", "mono"] as const)
      if (isSame(family, tokens?.stacks?.[slot]?.[0])) choose(family, slot, `The tokens name ${family} first for ${slot}.`);
  const open = () => [...byFamily].filter(([family]) => chosen.get(family)?.length === 0);
  // A family that the tokens name without a file keeps its place.
  for (const slot of ["text", "display", "mono"] as const) if (tokens?.stacks?.[slot]) taken.add(slot);
  for (const [family, [file]] of open())
    if (file?.reading.generic === "monospace") choose(family, "mono", "All of its letters are equally wide.");
  for (const [family, files] of open()) {
    const names = [family, ...files.map(({ path }) => path)].join(" ");
    if (displayWords.test(names)) choose(family, "display", "Its name says that it is for headings.");
    else if (textWords.test(names)) choose(family, "text", "Its name says that it is for text.");
  }
  const byWeights = open().toSorted(([, one], [, other]) => countWeights(other) - countWeights(one));
  for (const [family] of byWeights)
    if (taken.has("text")) choose(family, "display", "Another family is better for text.", byWeights.length > 1);
    else choose(family, "text", "Of the families left it has the most weights.", byWeights.length > 1);
  const getFamily = (slot: FaceSlot) => [...chosen].find(([, slots]) => slots.some((one) => one.slot === slot))?.[0];
  const [text, display] = [getFamily("text"), getFamily("display")];
  const alone = text ?? display;
  if (alone !== undefined) {
    choose(alone, "display", "No other family is brought for headings.");
    choose(alone, "text", "No other family is brought for text.");
  }
  return chosen;
}
