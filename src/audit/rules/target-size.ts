import { findInside } from "#/audit/elements";
import { type ComputedStyle, computeStyles } from "#/audit/computed-styles";
import type { Element } from "#/audit/parse-markup";
import { parsePixels } from "#/audit/pixels";
import { type VariableResolver, getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** The smallest side of what is pressed, CSS pixels. */
const minSidePx = 24;

/**
 * What is pressed has at least 24 px a side (WCAG 2.2, 2.5.8). What stands in a label is pressed
 * with it, and links in text are free.
 */
export const targetSize: SourceRule = {
  id: "target-size",
  summary: "What is pressed has at least 24 px a side.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const styles = computeStyles(source);
    const resolve = getVariableResolver(source, tokens);
    for (const markup of source.markups) {
      const labelled = findInside(markup, ({ name }) => name === "label");
      for (const element of markup.elements) {
        const style = styles.get(element);
        if (!style || !isPressable(element, style) || labelled.has(element)) continue;
        const px = findSmallSide(style, resolve);
        if (px === undefined) continue;
        yield {
          location: locateElement(markup, element),
          message: `The ${element.name} is ${Number(px.toFixed(1))} px on one side.`,
          fix: `Give it min-height: ${minSidePx}px and min-width: ${minSidePx}px, better 44 px.`,
        };
      }
    }
  },
};

function isPressable({ name, attributes }: Element, style: ComputedStyle): boolean {
  if (name === "button" || name === "select" || attributes.get("role") === "button") return true;
  if (name === "a") return attributes.has("href") && /flex|block|grid/.test(style.get("display") ?? "");
  return name === "input" && !["hidden", "checkbox", "radio", "range"].includes(attributes.get("type")?.toLowerCase() ?? "text");
}

/**
 * The side that is set and too small; undefined where none is, or where the element is only there
 * for those who listen.
 */
function findSmallSide(style: ComputedStyle, resolve: VariableResolver): number | undefined {
  if (style.has("clip") || style.has("clip-path")) return undefined;
  const px = (name: string) => parsePixels(resolve(style.get(name) ?? ""));
  for (const side of ["height", "width", "max-height", "max-width", "block-size", "inline-size"]) {
    const length = px(side);
    const minimum = px(`min-${side.replace("max-", "")}`) ?? 0;
    if (length !== undefined && length > 1 && length < minSidePx && minimum < minSidePx) return length;
  }
  return undefined;
}
