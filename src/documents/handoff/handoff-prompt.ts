import { componentFormat } from "#/model/component-format";
import { colorTable, shapeText, typeLines } from "#/documents/brand-facts";
import { brandLines } from "#/documents/handoff/brand-lines";
import { rulesNote } from "#/documents/design-rules";
import { type FormSource, formList } from "#/documents/form-facts";
import { continuationOf, type Continuation } from "#/documents/handoff/continuation";
import type { HandoffSubject } from "#/documents/handoff/handoff";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { inventoryLines } from "#/documents/handoff/inventory-lines";
import { ruleMarkdown } from "#/documents/handoff/rule-markdown";
import { fenced, markdownText } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/quote-text";
import { assetUrl, rasterPath } from "#/formats/asset-address";
import { groupDigits } from "#/kernel/decimal";
import { artifactsBodyBytes, maxAssetDataBytes } from "#/model/limits";

/**
 * The continuation contract as one Markdown document for an agent that reads text and no JSON. It says the same as the handoff, in the order in which it is needed. Text
 * of the brief stands in it as quoted data.
 */
export function handoffPrompt(subject: HandoffSubject): string {
  const { content } = subject;
  const { brief, direction, tokens, components = [] } = content;
  return [
    `# ${quoteText(brief.name)}: how to continue this design`,
    `This is version ${subject.version} of the design, as it stands now. ${markdownText(direction.summary)} Whoever adds to it works under the contract below: the floor first, then how free the hand is, then the manner. ${quotingNote}`,
    contractText(continuationOf(content)),
    `## The brand\n\n${fenced(brandLines(brief).join("\n"), "text")}`,
    ...(tokens
      ? [
          `## Tokens\n\n${colorTable({ tokens, direction, components })}\n\n${typeLines({ tokens })}\n\n${ruleMarkdown(shapeText({ tokens, direction, components }))}${formsText({ tokens, direction, components })}\n\nThese are the chief ones. Every token, in every mode: ${designUrl(subject)}/export?format=globals-css as CSS variables, \`format=dtcg\` as JSON. The addresses of this page that begin with ${designUrl(subject)} want an API key as bearer token.`,
        ]
      : []),
    `## The mark and the pictures\n\n${quoteText(content.mark.concept)} ${quoteText(content.imagery.concept)}\n\n${assetTable(subject)}`,
    `## What is there already\n\n${thereAlready(content)}${components.length > 0 ? `\n\nThe markup of the components: ${designUrl(subject)}/export?format=components-json` : ""}`,
    `## What the audit says\n\n${auditText(content)}`,
    `## Sending work back\n\n${returnText(subject)}`,
  ]
    .join("\n\n")
    .concat("\n");
}

/** Open findings that the prompt tells of. */
const findingsShown = 20;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A whole number with its thousands set apart. */
const grouped = (count: number) => groupDigits(String(count), ",");

const designUrl = ({ baseUrl, design }: HandoffSubject) => `${baseUrl}/api/v1/designs/${design.id}`;

/** How the chief components are built, where there are any. */
function formsText(source: FormSource): string {
  const lines = formList(source);
  return lines.length === 0 ? "" : `\n\nHow the chief components are built:\n\n${lines.join("\n")}`;
}

function contractText({ hardFloor, latitude, rules }: Continuation): string {
  const list = (texts: readonly string[]) => texts.map((text) => `- ${ruleMarkdown(text)}`).join("\n");
  const floor = hardFloor.map(({ rule, check }, index) => `${index + 1}. ${ruleMarkdown(rule)} *Check:* ${ruleMarkdown(check)}`);
  return `## The hard floor

These hold whatever else is decided. ${ruleMarkdown(rulesNote)}

${floor.join("\n")}

## Latitude: ${latitude.level}

Free to decide:

${list(latitude.allows)}

Decided already, and so not wanted:

${list(latitude.forbids)}

## The manner

${list(rules.map(({ rule }) => rule))}`;
}

function assetTable({ content: { mark, imagery }, baseUrl }: HandoffSubject): string {
  const drawings = [...mark.assets, ...imagery.assets].map((asset) => `| ${asset.kind} | ${assetUrl(asset, baseUrl)} |`);
  const pictures = (imagery.rasters ?? []).map(({ slug, hash }) => `| ${slug} | ${baseUrl}${rasterPath(hash, "png")} |`);
  return ["| For | File |", "|---|---|", ...drawings, ...pictures].join("\n");
}

function thereAlready({ components = [], pages = [] }: HandoffContent): string {
  if (components.length === 0) return "No component and no page is made yet.";
  const made = pages.map(({ slug }) => slug).join(", ");
  return `Components, with their variants:\n\n${fenced(inventoryLines(components).join("\n"), "text")}\n\nPages: ${made || "none yet"}.`;
}

function auditText({ audit }: HandoffContent): string {
  if (!audit) return "It has not run yet.";
  const { error, warning, info } = audit.counts;
  const counts = `${counted(error, "error")}, ${counted(warning, "warning")}, ${counted(info, "remark")}.`;
  const open = audit.findings.filter(({ waived }) => waived === undefined).slice(0, findingsShown);
  if (open.length === 0) return `${counts} Keep it so.`;
  const lines = open.map(
    ({ severity, subject, place, message, fix }) =>
      `- ${severity}, ${quoteText(place === undefined ? subject : `${subject}, ${place}`)}: ${quoteText(message)} To do: ${quoteText(fix)}`,
  );
  return `${counts} The most severe first:\n\n${fenced(lines.join("\n"), "text")}`;
}

function returnText(subject: HandoffSubject): string {
  const example = {
    components: [{ name: "Opening hours", category: "display", html: "<section>…</section>" }],
    pages: [{ name: "Contact", path: "/contact", html: "<!doctype html>…" }],
  };
  return `Finished work goes to \`POST ${designUrl(subject)}/external-artifacts\` with a key that has ARTIFACTS_WRITE, as JSON of fewer than ${grouped(artifactsBodyBytes)} bytes:

${fenced(JSON.stringify(example, null, 2), "json")}

${componentFormat} Pages are whole documents with their styles inside. A picture goes alone: \`{"asset": {"name", "kind", "data" or "url", "alt"}}\`, a PNG of at most ${grouped(maxAssetDataBytes)} bytes in base64, or an https address. The exact schema is the section importContract of ${designUrl(subject)}/handoff?sections=importContract.

Everything lands as a draft and is checked by the rules of the floor; a person accepts or rejects it. When at least one component and one page have been sent, \`POST ${designUrl(subject)}/finish-external\` with a key that has PIPELINE ends the step, and the design goes to its audit and then to review.`;
}
