import { escapeMarkdown } from "#/documents/markdown";
import { renderSkillFrontMatter } from "#/documents/brand-skill";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import type { DesignContent } from "#/model/design-content";

/** What the skill needs in addition to the design. `note` marks the file as generated. */
export type RepositorySkillMetadata = { readonly slug: string; readonly version: string; readonly note: string };

/**
 * The brand as a skill in a repository whose AGENTS.md has the rules and whose DESIGN.md has the
 * values. It repeats neither: it says when to read them, and how to work.
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

1. Read the brand block in \`AGENTS.md\`: the rules with their checks, and what to avoid.
2. Read \`DESIGN.md\` for the values by role, the components and the voice.
3. Load \`brand/tokens.css\` and then \`brand/fonts.css\` once, at the root (\`brand/README.md\`). Use variables, never their values.
4. Use an existing component before you create one (\`brand/README.md\`). Build new components with the same variables.
5. Write light and dark mode together, with the states hover, focus, disabled and error.
6. When you are done, run the check of each rule on the files that you changed, and fix what fails.
7. Report the tokens that were missing and the rules that you could not follow, with file and line.
`;
