import { formatColorTable, describeShape, formatTypeLines } from "#/documents/brand-summary";
import { formatCheckedRules, formatNeverLines } from "#/documents/brand-rules";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import type { DesignContent } from "#/model/design-content";

/**
 * What a skill says besides the design: its folder's name, the version, and where the values are to
 * be had, as Markdown list entries.
 */
export type SkillMetadata = {
  /**
   * Lower-case letters, digits and hyphens, at most 64: the name of the skill and of its folder
   * (Agent Skills, `name`).
   */
  readonly slug: string;
  readonly version: string;
  readonly sources: readonly string[];
};

/** Components that are listed by name; the rest is counted. */
const maxComponents = 60;

/**
 * The brand as a skill for agents (Agent Skills: `SKILL.md` with `name` and `description`, fewer
 * than 500 lines below): first what has to hold and how it is checked, then values, then the way to
 * work. Text of the brief stands in it as quoted data.
 */
export function renderBrandSkill(content: DesignContent, { slug, version, sources }: SkillMetadata): string {
  const { brief, direction, components } = content;
  const sections = [
    `# ${quoteText(brief.name)}: working in this brand`,
    `Version ${version}, direction ${escapeMarkdown(direction.name)}. ${escapeMarkdown(direction.summary)} ${quotingNote}`,
    "## Rules",
    formatCheckedRules(content),
    "## Never",
    formatNeverLines(content),
    "## Where the values are",
    sources.map((source) => `- ${source}`).join("\n"),
    "## Colours",
    formatColorTable(content),
    "## Type",
    formatTypeLines(content),
    "## Shape",
    formatRuleMarkdown(describeShape(content)),
    ...(components.length > 0 ? ["## Components there are", formatComponentLines(content)] : []),
    "## Voice",
    formatVoiceLines(content),
    "## How to work",
    steps,
  ];
  return `---\n${renderSkillFrontMatter(slug, brief.name)}\n---\n\n${sections.join("\n\n")}\n`;
}

const steps = `1. Load the variables and the faces once, at the root, before other styles.
2. Look among the components before you make one. What is new is made of the same variables.
3. Write light and dark together, and the states hover, focus, disabled and error with them.
4. At the end go through the rules above one by one, run each check over the files that you changed, and correct what fails.
5. Tell your person which tokens were missing and which rule you could not keep, with file and line.`;

/** The front matter of a skill (Agent Skills: `name`, `description`). */
export const renderSkillFrontMatter = (slug: string, name: string) => {
  const description = `Brand rules and tokens of ${quoteText(name)}. Use it for any interface work in this brand: pages, components, styles, copy and logos, new or under review.`;
  return `name: ${slug}\ndescription: ${JSON.stringify(description)}`;
};

function formatComponentLines({ components }: DesignContent): string {
  const lines = components.slice(0, maxComponents).map(({ slug, name, category, variants }) => {
    const more = variants.length > 1 ? `, ${variants.length} variants` : "";
    return `- \`${slug}\`: ${quoteText(name)} (${category}${more})`;
  });
  const rest = components.length - lines.length;
  return [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join("\n");
}

function formatVoiceLines({ direction, brief }: DesignContent): string {
  const tone = brief.tone === undefined ? [] : [`- Tone that its people asked for: ${quoteText(brief.tone)}`];
  return [`- ${escapeMarkdown(direction.voice)}`, ...tone, ...direction.always.map((rule) => `- ${escapeMarkdown(rule)}`)].join(
    "\n",
  );
}
