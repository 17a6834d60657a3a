import { findLanguageScript } from "#/model/companion-face";
import type { ScriptCode } from "#/model/script-face";

/**
 * How far the ink of a script reaches above and below the baseline with its highest and lowest
 * stacks of marks, in em: measured in the bundled faces, the larger of the genres.
 */
const inkExtents: Readonly<Record<ScriptCode, readonly [above: number, below: number]>> = {
  Arab: [1, 0.31],
  Hebr: [0.8, 0.28],
  Deva: [0.91, 0.52],
  Beng: [0.98, 0.31],
  Taml: [0.9, 0.42],
  Telu: [0.87, 0.47],
  Knda: [0.81, 0.53],
  Mlym: [0.85, 0.23],
  Gujr: [0.9, 0.27],
  Guru: [0.9, 0.3],
  Sinh: [0.97, 0.26],
  Thai: [1.13, 0.47],
  Laoo: [1.1, 0.46],
  Khmr: [0.88, 0.56],
  Mymr: [1, 0.47],
  Geor: [0.76, 0.25],
  Armn: [0.77, 0.27],
  Ethi: [0.76, 0.08],
  Jpan: [0.86, 0.09],
  Kore: [0.84, 0.09],
  Hans: [0.86, 0.09],
  Hant: [0.86, 0.09],
};

/**
 * Scripts in which only rare stacks reach as far as that: the letters that make them, and the
 * extents of all other text.
 */
const usualExtents: Partial<
  Readonly<Record<ScriptCode, { readonly rare: RegExp; readonly extents: readonly [above: number, below: number] }>>
> = {
  Thai: { rare: /[\u0e0e\u0e0f][\u0e38-\u0e3a]/, extents: [1.06, 0.3] },
  Laoo: { rare: /\u0ebc[\u0eb8\u0eb9]/, extents: [1.14, 0.3] },
};

/** Scripts of square characters: they fill the em, so lines need air although no ink would meet. */
const squareScripts: ReadonlySet<ScriptCode> = new Set(["Jpan", "Kore", "Hans", "Hant"]);

/** Scripts that are spaced like Latin. */
const spacedScripts: ReadonlySet<ScriptCode> = new Set(["Geor", "Armn", "Ethi"]);

/** How text of a script is set. Line heights are unitless. */
export type ScriptSetting = {
  readonly script: ScriptCode;
  /** Of headings, so that the marks of one line never meet the next. */
  readonly headingLeading: number;
  readonly textLeading: number;
  /** Whether letters may be spaced; it tears joined letters and headlines apart. */
  readonly allowsTracking: boolean;
  readonly isSquare: boolean;
};

const roundUp = (value: number) => Math.ceil(value * 20) / 20;

/**
 * How text in a language is set; undefined for Latin, Greek and Cyrillic letters. Headings are set
 * as tightly as the marks of their text allow, if it is given.
 */
export function findScriptSetting(language: string, headings?: string): ScriptSetting | undefined {
  const script = findLanguageScript(language);
  if (script === undefined || script === "Grek" || script === "Cyrl" || script === "Viet") return undefined;
  const [above, below] = inkExtents[script];
  const usual = usualExtents[script];
  const isUsual = usual !== undefined && headings !== undefined && !usual.rare.test(headings);
  const [headingAbove, headingBelow] = isUsual ? usual.extents : [above, below];
  const isSquare = squareScripts.has(script);
  return {
    script,
    headingLeading: Math.max(isSquare ? 1.3 : 1.15, roundUp(headingAbove + headingBelow + 0.04)),
    textLeading: Math.max(isSquare ? 1.75 : 1.6, roundUp(above + below + 0.3)),
    allowsTracking: spacedScripts.has(script),
    isSquare,
  };
}
