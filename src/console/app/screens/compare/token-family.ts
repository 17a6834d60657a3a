/** Families of design tokens, in the order of the list. */
export const tokenFamilies = ["colour", "palette", "type", "space", "shape", "shadow", "motion"] as const;
export type TokenFamily = (typeof tokenFamilies)[number];

const familyPatterns: readonly (readonly [pattern: RegExp, family: TokenFamily])[] = [
  [/^palette-/, "palette"],
  [/^(?:font|weight|text|leading|tracking|type)-|^measure$/, "type"],
  [/^(?:space|section)-|^(?:container|columns|gutter|margin)$/, "space"],
  [/^radius(?:-|$)|^stroke/, "shape"],
  [/^shadow-/, "shadow"],
  [/^(?:duration|ease)-/, "motion"],
];

/**
 * The family of a token by its name, which is its CSS variable without the dashes. Names without a
 * known prefix are colour roles.
 */
export const getTokenFamily = (name: string): TokenFamily =>
  familyPatterns.find(([pattern]) => pattern.test(name))?.[1] ?? "colour";

/** Labels of the families. */
export const familyLabels: Readonly<Record<TokenFamily, string>> = {
  colour: "Colour roles",
  palette: "Palettes",
  type: "Type",
  space: "Space and grid",
  shape: "Corners and strokes",
  shadow: "Shadows",
  motion: "Motion",
};
