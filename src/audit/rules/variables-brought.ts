import type { SourceRule } from "#/audit/rule";
import { getVariableUses } from "#/audit/variable-uses";
import { getVariableNames } from "#/audit/variable-names";

/**
 * A whole document sets the variables of the system that it reads, or says what holds without them:
 * nobody puts them in later.
 */
export const variablesBrought: SourceRule = {
  id: "variables-brought",
  summary: "A whole document sets the variables of the system that it reads, or says what holds without them.",
  severity: "warning",
  safety: false,
  *check(source, { tokens, siblingVariables }) {
    if (!source.isWholeDocument || siblingVariables) return;
    const system = new Set(getVariableNames(tokens));
    const set = new Set(source.declarations.map(({ property }) => property));
    for (const { name, hasFallback, location } of getVariableUses(source))
      if (!hasFallback && system.has(name) && !set.has(name))
        yield {
          location,
          message: `${name} is read and set nowhere in the document.`,
          fix: "Put the export globals-css into a style element, or give each var() a fallback.",
        };
  },
};
