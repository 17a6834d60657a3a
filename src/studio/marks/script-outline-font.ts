import { openScriptFont } from "#/fonts/script-font";
import { getScriptFace, type ScriptCode, type ScriptFaceId } from "#/model/script-face";
import { isJoinedScript, isRightToLeftScript } from "#/model/text-script";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { flatten } from "#/studio/marks/geometry/flatten";
import { toClockwise } from "#/studio/marks/geometry/orientation";
import type { Path } from "#/studio/marks/geometry/path";
import type { OutlineFont } from "#/studio/marks/outline-font";

/**
 * A full-height letter of each script without overhangs, which tells how tall its letters are and
 * how thick their stems.
 */
const sampleLetters: Readonly<Record<ScriptCode, string>> = {
  Arab: "ل",
  Hebr: "ה",
  Deva: "क",
  Beng: "ক",
  Taml: "க",
  Telu: "గ",
  Knda: "ಗ",
  Mlym: "ര",
  Gujr: "ક",
  Guru: "ਕ",
  Sinh: "ග",
  Thai: "ก",
  Laoo: "ກ",
  Khmr: "ក",
  Mymr: "က",
  Geor: "ბ",
  Armn: "Ա",
  Ethi: "ሀ",
  Jpan: "国",
  Kore: "한",
  Hans: "国",
  Hant: "國",
};

/** Stem width if a letter cannot be measured, in thousandths of an em. */
const defaultStem = 80;
const scanLines = 24;

/** The width of the vertical strokes of a letter: the median run of ink along horizontal lines. */
function measureStem(path: Path, [, top, , height]: readonly [number, number, number, number]): number {
  const polygons = flatten(path, 1);
  const runs: number[] = [];
  for (let line = 0; line < scanLines; line++) {
    const y = top + (height * (line + 0.5)) / scanLines;
    const crossings = polygons
      .flatMap((points) =>
        points.flatMap(([x1, y1], index) => {
          const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
          return y1 <= y === y2 <= y ? [] : [{ x: x1 + ((y - y1) * (x2 - x1)) / (y2 - y1), turn: y1 < y2 ? 1 : -1 }];
        }),
      )
      .toSorted((a, b) => a.x - b.x);
    let winding = 0;
    let from = 0;
    for (const { x, turn } of crossings) {
      if (winding === 0) from = x;
      winding += turn;
      if (winding === 0) runs.push(x - from);
    }
  }
  const sorted = runs.filter((run) => run > 1).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? defaultStem);
}

const openFonts = new Map<string, OutlineFont>();

/** The outline font of a script's face at the nearest weight; `language` chooses local forms. */
export function openScriptOutlineFont(face: ScriptFaceId, weight: number, language?: string): OutlineFont {
  const key = `${face}@${weight}@${language ?? ""}`;
  const known = openFonts.get(key);
  if (known) return known;
  const font = createScriptOutlineFont(face, weight, language);
  openFonts.set(key, font);
  return font;
}

function createScriptOutlineFont(face: ScriptFaceId, weight: number, language: string | undefined): OutlineFont {
  const font = openScriptFont(face, weight);
  const { script } = getScriptFace(face);
  const rightToLeft = isRightToLeftScript(script);
  const joined = isJoinedScript(script);
  const getMetrics = lazy(() => {
    const sample = toClockwise(font.draw(sampleLetters[script], { rightToLeft }).path);
    const [x, top, width, height] = getBounds(sample) ?? [0, -700, 600, 700];
    return {
      capHeight: Math.round(-top),
      middle: Math.round(-top - height / 2),
      stem: measureStem(sample, [x, top, width, height]),
    };
  });
  return {
    face,
    weight: font.weight,
    get ascender() {
      return font.ascender;
    },
    get descender() {
      return font.descender;
    },
    get capHeight() {
      return getMetrics().capHeight;
    },
    get xHeight() {
      return getMetrics().capHeight;
    },
    get middle() {
      return getMetrics().middle;
    },
    get stem() {
      return getMetrics().stem;
    },
    getGlyph(character) {
      if (!font.has(character)) return undefined;
      const { path, advance } = font.draw(character, { rightToLeft, language });
      return { path: toClockwise(path), advance };
    },
    getKerning: () => 0,
    drawText(text, setting = {}) {
      const tracking = joined ? 0 : (setting.tracking ?? 0);
      // A number runs from left to right in every script.
      const isNumber = /^\p{Nd}[\p{Nd}\s.,:/+-]*$/u.test(text);
      const drawn = font.draw(text, { rightToLeft: rightToLeft && !isNumber, language: setting.language ?? language, tracking });
      return { ...drawn, path: toClockwise(drawn.path) };
    },
    withWeight: (wantedWeight) => openScriptOutlineFont(face, wantedWeight, language),
  };
}

function lazy<T extends object>(create: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
