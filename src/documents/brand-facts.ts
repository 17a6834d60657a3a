import type { DesignContent } from "#/model/design-content";
import type { ColorRole } from "#/model/token-set";
import { pxText } from "#/model/css-length";
import { markdownText, quotedText } from "#/documents/markdown";

/** The roles that a reader should know by heart, with what each is for. */
const chiefRoles: readonly (readonly [ColorRole, string])[] = [
  ["background", "page surface"],
  ["foreground", "text on it"],
  ["card", "raised surface"],
  ["muted-foreground", "quiet text"],
  ["primary", "main action"],
  ["primary-foreground", "text on the main action"],
  ["accent", "soft emphasis"],
  ["border", "rules and edges"],
  ["ring", "focus"],
  ["link", "links in text"],
  ["destructive", "what cannot be undone"],
  ["brand", "the brand colour itself"],
];

/** A Markdown table of the chief roles with their values in the light and the dark mode. */
export function colorTable({ tokens }: Pick<DesignContent, "tokens">): string {
  const row = ([role, use]: readonly [ColorRole, string]) =>
    `| \`--${role}\` | ${use} | \`${tokens.colors.light[role].hex}\` | \`${tokens.colors.dark[role].hex}\` |`;
  return ["| Variable | For | Light | Dark |", "|---|---|---|---|", ...chiefRoles.map(row)].join("\n");
}

/** The same as plain lines, for prompts. */
export function colorLines({ tokens }: Pick<DesignContent, "tokens">): string {
  return chiefRoles
    .map(([role, use]) => `- --${role} (${use}): ${tokens.colors.light[role].hex} light, ${tokens.colors.dark[role].hex} dark`)
    .join("\n");
}

/** What is to be known of the type, as Markdown list entries. */
export function typeLines({ tokens: { typography } }: Pick<DesignContent, "tokens">): string {
  const { families, styles, measureCh } = typography;
  const family = (name: "display" | "text" | "mono", use: string) =>
    `- ${use}: ${markdownText(families[name].name)} (\`--font-${name}\`)`;
  return [
    family("display", "Display and headings"),
    family("text", "Running text and interface"),
    family("mono", "Code and figures"),
    `- Text styles: ${Object.keys(styles)
      .map((name) => `\`${name}\``)
      .join(", ")}; each has \`--type-<style>-family\`, \`-size\`, \`-weight\`, \`-leading\` and \`-tracking\``,
    `- Longest line: ${measureCh}ch (\`--measure\`)`,
  ].join("\n");
}

/** Radius, strokes and depth in one paragraph. */
export function shapeText({ tokens, direction }: Pick<DesignContent, "tokens" | "direction">): string {
  const depth = { border: "edges, not shadows", shadow: "shadows, not edges", tone: "tone, neither edges nor shadows" }[
    direction.depth
  ];
  return `Corners are ${pxText(tokens.radius.basePx)} (\`--radius\`), rules ${pxText(tokens.strokePx)} (\`--stroke\`), and surfaces are set apart by ${depth}.`;
}

/** The direction's rules as a Markdown list. */
export function ruleLines({ direction }: DesignContent): string {
  return [
    ...direction.always.map((rule) => `- Always: ${markdownText(rule)}`),
    ...direction.never.map((rule) => `- Never: ${markdownText(rule)}`),
  ].join("\n");
}

/** The direction's rules as quoted lines of a prompt. */
export function quotedRules({ direction }: DesignContent): string {
  return [
    ...direction.always.map((rule) => `- always: ${quotedText(rule)}`),
    ...direction.never.map((rule) => `- never: ${quotedText(rule)}`),
  ].join("\n");
}
