import type { FontReading } from "#/fonts/read-font";
import { Failure } from "#/kernel/errors";
import { parseUnicodeRange } from "#/kernel/text/unicode-range";
import type { GivenFace, GivenFaceFile } from "#/model/given-face";
import { maxGivenFaceFiles } from "#/model/limits";

/** What a person says about the font files that they bring in. */
export type FaceStatement = {
  /** The family name to use instead of the one in the files. */
  readonly family?: string | undefined;
  /** The kind of the face, if the files do not state the right one. */
  readonly generic?: GivenFace["generic"] | undefined;
  /** The licence in words: its text, its name, or the contract that permits to serve the face. */
  readonly licence?: string | undefined;
  /** Confirms the right to embed and serve the face. */
  readonly rightsConfirmed?: boolean | undefined;
};

/** A face of font files, and the bytes to store, by hash. */
export type CreatedFace = { readonly face: GivenFace; readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>> };

type Reading = Omit<FontReading, "woff2"> & { readonly woff2: Uint8Array };

const minLicenceLetters = 3;
const genericNames =
  /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-.*|math|emoji|inherit|initial|unset|revert|default)$/i;

/**
 * Makes one face of font files: of the same family, each with a weight, style and characters of its
 * own. Throws `invalid` if they do not belong together, and if the files forbid embedding and the
 * statement does not confirm a licence in words that permits it.
 */
export function createGivenFace(readings: readonly FontReading[], statement: FaceStatement = {}): CreatedFace {
  const distinct = [...new Map(readings.map((reading) => [reading.hash, reading])).values()];
  const regular = distinct.toSorted((one, other) => compareToRegular(one) - compareToRegular(other))[0];
  if (regular === undefined)
    throw new Failure("invalid", "A face needs at least one font file. Send a WOFF2, WOFF, TTF or OTF file.");
  if (distinct.length > maxGivenFaceFiles)
    throw new Failure(
      "invalid",
      `A face has at most ${maxGivenFaceFiles} files, and these are ${distinct.length}. Leave some out.`,
    );
  checkSameFamily(distinct);
  checkDistinctStyles(distinct);
  checkRights(distinct, statement);
  const family = chooseFamilyName(statement.family ?? regular.family);
  const licence = statement.licence?.trim() || getStatedLicence(regular);
  const files = distinct.toSorted(compareFiles).map((reading) => toFile(reading, family));
  const face: GivenFace = {
    family,
    generic: statement.generic ?? regular.generic,
    files,
    metrics: { ...regular.metrics },
    axes: regular.axes.map((axis) => ({ ...axis })),
    embedding: getStrictestLevel(distinct),
    ...(regular.version !== "" && { version: regular.version }),
    ...(licence !== "" && { licence }),
    ...(regular.licenceUrl !== "" && { licenceUrl: regular.licenceUrl }),
    ...(regular.reservedNames.length > 0 && { reservedNames: regular.reservedNames.slice(0, 20) }),
    rightsConfirmed: statement.rightsConfirmed === true,
  };
  return { face, files: new Map(distinct.map(({ hash, woff2 }) => [hash, woff2])) };
}

const regularWeight = 400;

/** The distance of a weight or range to a weight. */
function getWeightDistance(weights: string, weight: number): number {
  const [min = regularWeight, max = min] = weights.split(" ").map(Number);
  return Math.max(0, min - weight, weight - max);
}

const compareToRegular = ({ weight, style, characterCount }: Reading) =>
  getWeightDistance(weight, regularWeight) + (style === "italic" ? 1000 : 0) + 1 / (1 + characterCount);

const compareFiles = (one: Reading, other: Reading) =>
  Number(one.style === "italic") - Number(other.style === "italic") ||
  Number.parseInt(one.weight, 10) - Number.parseInt(other.weight, 10) ||
  (one.unicodeRange < other.unicodeRange ? -1 : 1);

const chooseFamilyName = (name: string) => {
  const trimmed = name
    .replaceAll(/[\u0000-\u001f\u007f]/g, "")
    .trim()
    .slice(0, 80)
    .trim();
  if (trimmed === "") throw new Failure("invalid", "The name of the family is empty. Give it one.");
  return genericNames.test(trimmed) ? `${trimmed.slice(0, 75)} Face` : trimmed;
};

