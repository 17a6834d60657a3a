import type { FaceId } from "#/model/face";
import { simplifyPath } from "#/studio/marks/geometry/combine";
import { createMask, measureDistances } from "#/studio/marks/geometry/mask";
import { offsetPath } from "#/studio/marks/geometry/offset";
import type { Path } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import { findOutlineFont } from "#/studio/marks/outline-font";
import { openScriptOutlineFont } from "#/studio/marks/script-outline-font";
import { typesetLine } from "#/studio/marks/typeset-line";

/** Letters of one face as shapes for marks. */
export type Lettering = {
  /**
   * The outline of a text in a box of 48 units, with strokes that hold at small sizes; `undefined`
   * if no bundled face has its characters.
   */
  outline(text: string): Path | undefined;
  /** The same at its size in the font, 1000 units per em, baseline at 0. */
  outlineAtSize(text: string): Path | undefined;
};

/** Strokes thinner than this, in units of a letter 48 units tall, are made thicker. */
const minStroke = 3.2;
/** Share of a letter's ink that may be thinner. */
const maxThinShare = 0.025;
const maxSteps = 3;

/** Letters of Thai tell themselves by their loops: without them, one that stands alone is a Latin u, n or s. */
const loneThai = /^[\u0e01-\u0e4e]{1,4}$/u;

/** Letters and signs in a face and weight and the forms of `language` (BCP 47), each outlined once. */
export function createLettering(face: FaceId, weight: number, language?: string): Lettering {
  const known = new Map<string, Path | undefined>();
  const outlineAtSize = (text: string): Path | undefined => {
    const font = loneThai.test(text)
      ? openScriptOutlineFont("noto-serif-thai", weight, language)
      : findOutlineFont(text, face, weight, language);
    if (font === undefined) return undefined;
    const { path } = typesetLine(text, font);
    return path.length > 0 ? path : undefined;
  };
  return {
    outlineAtSize,
    outline(text) {
      if (known.has(text)) return known.get(text);
      const path = outlineAtSize(text);
      const outline = path && strengthen(simplifyPath(fitInto(path, [0, 0, 48, 48])));
      known.set(text, outline);
      return outline;
    },
  };
}

/** Makes hairlines thick enough for small sizes; leaves low-contrast letters as they are. */
function strengthen(path: Path): Path {
  let stronger = path;
  for (let step = 0; step < maxSteps && measureThinShare(stronger, minStroke / 2) > maxThinShare; step++) {
    stronger = fitInto(offsetPath(stronger, 0.55, "miter"), [0, 0, 48, 48]);
  }
  return stronger;
}

/** The share of a path's area that a disc of the radius cannot reach from inside. */
export function measureThinShare(path: Path, radius: number, size = 96): number {
  const mask = createMask(path, size);
  const steps = (radius * size) / 48;
  const inside = measureDistances(mask, 0);
  const core = { size, cells: Uint8Array.from(inside, (distance) => (distance > steps ? 1 : 0)) };
  const toCore = measureDistances(core, 1);
  let [ink, thin] = [0, 0];
  mask.cells.forEach((cell, index) => {
    if (cell === 0) return;
    ink++;
    if ((toCore[index] ?? 0) > steps + 0.8) thin++;
  });
  return ink === 0 ? 0 : thin / ink;
}
