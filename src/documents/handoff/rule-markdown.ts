import { markdownText } from "#/documents/markdown";

const literal = /(--[a-z][a-z0-9*-]*|#[0-9a-f]{6}\b)/;

/** A sentence as Markdown, with names of CSS variables and colours set as code. */
export function ruleMarkdown(text: string): string {
  return text
    .split(literal)
    .map((part, index) => {
      if (index % 2 === 1) return `\`${part}\``;
      const [lead = ""] = /^\s*/.exec(part) ?? [];
      const [trail = ""] = part.trim() === "" ? [] : (/\s*$/.exec(part) ?? []);
      return `${lead ? " " : ""}${markdownText(part)}${trail ? " " : ""}`;
    })
    .join("");
}
