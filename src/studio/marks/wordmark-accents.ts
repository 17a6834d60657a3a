import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import type { Path } from "#/studio/marks/geometry/path";
import type { TypesetText } from "#/studio/marks/typeset-text";

/** Scripts whose letters stand apart, with signs above some of them. */
const scripts: ReadonlySet<TypesetText["script"]> = new Set(["Latn", "Grek", "Cyrl"]);

/** With more signs above letters, as in Vietnamese, none of them sets the name apart. */
const maxAccents = 3;

/** Letters with a dot of their own, and signs above letters. */
const [dotted, signAbove] = [/[ijїі]/u, /[\u0300-\u0315\u031a\u033d-\u0344\u0346\u034a-\u034c]/u] as const;

/** How many letters of a text have a sign above them. */
const countSigned = (text: string): number =>
  [...text.normalize("NFC")].filter((letter) => dotted.test(letter) || signAbove.test(letter.normalize("NFD"))).length;

const isOver = ([x, , width]: Box, [otherX, , otherWidth]: Box) =>
  Math.min(x + width, otherX + otherWidth) - Math.max(x, otherX) > width * 0.6;

/**
 * The contours of a line that may have a colour of their own: what stands free above its letters, such
 * as the dots of i and Ö, or else the sign that joins its words. Empty if it has neither.
 */
export function findAccents(text: string, { path, font, script }: TypesetText, tracking: number): Path {
  if (!scripts.has(script)) return [];
  const boxes = path.map((contour) => getBounds([contour]) ?? ([0, 0, 0, 0] as const));
  const above = path.filter((_, index) => {
    const box = boxes[index];
    return (
      box !== undefined &&
      box[1] + box[3] < -font.xHeight &&
      boxes.some((other) => other[1] > box[1] + box[3] && isOver(box, other))
    );
  });
  // Signs that touch their letters cannot have a colour, and then the others look forgotten.
  if (above.length > 0) return above.length <= maxAccents && above.length >= countSigned(text) ? above : [];
  const at = text.search(/[&+]/u);
  const sign = font.getGlyph(text[at] ?? "");
  if (at < 1 || sign === undefined) return [];
  const whole = font.drawText(text, { tracking });
  const [left] = getBounds(whole.path) ?? [0];
  if (whole.path.length !== path.length) return [];
  const start = font.drawText(text.slice(0, at), { tracking }).advance - left;
  return path.filter((_, index) => {
    const [x, , width] = boxes[index] ?? [0, 0, 0, 0];
    return x + width / 2 > start && x + width / 2 < start + sign.advance;
  });
}
