import { escapeMarkdown } from "#/documents/markdown";
import { renderSkillFrontMatter } from "#/documents/brand-skill";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import type { DesignContent } from "#/model/design-content";

/** The skill's facts besides the design; `note` says whose file it is. */
export type RepositorySkillMetadata = { readonly slug: string; readonly version: string; readonly note: string };

/**
 * The brand as a skill inside a repository whose AGENTS.md has the rules and whose DESIGN.md has
 * the values: it repeats neither, says when to read them, and how to work.
 */
export const renderRepositorySkill = (
  { brief, direction }: DesignContent,
  { slug, version, note }: RepositorySkillMetadata,
): string => `---
${renderSkillFrontMatter(slug, brief.name)}
---

<!-- ${note} -->

# ${quoteText(brief.name)}: working in this brand

Version ${version}, direction ${escapeMarkdown(direction.name)}. ${quotingNote}

1. Read the brand's block in \`AGENTS.md\`: the rules, each with its check, and what is never done.
2. Read \`DESIGN.md\` for the values by role, the components and the voice.
3. Load \`brand/tokens.css\` once, at the root, before other styles; use its variables, never their values.
4. Look among the components before you make one. What is new is made of the same variables.
5. Write light and dark together, and the states hover, focus, disabled and error with them.
6. At the end run each rule's check over the files that you changed, and fix what fails.
7. Tell your person which tokens were missing and which rule you could not keep, with file and line.
`;
