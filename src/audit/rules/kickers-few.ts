import { childrenIn } from "#/audit/families";
import { lookOf, looksOf } from "#/audit/looks";
import type { Element } from "#/audit/parse-markup";
import { resolveIn } from "#/audit/resolve";
import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

/** How many headings of one page may have a spaced line of capitals over them. */
const kickersMax = 2;
const trackingMinEm = 0.04;

/** Headings stand by themselves: spaced capitals over one after the other are a habit, not a thought. */
export const kickersFew: SourceRule = {
  id: "kickers-few",
  summary: "Headings stand by themselves: spaced capitals over one after the other are a habit, not a thought.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const looks = looksOf(source);
    const resolve = resolveIn(source, tokens);
    const isKicker = (element: Element) => {
      const look = lookOf(looks, element);
      const tracking = Number.parseFloat(resolve(look.get("letter-spacing") ?? "") ?? "");
      const isSpaced = Number.isFinite(tracking) && tracking >= trackingMinEm;
      return isSpaced && (look.get("text-transform") === "uppercase" || isCapital(element.text));
    };
    for (const markup of source.markups) {
      const kickers: Element[] = [];
      for (const siblings of childrenIn(markup).values())
        for (const [index, element] of siblings.entries()) {
          const before = siblings[index - 1];
          if (before && /^h[1-6]$/.test(element.name) && !/^h[1-6]$/.test(before.name) && isKicker(before)) kickers.push(before);
        }
      const over = kickers[kickersMax];
      if (over)
        yield {
          spot: spotOf(markup, over),
          message: `${kickers.length} headings have a spaced line of capitals over them.`,
          fix: "Keep one at most; let the other headings say it themselves.",
        };
    }
  },
};

const isCapital = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
