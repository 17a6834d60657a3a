import { componentFormat } from "#/model/component-format";
import { formatColorTable, describeShape, formatTypeLines } from "#/documents/brand-summary";
import { formatBriefLines } from "#/documents/handoff/brief-lines";
import { rulesNote } from "#/documents/design-rules";
import { type StyleSource, formatStyleList } from "#/documents/style-descriptions";
import { createContinuation, type Continuation } from "#/documents/handoff/continuation";
import type { HandoffInput } from "#/documents/handoff/handoff";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { formatInventoryLines } from "#/documents/handoff/inventory-lines";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { formatCodeBlock, escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import { getAssetUrl, getRasterPath } from "#/formats/asset-urls";
import { groupDigits } from "#/kernel/decimal";
import { artifactsBodyBytes, maxAssetDataBytes } from "#/model/limits";

/**
 * The continuation contract as one Markdown document for an agent that reads text and no JSON. It
 * says the same as the handoff, in the order in which it is needed. Text of the brief stands in it
 * as quoted data.
 */
export function renderHandoffPrompt(input: HandoffInput): string {
  const { content } = input;
  const { brief, direction, tokens, components = [] } = content;
  return [
    `# ${quoteText(brief.name)}: how to continue this design`,
    `This is version ${input.version} of the design, as it stands now. ${escapeMarkdown(direction.summary)} Whoever adds to it works under the contract below: the floor first, then how free the hand is, then the manner. ${quotingNote}`,
    renderContract(createContinuation(content)),
    `## The brand\n\n${formatCodeBlock(formatBriefLines(brief).join("\n"), "text")}`,
    ...(tokens
      ? [
          `## Tokens\n\n${formatColorTable({ tokens, direction, components })}\n\n${formatTypeLines({ tokens })}\n\n${formatRuleMarkdown(describeShape({ tokens, direction, components }))}${renderStyles({ tokens, direction, components })}\n\nThese are the chief ones. Every token, in every mode: ${getDesignUrl(input)}/export?format=globals-css as CSS variables, \`format=dtcg\` as JSON. The addresses of this page that begin with ${getDesignUrl(input)} want an API key as bearer token.`,
        ]
      : []),
    `## The mark and the pictures\n\n${quoteText(content.mark.concept)} ${quoteText(content.imagery.concept)}\n\n${formatAssetTable(input)}`,
    `## What is there already\n\n${renderInventory(content)}${components.length > 0 ? `\n\nThe markup of the components: ${getDesignUrl(input)}/export?format=components-json` : ""}`,
    `## What the audit says\n\n${renderAudit(content)}`,
    `## Sending work back\n\n${renderReturnInstructions(input)}`,
  ]
    .join("\n\n")
    .concat("\n");
}

/** Open findings that the prompt tells of. */
const maxFindings = 20;

const formatNounCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A whole number with its thousands set apart. */
const formatNumber = (count: number) => groupDigits(String(count), ",");

const getDesignUrl = ({ baseUrl, design }: HandoffInput) => `${baseUrl}/api/v1/designs/${design.id}`;

/** How the chief components are built, where there are any. */
function renderStyles(source: StyleSource): string {
  const lines = formatStyleList(source);
  return lines.length === 0 ? "" : `\n\nHow the chief components are built:\n\n${lines.join("\n")}`;
}

function renderContract({ hardFloor, latitude, rules }: Continuation): string {
  const formatList = (texts: readonly string[]) => texts.map((text) => `- ${formatRuleMarkdown(text)}`).join("\n");
  const floor = hardFloor.map(
    ({ rule, check }, index) => `${index + 1}. ${formatRuleMarkdown(rule)} *Check:* ${formatRuleMarkdown(check)}`,
  );
  return `## The hard floor

These hold whatever else is decided. ${formatRuleMarkdown(rulesNote)}

${floor.join("\n")}

## Latitude: ${latitude.level}

Free to decide:

${formatList(latitude.allows)}

Decided already, and so not wanted:

${formatList(latitude.forbids)}

## The manner

${formatList(rules.map(({ rule }) => rule))}`;
}

function formatAssetTable({ content: { mark, imagery }, baseUrl }: HandoffInput): string {
  const drawings = [...mark.assets, ...imagery.assets].map((asset) => `| ${asset.kind} | ${getAssetUrl(asset, baseUrl)} |`);
  const pictures = (imagery.rasters ?? []).map(({ slug, hash }) => `| ${slug} | ${baseUrl}${getRasterPath(hash, "png")} |`);
  return ["| For | File |", "|---|---|", ...drawings, ...pictures].join("\n");
}

function renderInventory({ components = [], pages = [] }: HandoffContent): string {
  if (components.length === 0) return "No component and no page is made yet.";
  const pageSlugs = pages.map(({ slug }) => slug).join(", ");
  return `Components, with their variants:\n\n${formatCodeBlock(formatInventoryLines(components).join("\n"), "text")}\n\nPages: ${pageSlugs || "none yet"}.`;
}

function renderAudit({ audit }: HandoffContent): string {
  if (!audit) return "It has not run yet.";
  const { error, warning, info } = audit.counts;
  const counts = `${formatNounCount(error, "error")}, ${formatNounCount(warning, "warning")}, ${formatNounCount(info, "remark")}.`;
  const open = audit.findings.filter(({ waived }) => waived === undefined).slice(0, maxFindings);
  if (open.length === 0) return `${counts} Keep it so.`;
  const lines = open.map(
    ({ severity, subject: input, place, message, fix }) =>
      `- ${severity}, ${quoteText(place === undefined ? input : `${input}, ${place}`)}: ${quoteText(message)} To do: ${quoteText(fix)}`,
  );
  return `${counts} The most severe first:\n\n${formatCodeBlock(lines.join("\n"), "text")}`;
}

function renderReturnInstructions(input: HandoffInput): string {
  const example = {
    components: [{ name: "Opening hours", category: "display", html: "<section>…</section>" }],
    pages: [{ name: "Contact", path: "/contact", html: "<!doctype html>…" }],
  };
  return `Finished work goes to \`POST ${getDesignUrl(input)}/external-artifacts\` with a key that has ARTIFACTS_WRITE, as JSON of fewer than ${formatNumber(artifactsBodyBytes)} bytes:

${formatCodeBlock(JSON.stringify(example, null, 2), "json")}

${componentFormat} Pages are whole documents with their styles inside. A picture goes alone: \`{"asset": {"name", "kind", "data" or "url", "alt"}}\`, a PNG of at most ${formatNumber(maxAssetDataBytes)} bytes in base64, or an https address. The exact schema is the section importContract of ${getDesignUrl(input)}/handoff?sections=importContract.

Everything lands as a draft and is checked by the rules of the floor; a person accepts or rejects it. When at least one component and one page have been sent, \`POST ${getDesignUrl(input)}/finish-external\` with a key that has PIPELINE ends the step, and the design goes to its audit and then to review.`;
}
