import { listScriptFaceFiles } from "#/fonts/script-face-files";
import { isInUnicodeRange, parseUnicodeRange } from "#/kernel/text/unicode-range";
import type { Brief } from "#/model/brief";
import { eastAsianScripts, findLanguageScript, listDesignScripts } from "#/model/companion-face";
import { listScriptFaces, type ScriptCode, type ScriptFaceId } from "#/model/script-face";
import { findTextScript } from "#/model/text-script";
import type { WrittenIn } from "#/studio/typography/typography";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** What the texts of a brand are written in: the brief's own words, and its language's phrases. */
export function readBriefScripts(brief: Brief): WrittenIn {
  const text = JSON.stringify(brief);
  const language = understandBrief(brief).language.value;
  const scripts = listDesignScripts(text, language);
  const incomplete = eastAsianScripts
    .filter((script) => scripts.includes(script))
    .flatMap((script) => listScriptFaces(script, "serif").filter((face) => !hasCharacters(face, script, text)));
  return { main: findLanguageScript(language), scripts, incomplete };
}

type CodePointRanges = readonly (readonly [number, number])[];

const rangesByFace = new Map<ScriptFaceId, CodePointRanges>();

/** The code points of all files of a face. */
function getRanges(face: ScriptFaceId): CodePointRanges {
  const known = rangesByFace.get(face);
  if (known) return known;
  const ranges = listScriptFaceFiles(face).flatMap(({ unicodeRange }) => parseUnicodeRange(unicodeRange));
  rangesByFace.set(face, ranges);
  return ranges;
}

/** Whether a face has the characters of its script in a text. Korean faces need no Chinese ones. */
function hasCharacters(face: ScriptFaceId, script: ScriptCode, text: string): boolean {
  const ranges = getRanges(face);
  return [...new Set(text)].every((character) => {
    const own = findTextScript(character);
    const isNeeded = own === script || (own === "Hans" && script !== "Kore");
    return !isNeeded || isInUnicodeRange(ranges, character.codePointAt(0) ?? 0);
  });
}
