import { getChildrenByParent } from "#/audit/child-elements";
import { getComputedStyle, computeStyles } from "#/audit/computed-styles";
import type { Element } from "#/audit/parse-markup";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** How many headings of one page may have a spaced line of capitals over them. */
const maxKickers = 2;
const minTrackingEm = 0.04;

/**
 * Headings stand by themselves: spaced capitals over one after the other are a habit, not a
 * thought.
 */
export const kickersFew: SourceRule = {
  id: "kickers-few",
  summary: "Headings stand by themselves: spaced capitals over one after the other are a habit, not a thought.",
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
          message: `${kickers.length} headings have a spaced line of capitals over them.`,
          fix: "Keep one at most; let the other headings say it themselves.",
        };
    }
  },
};

const isUpperCase = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
