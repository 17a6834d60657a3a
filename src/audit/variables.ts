import type { Declaration } from "#/audit/parse-style";
import type { Source } from "#/audit/source";
import type { SourceLocation } from "#/audit/source-location";
import { memoize, memoizeText } from "#/kernel/memoize";
import { cssHex } from "#/model/css-color";
import { toModeDeclarations, toPaletteDeclarations, toShapeDeclarations, toTypeDeclarations } from "#/model/css-declarations";
import type { TokenSet } from "#/model/token-set";

/** The CSS variables that a system defines, in the order of its style sheet. */
export const getVariableNames = memoize((tokens: TokenSet): readonly string[] =>
  [
    ...toPaletteDeclarations(tokens, cssHex),
    ...toTypeDeclarations(tokens),
    ...toShapeDeclarations(tokens),
    ...toModeDeclarations(tokens, "light", cssHex),
  ].map(([name]) => name),
);

/** A `var()` in a value, with the location of the declaration. */
export type VariableUse = { readonly name: string; readonly hasFallback: boolean; readonly location: SourceLocation };

const getUsesInDeclarations = memoize((declarations: readonly Declaration[]): readonly VariableUse[] => {
  const uses: VariableUse[] = [];
  for (const { value, location } of declarations)
    for (const { name, hasFallback } of listValueUses(value)) uses.push({ name, hasFallback, location });
  return uses;
});

/** The variables that the values of a source read, in order. */
export const getVariableUses = ({ declarations }: Pick<Source, "declarations">): readonly VariableUse[] =>
  getUsesInDeclarations(declarations);

/** The variables that a value reads. The same values occur in many sources. */
const listValueUses = memoizeText((value): readonly Omit<VariableUse, "location">[] => [...findValueUses(value)]);

function* findValueUses(value: string): Generator<Omit<VariableUse, "location">> {
  if (!value.includes("--")) return;
  const text = value.includes("VAR(") || value.includes("Var(") ? value.replace(/var\(/gi, "var(") : value;
  for (let at = text.indexOf("var("); at >= 0; at = text.indexOf("var(", at + 4)) {
    const start = text[at + 4] === " " ? at + 5 : at + 4;
    if (!text.startsWith("--", start)) continue;
    let end = start + 2;
    while (end < text.length && !nameEndCodes.has(text.charCodeAt(end))) end++;
    if (end === start + 2) continue;
    const after = text[end] === " " ? end + 1 : end;
    yield { name: text.slice(start, end), hasFallback: text[after] === "," };
  }
}

/** White space, parentheses and comma. */
const nameEndCodes = new Set([..." \t\n(),"].map((character) => character.charCodeAt(0)));
