import type { Direction } from "#/model/direction";
import type { TextStyle, TextStyleName, TypeSize } from "#/model/token-set";

type StyleParts = { readonly family: TextStyle["family"]; readonly size: string; readonly weight: keyof Direction["weights"] };

const styleParts: Readonly<Record<TextStyleName, StyleParts>> = {
  display: { family: "display", size: "4xl", weight: "display" },
  "heading-1": { family: "display", size: "3xl", weight: "display" },
  "heading-2": { family: "display", size: "2xl", weight: "display" },
  "heading-3": { family: "text", size: "xl", weight: "strong" },
  lead: { family: "text", size: "lg", weight: "regular" },
  body: { family: "text", size: "base", weight: "regular" },
  small: { family: "text", size: "sm", weight: "regular" },
  label: { family: "text", size: "sm", weight: "medium" },
  code: { family: "mono", size: "sm", weight: "regular" },
  figure: { family: "display", size: "3xl", weight: "display" },
};

/**
 * Line heights that depend on the style's use and not on its size: a label stands alone, a figure
 * is one line.
 */
const leadingOverrides: Partial<Readonly<Record<TextStyleName, number>>> = { label: 1.3, figure: 1, small: 1.5, code: 1.6 };

/**
 * Maximum line height of headings: they are short and read as one block, so they are set tighter
 * than running text.
 */
const maxLeading: Partial<Readonly<Record<TextStyleName, number>>> = { "heading-1": 1.12, "heading-2": 1.2, "heading-3": 1.3 };

/**
 * The text styles of a direction. Figures and code have no tracking, so that columns of digits line
 * up.
 */
export function createTextStyles(
  direction: Pick<Direction, "weights">,
  sizes: readonly TypeSize[],
): Readonly<Record<TextStyleName, TextStyle>> {
  const createTextStyle = (name: TextStyleName): TextStyle => {
    const { family, size, weight } = styleParts[name];
    const step = sizes.find((candidate) => candidate.name === size);
    if (!step) throw new Error(`no type size ${size}`);
    const leading = Math.min(leadingOverrides[name] ?? step.leading, maxLeading[name] ?? Number.POSITIVE_INFINITY);
    const trackingEm = name === "code" ? 0 : step.trackingEm;
    return { family, size, weight: direction.weights[weight], leading, trackingEm };
  };
  return {
    display: createTextStyle("display"),
    "heading-1": createTextStyle("heading-1"),
    "heading-2": createTextStyle("heading-2"),
    "heading-3": createTextStyle("heading-3"),
    lead: createTextStyle("lead"),
    body: createTextStyle("body"),
    small: createTextStyle("small"),
    label: createTextStyle("label"),
    code: createTextStyle("code"),
    figure: createTextStyle("figure"),
  };
}
