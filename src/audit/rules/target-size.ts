import { findInside } from "#/audit/elements";
import { type ComputedStyle, computeStyles } from "#/audit/computed-styles";
import type { Element } from "#/audit/parse-markup";
import { parsePixels } from "#/audit/lengths";
import { type VariableResolver, getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** The smallest width and height of a control. */
const minSidePx = 24;

/** WCAG 2.2, 2.5.8. Controls inside a label and links in text are exempt. */
export const targetSize: SourceRule = {
  id: "target-size",
  summary: "Controls are at least 24 by 24 px.",
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
          message: `The ${element.name} is ${Number(px.toFixed(1))} px on one side; the minimum is ${minSidePx} px.`,
          fix: `Set min-height: ${minSidePx}px and min-width: ${minSidePx}px, or better 44px.`,
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
 * The width or height that is too small. Undefined if none is, or if the element is visually
 * hidden.
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
