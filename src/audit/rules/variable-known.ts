import { createEdits } from "#/audit/edit";
import { findNearestName } from "#/kernel/text/nearest-name";
import type { SourceRule } from "#/audit/rule";
import { getVariableUses } from "#/audit/variable-uses";
import { getVariableNames } from "#/audit/variable-names";
import { colorRoles, type TokenSet } from "#/model/token-set";

/** How many unknown names of one source get the nearest name looked up. */
const maxSuggestions = 20;

/**
 * A CSS variable that is read without a fallback is one of the system, or is set in the same file
 * or beside it.
 */
export const variableKnown: SourceRule = {
  id: "variable-known",
  summary: "A CSS variable that is read without a fallback is one of the system, or is set in the same file or beside it.",
  severity: "error",
  safety: false,
  *check(source, { tokens, siblingVariables = new Set() }) {
    const { declarations, atRules } = source;
    const systemVariables = getVariableNames(tokens);
    const knownNames = new Set(siblingVariables);
    for (const { property } of declarations) if (property.startsWith("--")) knownNames.add(property);
    const systemNames = getSystemNames(tokens);
    for (const { name, prelude } of atRules) if (name === "property") knownNames.add(prelude);
    const nearest = new Map<string, string | undefined>();
    const findNearest = (name: string) => {
      if (!nearest.has(name))
        nearest.set(name, nearest.size < maxSuggestions ? findNearestName(name, systemVariables) : undefined);
      return nearest.get(name);
    };
    for (const { name, hasFallback, location } of getVariableUses(source)) {
      if (hasFallback || knownNames.has(name) || systemNames.has(name)) continue;
      const near = findNearest(name);
      yield {
        location,
        message: `The variable ${name.slice(0, 60)} is set nowhere.`,
        fix: near ? `Use var(${near}), the nearest of the system.` : "Use a variable of the system, or set it in this file.",
        ...(near !== undefined && createEdits(location, name, near)),
      };
    }
  },
};

const cache = new WeakMap<TokenSet, ReadonlySet<string>>();

/** The variables of the system under all their names; worked out once for a token set. */
function getSystemNames(tokens: TokenSet): ReadonlySet<string> {
  const names = cache.get(tokens) ?? new Set([...getVariableNames(tokens), ...colorRoles.map((role) => `--color-${role}`)]);
  cache.set(tokens, names);
  return names;
}
