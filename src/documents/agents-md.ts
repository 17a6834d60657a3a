import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { renderParentNote } from "#/documents/parent-note";
import { formatCheckedRules, formatNeverLines } from "#/documents/brand-rules";
import { hasGivenVoice, listVoiceLines } from "#/documents/voice-lines";
import { escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";

const utilitiesNote = "; its last block defines Tailwind CSS 4 utilities with the same names, so load it after the framework";

/**
 * The brand section of an instruction file for coding agents: where the values are, a short list of
 * rules with checks, and what to avoid. Its headings start at level two, so that it can be part of
 * a file with its own title.
 */
export function renderAgentsMd(content: DesignContent, { version, slug, baseUrl, parent }: ExportMetadata): string {
  const { brief, direction } = content;
  const lines = hasGivenVoice(content) ? listVoiceLines(content, escapeMarkdown).map((line) => `- ${line}`) : [];
  const voice = lines.length > 0 ? `\n\n### Voice\n\n${lines.join("\n")}` : "";
  return `## Brand: ${quoteText(brief.name)}

The interface in this repository follows the brand system of ${quoteText(brief.name)}, version ${version}, \
direction ${escapeMarkdown(direction.name)}. ${quotingNote}${parent ? `\n\n${renderParentNote(parent)}` : ""}

- \`brand/tokens.css\`: every token as a CSS variable, light and dark; load it once, before other \
styles${brief.platform === "wordpress" ? "" : utilitiesNote}
- Font styles for web pages, loaded after the tokens: <${baseUrl}/fonts/${slug}.css>
- Font files with their licences: folder \`fonts/\` of the bundle at <${baseUrl}/api/v1/systems/${slug}/download>
- \`DESIGN.md\`: what the brand is and why; read it before you create a screen or component

### Rules

${formatCheckedRules(content)}

### Restrictions

${formatNeverLines(content)}
- Never edit files in \`brand/\` or text between the markers of a brand block: updates overwrite them.${voice}`;
}