function checkSameFamily(readings: readonly Reading[]): void {
  const families = [...new Set(readings.map(({ family }) => family))];
  if (families.length > 1)
    throw new Failure(
      "invalid",
      `These files belong to different families: ${families.map((family) => `“${family}”`).join(", ")}. Send those of one family.`,
    );
}

/** Whether two files hold mostly the same characters; slices of one font share only a few. */
function overlap(one: Reading, other: Reading): boolean {
  const [few, many] = one.characterCount <= other.characterCount ? [one, other] : [other, one];
  const ranges = parseUnicodeRange(many.unicodeRange);
  let [all, shared, at] = [0, 0, 0];
  // Both lists ascend, so that one pass over them is enough.
  for (const [first, last] of parseUnicodeRange(few.unicodeRange)) {
    all += last - first + 1;
    while (at < ranges.length && (ranges[at]?.[1] ?? 0) < first) at++;
    for (let index = at; index < ranges.length; index++) {
      const [from = 0, to = 0] = ranges[index] ?? [];
      if (from > last) break;
      shared += Math.min(last, to) - Math.max(first, from) + 1;
    }
  }
  return shared * 2 > all;
}

const describe = ({ weight, style }: Pick<Reading, "weight" | "style">) => `weight ${weight.replace(" ", "–")}, ${style}`;

/** Whether two weights or ranges have one in common. */
function shareWeight(one: string, other: string): boolean {
  const [min = 0, max = min] = one.split(" ").map(Number);
  const [otherMin = 0, otherMax = otherMin] = other.split(" ").map(Number);
  return min <= otherMax && otherMin <= max;
}

function checkDistinctStyles(readings: readonly Reading[]): void {
  for (const [index, reading] of readings.entries())
    for (const other of readings.slice(index + 1))
      if (reading.style === other.style && shareWeight(reading.weight, other.weight) && overlap(reading, other))
        throw new Failure(
          "invalid",
          `Two files of “${reading.family}” have the same style (${describe(reading)}; ${describe(other)}). Leave one of them out.`,
        );
}

const levels = [
  "installable",
  "editable",
  "preview-and-print",
  "restricted",
] as const satisfies readonly GivenFace["embedding"][];

const getLevel = ({ embedding: { level, isBitmapOnly } }: Reading): GivenFace["embedding"] =>
  isBitmapOnly ? "restricted" : level;

const getStrictestLevel = (readings: readonly Reading[]): GivenFace["embedding"] =>
  levels[Math.max(...readings.map((reading) => levels.indexOf(getLevel(reading))))] ?? "restricted";

type Rights = Pick<GivenFace, "embedding" | "rightsConfirmed" | "licence">;

/**
 * Whether a face may be served: its files do not forbid embedding, or a person confirmed a licence
 * in words. Many free fonts state by mistake that they are for viewing and printing only, so that
 * does not count.
 */
export const isServable = ({ embedding, rightsConfirmed, licence = "" }: Rights): boolean =>
  embedding !== "restricted" || (rightsConfirmed && licence.trim().length >= minLicenceLetters);

function checkRights(readings: readonly Reading[], { rightsConfirmed = false, licence = "" }: FaceStatement): void {
  const embedding = getStrictestLevel(readings);
  const strictest = readings.find((reading) => getLevel(reading) === embedding);
  if (strictest === undefined || isServable({ embedding, rightsConfirmed, licence })) return;
  const rule = strictest.embedding.isBitmapOnly
    ? "permits embedding of its bitmaps only"
    : "forbids embedding without permission of its owner";
  throw new Failure(
    "invalid",
    `The font file of “${strictest.family}” (${describe(strictest)}) ${rule}. To use it on pages, state the licence that permits ` +
      "it in `licence`, as text, and confirm your rights with `rightsConfirmed`.",
  );
}

/** The licence that a file states: its text, its address, or the copyright notice. */
const getStatedLicence = ({ licence, licenceUrl, copyright }: Reading) => licence || licenceUrl || copyright;

const toSlug = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== "")
    .join("-")
    .slice(0, 60) || "face";

const toFile = ({ hash, woff2, weight, style, unicodeRange, metrics }: Reading, family: string): GivenFaceFile => ({
  hash,
  // The first digits of the hash keep the names of all files of a design apart.
  fileName: `${[toSlug(family), weight.replace(" ", "-"), ...(style === "italic" ? ["italic"] : []), hash.slice(0, 8)].join("-")}.woff2`,
  bytes: woff2.length,
  weight,
  style,
  unicodeRange,
  averageWidth: metrics.averageWidth,
});
