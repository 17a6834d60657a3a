import { createInventory } from "#/audit/inventory";
import { listTokenChanges, type TokenChange } from "#/documents/handoff/token-changes";
import type { Adjustment, AdjustmentConflict } from "#/model/adjustment";
import { compareFindings, type Finding, listOpenFindings, type Waiver } from "#/model/audit-report";
import type { DesignContent } from "#/model/design-content";
import { type Difference, listDifference } from "#/model/difference";
import type { Page } from "#/model/page";
import type { ProjectState } from "#/model/project";
import type { ContrastPair } from "#/model/token-set";
import { createChangelog } from "#/model/version";
import { regenerateParts } from "#/pipeline/regenerate-parts";
import type { StageParameters } from "#/pipeline/stage";
import { findAdjustmentConflicts } from "#/studio/adjustments/find-conflicts";

/** A draft, and the adjustments that it would have. */
export type ProposalPreviewInput = {
  readonly parts: Pick<DesignContent, "brief" | "given" | "adjustments">;
  readonly proposed: readonly Adjustment[];
  readonly parameters: StageParameters;
  readonly waivers: readonly Waiver[];
  /** Pages from an external design tool, which are not generated. */
  readonly importedPages: readonly Page[];
  /** Compares the design with what it is now, with or without the audit; else only conflicts are found. */
  readonly compares?: "TOKENS" | "AUDIT" | undefined;
};

/** What proposed adjustments would change. */
export type ProposalComparison = {
  readonly tokens: readonly TokenChange[];
  /** Components, pages and pictures whose markup or drawing changes, by name. */
  readonly changed: readonly string[];
  /** Contrast pairs that fail. */
  readonly contrast: Difference<ContrastPair>;
  /** Open findings of the audit; empty before there is one. */
  readonly findings: Difference<Finding>;
};

export type ProposalPreview = {
  readonly conflicts: readonly AdjustmentConflict[];
  readonly comparison?: ProposalComparison;
};

const madeStates: readonly ProjectState[] = ["IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES"];

/** Makes a draft with proposed adjustments, and compares it with the draft without them. */
export function previewProposal(input: ProposalPreviewInput): ProposalPreview {
  const { parts, proposed, importedPages, compares } = input;
  const after = make(input, proposed);
  const pages = after.pages.map((page) => importedPages.find(({ slug }) => slug === page.slug) ?? page);
  const conflicts = findAdjustmentConflicts({ ...after, pages });
  if (compares === undefined) return { conflicts };
  const before = make(input, parts.adjustments);
  const { added, removed, changed } = createChangelog(createInventory(before), createInventory(after));
  const isNotToken = (name: string) => !name.startsWith("token:");
  return {
    conflicts,
    comparison: {
      tokens: listTokenChanges(before.tokens, after.tokens),
      changed: compares === "AUDIT" ? [...added, ...removed, ...changed].filter(isNotToken) : [],
      contrast: listDifference(listFailures(before), listFailures(after), getPairKey),
      findings: compareFindings(listOpen(before), listOpen(after)),
    },
  };
}

function make({ parts, parameters, waivers, compares }: ProposalPreviewInput, adjustments: readonly Adjustment[]): DesignContent {
  const states: readonly ProjectState[] = compares === "AUDIT" ? [...madeStates, "COHERENCE_AUDIT"] : madeStates;
  const source = { ...parts, adjustments };
  return { ...source, ...regenerateParts({ states, parts: source, parameters, waivers }) } as DesignContent;
}

const listOpen = ({ audit }: Partial<DesignContent>) => (audit ? listOpenFindings(audit) : []);
const listFailures = ({ tokens }: DesignContent) => tokens.report.pairs.filter(({ passes }) => !passes);
const getPairKey = ({ mode, foreground, background }: ContrastPair) => `${mode} ${foreground} ${background}`;
