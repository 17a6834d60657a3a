/** Families of design tokens, in the order in which they are listed. */
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

/** The family of a token by its name, which is its CSS variable's without the dashes. What bears no family's beginning is a colour role. */
export const getTokenFamily = (name: string): TokenFamily =>
  familyPatterns.find(([pattern]) => pattern.test(name))?.[1] ?? "colour";

/** A family as people read it. */
export const familyLabels: Readonly<Record<TokenFamily, string>> = {
  colour: "Colour roles",
  palette: "Palettes",
  type: "Type",
  space: "Space and grid",
  shape: "Corners and strokes",
  shadow: "Shadows",
  motion: "Motion",
};
