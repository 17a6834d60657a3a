import { createContainer, cutOutOf } from "#/studio/marks/container";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { unite } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { offsetPath } from "#/studio/marks/geometry/offset";
import { fitInto, transform, translate } from "#/studio/marks/geometry/transform";
import { fitMotif } from "#/studio/marks/motif-form";
import { capitalize } from "#/studio/marks/concept";
import { listLetterThings } from "#/studio/marks/letter-things";
import { findSpelledSign } from "#/studio/marks/spelled-signs";
import { drawThing } from "#/studio/marks/recipes/letter-in-thing";
import type { Drawing, DrawnShape, Recipe } from "#/studio/marks/recipe";

/** Signs that enclose something, with their partners. */
const pairs: Readonly<Record<string, string>> = { "{": "}", "[": "]", "(": ")", "<": ">", "¡": "!", "¿": "?" };
const signNames: Readonly<Record<string, string>> = {
  "&": "ampersand",
  "+": "plus sign",
  "{": "braces",
  "[": "brackets",
  "(": "parentheses",
  "<": "angle brackets",
  "!": "exclamation mark",
  "¡": "exclamation marks",
  "?": "question mark",
  "¿": "question marks",
  "/": "slash",
  "#": "number sign",
  "@": "at sign",
  "*": "asterisk",
};

/** Whether a name asks or calls: its sign belongs to how people speak it, where quotation marks or a dash add nothing. */
const isCalled = (name: string, sign: string): boolean =>
  /^[!?]$/u.test(sign) && (name.split(/\s[–—·|-]\s/u)[0] ?? "").endsWith(sign);

/** Widths of a letter and its large sign, their height and the gap between them, before both are fitted into the grid. */
const [callWidth, callHeight, callGap] = [27, 42, 3.6] as const;

/** By how much both grow, as few letters of a face are heavy enough for a mark. */
const callGrowth = 1;

/** A letter and the sign with which the name asks or calls, on one line, the sign larger. */
function drawCall(letter: Path, figure: Path, hasAccent: boolean): readonly DrawnShape[] {
  const small = offsetPath(fitInto(letter, [0, 0, callWidth, callHeight]), callGrowth);
  const large = offsetPath(fitInto(figure, [0, 0, callWidth, callHeight]), callGrowth);
  const [sx = 0, sy = 0, sw = 0, sh = 0] = getBounds(small) ?? [];
  const [lx = 0, ly = 0, , lh = 0] = getBounds(large) ?? [];
  return fitShapes(
    [
      { path: translate(small, -sx, lh - sy - sh), fill: "brand" },
      { path: translate(large, sw + callGap - lx, -ly), fill: hasAccent ? "spot" : "brand" },
    ],
    [3, 3, 42, 42],
  );
}

/** What a letter with such a sign loses, in places of a subject: a thing that the name means says more. */
const callRank = 1.2;

/**
 * Signs that enclose the name, around its initial or its subject; in a name without letters its
 * sign as the figure.
 */
export const sign: Recipe = ({ name: text, signs, initials, outline, motifs, things, style, corner, hasAccent, random }) => {
  const spelled = findSpelledSign(text, outline);
  if (spelled !== undefined) {
    const { label, path } = spelled;
    const held = listLetterThings(things)
      .slice(0, 1)
      .map((thing): Drawing => {
        const { shapes } = drawThing(thing, path, hasAccent);
        return { shapes, concept: `${capitalize(thing.label)} with the ${label} that the name spells out.`, isOwn: true };
      });
    const shapes = [{ path: fitInto(path, [3, 3, 42, 42]), fill: "brand" as const }];
    return [...held, { shapes, concept: `The ${label} that the name spells out.`, isOwn: true }];
  }
  const [first] = signs.filter((one) => signNames[one] !== undefined);
  if (first === undefined) return [];
  const name = signNames[first] ?? "sign";
  const container = createContainer(random.pick(style.containers), corner);
  const closing = pairs[first];
  const [initial] = initials;
  const letter = initial === undefined ? undefined : outline(initial);
  const inner = letter && fitInto(letter, [16.5, 13, 15, 22]);
  if (closing !== undefined && signs.includes(closing)) {
    const [open, close] = [outline(first), outline(closing)];
    if (open === undefined || close === undefined) return [];
    const place = (path: Path, x: number) => {
      const [left = 0, top = 0, width = 1, height = 1] = getBounds(path) ?? [];
      const factor = Math.min(42 / height, 13 / width);
      return transform(path, [factor, 0, 0, factor, x - factor * (left + width / 2), 24 - factor * (top + height / 2)]);
    };
    const frame = unite(place(open, 8.5), place(close, 39.5));
    const [motif] = motifs;
    const inside: Drawing[] = inner
      ? [
          {
            shapes: [
              { path: frame, fill: "ink" },
              { path: inner, fill: "brand" },
            ],
            concept: `The letter ${initial} between the name's own ${name}.`,
            letters: [inner],
          },
        ]
      : [];
    const subject: Drawing[] = motif
      ? [
          {
            shapes: [
              { path: frame, fill: "ink" },
              { path: fitMotif(motif, motif.ink, { x: 24, y: 24, radius: 9.6 }), fill: "brand" },
            ],
            concept: `The name's own ${name} around ${motif.label}.`,
          },
        ]
      : [];
    return [...subject, ...inside];
  }
  const figure = outline(first);
  if (figure !== undefined && letter !== undefined && isCalled(text, first))
    return [
      {
        shapes: drawCall(letter, figure, hasAccent),
        concept: `The letter ${initial} with the ${name} of the name, larger than it.`,
        isOwn: true,
        rank: callRank,
      },
    ];
  // Beside letters a sign such as & says nothing about this name: every second name has it.
  if (figure === undefined || letter !== undefined) return [];
  const alone: Drawing = {
    shapes: [{ path: fitInto(figure, [3, 3, 42, 42]), fill: "brand" }],
    concept: `The ${name} of the name as its sign.`,
  };
  const held: Drawing = {
    shapes: cutOutOf(container, fitInto(figure, container.box)),
    concept: `The ${name} of the name cut out of ${container.label}.`,
  };
  return [held, alone];
};
