import { listCustomDeclarations } from "#/model/custom-variables";
import type { TokenSet } from "#/model/token-set";

/** How many own values a document lists. The exports have all of them. */
const maxListed = 40;

/** A variable as a document can show it: letters, digits and hyphens, with a value of one plain line. */
const plainName = /^--[a-z][a-z0-9_-]{0,79}$/i;
const plainValue = /^[\w#%.,()/ +-]{1,120}$/;

type OwnValue = { readonly variable: string; readonly light: string; readonly dark: string };

/**
 * The values that a brand has under names of its own, and how many are not shown: those beyond the
 * fortieth, and those whose name or value is not plain text.
 */
function listOwnValues(tokens: TokenSet): { readonly shown: readonly OwnValue[]; readonly rest: number } {
  const dark = new Map(listCustomDeclarations(tokens, "dark"));
  const all = listCustomDeclarations(tokens, "light");
  const shown = all
    .map(([variable, light]) => ({ variable, light, dark: dark.get(variable) ?? light }))
    .filter((one) => plainName.test(one.variable) && plainValue.test(one.light) && plainValue.test(one.dark))
    .slice(0, maxListed);
  return { shown, rest: all.length - shown.length };
}

const describeRest = (rest: number, source: string) =>
  rest === 0 ? [] : [`${source} ${rest === 1 ? "has one more" : `has ${rest} more`}.`];

/** The name of an own value that is a colour, as an example; undefined if there is none. */
export const findOwnColor = (tokens: TokenSet): string | undefined =>
  listOwnValues({ ...tokens, custom: (tokens.custom ?? []).filter(({ type }) => type === "color") }).shown[0]?.variable;

/**
 * The own values as a Markdown section without a heading; empty if the brand has none.
 */
export function formatOwnValueTable(tokens: TokenSet): readonly string[] {
  const { shown, rest } = listOwnValues(tokens);
  if (shown.length === 0) return [];
  const rows = shown.map(({ variable, light, dark }) => `| \`${variable}\` | \`${light}\` | \`${dark}\` |`);
  return [
    "The brand brought these values in under its own names. They have no role here; use them for what their names say.",
    ["| Variable | Light | Dark |", "|---|---|---|", ...rows].join("\n"),
    ...describeRest(rest, "The file with the CSS variables"),
  ];
}

/** The same as plain lines, for prompts. */
export function formatOwnValueLines(tokens: TokenSet): readonly string[] {
  const { shown, rest } = listOwnValues(tokens);
  if (shown.length === 0) return [];
  const lines = shown.map(({ variable, light, dark }) =>
    light === dark ? `- ${variable}: ${light}` : `- ${variable}: ${light} light, ${dark} dark`,
  );
  return ["", "The brand's own values, for what their names say", ...lines, ...describeRest(rest, "- The CSS file")];
}
