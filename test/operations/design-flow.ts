import type { BrandId, ProjectId } from "#/model/ids";
import type { Brief } from "#/model/brief";
import type { PipelineStage } from "#/pipeline/stages/index";
import { memoStages } from "#test/pipeline/memo-stages";
import { createTestApp } from "#test/test-app";

/**
 * The real app with users and keys of two workspaces, and the steps from a brief to a published
 * design as routes.
 */
export async function createDesignFlow(
  stages: readonly PipelineStage[] = memoStages,
  options: Omit<Parameters<typeof createTestApp>[0], "stages"> = {},
) {
  const app = await createTestApp({ ...options, stages });
  const other = await app.workspace("Elsewhere");
  const { user: adminUser, cookie: admin } = await app.person("ADMIN");
  const { user: memberUser, cookie: member } = await app.person("MEMBER");
  const { cookie: stranger } = await app.person("OWNER", other.id);
  const { key: reader } = await app.key(["READ"]);
  const { key: maker } = await app.key(["READ", "PIPELINE"]);
  const send = (method: string, path: string, given: Parameters<typeof app.send>[2] = {}) =>
    app.send(method, `/api/v1/${path}`, given);
  const get = (path: string, cookie = member) => send("GET", path, { cookie });
  const post = (path: string, body: unknown = {}, cookie = admin) => send("POST", path, { cookie, body });
  const settle = () => app.services.runner.drain();

  /** Creates a brand. */
  const brand = async (name: string) => (await post(`workspaces/${app.workspaceId}/brands`, { name })).json;
  /** Creates a draft of a new or existing brand, without running it. */
  const draft = async (brief: Brief, given: { brandId?: BrandId; externalDesign?: boolean } = {}) => {
    const { brandId = (await brand(brief.name)).id, ...more } = given;
    const draftIds = (await post(`brands/${brandId}/designs`, { brief: { seed: 1, archetype: "swiss", ...brief }, ...more }))
      .json;
    return { brandId, designId: draftIds.design.id, projectId: draftIds.project.id };
  };
  /** Runs a project until it waits or ends, and returns it. */
  const run = async (projectId: ProjectId) => {
    await post(`projects/${projectId}/run`);
    await settle();
    return (await get(`projects/${projectId}`)).json;
  };
  const approve = async (projectId: ProjectId) => {
    const answer = await post(`projects/${projectId}/approve`);
    await settle();
    app.clock.forwardMs(1000);
    return answer;
  };
  /** A design in its foundation review, in review, approved or published. */
  const foundation = async (...given: Parameters<typeof draft>) => {
    const draftIds = await draft(...given);
    await run(draftIds.projectId);
    return draftIds;
  };
  const reviewed = async (...given: Parameters<typeof draft>) => {
    const draftIds = await foundation(...given);
    await approve(draftIds.projectId);
    return draftIds;
  };
  const approved = async (...given: Parameters<typeof draft>) => {
    const draftIds = await reviewed(...given);
    await approve(draftIds.projectId);
    return draftIds;
  };
  const published = async (...given: Parameters<typeof draft>) => {
    const draftIds = await approved(...given);
    await post(`designs/${draftIds.designId}/publish`);
    app.clock.forwardMs(1000);
    return draftIds;
  };
  /** The system of a brand. */
  const system = async (brandId: BrandId) => (await get(`brands/${brandId}`)).json.system;
  /** Names of the events since the last call. */
  let seen = 0;
  const events = async () => {
    const all = await app.store.events.listByWorkspace(app.workspaceId);
    const fresh = all.slice(seen);
    seen = all.length;
    return fresh;
  };
  /** Actions in the audit log on one target, oldest first. */
  const actions = async (targetId: string) =>
    (await app.store.auditLog.listPage(app.workspaceId, { limit: 5000 }))
      .filter((line) => line.targetId === targetId)
      .map(({ action }) => action)
      .reverse();

  const people = { admin, adminUser, member, memberUser, stranger, reader, maker };
  return {
    ...{ app, other, ...people, send, get, post, settle, brand, draft, run, approve },
    ...{ foundation, reviewed, approved, published, system, events, actions },
  };
}
export type DesignFlow = Awaited<ReturnType<typeof createDesignFlow>>;
