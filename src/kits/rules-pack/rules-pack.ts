import { formatMarkedBlock } from "#/kernel/text/marked-blocks";
import type { DesignContent } from "#/model/design-content";
import { dtcg } from "#/formats/dtcg";
import type { ExportMetadata } from "#/formats/export-metadata";
import { globalsCss } from "#/formats/globals-css";
import { formatJson } from "#/formats/json";
import { renderInlineTheme } from "#/formats/theme-inline";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";
import { renderAgentsMd } from "#/documents/agents-md";
import { createDesignMd, formatDesignMd } from "#/documents/design-md";
import { renderRepositorySkill } from "#/documents/repository-skill";
import { type RuleFile, ruleMarkers } from "#/kits/rules-pack/rule-file";

const ownNote = `${ruleMarkers.own}: written by Livery and written anew at each update; change it there`;

/**
 * Files whose look the rules are about. The list begins with a letter, because a YAML value must
 * not begin with an asterisk.
 */
const styledFiles = [
  "brand/**",
  ...["css", "scss", "html", "tsx", "jsx", "ts", "js", "vue", "svelte", "astro", "mdx", "php"].map((ending) => `**/*.${ending}`),
].join(",");

/**
 * An editor rule (.mdc): taken up when a file of the list is in view. Its front matter holds no
 * text of the brand.
 */
const editorRule = `---
description: Brand rules for interface work, on colour, type, spacing, shape, marks and copy
globs: ${styledFiles}
alwaysApply: false
---

<!-- ${ownNote} -->

The brand rules of this repository, each with its check, are the brand's block in @AGENTS.md. They hold for every file of this list.
Values by role, components and voice are in @DESIGN.md, the CSS variables in @brand/tokens.css.
`;

/** Copilot reads the rules where every agent reads them. */
const copilotNote =
  "Brand rules for all interface work are the brand's block in the file `AGENTS.md` at the root of this repository. Read it before you write or review styles, markup or copy.";

/**
 * Design tokens with the note that says whose file it is, in the one place where JSON of this kind
 * has room for words.
 */
function renderOwnTokens(content: DesignContent, metadata: ExportMetadata): string {
  const { $schema, $description, ...rest } = JSON.parse(dtcg.write(content, metadata)) as Record<string, unknown>;
  return formatJson({ $schema, $description: `${String($description)}. ${ownNote}.`, ...rest });
}

const createMergedFile = (path: string, text: string): RuleFile => ({
  path,
  content: `${formatMarkedBlock(text, ruleMarkers)}\n`,
  mode: "merge",
});
const createOwnFile = (path: string, text: string): RuleFile => ({ path, content: text, mode: "own" });
const addNote = (text: string) => `/* ${ownNote} */\n${text}`;

/**
 * The files that teach a coding agent the brand inside a repository: instruction files that are
 * merged into what is there, an editor rule, a skill and one token file that are Livery's own. The
 * rules stand once, in AGENTS.md; the others lead to them. The same design and facts give the same
 * texts.
 */
export function createRuleFiles(content: DesignContent, metadata: ExportMetadata): readonly RuleFile[] {
  const { frontMatter, body } = createDesignMd(content, metadata, tokensPath);
  const utilities = content.brief.platform === "wordpress" ? "" : `\n${renderInlineTheme(content.tokens)}`;
  return [
    createMergedFile("AGENTS.md", renderAgentsMd(content, metadata)),
    createMergedFile("CLAUDE.md", "Brand rules for all interface work: @AGENTS.md"),
    createMergedFile(".github/copilot-instructions.md", copilotNote),
    {
      path: "DESIGN.md",
      content: formatDesignMd({ frontMatter: `# ${ownNote}\n${frontMatter}`, body: formatMarkedBlock(body, ruleMarkers) }),
      mode: "merge",
    },
    createOwnFile(".cursor/rules/brand.mdc", editorRule),
    createOwnFile(`.claude/skills/${metadata.slug}/SKILL.md`, renderRepositorySkill(content, { ...metadata, note: ownNote })),
    createOwnFile(tokensPath, addNote(globalsCss.write(content, metadata) + utilities)),
  ];
}

const tokensPath = "brand/tokens.css";

/**
 * Token files in further formats: large, and the same values, so they come only where somebody asks
 * for them by path.
 */
export function createExtraRuleFiles(content: DesignContent, metadata: ExportMetadata): readonly RuleFile[] {
  return [
    ...(content.brief.platform === "wordpress"
      ? []
      : [createOwnFile("brand/theme.css", addNote(utilityThemeV4.write(content, metadata)))]),
    createOwnFile("brand/brand.tokens.json", renderOwnTokens(content, metadata)),
  ];
}
