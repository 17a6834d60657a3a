import { getBounds } from "#/studio/marks/geometry/bounds";
import { intersect, subtract } from "#/studio/marks/geometry/combine";
import { polygon, type Path } from "#/studio/marks/geometry/path";
import { disc, rectangle, roundedRectangle } from "#/studio/marks/geometry/shapes";
import { findHalfCount } from "#/studio/marks/name-halves";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Words for a half, in many languages. */
const halves =
  "half halb halbe halber demi media medio meio meia mezza mezzo halv halva puoli pół půl fél yarım полу пів μισό חצי نصف";
const words = new Set(halves.split(" "));
const sign = /^(?:0[.,]5|\d?½|반|半)/u;

/** Whether a name begins with a half; further on, as in `Local 19½`, it only counts something. */
const beginsWithHalf = (name: string) => sign.test(name) || words.has(name.split(/[\s-]/u)[0]?.toLowerCase() ?? "");

/** Names of a measure of ground, whose half is that of a square. */
const ground = /평|坪|acre|畳|m²|plot|field/iu;

/** Width of the outline and its gap to the solid half, in units of the 48-unit grid. */
const [line, gap] = [4.6, 3.4] as const;

/** Radius of a disc and the gap beside it: of one with a half beside it, and of two or three in rows of two. */
const [largeDisc, largeGap, smallDisc, smallGap] = [13.5, 2, 9.9, 2.4] as const;

/** A disc for each whole that the name counts, and the half of one: three and a half. */
function drawCounted(count: number, hasAccent: boolean): Drawing {
  const [radius, space] = count === 1 ? [largeDisc, largeGap] : [smallDisc, smallGap];
  const step = radius * 2 + space;
  const rows = count === 1 ? 1 : 2;
  const width = count === 1 ? step + radius : step + radius * 2;
  const [left, top] = [24 - width / 2 + radius, 24 - (step * (rows - 1)) / 2];
  const place = (index: number) => [left + (index % 2) * step, top + Math.floor(index / 2) * step] as const;
  const discs = Array.from({ length: count }, (_, index) => disc(...place(index), radius));
  const [x, y] = place(count);
  const half = intersect([disc(x, y, radius)], [rectangle([x - radius, y - radius, radius, radius * 2])]);
  return {
    shapes: [
      { path: discs, fill: "brand" },
      { path: half, fill: hasAccent ? "spot" : "brand" },
    ],
    concept: `As many discs as the name counts, ${count}, and the half of one.`,
    isOwn: true,
  };
}

/** What the name halves: a square of ground cut along its diagonal, or else a disc in two halves, one solid and one an outline. */
export const halfMark: Recipe = ({ name, coreName, hasAccent, corner }) => {
  const counted = findHalfCount(name);
  if (counted !== undefined && !ground.test(name)) return [drawCounted(counted, hasAccent)];
  if (!beginsWithHalf(coreName)) return [];
  const isGround = ground.test(name);
  const whole: Path = isGround ? [roundedRectangle([3, 3, 42, 42], Math.min(corner, 3))] : [disc(24, 24, 21)];
  const inner: Path = isGround ? [rectangle([3 + line, 3 + line, 42 - line * 2, 42 - line * 2])] : [disc(24, 24, 21 - line)];
  const [solidSide, openSide] = isGround
    ? [
        [
          polygon([
            [0, 0],
            [48, 48],
            [0, 48],
          ]),
        ],
        [
          polygon([
            [gap * 1.41, 0],
            [48, 0],
            [48, 48 - gap * 1.41],
          ]),
        ],
      ]
    : [[rectangle([0, 0, 24 - gap / 2, 48])], [rectangle([24 + gap / 2, 0, 24, 48])]];
  const open = intersect(whole, openSide);
  const [x = 0, , width = 0] = getBounds(open) ?? [];
  const frame = isGround
    ? subtract(
        open,
        intersect(inner, [
          polygon([
            [gap * 1.41 + line * 2.41, 0],
            [48, 0],
            [48, 48 - gap * 1.41 - line * 2.41],
          ]),
        ]),
      )
    : subtract(open, intersect(inner, [rectangle([x + line, 0, width, 48])]));
  return [
    {
      shapes: [
        { path: intersect(whole, solidSide), fill: "brand" },
        { path: frame, fill: hasAccent ? "spot" : "brand" },
      ],
      concept: isGround
        ? "A square of ground, of which the name has one half: it is solid, the other is an outline."
        : "The half in the name: two halves of one disc, one solid and one an outline.",
      isOwn: true,
    } satisfies Drawing,
  ];
};
