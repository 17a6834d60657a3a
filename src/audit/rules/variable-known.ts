import { editsAt } from "#/audit/edit";
import { findNearestName } from "#/kernel/nearest-name";
import type { SourceRule } from "#/audit/rule";
import { variableUses } from "#/audit/variable-uses";
import { variableNames } from "#/audit/variable-names";
import { colorRoles, type TokenSet } from "#/model/token-set";

/** How many unknown names of one source get the nearest name looked up. */
const suggestionsMax = 20;

/** A CSS variable that is read without a fallback is one of the system, or is set in the same file or beside it. */
export const variableKnown: SourceRule = {
  id: "variable-known",
  summary: "A CSS variable that is read without a fallback is one of the system, or is set in the same file or beside it.",
  severity: "error",
  safety: false,
  *check(source, { tokens, beside = new Set() }) {
    const { declarations, atRules } = source;
    const system = variableNames(tokens);
    const known = new Set(beside);
    for (const { property } of declarations) if (property.startsWith("--")) known.add(property);
    const ofSystem = givenNames(tokens);
    for (const { name, prelude } of atRules) if (name === "property") known.add(prelude);
    const nearest = new Map<string, string | undefined>();
    const nearestTo = (name: string) => {
      if (!nearest.has(name)) nearest.set(name, nearest.size < suggestionsMax ? findNearestName(name, system) : undefined);
      return nearest.get(name);
    };
    for (const { name, hasFallback, spot } of variableUses(source)) {
      if (hasFallback || known.has(name) || ofSystem.has(name)) continue;
      const near = nearestTo(name);
      yield {
        spot,
        message: `The variable ${name.slice(0, 60)} is set nowhere.`,
        fix: near ? `Use var(${near}), the nearest of the system.` : "Use a variable of the system, or set it in this file.",
        ...(near !== undefined && editsAt(spot, name, near)),
      };
    }
  },
};

const given = new WeakMap<TokenSet, ReadonlySet<string>>();

/** The variables of the system under all their names; worked out once for a token set. */
function givenNames(tokens: TokenSet): ReadonlySet<string> {
  const names = given.get(tokens) ?? new Set([...variableNames(tokens), ...colorRoles.map((role) => `--color-${role}`)]);
  given.set(tokens, names);
  return names;
}
