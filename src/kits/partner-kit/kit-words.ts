import type { DesignContent } from "#/model/design-content";
import type { ExportFacts } from "#/formats/export-facts";
import { checkedRules, neverLines } from "#/documents/brand-rule";
import { ruleMarkdown } from "#/documents/handoff/rule-markdown";
import { colorTable, shapeText, typeLines } from "#/documents/brand-facts";
import { markdownText } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/quote-text";

const map = `- \`styles.css\` imports everything under \`tokens/\`; link it and nothing else
- \`tokens/\`: fonts, colours in every mode, type, spacing and shape as CSS variables
- \`components/<category>/<name>.card.html\`: each component with its variants, in light and dark
- \`guidelines/\`: cards for colour, type, spacing, shape, mark and imagery
- \`assets/\`: the marks and pictures as SVG; \`fonts/\`: the faces with their licences
- \`DESIGN.md\`: what the brand is, its values and its rules`;

const rulesOf = (content: DesignContent) => `## Rules

${checkedRules(content)}

## Never

${neverLines(content)}`;

/** `readme.md` of the kit. */
export const kitReadme = (content: DesignContent, { version }: ExportFacts): string => `# ${quoteText(content.brief.name)}

The design system of ${quoteText(content.brief.name)}, version ${version}. ${markdownText(content.direction.summary)} ${quotingNote}

## What is where

${map}

## Colour

${colorTable(content)}

## Type

${typeLines(content)}

## Shape

${ruleMarkdown(shapeText(content))}

${rulesOf(content)}
`;

/** `SKILL.md` of the kit: how an agent works with it. Front matter as agents read skills: a name in kebab case, one sentence for when to use it. */
export const kitSkill = (content: DesignContent, { slug }: ExportFacts): string => `---
name: ${slug}-design
description: ${JSON.stringify(`Design in the brand of ${quoteText(content.brief.name)}: pages, screens, documents and slides with its tokens, components and marks.`)}
user-invocable: true
---

Read \`readme.md\` and \`DESIGN.md\` first; then look at the cards of the components that the task needs. ${quotingNote}

${map}

For a mock-up or a page, link \`styles.css\`, take component markup and its styles from the cards, and copy the marks from \`assets/\`. In a code base, take the variables over and build with what is there.

${rulesOf(content)}
`;
