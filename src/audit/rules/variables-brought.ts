import type { SourceRule } from "#/audit/rule";
import { getVariableUses, getVariableNames } from "#/audit/variables";

export const variablesBrought: SourceRule = {
  id: "variables-brought",
  summary: "A document defines the system variables that it uses, or gives fallbacks.",
  severity: "warning",
  safety: false,
  *check(source, { tokens, siblingVariables }) {
    if (!source.isWholeDocument || siblingVariables) return;
    const system = new Set(getVariableNames(tokens));
    const defined = new Set(source.declarations.map(({ property }) => property));
    for (const { name, hasFallback, location } of getVariableUses(source))
      if (!hasFallback && system.has(name) && !defined.has(name))
        yield {
          location,
          message: `The document uses ${name} but does not define it.`,
          fix: "Add the globals-css export to a style element, or give each var() a fallback.",
        };
  },
};
