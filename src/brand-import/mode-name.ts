import { defaultMode } from "#/brand-import/found-token";
import { maxModes } from "#/brand-import/import-limits";

/** Splits a name into lower-case words, at punctuation and at capitals. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  let word = "";
  let previous = "";
  for (const character of text.slice(0, 400)) {
    const isLetter = /[a-z0-9]/i.test(character);
    const startsWord = /[A-Z]/.test(character) && /[a-z0-9]/.test(previous);
    if ((!isLetter || startsWord) && word !== "") {
      words.push(word.toLowerCase());
      word = "";
    }
    if (isLetter) word += character;
    previous = character;
  }
  if (word !== "") words.push(word.toLowerCase());
  return words;
}

/**
 * The modes of one format, up to the limit, with those that every format has from the start. What is
 * beyond the limit is remembered for the report.
 */
export class ModeNames {
  readonly #names: Set<string>;
  readonly #beyond = new Set<string>();

  constructor(...names: readonly string[]) {
    this.#names = new Set(names);
  }

  get names(): ReadonlySet<string> {
    return this.#names;
  }

  /** Adds a mode. False if there are too many, so that its values are not read. */
  add(mode: string): boolean {
    if (this.#names.has(mode)) return true;
    if (this.#names.size < maxModes) return this.#names.add(mode).has(mode);
    if (this.#beyond.size < 1000) this.#beyond.add(mode);
    return false;
  }

  /** A notice of the modes that are not read, if there are any. */
  describe(): readonly string[] {
    if (this.#beyond.size === 0) return [];
    const shown = [...this.#beyond].slice(0, 8).join(", ");
    const more = this.#beyond.size > 8 ? " and others" : "";
    return [`The files have more than ${maxModes} modes. The values of these are not read: ${shown}${more}. Send fewer modes.`];
  }
}

/** Words of a mode's name that say nothing about the mode. */
const noise: ReadonlySet<string> = new Set(["mode", "theme", "color", "colour", "scheme", "tokens", "appearance", "ui"]);
const lightWords: ReadonlySet<string> = new Set(["light", "day", "white"]);
const darkWords: ReadonlySet<string> = new Set(["dark", "night"]);
const neutralWords: ReadonlySet<string> = new Set(["default", "base", "root", "auto", "system", "root"]);

/** The parts of a mode: its scheme, whether it has more contrast, and what else it is called. */
export type ModeParts = { readonly scheme?: "light" | "dark"; readonly contrast: boolean; readonly extra: readonly string[] };

export function parseModeName(text: string): ModeParts {
  const words = splitWords(text).filter((word) => !noise.has(word) && !neutralWords.has(word));
  const contrast = words.includes("contrast") || words.includes("hc");
  const isDark = words.some((word) => darkWords.has(word));
  const isLight = !isDark && words.some((word) => lightWords.has(word));
  const extra = words.filter(
    (word) => !darkWords.has(word) && !lightWords.has(word) && !(contrast && ["high", "contrast", "hc", "more"].includes(word)),
  );
  return { ...(isDark ? { scheme: "dark" as const } : isLight ? { scheme: "light" as const } : {}), contrast, extra };
}

/**
 * The name under which values of a mode are kept: `default`, one of the product's own modes, or a
 * slug.
 */
export function formatModeName({ scheme, contrast, extra }: ModeParts): string {
  const base = contrast ? (scheme === "dark" ? "high-contrast-dark" : "high-contrast") : scheme;
  const name = [...(base ? [base] : []), ...extra].join("-").slice(0, 60);
  return name === "" ? defaultMode : name;
}

/**
 * A mode's name as it is kept, from the name in a file, such as `Dark Mode` or
 * `dark_high_contrast`.
 */
export const toModeName = (text: string): string => formatModeName(parseModeName(text));

/** Whether a word belongs to the name of a mode that everybody knows. */
export const isModeWord = (word: string): boolean =>
  lightWords.has(word) || darkWords.has(word) || word === "contrast" || word === "hc";

/** The modes in which a value is looked for, the nearest first. */
export function listFallbackModes(mode: string): readonly string[] {
  if (mode === defaultMode) return [defaultMode, "light"];
  const { scheme, contrast } = parseModeName(mode);
  const base = contrast && scheme === "dark" ? ["high-contrast-dark", "dark"] : contrast ? ["high-contrast", "light"] : [];
  return [...new Set([mode, ...base, ...(scheme ? [scheme] : []), defaultMode, ...(scheme === "dark" ? [] : ["light"])])];
}

/** Whether values of a mode are for dark surroundings. */
export const isDarkModeName = (mode: string): boolean => parseModeName(mode).scheme === "dark";

/**
 * The mode that a file's name stands for, such as `dark` for `themes/dark.tokens.json`. Undefined
 * if it names none.
 */
export function readFileMode(path: string): string | undefined {
  const base = path.slice(path.lastIndexOf("/") + 1);
  const stem = base
    .split(".")
    .filter((part) => !/^(?:json5?|css|tokens?|dtcg|yaml|yml|ts|js)$/i.test(part))
    .join(".");
  const words = splitWords(stem);
  return words.some(isModeWord) && words.every((word) => isModeWord(word) || modeFileWords.has(word) || fileWords.has(word))
    ? toModeName(words.filter((word) => !fileWords.has(word)).join("-"))
    : undefined;
}

/** Words that may be beside a mode in the name of a file for that mode. */
const modeFileWords: ReadonlySet<string> = new Set([
  "high",
  "dimmed",
  "dim",
  "theme",
  "mode",
  "color",
  "colors",
  "colour",
  "colours",
  "colorblind",
  "tritanopia",
  "protanopia",
  "deuteranopia",
  "more",
]);

/** Words in the name of a file that say nothing about its mode. */
const fileWords: ReadonlySet<string> = new Set(["display", "variables", "vars", "properties", "index", "styles"]);
