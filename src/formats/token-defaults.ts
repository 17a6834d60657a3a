import { cssHex } from "#/model/css-color";
import type { Component } from "#/model/component";
import {
  type Declaration,
  toModeDeclarations,
  toPaletteDeclarations,
  formatRule,
  toShapeDeclarations,
  toTypeDeclarations,
} from "#/model/css-declarations";
import type { TokenSet } from "#/model/token-set";
import { systemModeSelector } from "#/formats/globals-css";

/** The names of the variables that a text reads with `var()`, as often as it does. */
export const listUsedVariables = (text: string): readonly string[] =>
  [...text.matchAll(/var\(\s{0,9}(--[\w-]{1,100})/g)].map(([, name = ""]) => name);

/**
 * Adds a style sheet with default values of the variables that an imported component uses, so that
 * it renders correctly on its own. The rules have no specificity, so that the system's variables
 * override them. Generated components have fallbacks already.
 */
export function addTokenDefaults(component: Component, tokens: TokenSet): Component {
  if (component.css !== "") return component;
  const fixed = [...toPaletteDeclarations(tokens, cssHex), ...toTypeDeclarations(tokens), ...toShapeDeclarations(tokens)];
  const light = toModeDeclarations(tokens, "light", cssHex);
  const values = new Map<string, string>([...fixed, ...light]);
  const used = new Set<string>();
  const pending = component.variants.flatMap(({ html }) => listUsedVariables(html));
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const value = values.get(name);
    if (value === undefined || used.has(name)) continue;
    used.add(name);
    pending.push(...listUsedVariables(value));
  }
  if (used.size === 0) return component;
  const filterUsed = (declarations: readonly Declaration[]) => declarations.filter(([name]) => used.has(name));
  const dark = filterUsed(toModeDeclarations(tokens, "dark", cssHex));
  const css = [
    formatRule(":where(:root, .light)", filterUsed([...fixed, ...light])),
    ...(dark.length > 0
      ? [
          formatRule(":where(.dark)", dark),
          `@media (prefers-color-scheme: dark) {\n${formatRule(`:where(${systemModeSelector})`, dark, "  ")}}\n`,
        ]
      : []),
  ].join("");
  return { ...component, css };
}
