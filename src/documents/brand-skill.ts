import { colorTable, shapeText, typeLines } from "#/documents/brand-facts";
import { checkedRules, neverLines } from "#/documents/brand-rule";
import { ruleMarkdown } from "#/documents/handoff/rule-markdown";
import { markdownText } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/quote-text";
import type { DesignContent } from "#/model/design-content";

/** What a skill says besides the design: its folder's name, the version, and where the values are to be had, as Markdown list entries. */
export type SkillFacts = {
  /** Lower-case letters, digits and hyphens, at most 64: the name of the skill and of its folder (Agent Skills, `name`). */
  readonly slug: string;
  readonly version: string;
  readonly sources: readonly string[];
};

/** Components that are listed by name; the rest is counted. */
const componentsShown = 60;

/**
 * The brand as a skill for agents (Agent Skills: `SKILL.md` with `name` and `description`, fewer than 500 lines below): first what has to hold and how it is checked, then
 * values, then the way to work. Text of the brief stands in it as quoted data.
 */
export function brandSkill(content: DesignContent, { slug, version, sources }: SkillFacts): string {
  const { brief, direction, components } = content;
  const parts = [
    `# ${quoteText(brief.name)}: working in this brand`,
    `Version ${version}, direction ${markdownText(direction.name)}. ${markdownText(direction.summary)} ${quotingNote}`,
    "## Rules",
    checkedRules(content),
    "## Never",
    neverLines(content),
    "## Where the values are",
    sources.map((source) => `- ${source}`).join("\n"),
    "## Colours",
    colorTable(content),
    "## Type",
    typeLines(content),
    "## Shape",
    ruleMarkdown(shapeText(content)),
    ...(components.length > 0 ? ["## Components there are", componentLines(content)] : []),
    "## Voice",
    voiceLines(content),
    "## How to work",
    steps,
  ];
  return `---\n${skillFrontMatter(slug, brief.name)}\n---\n\n${parts.join("\n\n")}\n`;
}

const steps = `1. Load the variables and the faces once, at the root, before other styles.
2. Look among the components before you make one. What is new is made of the same variables.
3. Write light and dark together, and the states hover, focus, disabled and error with them.
4. At the end go through the rules above one by one, run each check over the files that you changed, and correct what fails.
5. Tell your person which tokens were missing and which rule you could not keep, with file and line.`;

/** The front matter of a skill (Agent Skills: `name`, `description`). */
export const skillFrontMatter = (slug: string, name: string) => {
  const words = `Brand rules and tokens of ${quoteText(name)}. Use it for any interface work in this brand: pages, components, styles, copy and logos, new or under review.`;
  return `name: ${slug}\ndescription: ${JSON.stringify(words)}`;
};

function componentLines({ components }: DesignContent): string {
  const lines = components.slice(0, componentsShown).map(({ slug, name, category, variants }) => {
    const more = variants.length > 1 ? `, ${variants.length} variants` : "";
    return `- \`${slug}\`: ${quoteText(name)} (${category}${more})`;
  });
  const rest = components.length - lines.length;
  return [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join("\n");
}

function voiceLines({ direction, brief }: DesignContent): string {
  const tone = brief.tone === undefined ? [] : [`- Tone that its people asked for: ${quoteText(brief.tone)}`];
  return [`- ${markdownText(direction.voice)}`, ...tone, ...direction.always.map((rule) => `- ${markdownText(rule)}`)].join("\n");
}
