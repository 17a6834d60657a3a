import { markedBlock } from "#/kernel/marked-blocks";
import type { DesignContent } from "#/model/design-content";
import { dtcg } from "#/formats/dtcg";
import type { ExportFacts } from "#/formats/export-facts";
import { globalsCss } from "#/formats/globals-css";
import { jsonText } from "#/formats/json";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";
import { agentsMd } from "#/documents/agents-md";
import { brandSkill } from "#/documents/brand-skill";
import { designMd, withFrontMatter } from "#/documents/design-md";
import { type RuleFile, ruleMarkers } from "#/kits/rules-pack/rule-file";

const ownNote = `${ruleMarkers.own}: written by Livery and written anew at each update; change it there`;

/** Files whose look the rules are about. The list begins with a letter, because a YAML value must not begin with an asterisk. */
const styledFiles = [
  "brand/**",
  ...["css", "scss", "html", "tsx", "jsx", "ts", "js", "vue", "svelte", "astro", "mdx", "php"].map((ending) => `**/*.${ending}`),
].join(",");

/** An editor rule (.mdc): taken up when a file of the list is in view. Its front matter holds no text of the brand. */
const editorRule = (rules: string) => `---
description: Brand rules for interface work, on colour, type, spacing, shape, marks and copy
globs: ${styledFiles}
alwaysApply: false
---

<!-- ${ownNote} -->

${rules}
`;

/** Where an agent inside the repository finds the values. */
const repositorySources = ({ brief }: DesignContent): readonly string[] => [
  "`brand/tokens.css`: every token as a CSS variable, light and dark",
  ...(brief.platform === "wordpress" ? [] : ["`brand/theme.css`: the same for version 4 of the utility framework"]),
  "`brand/brand.tokens.json`: the same for programs, in the Design Tokens format",
  "`DESIGN.md`: what the brand is and why",
];

/** Design tokens with the note that says whose file it is, in the one place where JSON of this kind has room for words. */
function ownTokens(content: DesignContent, facts: ExportFacts): string {
  const { $schema, $description, ...rest } = JSON.parse(dtcg.write(content, facts)) as Record<string, unknown>;
  return jsonText({ $schema, $description: `${String($description)}. ${ownNote}.`, ...rest });
}

/**
 * The files that teach a coding agent the brand inside a repository: instruction files that are merged into what is there, an editor rule and token files that are Livery's own.
 * The same design and facts give the same texts.
 */
export function rulesPack(content: DesignContent, facts: ExportFacts): readonly RuleFile[] {
  const rules = agentsMd(content, facts);
  const { frontMatter, body } = designMd(content, facts, "brand/tokens.css");
  const merged = (path: string, text: string): RuleFile => ({
    path,
    content: `${markedBlock(text, ruleMarkers)}\n`,
    mode: "merge",
  });
  const own = (path: string, text: string): RuleFile => ({ path, content: text, mode: "own" });
  const css = (text: string) => `/* ${ownNote} */\n${text}`;
  return [
    merged("AGENTS.md", rules),
    merged("CLAUDE.md", "Brand rules for all interface work: @AGENTS.md"),
    merged(".github/copilot-instructions.md", rules),
    {
      path: "DESIGN.md",
      content: withFrontMatter({ frontMatter: `# ${ownNote}\n${frontMatter}`, body: markedBlock(body, ruleMarkers) }),
      mode: "merge",
    },
    own(".cursor/rules/brand.mdc", editorRule(rules)),
    own(
      `.claude/skills/${facts.slug}/SKILL.md`,
      brandSkill(content, { ...facts, sources: repositorySources(content), note: ownNote }),
    ),
    own("brand/tokens.css", css(globalsCss.write(content, facts))),
    ...(content.brief.platform === "wordpress" ? [] : [own("brand/theme.css", css(utilityThemeV4.write(content, facts)))]),
    own("brand/brand.tokens.json", ownTokens(content, facts)),
  ];
}
