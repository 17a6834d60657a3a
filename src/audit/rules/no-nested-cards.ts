import { isCard } from "#/audit/card-look";
import { looksOf } from "#/audit/looks";
import type { Element } from "#/audit/parse-markup";
import { resolveIn } from "#/audit/resolve";
import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

/** No card stands in a card: two frames around one thing say the same twice. */
export const noNestedCards: SourceRule = {
  id: "no-nested-cards",
  summary: "No card stands in a card: two frames around one thing say the same twice.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const looks = looksOf(source);
    const resolve = resolveIn(source, tokens);
    for (const markup of source.markups) {
      const held = new Set<Element>();
      for (const element of markup.elements) {
        const { parent } = element;
        const isHeld = parent !== undefined && held.has(parent);
        const isOne = isCard(element, looks.get(element), resolve);
        if (isHeld || isOne) held.add(element);
        if (isHeld && isOne)
          yield {
            spot: spotOf(markup, element),
            message: "A card stands in a card.",
            fix: "Take the inner frame away, and part what is in the card by space or by a line.",
          };
      }
    }
  },
};
