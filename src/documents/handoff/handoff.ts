import type { Brief } from "#/model/brief";
import { createImportContract } from "#/model/import-contract";
import { toDirectionBlock } from "#/documents/adoption-manifest";
import { createBoardDigest } from "#/documents/handoff/board-digest";
import { createBuildContext } from "#/documents/handoff/build-context";
import { createContinuation } from "#/documents/handoff/continuation";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { type Handoff, type HandoffSection, type HandoffTask, handoffSections } from "#/documents/handoff/schema";
import type { Detail } from "#/documents/handoff/detail";
import { createLiveInventory } from "#/documents/handoff/live-inventory";
import { getVariableValues } from "#/documents/handoff/token-values";
import { getSignature } from "#/documents/signature/signature";
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
  /** The slug of the system that serves the design; absent for others. */
  readonly servedSlug?: string | undefined;
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

/** The sections that each task needs; `build` has an answer of its own. */
const taskSections: Readonly<Record<Exclude<HandoffTask, "build">, readonly HandoffSection[]>> = {
  continue: handoffSections.filter((name) => name !== "importContract" && name !== "coherenceAudit"),
  review: ["design", "brief", "signature", "direction", "mark", "continuation", "coherenceAudit"],
  import: ["design", "signature", "mark", "continuation", "liveInventory", "importContract"],
};

type HandoffOptions = {
  readonly sections?: readonly HandoffSection[] | undefined;
  /** Chooses the sections, unless they are requested. */
  readonly task?: HandoffTask | undefined;
  readonly detail: Detail;
};

/**
 * The handoff of a design: the sections that are requested or that a task needs, or all of them, in
 * full or as summaries.
 */
export function createHandoff(input: HandoffInput, { sections: requested, task, detail }: HandoffOptions): Handoff {
  if (task === "build" && requested === undefined) return createBuildHandoff(input);
  const sections = requested ?? (task === undefined || task === "build" ? handoffSections : taskSections[task]);
  const requestedSections = handoffSections.filter((name) => sections.includes(name));
  return Object.fromEntries(requestedSections.map((name) => [name, createSection(name, input, detail)]));
}

/** What a page is started with; see `createBuildContext`. */
function createBuildHandoff({ content, design, version, baseUrl, servedSlug }: HandoffInput): Handoff {
  const { id, name, status } = design;
  return { design: { id, name, status, version }, ...createBuildContext(content, { designId: design.id, servedSlug, baseUrl }) };
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
    if (detail === "full") return createDtcgTree({ brief, tokens }, version);
    // High contrast follows the roles by itself.
    const { shared, modes } = getVariableValues(tokens);
    return { shared, modes: { light: modes.light, dark: modes.dark } };
  },
  signature: ({ content }, detail) => createSignatureSection(content, detail),
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
  boardDigest({ content }, detail) {
    const digest = createBoardDigest(content);
    if (detail === "full") return digest;
    // The rest is in the brief, the tokens and the direction.
    const { type, shape, layout, mark, imagery } = digest;
    return { type, shape, layout, mark, imagery };
  },
  continuation: ({ content }) => createContinuation(content),
  liveInventory: ({ content, baseUrl }, detail) => createLiveInventory(content, baseUrl, detail),
  coherenceAudit({ content: { audit } }, detail) {
    if (!audit || detail === "full") return audit ?? null;
    const open = audit.findings.filter(({ waived }) => waived === undefined);
    return { rules: audit.rules.length, counts: audit.counts, findings: open.slice(0, maxFindings) };
  },
  importContract: () => createImportContract(),
};

/** The signature of a design that has its tokens; a summary has no code. */
function createSignatureSection(
  { tokens, components = [], pages = [], mark, imagery }: HandoffContent,
  detail: Detail,
): Value | null {
  if (!tokens) return null;
  const { base, traits } = getSignature({ tokens, components, pages, mark, imagery });
  if (detail === "full") return { base, traits };
  return { traits: traits.map(({ name, measured, breaks }) => ({ name, measured, breaks })) };
}

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
