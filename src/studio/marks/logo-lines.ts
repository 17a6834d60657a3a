import { splitGraphemes } from "#/kernel/text/graphemes";
import type { Direction } from "#/model/direction";
import { type LogoName, splitLogoName } from "#/studio/marks/logo-name";
import { findQuotedName } from "#/studio/marks/name-parts";
import { toCapitals } from "#/studio/marks/to-capitals";
import { balanceLines, dropEdgeDashes } from "#/studio/marks/balance-lines";
import { measureLetters } from "#/studio/marks/divide-name";
import { readSeenName, type SeenName } from "#/studio/marks/name-additions";
import { createLine, createWordmarkLines, type WordmarkLine } from "#/studio/marks/wordmark";

/** Size of a descriptor as a share of the name's: at most, and at least before it is left as it is. */
const [maxDescriptorSize, minDescriptorSize] = [0.6, 0.47] as const;

/** How much wider than the name a descriptor may be. */
const maxDescriptorShare = 1.75;

/** Space after the letters of a descriptor, and the most that makes it as wide as the name. */
const [descriptorTracking, maxDescriptorTracking] = [70, 240] as const;

const casedScripts = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\p{M}\s]+$/u;

/**
 * What an organisation is, small above or below its name: in spaced capitals where the script has
 * them, as wide as the name where their space allows it. Undefined if it would be much wider.
 */
function createDescriptor(
  text: string,
  core: readonly WordmarkLine[],
  direction: Direction,
  language: string | undefined,
  isCapital: boolean,
): WordmarkLine | undefined {
  const width = Math.max(...core.map((line) => line.width));
  const isCased = casedScripts.test(text);
  const shown = isCased && isCapital ? toCapitals(text, language) : text;
  const tracking = isCased ? descriptorTracking : 0;
  const natural = createLine(shown, direction, language, { size: maxDescriptorSize, tracking });
  const size = Math.min(maxDescriptorSize, (width * maxDescriptorShare) / natural.width);
  if (size < minDescriptorSize) return undefined;
  const gaps = splitGraphemes(shown).length - 1;
  const wanted = isCased && gaps > 2 ? tracking + (width / size - natural.width) / gaps : tracking;
  const spaced = wanted > tracking && wanted <= maxDescriptorTracking ? Math.round(wanted) : tracking;
  return createLine(shown, direction, language, { size, tracking: spaced });
}

/** A descriptor in one line, or in two where one would be much wider than the name; undefined if neither fits. */
function createDescriptorLines(
  text: string,
  core: readonly WordmarkLine[],
  direction: Direction,
  language: string | undefined,
  isCapital: boolean,
): readonly WordmarkLine[] | undefined {
  const set = (line: string) => createDescriptor(line, core, direction, language, isCapital);
  const single = set(text);
  if (single !== undefined) return [single];
  const split = dropEdgeDashes(balanceLines(text, 2, 0));
  const parts = split.map(set);
  const sizes = parts.map((part) => part?.size ?? 0);
  // Both lines have the size of the longer one.
  const size = Math.min(...sizes);
  if (size < minDescriptorSize) return undefined;
  const isCased = casedScripts.test(text);
  return split.map((line) =>
    createLine(isCased && isCapital ? toCapitals(line, language) : line, direction, language, {
      size,
      tracking: isCased ? descriptorTracking : 0,
    }),
  );
}

/** Longest line of a name above its descriptor, in letters. */
const maxTieredLetters = 20;

/** Letters of a name that is written as one word, and of its end that is too short for a line of its own, such as `교회`. */
const [maxWholeLetters, maxShortEnd] = [8, 2] as const;

/** Whether a name of one word only ends with what the organisation is: in two sizes it would be torn. */
const isOneWord = (name: string, below: string | undefined): boolean =>
  below !== undefined &&
  !/\s/u.test(name.trim()) &&
  splitGraphemes(below).length <= maxShortEnd &&
  splitGraphemes(name.trim()).length <= maxWholeLetters;

/** A name in quotation marks, which its own line and size set apart as well. */
const quoted = /^[«„“"「『]([^«»„“”"「」『』]{2,60})[»“”"」』]$/u;
const unquote = (core: string): string => quoted.exec(core)?.[1] ?? core;
const isQuoted = (name: string): boolean => /[«„“"「『]/u.test(name);

/** A part of a name without the sign between it and the next one, which a new line replaces. */
const trimSigns = (part: string): string => part.replace(/^[-–—|·•۔]\s|\s[-–—|·•۔]$/gu, "");

/** The parts of a name as a lockup sets it: what it adds is its descriptor, if nothing else is below it. */
function divideName({ name, added }: SeenName, language: string, trade: string): LogoName {
  if (added !== undefined) return { core: findQuotedName(name) ?? name, below: added.text };
  const { core, above, below } = splitLogoName(name, language, trade);
  return {
    core: trimSigns(findQuotedName(core) ?? unquote(core)),
    ...(above !== undefined && { above: trimSigns(above) }),
    ...(below !== undefined && { below: trimSigns(below) }),
  };
}

/**
 * The name as a lockup sets it: what sets it apart in up to `maxLines` lines, and what the
 * organisation is smaller above or below. `trade` is what the brief says of it. Names that are not of
 * that kind are set evenly.
 */
export function createLogoLines(
  name: string,
  direction: Direction,
  maxLines: number,
  language: string,
  trade = "",
): readonly WordmarkLine[] {
  const seen = readSeenName(name.normalize("NFC"), language, trade);
  // What is too wide below a name is left to its wordmark.
  return (
    setTiers(seen, direction, maxLines, language, trade) ??
    setTiers({ name: seen.name }, direction, maxLines, language, trade) ??
    createWordmarkLines(seen.name, direction, maxLines, language)
  );
}

/** A name with its descriptors; undefined if one of them would be much wider than the name, or take two lines above it. */
function setTiers(
  seen: SeenName,
  direction: Direction,
  maxLines: number,
  language: string,
  trade: string,
): readonly WordmarkLine[] | undefined {
  const { above, core, below } = divideName(seen, language, trade);
  const isTiered = above !== undefined || below !== undefined;
  const most = isTiered ? Math.ceil(measureLetters(core) / maxTieredLetters) : maxLines;
  const lines = createWordmarkLines(core, direction, Math.min(maxLines, most), language);
  if (!isTiered) return lines;
  if (isOneWord(seen.name, below)) return createWordmarkLines(seen.name, direction, 1, language);
  const isCapital = !/^\p{Ll}/u.test(seen.name);
  const describe = (text: string | undefined) =>
    text === undefined ? [] : createDescriptorLines(text, lines, direction, language, isCapital);
  const [before, after] = [describe(above), describe(below)];
  if (before === undefined || after === undefined) return undefined;
  // Two small lines above a name hide it, unless quotation marks have set it apart.
  return before.length > 1 && !isQuoted(seen.name) ? undefined : [...before, ...lines, ...after];
}
