import { cornerText, fieldText, lookIn, surfaceText } from "#/documents/form-facts";
import { edgeOf, variableIn } from "#/documents/component-look";
import { ruleMarkdown } from "#/documents/handoff/rule-markdown";
import { markdownText } from "#/documents/markdown";
import { quoteText } from "#/kernel/quote-text";
import { formatPx } from "#/model/css-length";
import type { DesignContent } from "#/model/design-content";
import type { ColorRole } from "#/model/token-set";
import { colorRoles, type TextStyleName, textStyleNames } from "#/model/token-set";

/** A design as far as its values need it: components are there once they are made. */
type Values = Pick<DesignContent, "tokens" | "direction"> & Partial<Pick<DesignContent, "components">>;

/** The roles that a reader should know by heart, with what each is for. */
const chiefRoles: readonly (readonly [ColorRole, string])[] = [
  ["background", "page surface"],
  ["foreground", "text on it"],
  ["card", "raised surface, fields"],
  ["muted", "quiet surface"],
  ["muted-foreground", "quiet text"],
  ["primary", "main action"],
  ["primary-foreground", "text on the main action"],
  ["secondary", "quieter action"],
  ["accent", "soft emphasis"],
  ["border", "quiet rules and edges"],
  ["input", "outlines of fields"],
  ["ring", "focus"],
  ["link", "links in text"],
  ["destructive", "what cannot be undone"],
  ["brand", "the brand colour itself"],
];

/** The same with what this design does differently, as the style sheets of its components tell. */
function rolesOf(source: Values): readonly (readonly [ColorRole, string])[] {
  const roleIn = (value: string | undefined) => {
    const variable = variableIn(value);
    return colorRoles.find((role) => role === variable);
  };
  const surface = edgeOf(lookIn(source, "card"));
  const inked = roleIn(surface?.color);
  const fill = lookIn(source, "button")?.findLast(([property]) => property === "background")?.[1];
  const action = roleIn(fill) ?? colorRoles.find((role) => fill?.includes(`var(--${role})`));
  return chiefRoles.map(([role, use]) => {
    if (role === "foreground" && inked === "foreground") return [role, "text, rules and edges"];
    if (role === "primary" && fill !== undefined && action !== "primary")
      return [role, "controls that are set, and actions where they are filled"];
    if (role === "brand" && action === "brand") return [role, "the brand colour itself, and the main action in light"];
    return [role, use];
  });
}

/** A Markdown table of the chief roles with their values in the light and the dark mode. */
export function colorTable(source: Values): string {
  const { light, dark } = source.tokens.colors;
  const rows = rolesOf(source).map(
    ([role, use]) => `| \`--${role}\` | ${use} | \`${light[role].hex}\` | \`${dark[role].hex}\` |`,
  );
  return ["| Variable | For | Light | Dark |", "|---|---|---|---|", ...rows].join("\n");
}

/** The same as plain lines, for prompts. */
export function colorLines(source: Values): string {
  const { light, dark } = source.tokens.colors;
  return rolesOf(source)
    .map(([role, use]) => `- --${role} (${use}): ${light[role].hex} light, ${dark[role].hex} dark`)
    .join("\n");
}

/** Every other role in a few lines, light and dark, so that nothing that a component needs is left out. */
export function otherColorLines({ tokens }: Pick<Values, "tokens">): string {
  const { light, dark } = tokens.colors;
  const known = new Set<ColorRole>(chiefRoles.map(([role]) => role));
  return `- the other roles, light and dark: ${colorRoles
    .filter((role) => !known.has(role))
    .map((role) => `--${role} ${light[role].hex} ${dark[role].hex}`)
    .join("; ")}`;
}

/** The faces, each with the text styles that are set in it. */
export function faceLines({ tokens: { typography } }: Pick<Values, "tokens">): readonly string[] {
  const { families, styles } = typography;
  return (["display", "text", "mono"] as const).map((family) => {
    const used = textStyleNames.filter((name: TextStyleName) => styles[name].family === family);
    return `--font-${family}: ${quoteText(families[family].name)}${used.length > 0 ? `, for the text styles ${used.join(", ")}` : ""}`;
  });
}

/** What is to be known of the type, as Markdown list entries. */
export const typeLines = (source: Pick<Values, "tokens">): string =>
  [
    ...faceLines(source).map((line) => `- ${ruleMarkdown(line)}`),
    `- Each text style has \`--type-<style>-family\`, \`-size\`, \`-weight\`, \`-leading\` and \`-tracking\``,
    `- Longest line: ${source.tokens.typography.measureCh}ch (\`--measure\`)`,
  ].join("\n");

/** Corners, rules and surfaces in one paragraph of plain text. */
export const shapeText = (source: Values): string =>
  `Corners: ${cornerText(source)}. The stroke of rules and surface edges is --stroke (${formatPx(source.tokens.strokePx)}). ${surfaceText(source)}${fieldText(source)}`;

/** The direction's rules as a Markdown list. */
export const ruleLines = ({ direction }: Pick<DesignContent, "direction">): string =>
  [...direction.always, ...direction.never].map((rule) => `- ${markdownText(rule)}`).join("\n");
