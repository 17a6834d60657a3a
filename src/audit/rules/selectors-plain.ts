import type { SourceRule } from "#/audit/rule";

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
      for (const each of selector.split(",")) {
        const plain = each.replace(/\([^()]*\)|\[[^[\]]*\]/g, "").trim();
        const byId = /#[a-z_-]/i.test(plain);
        if (byId || plain.split(/[\s>+~]+/).length > maxLevels)
          yield {
            location,
            message: `The selector ${each.trim().slice(0, 60)} ${byId ? "contains an id" : `has more than ${maxLevels} levels`}.`,
            fix: "Use a single class.",
          };
      }
    }
  },
};
