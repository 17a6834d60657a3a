import { cssHex } from "#/model/css-color";
import {
  type Declaration,
  toModeDeclarations,
  toPaletteDeclarations,
  toShapeDeclarations,
  toTypeDeclarations,
} from "#/model/css-declarations";
import { listCustomDeclarations } from "#/model/custom-variables";
import type { Mode, TokenSet } from "#/model/token-set";
import { type VariableGroup, variableGroups } from "#/formats/variable-groups";

/** A CSS variable of a system with its value in light and in dark mode, or in another mode. */
export type SystemVariable = {
  readonly name: string;
  readonly group: VariableGroup;
  readonly light: string;
  readonly dark: string;
};

const groupPrefixes: readonly (readonly [prefix: RegExp, group: VariableGroup])[] = [
  [/^--palette-/, "palette"],
  [/^--(?:font|weight)-/, "font"],
  [/^--(?:text|leading|tracking|type|measure)\b/, "text"],
  [/^--(?:space|section)-/, "space"],
  [/^--(?:radius|stroke)\b/, "radius"],
  [/^--shadow-/, "shadow"],
  [/^--(?:duration|ease)-/, "motion"],
  [/^--(?:container|columns|gutter|margin)$/, "layout"],
];

const findGroup = (name: string): VariableGroup => groupPrefixes.find(([prefix]) => prefix.test(name))?.[1] ?? "color";

/**
 * Every CSS variable of a system, in the order of its groups, with its values as the style sheet has
 * them. With a mode, both values are those of that mode.
 */
export function listSystemVariables(tokens: TokenSet, mode?: Mode): readonly SystemVariable[] {
  const [light, dark]: readonly [Mode, Mode] = mode === undefined ? ["light", "dark"] : [mode, mode];
  const pair = (one: readonly Declaration[], other: readonly Declaration[], toGroup: (name: string) => VariableGroup) => {
    const darkValues = new Map(other);
    return one.map(([name, value]) => ({ name, group: toGroup(name), light: value, dark: darkValues.get(name) ?? value }));
  };
  const shared = [...toTypeDeclarations(tokens), ...toShapeDeclarations(tokens), ...toPaletteDeclarations(tokens, cssHex)];
  const all = [
    ...pair(toModeDeclarations(tokens, light, cssHex), toModeDeclarations(tokens, dark, cssHex), findGroup),
    ...pair(shared, shared, findGroup),
    ...pair(listCustomDeclarations(tokens, light), listCustomDeclarations(tokens, dark), () => "custom"),
  ];
  return variableGroups.flatMap((group) => all.filter((variable) => variable.group === group));
}
