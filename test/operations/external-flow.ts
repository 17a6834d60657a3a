import type { DesignId, ProjectId } from "#/model/ids";
import { coherenceAudit } from "#/pipeline/stages/coherence-audit";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";
import { memoStages } from "#test/pipeline/memo-stages";

/** Shared stage results, except for the audit, which depends on what was imported. */
const stages = memoStages.map((stage) => (stage.state === "COHERENCE_AUDIT" ? coherenceAudit : stage));

export const sampleComponent = {
  name: "Price tag",
  html: '<span style="padding:4px 8px">9 €</span>',
  category: "display",
} as const;
export const samplePage = {
  name: "Opening hours",
  html:
    '<!DOCTYPE html><html lang="da"><head><meta charset="utf-8"><meta name="viewport" ' +
    'content="width=device-width"><title>Åbningstider</title><meta name="description" content="Hvornår vi ' +
    'har åbent"></head><body><main><h1>Åbningstider</h1></main></body></html>',
  path: "/hours",
};

export type ExternalFlow = Awaited<ReturnType<typeof createExternalFlow>>;

/** The app for external work: designs waiting for it, its routes, and keys with each permission. */
export async function createExternalFlow(options: Parameters<typeof createDesignFlow>[1] = {}) {
  const flow = await createDesignFlow(stages, options);
  const { app, send, brand, reviewed, post } = flow;
  const { key } = await app.key(["READ", "ARTIFACTS_WRITE", "PIPELINE"]);
  /** A design whose project is in EXTERNAL_DESIGN. The brand has the name; what is designed for it is the same for all. */
  const waiting = async (name: string) =>
    await reviewed({ name: "Fern", seed: 1 }, { brandId: (await brand(name)).id, externalDesign: true });
  const importArtifacts = (designId: DesignId, body: unknown, credentials: Parameters<DesignFlow["send"]>[2] = { key }) =>
    send("POST", `designs/${designId}/external-artifacts`, { ...credentials, body });
  const finish = (designId: DesignId, body: unknown = {}, credentials: Parameters<DesignFlow["send"]>[2] = { key }) =>
    send("POST", `designs/${designId}/finish-external`, { ...credentials, body });
  const deliverables = async (projectId: ProjectId, query = "") =>
    (await send("GET", `projects/${projectId}/deliverables${query}`, { key })).json;
  const accept = (projectId: ProjectId, id: string) => post(`projects/${projectId}/deliverables/${id}/accept`);
  const reject = (projectId: ProjectId, id: string, body: unknown = { reason: "Too small" }) =>
    post(`projects/${projectId}/deliverables/${id}/reject`, body);
  const bulk = (projectId: ProjectId, body: unknown) => post(`projects/${projectId}/deliverables/bulk`, body);
  return { ...flow, key, waiting, bring: importArtifacts, finish, deliverables, accept, reject, bulk };
}
