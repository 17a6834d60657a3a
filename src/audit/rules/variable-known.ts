import { nearestName } from "#/audit/nearest-name";
import type { SourceRule } from "#/audit/rule";
import { variableNames } from "#/audit/variable-names";
import { colorRoles } from "#/model/token-set";

/** How many unknown names of one source get the nearest name looked up. */
const suggestionsMax = 20;

/** A CSS variable that is read without a fallback is one of the system, or is set in the same file or beside it. */
export const variableKnown: SourceRule = {
  id: "variable-known",
  severity: "error",
  safety: false,
  *check({ declarations, atRules }, { tokens, beside = new Set() }) {
    const system = variableNames(tokens);
    const known = new Set([...system, ...beside, ...colorRoles.map((role) => `--color-${role}`)]);
    for (const { property } of declarations) if (property.startsWith("--")) known.add(property);
    for (const { name, prelude } of atRules) if (name === "property") known.add(prelude);
    const fixes = new Map<string, string>();
    const fixFor = (name: string) => {
      const near = fixes.size < suggestionsMax ? nearestName(name, system) : undefined;
      return near ? `Use var(${near}), the nearest of the system.` : "Use a variable of the system, or set it in this file.";
    };
    for (const { value, spot } of declarations) {
      if (!value.includes("--")) continue;
      for (const [, name = "", fallback] of value.matchAll(/var\( ?(--[^\s,()]+) ?(,)?/gi)) {
        if (fallback || known.has(name)) continue;
        const fix = fixes.get(name) ?? fixFor(name);
        fixes.set(name, fix);
        yield {
          spot,
          message: `The variable ${name.slice(0, 60)} is set nowhere.`,
          fix,
        };
      }
    }
  },
};
