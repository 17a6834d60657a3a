import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { formatCheckedRules, formatNeverLines } from "#/documents/brand-rules";
import { escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";

const utilitiesNote =
  "; its last block gives the utilities of version 4 of the utility framework the same names, so load it after the framework";

/**
 * The part of an instruction file that teaches a coding agent the brand: where the values are, few
 * rules that can be checked, what is never done. Its headings begin at the second level, so that it
 * can stand in a file with a title of its own.
 */
export function renderAgentsMd(content: DesignContent, { version, slug, baseUrl }: ExportMetadata): string {
  const { brief, direction } = content;
  return `## Brand: ${quoteText(brief.name)}

The interface in this repository follows the brand system of ${quoteText(brief.name)}, version ${version}, direction ${escapeMarkdown(direction.name)}. ${quotingNote}

- \`brand/tokens.css\`: every token as a CSS variable, light and dark; load it once, before other styles${brief.platform === "wordpress" ? "" : utilitiesNote}
- the files of the faces, with their licences: folder \`fonts/\` of the bundle at <${baseUrl}/api/v1/systems/${slug}/download>
- \`DESIGN.md\`: what the brand is and why; read it before you make a new screen or component

### Rules

${formatCheckedRules(content)}

### Never

${formatNeverLines(content)}
- Never change by hand what stands under \`brand/\` or between the markers of a brand block: both are written anew.`;
}
