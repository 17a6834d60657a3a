import type { SourceRule } from "#/audit/rule";
import { memoizeText } from "#/kernel/memoize";

/** The most compound selectors in one complex selector. */
const maxLevels = 5;

export const selectorsPlain: SourceRule = {
  id: "selectors-plain",
  summary: "Selectors are easy to override: no ids, and at most five levels.",
  severity: "info",
  safety: false,
  *check({ kind, declarations }) {
    if (kind === "asset") return;
    let before = "";
    for (const { selector, location } of declarations) {
      if (selector === before || selector === "" || selector.length > 500) continue;
      before = selector;
      for (const message of listFaults(selector)) yield { location, message, fix: "Use a single class." };
    }
  },
};

/** What is wrong with the selectors of a list. The same lists occur in many sources. */
const listFaults = memoizeText((list): readonly string[] =>
  list.split(",").flatMap((each) => {
    const plain = each.replace(/\([^()]*\)|\[[^[\]]*\]/g, "").trim();
    const byId = /#[a-z_-]/i.test(plain);
    if (!byId && plain.split(/[\s>+~]+/).length <= maxLevels) return [];
    return [`The selector ${each.trim().slice(0, 60)} ${byId ? "contains an id" : `has more than ${maxLevels} levels`}.`];
  }),
);
