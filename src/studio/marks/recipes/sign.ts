import { createContainer, cutOutOf } from "#/studio/marks/container";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { unite } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { fitInto, transform } from "#/studio/marks/geometry/transform";
import { fitMotif } from "#/studio/marks/motif-form";
import { capitalize } from "#/studio/marks/concept";
import { listLetterThings } from "#/studio/marks/letter-things";
import { findSpelledSign } from "#/studio/marks/spelled-signs";
import { drawThing } from "#/studio/marks/recipes/letter-in-thing";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

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
