import type { SourceRule } from "#/audit/rule";

/** How many steps a selector goes down at most. */
const maxSteps = 5;

/** Selectors can be overruled by those who build with them: no ids, and no long paths. */
export const selectorsPlain: SourceRule = {
  id: "selectors-plain",
  summary: "Selectors can be overruled by those who build with them: no ids, and no long paths.",
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
        if (byId || plain.split(/[\s>+~]+/).length > maxSteps)
          yield {
            location,
            message: `The selector ${each.trim().slice(0, 60)} ${byId ? "names an id" : "is a long path"}.`,
            fix: "Name what is meant by one class.",
          };
      }
    }
  },
};
