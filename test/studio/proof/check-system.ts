import { findDrawingFaults } from "#test/studio/proof/drawing-faults";
import type { AcceptedFinding } from "#test/studio/proof/accepted-findings";
import type { DocumentServer } from "#test/studio/proof/document-server";
import { findDesignFaults } from "#test/studio/proof/design-faults";
import { findMarkupFaults } from "#test/studio/proof/markup-faults";
import type { ProofSystem } from "#test/studio/proof/proof-systems";
import type { PageChecker } from "#test/studio/proof/page-checker";
import { renderSystemDocuments } from "#test/studio/proof/system-documents";
import { createSystem } from "#test/studio/create-system";

/** What was checked in a system, and its faults, one line each. */
export type SystemReport = {
  readonly key: string;
  readonly documents: number;
  readonly views: number;
  readonly drawings: number;
  readonly faults: readonly string[];
  /** Accepted findings of impeccable. */
  readonly decisions: readonly AcceptedFinding[];
};

/** Creates a system and checks every page, its component sheet and every drawing. */
export async function checkSystem(
  { key, archetype, brief, seed }: ProofSystem,
  reader: PageChecker,
  server: DocumentServer,
): Promise<SystemReport> {
  const content = createSystem(brief, seed, archetype);
  const documents = renderSystemDocuments(content);
  const faults: string[] = [];
  const decisions: AcceptedFinding[] = [];
  let views = 0;
  for (const { name, html } of documents) {
    const markup = await findMarkupFaults(html);
    const report = await reader.check(server.publish(`${key}/${name}`, html));
    views += report.views;
    const look = name === "components" ? { faults: [], met: [] } : await findDesignFaults(archetype, html);
    decisions.push(...look.met);
    faults.push(...[...markup, ...report.faults, ...look.faults].map((fault) => `${key} ${name}: ${fault}`));
  }
  const assets = [...content.mark.assets, ...content.imagery.assets];
  faults.push(...assets.flatMap(findDrawingFaults).map((fault) => `${key} ${fault}`));
  return { key, documents: documents.length, views, drawings: assets.length, faults, decisions };
}
