import { getChildrenByParent } from "#/audit/elements";
import { getComputedStyle, computeStyles } from "#/audit/computed-styles";
import type { Element } from "#/audit/parse-markup";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** How many headings of one page may have a spaced uppercase line above them. */
const maxKickers = 2;
const minTrackingEm = 0.04;

export const kickersFew: SourceRule = {
  id: "kickers-few",
  summary: "At most two headings of a page have a spaced uppercase line above them.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const styles = computeStyles(source);
    const resolve = getVariableResolver(source, tokens);
    const isKicker = (element: Element) => {
      const style = getComputedStyle(styles, element);
      const tracking = Number.parseFloat(resolve(style.get("letter-spacing") ?? "") ?? "");
      const isSpaced = Number.isFinite(tracking) && tracking >= minTrackingEm;
      return isSpaced && (style.get("text-transform") === "uppercase" || isUpperCase(element.text));
    };
    for (const markup of source.markups) {
      const kickers: Element[] = [];
      for (const siblings of getChildrenByParent(markup).values())
        for (const [index, element] of siblings.entries()) {
          const before = siblings[index - 1];
          if (before && /^h[1-6]$/.test(element.name) && !/^h[1-6]$/.test(before.name) && isKicker(before)) kickers.push(before);
        }
      const firstExcess = kickers[maxKickers];
      if (firstExcess)
        yield {
          location: locateElement(markup, firstExcess),
          message: `${kickers.length} headings have a spaced uppercase line above them; the maximum is ${maxKickers}.`,
          fix: "Keep one, and remove the others.",
        };
    }
  },
};

const isUpperCase = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
