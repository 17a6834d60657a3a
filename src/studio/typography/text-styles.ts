import type { Direction } from "#/model/direction";
import type { TextStyle, TextStyleName, TypeSize } from "#/model/token-set";

type Part = { readonly family: TextStyle["family"]; readonly size: string; readonly weight: keyof Direction["weights"] };

const parts: Readonly<Record<TextStyleName, Part>> = {
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

/** Leading where a style's use asks for another than its size does: a label stands alone, a figure is one line. */
const ownLeading: Partial<Readonly<Record<TextStyleName, number>>> = { label: 1.3, figure: 1, small: 1.5, code: 1.6 };

/** The most leading of headings: a heading is short and its lines belong together, so they stand closer than running text of that size. */
const leadingMax: Partial<Readonly<Record<TextStyleName, number>>> = { "heading-1": 1.12, "heading-2": 1.2, "heading-3": 1.3 };

/** The composite text styles of a direction. Figures and code keep their natural tracking, so that columns of digits line up. */
export function textStyles(direction: Direction, sizes: readonly TypeSize[]): Readonly<Record<TextStyleName, TextStyle>> {
  const style = (name: TextStyleName): TextStyle => {
    const { family, size, weight } = parts[name];
    const step = sizes.find((candidate) => candidate.name === size);
    if (!step) throw new Error(`no type size ${size}`);
    const leading = Math.min(ownLeading[name] ?? step.leading, leadingMax[name] ?? Number.POSITIVE_INFINITY);
    const trackingEm = name === "code" ? 0 : step.trackingEm;
    return { family, size, weight: direction.weights[weight], leading, trackingEm };
  };
  return {
    display: style("display"),
    "heading-1": style("heading-1"),
    "heading-2": style("heading-2"),
    "heading-3": style("heading-3"),
    lead: style("lead"),
    body: style("body"),
    small: style("small"),
    label: style("label"),
    code: style("code"),
    figure: style("figure"),
  };
}
