import type { Brief } from "#/model/brief";
import { createImportContract } from "#/model/import-contract";
import { directionBlock } from "#/documents/adoption-manifest";
import { boardDigest } from "#/documents/handoff/board-digest";
import { continuationOf } from "#/documents/handoff/continuation";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { type Handoff, type HandoffSection, handoffSections } from "#/documents/handoff/handoff-schema";
import { type Detail, liveInventory } from "#/documents/handoff/live-inventory";
import { variableValues } from "#/documents/handoff/token-values";
import { roundTo } from "#/kernel/decimal";
import { dtcgTree } from "#/formats/dtcg";

/** What a handoff is made of: the design as far as it is made, and the facts of its rows. */
export type HandoffSubject = {
  readonly content: HandoffContent;
  /** The design's row as answers show it. */
  readonly design: Readonly<Record<string, unknown>> & { readonly id: string };
  /** The number of the newest version, or of the draft. */
  readonly version: string;
  readonly baseUrl: string;
};

/** Open findings that a summary shows. */
const findingsShown = 2;
/** How much of a brief a summary shows, characters of JSON. */
const briefShown = 2000;

type Value = Readonly<Record<string, unknown>>;

/** The handoff of a design: the sections asked for, or all, each whole or as a summary. */
export function handoff(
  subject: HandoffSubject,
  { sections = handoffSections, detail }: { readonly sections?: readonly HandoffSection[] | undefined; readonly detail: Detail },
): Handoff {
  const asked = handoffSections.filter((name) => sections.includes(name));
  return Object.fromEntries(asked.map((name) => [name, section(name, subject, detail)]));
}

function section(name: HandoffSection, subject: HandoffSubject, detail: Detail): Value | null {
  const full = makers[name](subject, "full");
  if (detail === "full" || full === null) return full;
  const summary = makers[name](subject, "summary");
  const bytes = Buffer.byteLength(JSON.stringify(full));
  if (summary === null || bytes === Buffer.byteLength(JSON.stringify(summary))) return full;
  return {
    ...summary,
    shortened: {
      bytes,
      url: `${subject.baseUrl}/api/v1/designs/${subject.design.id}/handoff?sections=${name}&detail=full`,
      arguments: { sections: [name], detail: "full" },
    },
  };
}

const makers: Readonly<Record<HandoffSection, (subject: HandoffSubject, detail: Detail) => Value | null>> = {
  design: ({ design }) => design,
  brief: ({ content }, detail) => (detail === "full" ? content.brief : briefSummary(content.brief)),
  tokens({ content: { brief, tokens }, version }, detail) {
    if (!tokens) return null;
    return detail === "full" ? dtcgTree({ brief, tokens }, version) : variableValues(tokens);
  },
  direction: ({ content }) => directionBlock(content),
  mark({ content: { mark } }, detail) {
    const { recipe, concept, clearSpace, smallestPx, symbol, assets } = mark;
    const facts = { recipe, concept, clearSpace: roundTo(clearSpace), smallestPx, assets: assets.map(({ slug }) => slug) };
    return detail === "full" ? { ...facts, symbol } : facts;
  },
  imagery: ({ content: { imagery } }) => ({
    strategy: imagery.strategy,
    concept: imagery.concept,
    assets: [...imagery.assets, ...(imagery.rasters ?? [])].map(({ slug }) => slug),
  }),
  boardDigest: ({ content }) => boardDigest(content),
  continuation: ({ content }) => continuationOf(content),
  liveInventory: ({ content, baseUrl }, detail) => liveInventory(content, baseUrl, detail),
  coherenceAudit({ content: { audit } }, detail) {
    if (!audit || detail === "full") return audit ?? null;
    const open = audit.findings.filter(({ waived }) => waived === undefined);
    return { rules: audit.rules.length, counts: audit.counts, findings: open.slice(0, findingsShown) };
  },
  importContract: () => createImportContract(),
};

/** A brief's fields in their order as long as there is room; one that does not fit is left out whole. The words to set come last. */
function briefSummary({ copy, ...rest }: Brief): Value {
  const shown: [string, unknown][] = [];
  let room = briefShown;
  for (const entry of Object.entries({ ...rest, ...(copy && { copy }) })) {
    const length = JSON.stringify(entry).length;
    if (length > room) continue;
    shown.push(entry);
    room -= length;
  }
  return Object.fromEntries(shown);
}
