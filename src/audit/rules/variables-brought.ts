import type { SourceRule } from "#/audit/rule";
import { variableUses } from "#/audit/variable-uses";
import { variableNames } from "#/audit/variable-names";

/** A whole document sets the variables of the system that it reads, or says what holds without them: nobody puts them in later. */
export const variablesBrought: SourceRule = {
  id: "variables-brought",
  summary: "A whole document sets the variables of the system that it reads, or says what holds without them.",
  severity: "warning",
  safety: false,
  *check(source, { tokens, beside }) {
    if (!source.whole || beside) return;
    const system = new Set(variableNames(tokens));
    const set = new Set(source.declarations.map(({ property }) => property));
    for (const { name, hasFallback, spot } of variableUses(source))
      if (!hasFallback && system.has(name) && !set.has(name))
        yield {
          spot,
          message: `${name} is read and set nowhere in the document.`,
          fix: "Put the export globals-css into a style element, or give each var() a fallback.",
        };
  },
};
