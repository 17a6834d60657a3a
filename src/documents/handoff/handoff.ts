import type { Brief } from "#/model/brief";
import { createImportContract } from "#/model/import-contract";
import { toDirectionBlock } from "#/documents/adoption-manifest";
import { createBoardDigest } from "#/documents/handoff/board-digest";
import { createContinuation } from "#/documents/handoff/continuation";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { type Handoff, type HandoffSection, handoffSections } from "#/documents/handoff/schema";
import { type Detail, createLiveInventory } from "#/documents/handoff/live-inventory";
import { getVariableValues } from "#/documents/handoff/token-values";
import { roundTo } from "#/kernel/decimal";
import type { DecidedEdit } from "#/studio/adjustments/list-decisions";
import { createDtcgTree } from "#/formats/dtcg";

/** The input of a handoff: the design as far as it exists, and the metadata of its row. */
export type HandoffInput = {
  readonly content: HandoffContent;
  /** The design as responses show it. */
  readonly design: Readonly<Record<string, unknown>> & { readonly id: string };
  /** The number of the latest version, or of the draft. */
  readonly version: string;
  readonly baseUrl: string;
  /**
   * What people decided about it: values that they set by hand, and parts that they brought in;
   * absent if nothing.
   */
  readonly decisions?: { readonly edits: readonly DecidedEdit[]; readonly given: readonly string[] };
};

/** The most edits by hand in a summary. */
const maxEdits = 12;
/** The most open findings in a summary. */
const maxFindings = 2;
/** Characters of JSON that a summary spends on the brief. */
const maxBriefLength = 2000;

type Value = Readonly<Record<string, unknown>>;

/** The handoff of a design: the requested sections or all of them, in full or as summaries. */
export function createHandoff(
  input: HandoffInput,
  { sections = handoffSections, detail }: { readonly sections?: readonly HandoffSection[] | undefined; readonly detail: Detail },
): Handoff {
  const requestedSections = handoffSections.filter((name) => sections.includes(name));
  return Object.fromEntries(requestedSections.map((name) => [name, createSection(name, input, detail)]));
}

function createSection(name: HandoffSection, input: HandoffInput, detail: Detail): Value | null {
  const full = sectionFactories[name](input, "full");
  if (detail === "full" || full === null) return full;
  const summary = sectionFactories[name](input, "summary");
  const bytes = Buffer.byteLength(JSON.stringify(full));
  if (summary === null || bytes === Buffer.byteLength(JSON.stringify(summary))) return full;
  return {
    ...summary,
    shortened: {
      bytes,
      url: `${input.baseUrl}/api/v1/designs/${input.design.id}/handoff?sections=${name}&detail=full`,
      arguments: { sections: [name], detail: "full" },
    },
  };
}

const sectionFactories: Readonly<Record<HandoffSection, (input: HandoffInput, detail: Detail) => Value | null>> = {
  design({ design, decisions }, detail) {
    if (decisions === undefined) return design;
    const { edits, given } = decisions;
    const shown = edits.slice(0, detail === "full" ? edits.length : maxEdits);
    return { ...design, decisions: { edits: shown.map(({ text: _, ...edit }) => edit), given } };
  },
  brief: ({ content }, detail) => (detail === "full" ? content.brief : summarizeBrief(content.brief)),
  tokens({ content: { brief, tokens }, version }, detail) {
    if (!tokens) return null;
    return detail === "full" ? createDtcgTree({ brief, tokens }, version) : getVariableValues(tokens);
  },
  direction: ({ content }) => toDirectionBlock(content),
  mark({ content: { mark } }, detail) {
    const { recipe, concept, clearSpace, smallestPx, symbol, assets } = mark;
    const fields = { recipe, concept, clearSpace: roundTo(clearSpace), smallestPx };
    // The inventory lists the files in both; the mood board has the concept of the pictures.
    return detail === "full" ? { ...fields, assets: assets.map(({ slug }) => slug), symbol } : fields;
  },
  imagery({ content: { imagery } }, detail) {
    const { strategy, concept, photoSlots = [] } = imagery;
    const assets = [...imagery.assets, ...(imagery.rasters ?? [])].map(({ slug }) => slug);
    if (detail === "full") return { strategy, concept, assets, photoSlots };
    return { strategy, photoSlots: photoSlots.length };
  },
  boardDigest: ({ content }) => createBoardDigest(content),
  continuation: ({ content }) => createContinuation(content),
  liveInventory: ({ content, baseUrl }, detail) => createLiveInventory(content, baseUrl, detail),
  coherenceAudit({ content: { audit } }, detail) {
    if (!audit || detail === "full") return audit ?? null;
    const open = audit.findings.filter(({ waived }) => waived === undefined);
    return { rules: audit.rules.length, counts: audit.counts, findings: open.slice(0, maxFindings) };
  },
  importContract: () => createImportContract(),
};

/**
 * The fields of a brief in order, while there is room. A field that does not fit is left out. Copy
 * comes last.
 */
function summarizeBrief({ copy, ...rest }: Brief): Value {
  const included: [string, unknown][] = [];
  let remaining = maxBriefLength;
  for (const entry of Object.entries({ ...rest, ...(copy && { copy }) })) {
    const length = JSON.stringify(entry).length;
    if (length > remaining) continue;
    included.push(entry);
    remaining -= length;
  }
  return Object.fromEntries(included);
}
