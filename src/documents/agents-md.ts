import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { renderParentNote } from "#/documents/parent-note";
import { formatCheckedRules, formatNeverLines } from "#/documents/brand-rules";
import { hasGivenVoice, listVoiceLines } from "#/documents/voice-lines";
import { escapeMarkdown } from "#/documents/markdown";
import { getTailwindVersion, type RepositorySetup } from "#/model/repository-setup";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";

const utilitiesNote = "; it also defines Tailwind CSS 4 utilities, so load it after the framework";

/**
 * The brand section of an instruction file for coding agents: where the values are, a short list of
 * rules with checks, and what to avoid. Its headings start at level two, so that it can be part of
 * a file with its own title. `setup` is what the repository uses, if that is known.
 */
export function renderAgentsMd(content: DesignContent, { version, parent }: ExportMetadata, setup?: RepositorySetup): string {
  const { brief, direction } = content;
  const lines = hasGivenVoice(content) ? listVoiceLines(content, escapeMarkdown).map((line) => `- ${line}`) : [];
  const hasUtilities = brief.platform !== "wordpress" && (setup === undefined || getTailwindVersion(setup) === 4);
  const voice = lines.length > 0 ? `\n\n### Voice\n\n${lines.join("\n")}` : "";
  return `## Brand: ${quoteText(brief.name)}

The interface in this repository follows the brand system of ${quoteText(brief.name)}, version ${version}, \
direction ${escapeMarkdown(direction.name)}. ${quotingNote}${parent ? `\n\n${renderParentNote(parent)}` : ""}

- \`brand/tokens.css\`: every token as a CSS variable, light and dark; load it once, before other \
styles${hasUtilities ? utilitiesNote : ""}
- \`brand/fonts.css\`: the font faces; load it after the tokens
- \`brand/README.md\`: how to load them, and the command for component code
- \`DESIGN.md\`: the brand and what makes it recognisable; read it before creating a screen

### Rules

${formatCheckedRules(content)}

### Restrictions

${formatNeverLines(content)}
- Never edit files in \`brand/\` or text between the markers of a brand block: updates overwrite them.${voice}`;
}
