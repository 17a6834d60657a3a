import { type FaceId, faceMetadata } from "#/model/face";
import { getScriptFace, getScriptGenre, listScriptFaces, type ScriptCode, type ScriptFaceId } from "#/model/script-face";
import { findHanScript, findTextScript, listScripts } from "#/model/text-script";

/**
 * Alphabets that some of the directions' faces have: Greek, Cyrillic, and the letters of
 * Vietnamese.
 */
export type EuropeanAlphabet = "Grek" | "Cyrl" | "Viet";

/** What a brand's text is written in, beside plain Latin letters. */
export type DesignScript = ScriptCode | EuropeanAlphabet;

/**
 * A face that follows a direction's face in its font stack and has what that face lacks. `subsets`
 * names the files to use; all if missing.
 */
export type CompanionFace = {
  readonly face: FaceId | ScriptFaceId;
  readonly name: string;
  readonly subsets?: readonly string[];
};

const alphabetSubsets: Readonly<Record<EuropeanAlphabet, readonly [string, ...string[]]>> = {
  Grek: ["greek", "greek-ext"],
  Cyrl: ["cyrillic", "cyrillic-ext"],
  Viet: ["vietnamese"],
};

/** Whether a script is an alphabet that some of the directions' faces have. */
export const isEuropean = (script: DesignScript): script is EuropeanAlphabet => Object.hasOwn(alphabetSubsets, script);

/**
 * The script of each language that is not written in plain Latin letters, by BCP 47 primary subtag.
 */
const languageScripts: readonly (readonly [script: DesignScript, languages: string])[] = [
  ["Arab", "ar fa ur ps ckb sd ug"],
  ["Hebr", "he yi"],
  ["Deva", "hi mr ne sa"],
  ["Beng", "bn as"],
  ["Taml", "ta"],
  ["Telu", "te"],
  ["Knda", "kn"],
  ["Mlym", "ml"],
  ["Gujr", "gu"],
  ["Guru", "pa"],
  ["Sinh", "si"],
  ["Thai", "th"],
  ["Laoo", "lo"],
  ["Khmr", "km"],
  ["Mymr", "my"],
  ["Geor", "ka"],
  ["Armn", "hy"],
  ["Ethi", "am ti"],
  ["Jpan", "ja"],
  ["Kore", "ko"],
  ["Grek", "el"],
  ["Cyrl", "ru uk bg sr mk be kk ky mn tg"],
  ["Viet", "vi"],
];

/** The script of a language (BCP 47); undefined for plain Latin letters. */
export function findLanguageScript(language: string): DesignScript | undefined {
  const primary = language.toLowerCase().split("-")[0] ?? "";
  if (primary === "zh" || primary === "yue") return findHanScript("", language);
  return languageScripts.find(([, languages]) => languages.split(" ").includes(primary))?.[0];
}

/** Letters that only Vietnamese has. */
const vietnameseLetters = /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/;

/** The scripts that a design needs: that of its language, and those of its text. */
export function listDesignScripts(text: string, language: string): readonly DesignScript[] {
  const own = findLanguageScript(language);
  const used = new Set<DesignScript>(own === undefined ? [] : [own]);
  for (const script of listScripts(text, language)) used.add(script);
  for (const character of new Set(text)) {
    const script = findTextScript(character);
    if (script === "Grek" || script === "Cyrl") used.add(script);
  }
  if (vietnameseLetters.test(text)) used.add("Viet");
  return [...used];
}

/** Scripts of thousands of characters, of which the serifs have the frequent ones. */
export const eastAsianScripts: readonly ScriptCode[] = ["Jpan", "Kore", "Hans", "Hant"];
const isEastAsian = (script: ScriptCode) => eastAsianScripts.includes(script);

/**
 * Whether a bundled face has the letters of a script; only European alphabets are in any of them.
 */
const hasAlphabet = (face: FaceId, script: DesignScript) =>
  isEuropean(script) && faceMetadata[face].files.some(({ subset }) => subset === alphabetSubsets[script][0]);

/** Faces whose letters of another alphabet are in a face of like proportions, weight and mood. */
const relatedFaces: Readonly<Partial<Record<FaceId, FaceId>>> = {
  "big-shoulders": "rubik",
  archivo: "rubik",
  outfit: "rubik",
  "bricolage-grotesque": "rubik",
  syne: "unbounded",
  "young-serif": "bitter",
  "zilla-slab": "bitter",
  "bodoni-moda": "eb-garamond",
};

/** The nearest face that has an alphabet. Running text is set in the plainest ones. */
export function getAlphabetFace(face: FaceId, script: EuropeanAlphabet, isText = false): FaceId {
  if (hasAlphabet(face, script)) return face;
  if (faceMetadata[face].genre === "mono") return "jetbrains-mono";
  const related = relatedFaces[face];
  if (!isText && related !== undefined && hasAlphabet(related, script)) return related;
  return getScriptGenre(face) === "serif" ? "source-serif-4" : "source-sans-3";
}

/** A plain face with every European alphabet that differs from a face in genre: a sans for a serif. */
export const getContrastingFace = (face: FaceId): FaceId =>
  getScriptGenre(face) === "serif" ? "source-sans-3" : "source-serif-4";

/**
 * The companions of a face for scripts that it does not have: of the same genre where there is one.
 * The serifs of East Asia are followed by the sans, which has their rare characters, and left out where
 * `incomplete` names them: words in two faces look broken. `hasScript` tells what another face has that
 * the bundled one stands for.
 */
export function chooseCompanions(
  face: FaceId,
  scripts: readonly DesignScript[],
  {
    hasScript = (script) => hasAlphabet(face, script),
    incomplete = [],
  }: { readonly hasScript?: (script: DesignScript) => boolean; readonly incomplete?: readonly ScriptFaceId[] } = {},
): readonly CompanionFace[] {
  return scripts.flatMap((script): readonly CompanionFace[] => {
    if (hasScript(script)) return [];
    if (isEuropean(script)) {
      const subsets = alphabetSubsets[script];
      const companion = getAlphabetFace(face, script);
      return [{ face: companion, name: faceMetadata[companion].name, subsets }];
    }
    const faces = listScriptFaces(script, getScriptGenre(face));
    const whole = faces.filter((id) => !incomplete.includes(id));
    const used = whole.length === 0 ? faces : isEastAsian(script) ? whole : whole.slice(0, 1);
    return used.map((id) => ({ face: id, name: getScriptFace(id).name }));
  });
}

/** The system faces of a companion, the generic family last. */
export const getCompanionFallback = ({ face }: CompanionFace): readonly string[] =>
  Object.hasOwn(faceMetadata, face) ? faceMetadata[face as FaceId].fallback : getScriptFace(face as ScriptFaceId).fallback;
