import type { DesignAuditRule } from "#/audit/rule";
import { getVariableNames } from "#/audit/variable-names";

/** No two CSS variables of the system share a name, upper and lower case and escapes aside. */
export const namesDistinct: DesignAuditRule = {
  id: "names-distinct",
  summary: "No two CSS variables of the system share a name, upper and lower case and escapes aside.",
  severity: "error",
  safety: false,
  *check({ tokens }) {
    const seen = new Set<string>();
    for (const name of getVariableNames(tokens)) {
      const folded = name.toLowerCase();
      if (seen.has(folded))
        yield {
          subject: `tokens, ${name}`,
          message: "Two tokens become this one CSS variable.",
          fix: "Rename one of them: file formats and file systems do not tell case apart.",
        };
      seen.add(folded);
    }
  },
};
