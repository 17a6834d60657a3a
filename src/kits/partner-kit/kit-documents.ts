import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { formatCheckedRules, formatNeverLines } from "#/documents/brand-rules";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { formatColorTable, describeShape, formatTypeLines } from "#/documents/brand-summary";
import { escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";

const folderOverview = `- \`styles.css\` imports everything under \`tokens/\`; link it and nothing else
- \`tokens/\`: fonts, colours in every mode, type, spacing and shape as CSS variables
- \`components/<category>/<name>.card.html\`: each component with its variants, in light and dark
- \`guidelines/\`: cards for colour, type, spacing, shape, mark and imagery
- \`assets/\`: the marks and pictures as SVG; \`fonts/\`: the faces with their licences
- \`DESIGN.md\`: what the brand is, its values and its rules`;

const renderRules = (content: DesignContent) => `## Rules

${formatCheckedRules(content)}

## Never

${formatNeverLines(content)}`;

/** `readme.md` of the kit. */
export const renderKitReadme = (
  content: DesignContent,
  { version }: ExportMetadata,
): string => `# ${quoteText(content.brief.name)}

The design system of ${quoteText(content.brief.name)}, version ${version}. ${escapeMarkdown(content.direction.summary)} ${quotingNote}

## What is where

${folderOverview}

## Colour

${formatColorTable(content)}

## Type

${formatTypeLines(content)}

## Shape

${formatRuleMarkdown(describeShape(content))}

${renderRules(content)}
`;

/**
 * `SKILL.md` of the kit: how an agent works with it. Front matter as agents read skills: a name in
 * kebab case, one sentence for when to use it.
 */
export const renderKitSkill = (content: DesignContent, { slug }: ExportMetadata): string => `---
name: ${slug}-design
description: ${JSON.stringify(`Design in the brand of ${quoteText(content.brief.name)}: pages, screens, documents and slides with its tokens, components and marks.`)}
user-invocable: true
---

Read \`readme.md\` and \`DESIGN.md\` first; then look at the cards of the components that the task needs. ${quotingNote}

${folderOverview}

For a mock-up or a page, link \`styles.css\`, take component markup and its styles from the cards, and copy the marks from \`assets/\`. In a code base, take the variables over and build with what is there.

${renderRules(content)}
`;
