import { findDrawingFaults } from "./drawing-faults";
import type { AcceptedFinding } from "./accepted-findings";
import type { DocumentServer } from "./document-server";
import { findDesignFaults } from "./design-faults";
import { findMarkupFaults } from "./markup-faults";
import type { ProofSystem } from "./proof-systems";
import type { PageChecker } from "./page-checker";
import { renderSystemDocuments } from "./system-documents";
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
    const design = name === "components" ? { faults: [], accepted: [] } : await findDesignFaults(archetype, html);
    decisions.push(...design.accepted);
    faults.push(...[...markup, ...report.faults, ...design.faults].map((fault) => `${key} ${name}: ${fault}`));
  }
  const assets = [...content.mark.assets, ...content.imagery.assets];
  faults.push(...assets.flatMap(findDrawingFaults).map((fault) => `${key} ${fault}`));
  return { key, documents: documents.length, views, drawings: assets.length, faults, decisions };
}
