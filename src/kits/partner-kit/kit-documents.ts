import { formatOwnValueTable } from "#/documents/own-values";
import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { formatCheckedRules, formatNeverLines } from "#/documents/brand-rules";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { formatColorTable, describeShape, formatTypeLines } from "#/documents/brand-summary";
import { escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";

const folderOverview = `- \`styles.css\`: imports everything in \`tokens/\`; link only this file
- \`tokens/\`: fonts, colours in every mode, typography, spacing and shape as CSS variables
- \`components/<category>/<name>.card.html\`: each component with its variants, in light and dark mode
- \`guidelines/\`: cards for colour, type, spacing, shape, mark and imagery
- \`assets/\`: the marks and pictures as SVG; \`fonts/\`: the font files with their licences
- \`DESIGN.md\`: the brand, its values and its rules`;

const renderRules = (content: DesignContent) => `## Rules

${formatCheckedRules(content)}

## Restrictions

${formatNeverLines(content)}`;

/** `readme.md` of the kit. */
export const renderKitReadme = (
  content: DesignContent,
  { version }: ExportMetadata,
): string => `# ${quoteText(content.brief.name)}

The design system of ${quoteText(content.brief.name)}, version ${version}. ${escapeMarkdown(content.direction.summary)} ${quotingNote}

## Contents

${folderOverview}

## Colour

${[formatColorTable(content), ...formatOwnValueTable(content.tokens)].join("\n\n")}

## Type

${formatTypeLines(content)}

## Shape

${formatRuleMarkdown(describeShape(content))}

${renderRules(content)}
`;

/**
 * `SKILL.md` of the kit: how an agent works with it. The front matter has a name in kebab case, and
 * a sentence about when to use the skill.
 */
export const renderKitSkill = (content: DesignContent, { slug }: ExportMetadata): string => `---
name: ${slug}-design
description: ${JSON.stringify(
  `Design pages, screens, documents and slides in the brand of ${quoteText(content.brief.name)}, with its tokens, ` +
    "components and marks.",
)}
user-invocable: true
---

Read \`readme.md\` and \`DESIGN.md\` first, then the cards of the components that you need. ${quotingNote}

${folderOverview}

For a mock-up or a page, link \`styles.css\`, copy markup and styles of components from the cards, and copy marks from \`assets/\`. In a \
code base, add the variables and build with the existing components.

${renderRules(content)}
`;
