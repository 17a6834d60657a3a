import { isInUnicodeRange, parseUnicodeRange } from "#/kernel/text/unicode-range";
import type { DesignScript } from "#/model/companion-face";
import type { GivenFace } from "#/model/given-face";

/**
 * Letters that a face needs to set text in a script: the first and last of its alphabet, or
 * frequent ones.
 */
const scriptLetters: Readonly<Record<DesignScript, string>> = {
  Grek: "αωΩέ",
  Cyrl: "аяЯё",
  Viet: "ơưạữ",
  Arab: "ابي",
  Hebr: "את",
  Deva: "अह",
  Beng: "অহ",
  Taml: "அஹ",
  Telu: "అహ",
  Knda: "ಅಹ",
  Mlym: "അഹ",
  Gujr: "અહ",
  Guru: "ਅਹ",
  Sinh: "අහ",
  Thai: "กฮ",
  Laoo: "ກຮ",
  Khmr: "កអ",
  Mymr: "ကအ",
  Geor: "აჰ",
  Armn: "աֆ",
  Ethi: "ሀፐ",
  Jpan: "あア日",
  Kore: "가한",
  Hans: "这国说",
  Hant: "這國說",
};

/** Whether a given face has the letters of a script. */
export function coversScript({ files }: Pick<GivenFace, "files">, script: DesignScript): boolean {
  const ranges = files.flatMap(({ unicodeRange }) => parseUnicodeRange(unicodeRange));
  return [...scriptLetters[script]].every((letter) => isInUnicodeRange(ranges, letter.codePointAt(0) ?? 0));
}
