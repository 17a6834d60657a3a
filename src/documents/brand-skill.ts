import { formatColorTable, describeShape, formatTypeLines } from "#/documents/brand-summary";
import { formatCheckedRules, formatNeverLines } from "#/documents/brand-rules";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { escapeMarkdown } from "#/documents/markdown";
import { formatOwnValueTable } from "#/documents/own-values";
import { listVoiceLines } from "#/documents/voice-lines";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import type { DesignContent } from "#/model/design-content";

/**
 * What a skill needs in addition to the design: the name of its folder, the version, and the
 * sources of values as Markdown list entries.
 */
export type SkillMetadata = {
  /**
   * Name of the skill and of its folder (Agent Skills, `name`): lower-case letters, digits and
   * hyphens, at most 64.
   */
  readonly slug: string;
  readonly version: string;
  readonly sources: readonly string[];
};

/** Components that are listed by name. Others are counted. */
const maxComponents = 60;

/**
 * The brand as a skill for agents (Agent Skills: `SKILL.md` with `name` and `description`, fewer
 * than 500 lines): rules with their checks, values, then how to work. Text of the brief appears as
 * quoted data.
 */
export function renderBrandSkill(content: DesignContent, { slug, version, sources }: SkillMetadata): string {
  const { brief, direction, components } = content;
  const sections = [
    `# ${quoteText(brief.name)}: working in this brand`,
    `Version ${version}, direction ${escapeMarkdown(direction.name)}. ${escapeMarkdown(direction.summary)} ${quotingNote}`,
    "## Rules",
    formatCheckedRules(content),
    "## Restrictions",
    formatNeverLines(content),
    "## Where the values are",
    sources.map((source) => `- ${source}`).join("\n"),
    "## Colours",
    formatColorTable(content),
    ...formatOwnValueTable(content.tokens),
    "## Type",
    formatTypeLines(content),
    "## Shape",
    formatRuleMarkdown(describeShape(content)),
    ...(components.length > 0 ? ["## Components", formatComponentLines(content)] : []),
    "## Voice",
    formatVoiceLines(content),
    "## How to work",
    steps,
  ];
  return `---\n${renderSkillFrontMatter(slug, brief.name)}\n---\n\n${sections.join("\n\n")}\n`;
}

const steps = `1. Load the variables and fonts once, at the root, before other styles.
2. Use an existing component before you create one. Build new components with the same variables.
3. Write light and dark mode together, with the states hover, focus, disabled and error.
4. When you are done, run the check of each rule above on the files that you changed, and fix what fails.
5. Report the tokens that were missing and the rules that you could not follow, with file and line.`;

/** The front matter of a skill (Agent Skills: `name`, `description`). */
export const renderSkillFrontMatter = (slug: string, name: string) => {
  const description =
    `Brand rules and tokens of ${quoteText(name)}. Use it to create or review any interface in this brand: pages, ` +
    "components, styles, copy and logos.";
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

function formatVoiceLines(content: DesignContent): string {
  const { direction, brief } = content;
  const tone = brief.tone === undefined ? [] : [`- Tone from the brief: ${quoteText(brief.tone)}`];
  const voice = listVoiceLines(content, escapeMarkdown).map((line) => `- ${line}`);
  return [...voice, ...tone, ...direction.always.map((rule) => `- ${escapeMarkdown(rule)}`)].join("\n");
}
