import { formatOwnValueTable } from "#/documents/own-values";
import { componentFormat } from "#/model/component-format";
import { formatColorTable, describeShape, formatTypeLines } from "#/documents/brand-summary";
import { formatBriefLines } from "#/documents/handoff/brief-lines";
import { rulesNote } from "#/documents/design-rules";
import { type StyleSource, formatStyleList } from "#/documents/style-descriptions";
import { createContinuation, type Continuation } from "#/documents/handoff/continuation";
import type { HandoffInput } from "#/documents/handoff/handoff";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { formatCodeBlock, escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import { getAssetUrl, getRasterPath } from "#/formats/asset-urls";
import { groupDigits } from "#/kernel/decimal";
import { artifactsBodyBytes, maxAssetDataBytes } from "#/model/limits";
import { type Component, componentCategories } from "#/model/component";

/**
 * The continuation contract as one Markdown document, for agents that read text instead of JSON. It
 * has the content of the handoff in the order in which an agent needs it. Text of the brief appears
 * as quoted data.
 */
export function renderHandoffPrompt(input: HandoffInput): string {
  const { content } = input;
  const { brief, direction, tokens, components = [] } = content;
  return [
    `# ${quoteText(brief.name)}: how to continue this design`,
    `This document describes version ${input.version} of the design. ${escapeMarkdown(direction.summary)} Work on ` +
      "the design follows the contract below: the hard floor always applies, the latitude says what you may decide, " +
      `and the style rules say how to design. ${quotingNote}`,
    renderContract(createContinuation(content)),
    `## Brand\n\n${formatCodeBlock(formatBriefLines(brief).join("\n"), "text")}`,
    ...(tokens
      ? [
          "## Tokens",
          formatColorTable({ tokens, direction, components }),
          ...formatOwnValueTable(tokens),
          formatTypeLines({ tokens }),
          `${formatRuleMarkdown(describeShape({ tokens, direction, components }))}${renderStyles({ tokens, direction, components })}`,
          `These are the main tokens. Every token in every mode: ${getDesignUrl(input)}/export?format=globals-css as CSS ` +
            `variables, \`format=dtcg\` as JSON. URLs that begin with ${getDesignUrl(input)} require an API key as a bearer token.`,
        ]
      : []),
    `## Mark and pictures\n\n${quoteText(content.mark.concept)} ${quoteText(content.imagery.concept)}\n\n${formatAssetTable(input)}`,
    `## Existing components and pages\n\n${renderInventory(content)}`,
    ...(components.length > 0 ? [`Markup of the components: ${getDesignUrl(input)}/export?format=components-json`] : []),
    `## Audit results\n\n${renderAudit(content)}`,
    `## Send work back\n\n${renderReturnInstructions(input)}`,
  ]
    .join("\n\n")
    .concat("\n");
}

/** The most open findings that the prompt lists. */
const maxFindings = 20;

const formatNounCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A whole number with thousands separators. */
const formatNumber = (count: number) => groupDigits(String(count), ",");

const getDesignUrl = ({ baseUrl, design }: HandoffInput) => `${baseUrl}/api/v1/designs/${design.id}`;

/** How the main components are styled, if there are any. */
function renderStyles(source: StyleSource): string {
  const lines = formatStyleList(source);
  return lines.length === 0 ? "" : `\n\nStyles of the main components:\n\n${lines.join("\n")}`;
}

function renderContract({ hardFloor, latitude, rules }: Continuation): string {
  const formatList = (texts: readonly string[]) => texts.map((text) => `- ${formatRuleMarkdown(text)}`).join("\n");
  const floor = hardFloor.map(
    ({ rule, check }, index) => `${index + 1}. ${formatRuleMarkdown(rule)} *Check:* ${formatRuleMarkdown(check)}`,
  );
  return `## Hard floor

The hard floor applies at every latitude. ${formatRuleMarkdown(rulesNote)}

${floor.join("\n")}

## Latitude: ${latitude.level}

Allowed:

${formatList(latitude.allows)}

Not allowed:

${formatList(latitude.forbids)}

## Style rules

${formatList(rules.map(({ rule }) => rule))}`;
}

function formatAssetTable({ content: { mark, imagery }, baseUrl }: HandoffInput): string {
  const drawings = [...mark.assets, ...imagery.assets].map((asset) => `| ${asset.kind} | ${getAssetUrl(asset, baseUrl)} |`);
  const pictures = (imagery.rasters ?? []).map(({ slug, hash }) => `| ${slug} | ${baseUrl}${getRasterPath(hash, "png")} |`);
  return ["| Use | File |", "|---|---|", ...drawings, ...pictures].join("\n");
}

function renderInventory({ components = [], pages = [] }: HandoffContent): string {
  if (components.length === 0) return "There are no components or pages yet.";
  const pageSlugs = pages.map(({ slug }) => slug).join(", ");
  const inventory = formatCodeBlock(formatInventoryLines(components).join("\n"), "text");
  return `Components with their variants:\n\n${inventory}\n\nPages: ${pageSlugs || "none yet"}.`;
}

function renderAudit({ audit }: HandoffContent): string {
  if (!audit) return "The audit has not run yet.";
  const { error, warning, info } = audit.counts;
  const counts = `${formatNounCount(error, "error")}, ${formatNounCount(warning, "warning")}, ${formatNounCount(info, "note")}.`;
  const open = audit.findings.filter(({ waived }) => waived === undefined).slice(0, maxFindings);
  if (open.length === 0) return `${counts} There are no open findings.`;
  const lines = open.map(
    ({ severity, subject: input, place, message, fix }) =>
      `- ${severity}, ${quoteText(place === undefined ? input : `${input}, ${place}`)}: ${quoteText(message)} Fix: ${quoteText(fix)}`,
  );
  return `${counts} Most severe first:\n\n${formatCodeBlock(lines.join("\n"), "text")}`;
}

function renderReturnInstructions(input: HandoffInput): string {
  const example = {
    components: [{ name: "Opening hours", category: "display", html: "<section>…</section>" }],
    pages: [{ name: "Contact", path: "/contact", html: "<!doctype html>…" }],
  };
  return `Send finished work to \`POST ${getDesignUrl(input)}/external-artifacts\` with a key that has the ARTIFACTS_WRITE permission, \
as JSON of less than ${formatNumber(artifactsBodyBytes)} bytes:

${formatCodeBlock(JSON.stringify(example, null, 2), "json")}

${componentFormat} Pages are complete documents with their styles inside. Send each picture separately: \`{"asset": {"name", "kind", \
"data" or "url", "alt"}}\`, with a PNG of at most ${formatNumber(maxAssetDataBytes)} bytes in base64, or an https URL. For the exact \
schema, see the section importContract of ${getDesignUrl(input)}/handoff?sections=importContract.

Every item arrives as a draft and is checked against the hard floor; a person accepts or rejects it. When at least one component and one \
page have been sent, finish the step with \`POST ${getDesignUrl(input)}/finish-external\` and a key that has the PIPELINE permission. \
The design then goes through its audit and review.`;
}

/**
 * The components, one line per category. Names of variants can be text of the brief and are JSON
 * strings.
 */
function formatInventoryLines(components: readonly Component[]): string[] {
  return componentCategories.flatMap((category) => {
    const found = components.filter((component) => component.category === category);
    const entries = found.map(({ slug, variants }) => `${slug} (${variants.map(({ name }) => quoteText(name)).join(", ")})`);
    return found.length === 0 ? [] : [`- ${category}: ${entries.join("; ")}`];
  });
}
