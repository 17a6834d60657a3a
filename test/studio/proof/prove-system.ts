import { drawingFaults } from "#test/studio/proof/drawing-faults";
import type { AcceptedLook } from "#test/studio/proof/accepted-looks";
import type { DocumentServer } from "#test/studio/proof/document-server";
import { lookFaults } from "#test/studio/proof/look-faults";
import { markupFaults } from "#test/studio/proof/markup-faults";
import type { ProofSystem } from "#test/studio/proof/proof-systems";
import type { Reader } from "#test/studio/proof/reader-faults";
import { systemDocuments } from "#test/studio/proof/system-documents";
import { systemFor } from "#test/studio/system-for";

/** What was looked at in a system, counted, and every fault of it, a line each. */
export type SystemReport = {
  readonly key: string;
  readonly documents: number;
  readonly views: number;
  readonly drawings: number;
  readonly faults: readonly string[];
  /** Findings of impeccable's that are decisions. */
  readonly decisions: readonly AcceptedLook[];
};

/** Makes a system and holds each page, the sheet of its components and each of its drawings against everything that must be true of them. */
export async function proveSystem(
  { key, archetype, brief, seed }: ProofSystem,
  reader: Reader,
  server: DocumentServer,
): Promise<SystemReport> {
  const content = systemFor(brief, seed, archetype);
  const documents = systemDocuments(content);
  const faults: string[] = [];
  const decisions: AcceptedLook[] = [];
  let views = 0;
  for (const { name, html } of documents) {
    const markup = await markupFaults(html);
    const report = await reader.look(server.show(`${key}/${name}`, html));
    views += report.views;
    const look = name === "components" ? { faults: [], met: [] } : await lookFaults(archetype, html);
    decisions.push(...look.met);
    faults.push(...[...markup, ...report.faults, ...look.faults].map((fault) => `${key} ${name}: ${fault}`));
  }
  const assets = [...content.mark.assets, ...content.imagery.assets];
  faults.push(...assets.flatMap(drawingFaults).map((fault) => `${key} ${fault}`));
  return { key, documents: documents.length, views, drawings: assets.length, faults, decisions };
}
