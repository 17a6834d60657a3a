import { formatOwnValueLines } from "#/documents/own-values";
import { listVoiceLines } from "#/documents/voice-lines";
import type { DesignContent } from "#/model/design-content";
import type { Platform } from "#/model/platform";
import type { ExportMetadata } from "#/formats/export-metadata";
import { formatColorLines, describeShape } from "#/documents/brand-summary";
import { listDesignRules, getRule, rulesNote } from "#/documents/design-rules";
import { formatCodeBlock, toOneLine } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";

const themeFiles: Readonly<Record<Platform, { readonly format: string; readonly description: string }>> = {
  nextjs: {
    format: "utility-theme-v4",
    description: "Tailwind CSS 4 theme, to be imported after the framework",
  },
  wordpress: {
    format: "globals-css",
    description: "the same variables for templates; the bundle contains theme.json for the block editor",
  },
};

const getExportUrl = ({ baseUrl, slug }: ExportMetadata, format: string) =>
  `${baseUrl}/api/systems/export/${slug}?format=${format}`;

function renderSources(platform: Platform, metadata: ExportMetadata): string {
  const system = `${metadata.baseUrl}/api/v1/systems/${metadata.slug}`;
  const theme = themeFiles[platform];
  return [
    `- CSS variables, light and dark: ${getExportUrl(metadata, "globals-css")}`,
    ...(theme.format === "globals-css" ? [] : [`- ${theme.description}: ${getExportUrl(metadata, theme.format)}`]),
    `- components with HTML and variants: ${getExportUrl(metadata, "components-json")}`,
    `- page templates (ZIP): ${getExportUrl(metadata, "pages")}`,
    `- marks and pictures (ZIP): ${getExportUrl(metadata, "assets-svg")}`,
    `- every URL in one JSON document: ${system}/adoption`,
    `- all files in one ZIP archive, with ${platform === "nextjs" ? "React components, fonts" : "fonts"} and guide: ` +
      `${system}/download${platform === "wordpress" ? ` (${theme.description})` : ""}`,
  ].join("\n");
}

function renderBrand(content: DesignContent): string {
  const { brief, direction, given, tokens } = content;
  const { families } = tokens.typography;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ["name", brief.name],
    ["tagline", brief.tagline],
    ["offer", brief.offer],
    ["audience", brief.audience],
    ["direction", `${direction.name}: ${direction.summary}`],
    ["voice", given.voice?.tone ?? direction.voice],
    ["display face", families.display.name],
    ["text face", families.text.name],
    ["mono face", families.mono.name],
  ];
  const lines = fields.flatMap(([label, text]) => (text === undefined ? [] : [`- ${label}: ${quoteText(text)}`]));
  return [
    ...lines,
    ...listVoiceLines(content, toOneLine)
      .slice(1)
      .map((line) => `- ${line}`),
  ].join("\n");
}

/** The rules by which the result is reviewed, if the design has them. */
const expectedRuleIds = [
  "color-roles",
  "text-roles",
  "fonts",
  "spacing",
  "shape",
  "modes",
  "focus",
  "motion",
  "mark",
  "true-copy",
];

function renderExpectations(content: DesignContent): string {
  const rules = listDesignRules(content);
  return [rulesNote, ...expectedRuleIds.map((id) => `- ${getRule(rules, id).rule}`)].join("\n");
}

function renderPrompt(task: string, content: DesignContent, metadata: ExportMetadata, outcome: string): string {
  const platform = content.brief.platform ?? "nextjs";
  return `${task}

${quotingNote}

The brand
${renderBrand(content)}

Files (version ${metadata.version})
${renderSources(platform, metadata)}

Main colours
${[formatColorLines(content), ...formatOwnValueLines(content.tokens)].join("\n")}

Shape
${describeShape(content)}

Rules for the direction
${[...content.direction.always, ...content.direction.never].map((rule) => `- ${toOneLine(rule)}`).join("\n")}

Quality criteria
${renderExpectations(content)}

${outcome}`;
}

/**
 * The onboarding document for coding agents: two prompts for a person to copy, one for a new
 * project and one for an existing project. It is descriptive and contains no command for an agent
 * to run. Text of the brand appears as quoted data.
 */
export function renderAgentPrompt(content: DesignContent, metadata: ExportMetadata): string {
  const platform = content.brief.platform ?? "nextjs";
  const kind = platform === "nextjs" ? "web application" : "block theme";
  const newProjectPrompt = renderPrompt(
    `I want a new ${kind} in this brand.`,
    content,
    metadata,
    "The result I expect: the variables and fonts are loaded once at the root, a landing page and a pricing page are " +
      "built from the page templates, and existing components are used before new ones are created. At the end, list " +
      "the tokens that each page uses and what you had to add.",
  );
  const existingProjectPrompt = renderPrompt(
    `I want this existing ${kind} to follow the brand, without any change in behaviour.`,
    content,
    metadata,
    "The result I expect, in this order: first, a list of the colours, sizes, radii and fonts that the project uses " +
      "now, each with the closest token. Then, after I agree, small changes file by file, so that I can review each " +
      "one. List anything without a matching token and leave it unchanged.",
  );
  return `# ${quoteText(content.brief.name)}: prompts for a coding agent

Version ${metadata.version} of the system. Copy one of the two prompts into your agent. This page is a reference: it describes the \
system and where to find its files.

## Prompt 1: a new project

${formatCodeBlock(newProjectPrompt, "text")}

## Prompt 2: an existing project

${formatCodeBlock(existingProjectPrompt, "text")}

## URLs

${renderSources(platform, metadata)}
`;
}
