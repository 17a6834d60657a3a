import { formatMarkedBlock } from "#/kernel/marked-blocks";
import type { DesignContent } from "#/model/design-content";
import { dtcg } from "#/formats/dtcg";
import type { ExportFacts } from "#/formats/export-facts";
import { globalsCss } from "#/formats/globals-css";
import { jsonText } from "#/formats/json";
import { inlineTheme } from "#/formats/theme-inline";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";
import { agentsMd } from "#/documents/agents-md";
import { designMd, withFrontMatter } from "#/documents/design-md";
import { repositorySkill } from "#/documents/repository-skill";
import { type RuleFile, ruleMarkers } from "#/kits/rules-pack/rule-file";

const ownNote = `${ruleMarkers.own}: written by Livery and written anew at each update; change it there`;

/** Files whose look the rules are about. The list begins with a letter, because a YAML value must not begin with an asterisk. */
const styledFiles = [
  "brand/**",
  ...["css", "scss", "html", "tsx", "jsx", "ts", "js", "vue", "svelte", "astro", "mdx", "php"].map((ending) => `**/*.${ending}`),
].join(",");

/** An editor rule (.mdc): taken up when a file of the list is in view. Its front matter holds no text of the brand. */
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

/** Design tokens with the note that says whose file it is, in the one place where JSON of this kind has room for words. */
function ownTokens(content: DesignContent, facts: ExportFacts): string {
  const { $schema, $description, ...rest } = JSON.parse(dtcg.write(content, facts)) as Record<string, unknown>;
  return jsonText({ $schema, $description: `${String($description)}. ${ownNote}.`, ...rest });
}

const merged = (path: string, text: string): RuleFile => ({
  path,
  content: `${formatMarkedBlock(text, ruleMarkers)}\n`,
  mode: "merge",
});
const own = (path: string, text: string): RuleFile => ({ path, content: text, mode: "own" });
const css = (text: string) => `/* ${ownNote} */\n${text}`;

/**
 * The files that teach a coding agent the brand inside a repository: instruction files that are merged into what is there, an editor rule, a skill and one token file that are
 * Livery's own. The rules stand once, in AGENTS.md; the others lead to them. The same design and facts give the same texts.
 */
export function rulesPack(content: DesignContent, facts: ExportFacts): readonly RuleFile[] {
  const { frontMatter, body } = designMd(content, facts, tokensPath);
  const utilities = content.brief.platform === "wordpress" ? "" : `\n${inlineTheme(content.tokens)}`;
  return [
    merged("AGENTS.md", agentsMd(content, facts)),
    merged("CLAUDE.md", "Brand rules for all interface work: @AGENTS.md"),
    merged(".github/copilot-instructions.md", copilotNote),
    {
      path: "DESIGN.md",
      content: withFrontMatter({ frontMatter: `# ${ownNote}\n${frontMatter}`, body: formatMarkedBlock(body, ruleMarkers) }),
      mode: "merge",
    },
    own(".cursor/rules/brand.mdc", editorRule),
    own(`.claude/skills/${facts.slug}/SKILL.md`, repositorySkill(content, { ...facts, note: ownNote })),
    own(tokensPath, css(globalsCss.write(content, facts) + utilities)),
  ];
}

const tokensPath = "brand/tokens.css";

/** Token files in further formats: large, and the same values, so they come only where somebody asks for them by path. */
export function furtherRuleFiles(content: DesignContent, facts: ExportFacts): readonly RuleFile[] {
  return [
    ...(content.brief.platform === "wordpress" ? [] : [own("brand/theme.css", css(utilityThemeV4.write(content, facts)))]),
    own("brand/brand.tokens.json", ownTokens(content, facts)),
  ];
}
