import type { DesignAuditRule } from "#/audit/rule";
import { getVariableNames } from "#/audit/variables";

export const namesDistinct: DesignAuditRule = {
  id: "names-distinct",
  summary: "CSS variable names are unique, ignoring case.",
  severity: "error",
  safety: false,
  *check({ tokens }) {
    const seen = new Set<string>();
    for (const name of getVariableNames(tokens)) {
      const folded = name.toLowerCase();
      if (seen.has(folded))
        yield {
          subject: `tokens, ${name}`,
          message: "Two tokens have this CSS variable name.",
          fix: "Rename one of them: some file formats and file systems ignore case.",
        };
      seen.add(folded);
    }
  },
};
