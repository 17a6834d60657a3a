import { isCard } from "#/audit/is-card";
import { computeStyles } from "#/audit/computed-styles";
import type { Element } from "#/audit/parse-markup";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** No card stands in a card: two frames around one thing say the same twice. */
export const noNestedCards: SourceRule = {
  id: "no-nested-cards",
  summary: "No card stands in a card: two frames around one thing say the same twice.",
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
        const isCardItself = isCard(element, styles.get(element), resolve);
        if (isInsideCard || isCardItself) insideCards.add(element);
        if (isInsideCard && isCardItself)
          yield {
            location: locateElement(markup, element),
            message: "A card stands in a card.",
            fix: "Take the inner frame away, and part what is in the card by space or by a line.",
          };
      }
    }
  },
};
