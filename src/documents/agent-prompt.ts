import type { DesignContent } from "#/model/design-content";
import type { Platform } from "#/model/platform";
import type { ExportFacts } from "#/formats/export-facts";
import { colorLines, shapeText } from "#/documents/brand-facts";
import { designRules, ruleNamed, rulesNote } from "#/documents/design-rules";
import { fenced, oneLine } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/quote-text";

const themeFile: Readonly<Record<Platform, { readonly format: string; readonly words: string }>> = {
  nextjs: {
    format: "utility-theme-v4",
    words: "theme for version 4 of the utility framework, placed after the framework's own import",
  },
  wordpress: {
    format: "globals-css",
    words: "the same variables for templates; the bundle holds theme.json for the block editor",
  },
};

const exportUrl = ({ baseUrl, slug }: ExportFacts, format: string) => `${baseUrl}/api/systems/export/${slug}?format=${format}`;

function sources(platform: Platform, facts: ExportFacts): string {
  const system = `${facts.baseUrl}/api/v1/systems/${facts.slug}`;
  const theme = themeFile[platform];
  return [
    `- CSS variables, light and dark: ${exportUrl(facts, "globals-css")}`,
    ...(theme.format === "globals-css" ? [] : [`- ${theme.words}: ${exportUrl(facts, theme.format)}`]),
    `- components with HTML and variants: ${exportUrl(facts, "components-json")}`,
    `- page templates (ZIP): ${exportUrl(facts, "pages")}`,
    `- marks and pictures (ZIP): ${exportUrl(facts, "assets-svg")}`,
    `- every address in one JSON document: ${system}/adoption`,
    `- everything in one ZIP, ${platform === "nextjs" ? "components for React, fonts" : "fonts"} and guide included: ${system}/download${platform === "wordpress" ? ` (${theme.words})` : ""}`,
  ].join("\n");
}

function brandLines({ brief, direction, tokens }: DesignContent): string {
  const { families } = tokens.typography;
  const given: readonly (readonly [string, string | undefined])[] = [
    ["name", brief.name],
    ["tagline", brief.tagline],
    ["offer", brief.offer],
    ["audience", brief.audience],
    ["direction", `${direction.name}: ${direction.summary}`],
    ["voice", direction.voice],
    ["display face", families.display.name],
    ["text face", families.text.name],
    ["mono face", families.mono.name],
  ];
  return given.flatMap(([label, text]) => (text === undefined ? [] : [`- ${label}: ${quoteText(text)}`])).join("\n");
}

/** The rules that good work is judged by, of those that hold for the design. */
const judgedBy = ["color-roles", "text-roles", "fonts", "spacing", "shape", "modes", "focus", "motion", "mark", "true-copy"];

function expectations(content: DesignContent): string {
  const rules = designRules(content);
  return [rulesNote, ...judgedBy.map((id) => `- ${ruleNamed(rules, id).rule}`)].join("\n");
}

function prompt(task: string, content: DesignContent, facts: ExportFacts, outcome: string): string {
  const platform = content.brief.platform ?? "nextjs";
  return `${task}

${quotingNote}

The brand
${brandLines(content)}

Where its files are (version ${facts.version})
${sources(platform, facts)}

Chief colours
${colorLines(content)}

Shape
${shapeText(content)}

Rules of the direction
${[...content.direction.always, ...content.direction.never].map((rule) => `- ${oneLine(rule)}`).join("\n")}

What good work looks like
${expectations(content)}

${outcome}`;
}

/**
 * The onboarding document for coding agents: two prompts that a person copies, one for a new project and one for an existing project. It describes and refers; it tells
 * no agent to run anything. Text of the brand stands in it as quoted data.
 */
export function agentPrompt(content: DesignContent, facts: ExportFacts): string {
  const platform = content.brief.platform ?? "nextjs";
  const kind = platform === "nextjs" ? "web application" : "block theme";
  const fresh = prompt(
    `I want a new ${kind} in this brand.`,
    content,
    facts,
    "The result I expect: the variables and fonts loaded once at the root, a landing page and a pricing page built from the page templates, and components taken from the list before new ones are made. At the end, tell me which tokens each page uses and what you had to add.",
  );
  const existing = prompt(
    `I want this existing ${kind} brought onto the brand, without a change in what it does.`,
    content,
    facts,
    "The result I expect, in this order: first a list of the colours, sizes, radii and fonts that the project uses now, each with the token nearest to it; then, once I have agreed, small changes file by file, so that I can read each one. Whatever has no fitting token is listed for me and left as it is.",
  );
  return `# ${quoteText(content.brief.name)}: prompts for a coding agent

Version ${facts.version} of the system. Copy one of the two prompts into your agent. This page is reference: it describes the system and says where its parts are.

## Prompt 1: a new project

${fenced(fresh, "text")}

## Prompt 2: an existing project

${fenced(existing, "text")}

## Addresses

${sources(platform, facts)}
`;
}
