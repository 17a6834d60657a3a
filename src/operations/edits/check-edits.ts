import { auditDesign } from "#/audit/audit-design";
import { memoizeContent } from "#/kernel/memoize";
import { createAuditContext } from "#/lifecycle/create-audit-context";
import { type ImportedParts, keepImports } from "#/lifecycle/imported-parts";
import { type AuditReport, compareFindings, type Finding, listOpenFindings, type Waiver } from "#/model/audit-report";
import type { DesignContent } from "#/model/design-content";
import type { Difference } from "#/model/difference";
import { regenerateParts } from "#/pipeline/regenerate-parts";
import type { StageParameters } from "#/pipeline/stage";

type DesignEdits = Pick<DesignContent, "given" | "adjustments">;

/** A draft, and the edits before and after a change of them. */
export type CheckEditsInput = {
  readonly brief: DesignContent["brief"];
  readonly before: DesignEdits;
  readonly after: DesignEdits;
  readonly parameters: StageParameters;
  /** What people accepted in the draft's audit. */
  readonly waivers: readonly Waiver[];
  /** What imports from design tools have put into the draft; it is not generated again. */
  readonly imported: ImportedParts;
};

/** The open findings that a change of edits adds and removes, and how many there are with it. */
export type CheckedEdits = { readonly findings: Difference<Finding>; readonly counts: AuditReport["counts"] };

/**
 * Makes a draft with its edits before and after a change, and compares what the audit finds. What
 * was audited before is not audited again.
 */
export function checkEdits({ before, after, ...draft }: CheckEditsInput): CheckedEdits {
  const known = auditDraft({ ...draft, edits: before });
  const audit = auditDraft({ ...draft, edits: after });
  return { findings: compareFindings(listOpenFindings(known), listOpenFindings(audit)), counts: audit.counts };
}

type EditedDraft = Omit<CheckEditsInput, "before" | "after"> & { readonly edits: DesignEdits };

/** Those of a few editors: the state that they compare with, and where they come from. */
const maxAudits = 16;

const auditDraft = memoizeContent(({ brief, edits, parameters, waivers, imported }: EditedDraft): AuditReport => {
  const parts = { brief, ...edits };
  const states = ["IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES"] as const;
  const made = { ...parts, ...regenerateParts({ states, parts, parameters, waivers: [] }) } as DesignContent;
  const design = { ...made, ...keepImports(made, imported) };
  return auditDesign(design, waivers, createAuditContext(design, parameters.otherSystems));
}, maxAudits);
