import { type ComputedStyle, computeStyles, getComputedStyle } from "#/audit/computed-styles";
import { parsePixels } from "#/audit/lengths";
import type { Element } from "#/audit/parse-markup";
import { parseShadowLayers } from "#/audit/shadow-layers";
import { getVariableResolver, type VariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

export const noNestedCards: SourceRule = {
  id: "no-nested-cards",
  summary: "Cards are not nested inside cards.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const styles = computeStyles(source);
    const resolve = getVariableResolver(source, tokens);
    for (const markup of source.markups) {
      const insideCards = new Set<Element>();
      for (const element of markup.elements) {
        const { parent } = element;
        const isInsideCard = parent !== undefined && insideCards.has(parent);
        const isCardItself = isCard(element, getComputedStyle(styles, element), resolve);
        if (isInsideCard || isCardItself) insideCards.add(element);
        if (isInsideCard && isCardItself)
          yield {
            location: locateElement(markup, element),
            message: "A card is nested inside a card.",
            fix: "Remove the inner frame, and separate the content with space or a line.",
          };
      }
    }
  },
};

const boxElements = new Set(["div", "article", "section", "li", "aside"]);
const minPaddingPx = 12;

/**
 * Whether an element looks like a card: a padded box with a border, a shadow or a rounded
 * background.
 */
function isCard({ name }: Element, style: ComputedStyle, resolve: VariableResolver): boolean {
  if (!boxElements.has(name)) return false;
  const padding = (resolve(style.get("padding") ?? style.get("padding-block") ?? "") ?? "").split(" ");
  if (!padding.some((each) => (parsePixels(each) ?? 0) >= minPaddingPx)) return false;
  const radius = parsePixels((resolve(style.get("border-radius") ?? "") ?? "").split(" ")[0]) ?? 0;
  return hasBorder(style, resolve) || hasShadow(style, resolve) || (radius > 0 && hasBackground(style, resolve));
}

const hasBorder = (style: ComputedStyle, resolve: VariableResolver) => {
  const border = resolve(style.get("border") ?? "") ?? "";
  return /\b(?:solid|dashed|dotted|double)\b/.test(border) && !/transparent|^0(?:px)?\s/.test(border);
};

const hasShadow = (style: ComputedStyle, resolve: VariableResolver) =>
  parseShadowLayers(resolve(style.get("box-shadow") ?? "") ?? "").some(({ blur }) => blur > 0);

const hasBackground = (style: ComputedStyle, resolve: VariableResolver) => {
  const background = resolve(style.get("background") ?? style.get("background-color") ?? "") ?? "";
  return background !== "" && !/^(?:none|transparent|inherit)/.test(background);
};
