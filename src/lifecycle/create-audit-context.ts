import type { AuditedDesign, DesignContext } from "#/audit/rule";
import { createPageSignature } from "#/audit/page-signature";
import type { SystemSignatures } from "#/model/system-signatures";
import { findAdjustmentConflicts } from "#/studio/adjustments/find-conflicts";
import { listContraryPhrases } from "#/studio/copy/contrary-phrases";
import { getMarkSignature } from "#/studio/marks/mark-signature";

/**
 * What the audit compares a design with: the words that its kind of organisation rules out, its
 * edits by hand that do not apply, and the workspace's other systems. Its own signatures are only
 * computed if there are others.
 */
export function createAuditContext(design: AuditedDesign, otherSystems: readonly SystemSignatures[] = []): DesignContext {
  const own = { contraryPhrases: listContraryPhrases(design.brief), adjustmentConflicts: findAdjustmentConflicts(design) };
  if (otherSystems.length === 0) return own;
  const signatures = { mark: getMarkSignature(design.mark.symbol.shapes), page: createPageSignature(design) };
  return { ...own, signatures, otherSystems };
}
