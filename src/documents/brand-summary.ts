import { describeCorners, describeField, findElementStyle, describeSurface } from "#/documents/style-descriptions";
import { getBorder, parseVariable } from "#/documents/element-style";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { escapeMarkdown } from "#/documents/markdown";
import { quoteText } from "#/kernel/text/quote-text";
import { formatPx } from "#/model/css-length";
import type { DesignContent } from "#/model/design-content";
import type { ColorRole } from "#/model/token-set";
import { colorRoles, type TextStyleName, textStyleNames } from "#/model/token-set";

/** A design as far as its values need it: components are there once they are made. */
type Values = Pick<DesignContent, "tokens" | "direction"> & Partial<Pick<DesignContent, "components">>;

/** The roles that a reader should know by heart, with what each is for. */
const mainRoles: readonly (readonly [ColorRole, string])[] = [
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
function listRoleUses(source: Values): readonly (readonly [ColorRole, string])[] {
  const findRole = (value: string | undefined) => {
    const variable = parseVariable(value);
    return colorRoles.find((role) => role === variable);
  };
  const cardBorder = getBorder(findElementStyle(source, "card"));
  const borderRole = findRole(cardBorder?.color);
  const fill = findElementStyle(source, "button")?.findLast(([property]) => property === "background")?.[1];
  const actionRole = findRole(fill) ?? colorRoles.find((role) => fill?.includes(`var(--${role})`));
  return mainRoles.map(([role, use]) => {
    if (role === "foreground" && borderRole === "foreground") return [role, "text, rules and edges"];
    if (role === "primary" && fill !== undefined && actionRole !== "primary")
      return [role, "controls that are set, and actions where they are filled"];
    if (role === "brand" && actionRole === "brand") return [role, "the brand colour itself, and the main action in light"];
    return [role, use];
  });
}

/** A Markdown table of the chief roles with their values in the light and the dark mode. */
export function formatColorTable(source: Values): string {
  const { light, dark } = source.tokens.colors;
  const rows = listRoleUses(source).map(
    ([role, use]) => `| \`--${role}\` | ${use} | \`${light[role].hex}\` | \`${dark[role].hex}\` |`,
  );
  return ["| Variable | For | Light | Dark |", "|---|---|---|---|", ...rows].join("\n");
}

/** The same as plain lines, for prompts. */
export function formatColorLines(source: Values): string {
  const { light, dark } = source.tokens.colors;
  return listRoleUses(source)
    .map(([role, use]) => `- --${role} (${use}): ${light[role].hex} light, ${dark[role].hex} dark`)
    .join("\n");
}

/**
 * Every other role in a few lines, light and dark, so that nothing that a component needs is left
 * out.
 */
export function formatOtherColorLines({ tokens }: Pick<Values, "tokens">): string {
  const { light, dark } = tokens.colors;
  const listed = new Set<ColorRole>(mainRoles.map(([role]) => role));
  return `- the other roles, light and dark: ${colorRoles
    .filter((role) => !listed.has(role))
    .map((role) => `--${role} ${light[role].hex} ${dark[role].hex}`)
    .join("; ")}`;
}

/** The faces, each with the text styles that are set in it. */
export function formatFaceLines({ tokens: { typography } }: Pick<Values, "tokens">): readonly string[] {
  const { families, styles } = typography;
  return (["display", "text", "mono"] as const).map((family) => {
    const used = textStyleNames.filter((name: TextStyleName) => styles[name].family === family);
    return `--font-${family}: ${quoteText(families[family].name)}${used.length > 0 ? `, for the text styles ${used.join(", ")}` : ""}`;
  });
}

/** What is to be known of the type, as Markdown list entries. */
export const formatTypeLines = (source: Pick<Values, "tokens">): string =>
  [
    ...formatFaceLines(source).map((line) => `- ${formatRuleMarkdown(line)}`),
    `- Each text style has \`--type-<style>-family\`, \`-size\`, \`-weight\`, \`-leading\` and \`-tracking\``,
    `- Longest line: ${source.tokens.typography.measureCh}ch (\`--measure\`)`,
  ].join("\n");

/** Corners, rules and surfaces in one paragraph of plain text. */
export const describeShape = (source: Values): string =>
  `Corners: ${describeCorners(source)}. The stroke of rules and surface edges is --stroke (${formatPx(source.tokens.strokePx)}). ${describeSurface(source)}${describeField(source)}`;

/** The direction's rules as a Markdown list. */
export const formatRuleLines = ({ direction }: Pick<DesignContent, "direction">): string =>
  [...direction.always, ...direction.never].map((rule) => `- ${escapeMarkdown(rule)}`).join("\n");
