import { describeCorners, describeField, findElementStyle, describeSurface } from "#/documents/style-descriptions";
import { getBorder, parseVariable } from "#/documents/element-style";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { escapeMarkdown } from "#/documents/markdown";
import { quoteText, quoteList } from "#/kernel/text/quote-text";
import { formatPx } from "#/model/css-length";
import type { DesignContent } from "#/model/design-content";
import { type ColorRole, colorRoles, type TextStyleName, textStyleNames, type Typography } from "#/model/token-set";

/** The parts of a design from which its values are described. Components may not exist yet. */
type Values = Pick<DesignContent, "tokens" | "direction"> & Partial<Pick<DesignContent, "components">>;

/** The most important roles and what each is for. */
const mainRoles: readonly (readonly [ColorRole, string])[] = [
  ["background", "page background"],
  ["foreground", "text"],
  ["card", "cards and fields"],
  ["muted", "muted surface"],
  ["muted-foreground", "secondary text"],
  ["primary", "primary action"],
  ["primary-foreground", "text on the primary action"],
  ["secondary", "secondary action"],
  ["accent", "subtle emphasis"],
  ["border", "subtle rules and borders"],
  ["input", "field outlines"],
  ["ring", "focus ring"],
  ["link", "links"],
  ["destructive", "destructive actions"],
  ["brand", "the brand colour"],
];

/**
 * The same roles with the uses that differ in this design, according to the style sheets of its
 * components.
 */
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
    if (role === "foreground" && borderRole === "foreground") return [role, "text, rules and borders"];
    if (role === "primary" && fill !== undefined && actionRole !== "primary")
      return [role, "selected controls and filled actions"];
    if (role === "brand" && actionRole === "brand") return [role, "the brand colour, and the primary action in light mode"];
    return [role, use];
  });
}

/** A Markdown table of the main roles with their values in light and dark mode. */
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

/** All other roles in one entry, light and dark, so that none is missing. */
export function formatOtherColorLines({ tokens }: Pick<Values, "tokens">): string {
  const { light, dark } = tokens.colors;
  const listed = new Set<ColorRole>(mainRoles.map(([role]) => role));
  return `- other roles, light and dark: ${colorRoles
    .filter((role) => !listed.has(role))
    .map((role) => `--${role} ${light[role].hex} ${dark[role].hex}`)
    .join("; ")}`;
}

/** The font families, each with the text styles that use it. */
export function formatFaceLines({ tokens: { typography } }: Pick<Values, "tokens">): readonly string[] {
  const { families, styles } = typography;
  return (["display", "text", "mono"] as const).map((family) => {
    const used = textStyleNames.filter((name: TextStyleName) => styles[name].family === family);
    return `--font-${family}: ${quoteText(families[family].name)}${used.length > 0 ? `, for the text styles ${used.join(", ")}` : ""}`;
  });
}

/** The typography as Markdown list entries. */
export const formatTypeLines = (source: Pick<Values, "tokens">): string =>
  [
    ...formatFaceLines(source).map((line) => `- ${formatRuleMarkdown(line)}`),
    `- Each text style has \`--type-<style>-family\`, \`-size\`, \`-weight\`, \`-leading\` and \`-tracking\``,
    `- Maximum line length: ${source.tokens.typography.measureCh}ch (\`--measure\`)`,
  ].join("\n");

/** Corners, borders and surfaces in one paragraph of plain text. */
export const describeShape = (source: Values): string =>
  `Corners: ${describeCorners(source)}. Rules and surface borders are --stroke ` +
  `(${formatPx(source.tokens.strokePx)}) wide. ${describeSurface(source)}${describeField(source)}`;

/** The rules of the direction as a Markdown list. */
export const formatRuleLines = ({ direction }: Pick<DesignContent, "direction">): string =>
  [...direction.always, ...direction.never].map((rule) => `- ${escapeMarkdown(rule)}`).join("\n");

/**
 * The font families of a design with their companions for other scripts, quoted and without
 * duplicates, in the order display, text, mono.
 */
export const formatFamilyNames = ({ families }: Pick<Typography, "families">): string =>
  quoteList([
    ...new Set(
      [families.display, families.text, families.mono].flatMap(({ name, companions = [] }) => [
        name,
        ...companions.map((companion) => companion.name),
      ]),
    ),
  ]);
