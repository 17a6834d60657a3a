import { cssHex } from "#/model/color-text";
import type { Component } from "#/model/component";
import {
  type Declaration,
  modeDeclarations,
  paletteDeclarations,
  ruleText,
  shapeDeclarations,
  typeDeclarations,
} from "#/model/css-declarations";
import type { TokenSet } from "#/model/token-set";
import { followsSystem } from "#/formats/globals-css";

const usedIn = (text: string) => [...text.matchAll(/var\(\s{0,9}(--[\w-]{1,100})/g)].map(([, name = ""]) => name);

/**
 * An imported component with the values of the variables that its markup uses as its style sheet, so that it looks right alone. The rules
 * have no specificity: where the system's variables are present, theirs hold. Components of our own carry fallbacks of their own.
 */
export function withTokenDefaults(component: Component, tokens: TokenSet): Component {
  if (component.css !== "") return component;
  const fixed = [...paletteDeclarations(tokens, cssHex), ...typeDeclarations(tokens), ...shapeDeclarations(tokens)];
  const light = modeDeclarations(tokens, "light", cssHex);
  const values = new Map<string, string>([...fixed, ...light]);
  const used = new Set<string>();
  const pending = component.variants.flatMap(({ html }) => usedIn(html));
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const value = values.get(name);
    if (value === undefined || used.has(name)) continue;
    used.add(name);
    pending.push(...usedIn(value));
  }
  if (used.size === 0) return component;
  const only = (declarations: readonly Declaration[]) => declarations.filter(([name]) => used.has(name));
  const dark = only(modeDeclarations(tokens, "dark", cssHex));
  const css = [
    ruleText(":where(:root, .light)", only([...fixed, ...light])),
    ...(dark.length > 0
      ? [
          ruleText(":where(.dark)", dark),
          `@media (prefers-color-scheme: dark) {\n${ruleText(`:where(${followsSystem})`, dark, "  ")}}\n`,
        ]
      : []),
  ].join("");
  return { ...component, css };
}
