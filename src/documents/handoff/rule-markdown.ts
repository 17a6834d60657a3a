import { escapeMarkdown } from "#/documents/markdown";

/**
 * Parts of a rule that are not escaped: quoted texts, which are safe already, and CSS, which
 * becomes code.
 */
const literalPatterns = [
  /"(?:[^"\\]|\\u[0-9a-f]{4})*"/,
  /outline(?:-color)?: [\w ();:-]{1,100}/,
  /var\(--[a-z][a-z0-9_-]*(?:, #[0-9a-f]{6})?\)/,
  /--[a-z][a-z0-9_*-]*/,
  /#[0-9a-f]{6}\b/,
];
const literalPattern = new RegExp(`(${literalPatterns.map(({ source }) => source).join("|")})`);

/** A rule as Markdown, with CSS and colours as code. */
export function formatRuleMarkdown(text: string): string {
  return text
    .split(literalPattern)
    .map((part, index) => {
      if (index % 2 === 1) return part.startsWith('"') ? part : `\`${part}\``;
      const isBlank = part.trim() === "";
      const lead = part.trimStart() === part ? "" : " ";
      const trail = isBlank || part.trimEnd() === part ? "" : " ";
      return `${lead}${escapeMarkdown(part)}${trail}`;
    })
    .join("");
}
