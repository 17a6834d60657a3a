import type { Declaration } from "#/audit/parse-style";
import type { Source } from "#/audit/source";
import type { SourceLocation } from "#/audit/source-location";

/** A CSS variable that a value reads, with the place of its declaration. */
export type VariableUse = { readonly name: string; readonly hasFallback: boolean; readonly location: SourceLocation };

const cache = new WeakMap<readonly Declaration[], readonly VariableUse[]>();

/** The variables that a source's values read, in order; worked out once for a source. */
export function getVariableUses({ declarations }: Pick<Source, "declarations">): readonly VariableUse[] {
  const uses = cache.get(declarations) ?? [...findVariableUses(declarations)];
  cache.set(declarations, uses);
  return uses;
}

function* findVariableUses(declarations: readonly Declaration[]): Generator<VariableUse> {
  for (const { value, location } of declarations) {
    if (!value.includes("--")) continue;
    const text = value.includes("VAR(") || value.includes("Var(") ? value.replace(/var\(/gi, "var(") : value;
    for (let at = text.indexOf("var("); at >= 0; at = text.indexOf("var(", at + 4)) {
      const start = text[at + 4] === " " ? at + 5 : at + 4;
      if (!text.startsWith("--", start)) continue;
      let end = start + 2;
      while (end < text.length && !nameEndCodes.has(text.charCodeAt(end))) end++;
      if (end === start + 2) continue;
      const after = text[end] === " " ? end + 1 : end;
      yield { name: text.slice(start, end), hasFallback: text[after] === ",", location };
    }
  }
}

/** Space, parentheses and comma. */
const nameEndCodes = new Set([..." \t\n(),"].map((character) => character.charCodeAt(0)));
