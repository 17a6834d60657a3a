import { getChildrenByParent } from "#/audit/elements";
import { type ComputedStyle, getComputedStyle, computeStyles } from "#/audit/computed-styles";
import type { Element } from "#/audit/parse-markup";
import { parsePixels } from "#/audit/lengths";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const labels = new Set(["span", "p", "div", "a", "small", "strong"]);
/** From this radius a label is pill-shaped. */
const minPillPx = 20;
/** How many ancestors are searched for `text-align`. */
const maxAncestors = 5;

export const noPillEyebrow: SourceRule = {
  id: "no-pill-eyebrow",
  summary: "The centred main heading has no pill-shaped label above it.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const styles = computeStyles(source);
    const resolve = getVariableResolver(source, tokens);
    for (const markup of source.markups) {
      const children = getChildrenByParent(markup);
      for (const heading of markup.elements) {
        if (heading.name !== "h1" || !heading.parent) continue;
        const siblings = children.get(heading.parent) ?? [];
        const before = siblings[siblings.indexOf(heading) - 1];
        if (!before || !labels.has(before.name) || !isCentred(heading, styles)) continue;
        const inner = children.get(before) ?? [];
        const isPill = [before, ...(inner.length === 1 ? inner : [])].some((each) => {
          const style = getComputedStyle(styles, each);
          const radius = parsePixels(resolve(style.get("border-radius") ?? "")) ?? 0;
          return (
            radius >= minPillPx &&
            (style.has("padding") || style.has("padding-inline")) &&
            (style.has("background") || style.has("background-color") || style.has("border"))
          );
        });
        if (isPill)
          yield {
            location: locateElement(markup, before),
            message: "A pill-shaped label is above the centred main heading.",
            fix: "Remove it, or move its text into the sentence below the heading.",
          };
      }
    }
  },
};

function isCentred(element: Element, styles: ReadonlyMap<Element, ComputedStyle>): boolean {
  let at: Element | undefined = element;
  for (let steps = 0; at && steps < maxAncestors; steps++, at = at.parent) {
    const style = getComputedStyle(styles, at);
    if (style.get("text-align") === "center") return true;
    if (style.has("text-align")) return false;
  }
  return false;
}
