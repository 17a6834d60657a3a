import type { TokenType } from "#/brand-import/found-token";
import { splitWords } from "#/brand-import/mode-name";

const hints: readonly (readonly [type: TokenType, words: readonly string[]])[] = [
  ["fontWeight", ["weight", "weights"]],
  ["shadow", ["shadow", "shadows", "elevation", "elevations"]],
  ["cubicBezier", ["ease", "easing", "easings", "curve", "timing"]],
  ["duration", ["duration", "durations"]],
  [
    "dimension",
    [
      "radius",
      "radii",
      "rounded",
      "roundness",
      "corner",
      "space",
      "spacing",
      "gap",
      "size",
      "sizes",
      "width",
      "height",
      "padding",
      "margin",
      "gutter",
      "inset",
      "offset",
    ],
  ],
];

/** What a token's name says about its type, or undefined. */
export function getTypeHint(path: readonly string[]): TokenType | undefined {
  const words = path.flatMap(splitWords);
  // Line heights are mostly without a unit, which a length in pixels would change.
  if (words.includes("leading") || words.includes("lineheight") || (words.includes("line") && words.includes("height")))
    return "number";
  const found = hints.find(([, named]) => named.some((word) => words.includes(word)));
  if (found) return found[0];
  const isFamily = words.includes("family") || words.includes("families") || words.includes("typeface");
  if (isFamily) return "fontFamily";
  return words.includes("font") || words.includes("fonts")
    ? words.includes("style") || words.includes("feature")
      ? undefined
      : "fontFamily"
    : undefined;
}
