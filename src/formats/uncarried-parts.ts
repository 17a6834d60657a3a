/** The parts that the tokens of every design have. The first four are colours by mode. */
export const tokenParts = [
  "light",
  "dark",
  "high-contrast",
  "high-contrast-dark",
  "palette",
  "fontFamily",
  "fontWeight",
  "fontSize",
  "fontSize.min",
  "lineHeight",
  "letterSpacing",
  "typography",
  "typography.family",
  "typography.size",
  "measure",
  "spacing",
  "section",
  "radius",
  "radius.base",
  "shadow",
  "shadow.dark",
  "stroke",
  "duration",
  "easing",
  "layout",
] as const;
export type TokenPart = (typeof tokenParts)[number];

/** Parts that a format does not carry, or not all of, with the reason. */
export type UncarriedParts = Readonly<Partial<Record<TokenPart, string>>>;

const fill = (parts: readonly TokenPart[], reason: string): UncarriedParts =>
  Object.fromEntries(parts.map((part) => [part, reason]));
const except = (...carried: readonly TokenPart[]): readonly TokenPart[] => tokenParts.filter((part) => !carried.includes(part));

const typeParts = ["typography", "typography.family", "typography.size"] as const;
const inTextSizes = "Text sizes of the framework have no family, and print the size that they name as a value.";

/** What each export does not carry of the tokens of every design; those that are missing here carry all of them. */
export const uncarriedParts: Readonly<Record<string, UncarriedParts>> = {
  "colors-ts": fill(except("light", "dark", "high-contrast", "high-contrast-dark", "palette"), "The file has colours only."),
  "spacing-ts": fill(
    except("spacing", "section", "radius", "radius.base", "shadow", "shadow.dark", "stroke", "duration", "easing", "layout"),
    "The file has spacing, shape and motion only.",
  ),
  "typography-ts": fill(
    except("fontFamily", "fontWeight", "fontSize", "fontSize.min", "lineHeight", "letterSpacing", "measure", ...typeParts),
    "The file has typography only.",
  ),
  "utility-theme": {
    ...fill(
      ["dark", "high-contrast", "high-contrast-dark", "shadow.dark"],
      "The preset has the values of light mode, and the variables of globals-css for the other modes.",
    ),
    ...fill(["typography.family", "typography.size"], inTextSizes),
  },
  "utility-theme-v4": fill(["typography.family", "typography.size"], inTextSizes),
  "tokens-penpot": {
    "fontSize.min": "The format has fixed sizes only, so it has the largest.",
    ...fill(["lineHeight", "letterSpacing", "measure", "duration", "easing"], "The format has no type for it."),
    ...fill(typeParts, "Its text styles hold values, which do not say which family and size they are."),
  },
  "registry-item": {
    ...fill(["high-contrast", "high-contrast-dark"], "The format has light and dark mode only."),
    ...fill(
      ["palette", "fontWeight", ...typeParts, "measure", "spacing", "section", "radius", "stroke", "duration", "layout"],
      "The theme has the variables of shadcn's components only.",
    ),
  },
  "theme-json": {
    ...fill(["lineHeight", "letterSpacing", "measure"], "The format has no presets for it."),
    ...fill(typeParts, "The format has styles for some elements, which do not say which text style they are."),
  },
  "design-md": {
    ...fill(["light", "dark"], "The front matter has the colours that its components use; the others are in the text."),
    ...fill(["high-contrast", "high-contrast-dark"], "The format has no modes."),
    ...fill(
      [
        "palette",
        "fontFamily",
        "fontWeight",
        "fontSize",
        "fontSize.min",
        "lineHeight",
        "letterSpacing",
        "typography.family",
        "typography.size",
        "measure",
        "radius.base",
        "shadow",
        "shadow.dark",
        "stroke",
        "duration",
        "easing",
        "layout",
      ],
      "The format has no field for it.",
    ),
  },
};

/**
 * The part that a token belongs to, from its name: `MODE: ROLE` for colours, else its path, such as
 * `fontSize.base.min` and `typography.body.leading`.
 */
export function getTokenPart(name: string): TokenPart | undefined {
  const [mode = "", role] = name.split(": ");
  const [group = "", ...rest] = name.split(".");
  const last = rest.at(-1) ?? "";
  const candidates = role === undefined ? [`${group}.${last}`, group] : [mode];
  return candidates.flatMap((candidate) => tokenParts.find((part) => part === candidate) ?? [])[0];
}
