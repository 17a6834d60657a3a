import { createEdits } from "#/audit/edit";
import { memoize } from "#/kernel/memoize";
import { findNearestName } from "#/kernel/text/nearest-name";
import type { SourceRule } from "#/audit/rule";
import { getVariableUses, getVariableNames } from "#/audit/variables";
import { colorRoles, type TokenSet } from "#/model/token-set";

/** How many unknown names of one source get a suggestion. */
const maxSuggestions = 20;

export const variableKnown: SourceRule = {
  id: "variable-known",
  summary: "CSS variables without a fallback are defined in the system or in the source.",
  severity: "error",
  safety: false,
  *check(source, { tokens, siblingVariables = new Set() }) {
    const { declarations, atRules } = source;
    const systemVariables = getVariableNames(tokens);
    const systemNames = getSystemNames(tokens);
    // Most sources use variables of the system alone.
    const foreign = getVariableUses(source).filter(({ name, hasFallback }) => !hasFallback && !systemNames.has(name));
    if (foreign.length === 0) return;
    const knownNames = new Set(siblingVariables);
    for (const { property } of declarations) if (property.startsWith("--")) knownNames.add(property);
    for (const { name, prelude } of atRules) if (name === "property") knownNames.add(prelude);
    const nearest = new Map<string, string | undefined>();
    const findNearest = (name: string) => {
      if (!nearest.has(name))
        nearest.set(name, nearest.size < maxSuggestions ? findNearestName(name, systemVariables) : undefined);
      return nearest.get(name);
    };
    for (const { name, location } of foreign) {
      if (knownNames.has(name)) continue;
      const near = findNearest(name);
      yield {
        location,
        message: `The variable ${name.slice(0, 60)} is not defined.`,
        fix: near
          ? `Use var(${near}), the nearest variable of the system.`
          : "Use a variable of the system, or define it in this file.",
        ...(near !== undefined && createEdits(location, name, near)),
      };
    }
  },
};

/** The variables of the system, including the colours of the utility theme. */
const getSystemNames = memoize(
  (tokens: TokenSet): ReadonlySet<string> =>
    new Set([...getVariableNames(tokens), ...colorRoles.map((role) => `--color-${role}`)]),
);
