import type { DesignId, ProjectId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { resumeInterruptedProjects } from "#/operations/projects/resume-interrupted-projects";
import { cancelProject } from "#/lifecycle/cancel-project";
import { acquireLease } from "#/lifecycle/lease";
import type { PipelineStage } from "#/pipeline/stages/index";
import { runProject } from "#/pipeline/run-project";
import { commandLineActor } from "#/model/caller";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";
import { memoStages } from "#test/pipeline/memo-stages";

let flow: DesignFlow;
beforeAll(async () => {
  flow = await createDesignFlow();
});
afterAll(() => flow.app.close());

const missing = "prj_00000000000000000000000000";
const stateOf = async (projectId: ProjectId) => (await flow.get(`projects/${projectId}`)).json.state;
const changes = (projectId: ProjectId, body: object, cookie = flow.admin) =>
  flow.post(`projects/${projectId}/request-changes`, { discard: true, ...body }, cookie);
const partsOf = async (designId: DesignId) => (await flow.get(`designs/${designId}`)).json.parts;

/** The stages, one of which throws `times` times. */
const failing = (state: string, times: number): readonly PipelineStage[] => {
  let left = times;
  return memoStages.map((stage) => ({
    ...stage,
    run(parts, parameters) {
      if (stage.state === state && left-- > 0) throw new Error("ink is out");
      return stage.run(parts, parameters);
    },
  }));
};
const commandContext = () => ({ ...flow.app.services, by: commandLineActor });

describe("a run", () => {
  test("returns 202 with the state, continues in the background and stops at a review", async () => {
    const { projectId, designId } = await flow.draft({ name: "Runs" });
    const answer = await flow.send("POST", `projects/${projectId}/run`, { key: flow.maker });
    expect([answer.status, answer.json.state, answer.json.running]).toEqual([202, "IDENTITY", true]);
    expect((await flow.post(`projects/${projectId}/run`)).status).toBe(202);
    await flow.settle();
    expect((await flow.get(`projects/${projectId}`)).json).toMatchObject({ state: "FOUNDATION_REVIEW", running: false });
    expect(await partsOf(designId)).toEqual(["brief", "direction", "mark", "imagery", "icons", "tokens"]);
    expect(await flow.actions(projectId)).toEqual(["project.created", "project.started"]);
  });

  test("returns 409 in a review and after the project has ended", async () => {
    const { projectId } = await flow.foundation({ name: "Decide" });
    expect(await flow.post(`projects/${projectId}/run`)).toMatchObject({
      status: 409,
      json: { error: expect.stringContaining("You can approve the foundation, request changes") },
    });
    await flow.post(`projects/${projectId}/cancel`);
    expect((await flow.post(`projects/${projectId}/run`)).status).toBe(409);
  });

  test("requires PIPELINE or a member; unknown and foreign projects return the same 404", async () => {
    const { projectId } = await flow.draft({ name: "Whose" });
    expect((await flow.send("POST", `projects/${projectId}/run`, { key: flow.reader })).status).toBe(403);
    expect((await flow.send("POST", `projects/${projectId}/run`)).status).toBe(401);
    const [foreign, unknown] = [
      await flow.post(`projects/${projectId}/run`, {}, flow.stranger),
      await flow.post(`projects/${missing}/run`),
    ];
    expect([foreign.status, unknown.status, foreign.text]).toEqual([404, 404, unknown.text]);
  });

  test("a handoff key cannot run a project, not even that of its own design", async () => {
    const [own, other] = [await flow.draft({ name: "Mine" }), await flow.draft({ name: "Not Mine" })];
    const { key } = await flow.app.key(["PIPELINE"], { kind: "HANDOFF", designId: own.designId });
    for (const { projectId } of [own, other])
      expect((await flow.send("POST", `projects/${projectId}/run`, { key })).status).toBe(403);
  });
});

describe("events and audit entries of a run", () => {
  test("a first design publishes ready, review, activation and publication events once each and in order", async () => {
    await flow.events();
    const { projectId, designId, brandId } = await flow.draft({ name: "Eventful", offer: "Secret sauce" });
    await flow.run(projectId);
    expect((await flow.events()).map(({ name }) => name)).toEqual(["design.ready"]);
    await flow.approve(projectId);
    expect((await flow.events()).map(({ name }) => name)).toEqual(["project.review_ready"]);
    const approval = await flow.approve(projectId);
    expect(approval).toMatchObject({ status: 200, json: { project: { state: "FINALIZED" }, version: { number: "1.0.0-rc.1" } } });
    const { id: systemId } = await flow.system(brandId);
    const told = await flow.events();
    expect(told.map(({ name, systemId: to, data }) => ({ name, to, data }))).toEqual([
      {
        name: "project.finalized",
        to: null,
        data: { projectId, projectName: "Eventful, Swiss", designId, designName: "Eventful, Swiss" },
      },
      {
        name: "system.activated",
        to: null,
        data: {
          systemId,
          systemName: "Eventful",
          systemSlug: "eventful",
          designId,
          designName: "Eventful, Swiss",
          version: "1.0.0-rc.1",
        },
      },
      {
        name: "system.published",
        to: systemId,
        data: { systemId, systemName: "Eventful", systemSlug: "eventful", designId, version: "1.0.0-rc.1" },
      },
    ]);
    await flow.post(`designs/${designId}/publish`);
    const published = await flow.events();
    expect(published.map(({ name }) => name)).toEqual(["design.published", "system.updated"]);
    expect(published[0]?.data).toEqual({
      designId,
      designName: "Eventful, Swiss",
      version: "1.0.0",
      systemSlug: "eventful",
    });
    expect(JSON.stringify(await flow.app.store.events.listByWorkspace(flow.app.workspaceId))).not.toContain("sauce");
    expect(await flow.actions(designId)).toEqual([
      "design.created",
      "foundation.approved",
      "design.approved",
      "design.published",
    ]);
  });

  test("a later design of a live system notifies subscribers of the foundation and of the approval", async () => {
    const { brandId } = await flow.approved({ name: "Lively" });
    await flow.events();
    const { projectId, designId } = await flow.draft({ name: "Lively", brandColor: "#aa2244" }, { brandId });
    await flow.run(projectId);
    await flow.events();
    await flow.approve(projectId);
    const [foundation, review] = await flow.events();
    expect([foundation?.name, foundation?.data.version, foundation?.data.designId, review?.name]).toEqual([
      "system.updated",
      "1.0.0-alpha.2",
      designId,
      "project.review_ready",
    ]);
    await flow.approve(projectId);
    expect((await flow.events()).map(({ name }) => name)).toEqual(["project.finalized", "system.updated"]);
  });
});

describe("POST /projects/{id}/approve", () => {
  test("requires an admin: members and keys get 403, outsiders 404, anonymous callers 401", async () => {
    const { projectId } = await flow.foundation({ name: "Gate" });
    const path = `projects/${projectId}/approve`;
    expect((await flow.post(path, {}, flow.member)).status).toBe(403);
    expect((await flow.send("POST", path, { key: flow.maker })).status).toBe(403);
    expect((await flow.post(path, {}, flow.stranger)).status).toBe(404);
    expect((await flow.send("POST", path)).status).toBe(401);
    expect(await stateOf(projectId)).toBe("FOUNDATION_REVIEW");
  });

  test("returns 409 outside the reviews, and if another review is named", async () => {
    const { projectId } = await flow.draft({ name: "Too Early" });
    expect((await flow.post(`projects/${projectId}/approve`)).status).toBe(409);
    await flow.run(projectId);
    expect((await flow.post(`projects/${projectId}/approve`, { review: "DESIGN_REVIEW" })).status).toBe(409);
    expect((await flow.post(`projects/${projectId}/approve`, { review: "IDENTITY" })).status).toBe(400);
    expect(await stateOf(projectId)).toBe("FOUNDATION_REVIEW");
  });

  test.each(["FOUNDATION_REVIEW", "DESIGN_REVIEW"])(
    "of parallel approvals in %s one wins, the others are 409, and one version comes of it",
    async (review) => {
      const name = `Race ${review}`;
      const { projectId, designId } = await (review === "DESIGN_REVIEW" ? flow.reviewed({ name }) : flow.foundation({ name }));
      const before = (await flow.app.store.versions.listByDesign(designId)).length;
      const answers = await Promise.all(Array.from({ length: 8 }, () => flow.post(`projects/${projectId}/approve`, { review })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
      expect((await flow.app.store.versions.listByDesign(designId)).length).toBe(before + 1);
      await flow.settle();
    },
  );

  test("audit errors block the approval of the design", async () => {
    const { projectId, designId } = await flow.reviewed({ name: "Erroneous" });
    const { store, contents } = flow.app;
    const design = await store.designs.findById(designId);
    const audit = await contents.loadPart(design?.parts ?? {}, "audit");
    await store.transaction(async ({ blobs, designs }) => {
      const bad = await blobs.put(JSON.stringify({ ...audit, counts: { ...audit.counts, error: 1 } }), "application/json");
      await designs.update(designId, { parts: { ...design?.parts, audit: bad } });
    });
    expect(await flow.post(`projects/${projectId}/approve`)).toMatchObject({
      status: 409,
      json: { error: "The coherence audit has 1 open error. Fix the reported errors, then approve the design again." },
    });
    expect((await flow.get(`designs/${designId}`)).json.status).toBe("IN_REVIEW");
  });
});

describe("POST /projects/{id}/request-changes", () => {
  test("returns to a stage with a note, discards the parts of it and later stages, and waits to be run", async () => {
    const { projectId, designId } = await flow.reviewed({ name: "Sent Back" });
    const answer = await changes(projectId, { stage: "COMPONENTS", note: "Softer\u202e corners" });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      state: "COMPONENTS",
      running: false,
      changeRequests: [{ stage: "COMPONENTS", note: "Softer corners", requestedBy: flow.adminUser.email }],
    });
    expect(await partsOf(designId)).toEqual(["brief", "direction", "mark", "imagery", "icons", "tokens"]);
    expect((await flow.get(`designs/${designId}`)).json.status).toBe("DRAFT");
    expect((await flow.run(projectId)).state).toBe("DESIGN_REVIEW");
    expect(await flow.actions(projectId)).toContain("changes.requested");
    expect(JSON.stringify(await flow.app.store.auditLog.listPage(flow.app.workspaceId, { limit: 5000 }))).not.toContain(
      "corners",
    );
  });

  test("the foundation review can return to IDENTITY and FOUNDATION only, the design review to every stage", async () => {
    const { projectId } = await flow.foundation({ name: "Ways" });
    for (const stage of ["COMPONENTS", "PAGES"])
      expect(await changes(projectId, { stage, note: "x" })).toMatchObject({
        status: 400,
        json: { error: "stage must be one of: IDENTITY, FOUNDATION while the project is in FOUNDATION_REVIEW." },
      });
    for (const stage of ["FOUNDATION", "IDENTITY"]) {
      expect((await changes(projectId, { stage, note: "x" })).json.state).toBe(stage);
      expect((await flow.run(projectId)).state).toBe("FOUNDATION_REVIEW");
    }
    await flow.approve(projectId);
    for (const stage of ["PAGES", "COMPONENTS"]) {
      expect((await changes(projectId, { stage, note: "x" })).json.state).toBe(stage);
      expect((await flow.run(projectId)).state).toBe("DESIGN_REVIEW");
    }
    expect((await flow.get(`projects/${projectId}`)).json.changeRequests).toHaveLength(4);
  });

  test("a second run gives the same result, with another seed a different one", async () => {
    const { projectId, designId } = await flow.foundation({ name: "Again", brandColor: "#226688" });
    const mark = async () => (await flow.app.store.designs.findById(designId))?.parts.mark;
    const first = await mark();
    await changes(projectId, { stage: "IDENTITY", note: "Once more" });
    await flow.run(projectId);
    expect(await mark()).toBe(first ?? "");
    const edited = await changes(projectId, { stage: "IDENTITY", note: "Otherwise", seed: 77, direction: "craft", run: true });
    expect(edited.json).toMatchObject({ state: "IDENTITY", running: true });
    await flow.settle();
    expect(await mark()).not.toBe(first ?? "");
    expect((await flow.get(`designs/${designId}`)).json).toMatchObject({ seed: 77, direction: "craft", name: "Again, Craft" });
  });

  test.each([
    [{ stage: "FOUNDATION" }, 400, "note is required."],
    [{ stage: "FOUNDATION", note: " \u0007 " }, 400, "note must not be blank. Describe the requested change."],
    [{ stage: "COHERENCE_AUDIT", note: "x" }, 400, "stage must be one of: IDENTITY, FOUNDATION, COMPONENTS, PAGES."],
    [{ stage: "FOUNDATION", note: "x", seed: 4 }, 400, "stage must be IDENTITY if brief, seed or direction changes"],
    [{ stage: "IDENTITY", note: "x", brief: { name: "" } }, 400, "brief.name must not be empty."],
  ])("%j is %i", async (body, status, message) => {
    const { projectId } = await flow.foundation({ name: "Bad Requests" });
    const answer = await changes(projectId, body);
    expect([answer.status, answer.json.error.startsWith(message)]).toEqual([status, true]);
    expect(await stateOf(projectId)).toBe("FOUNDATION_REVIEW");
  });

  test("returns 409 outside the reviews and 403 for members", async () => {
    const { projectId } = await flow.draft({ name: "No Review" });
    expect((await changes(projectId, { stage: "IDENTITY", note: "x" })).status).toBe(409);
    expect((await changes(projectId, { stage: "IDENTITY", note: "x" }, flow.member)).status).toBe(403);
    expect((await changes(projectId, { stage: "IDENTITY", note: "x" }, flow.stranger)).status).toBe(404);
  });
});

describe("POST /projects/{id}/cancel", () => {
  test("ends a project; its design stays a draft", async () => {
    const { projectId, designId } = await flow.reviewed({ name: "Called Off" });
    expect(await flow.post(`projects/${projectId}/cancel`, {}, flow.member)).toMatchObject({
      status: 200,
      json: { state: "CANCELLED", running: false },
    });
    expect((await flow.get(`designs/${designId}`)).json.status).toBe("DRAFT");
    expect((await flow.post(`projects/${projectId}/cancel`)).status).toBe(409);
    expect((await flow.post(`projects/${projectId}/resume`)).status).toBe(409);
    expect((await flow.post(`projects/${projectId}/approve`)).status).toBe(409);
  });

  test("the result of a running stage is discarded", async () => {
    const { projectId, designId } = await flow.draft({ name: "Called Off Midway" });
    const stages = memoStages.map((stage) => ({
      ...stage,
      async run(...input: Parameters<typeof stage.run>) {
        if (stage.state === "FOUNDATION") await cancelProject(commandContext(), projectId);
        return stage.run(...input);
      },
    }));
    const ended = await runProject({ ...commandContext(), stages }, projectId);
    expect(ended.state).toBe("CANCELLED");
    expect(await partsOf(designId)).toEqual(["brief", "direction", "mark", "imagery", "icons"]);
    expect(await flow.actions(projectId)).toContain("project.cancelled");
    expect((await flow.app.store.projects.findById(projectId))?.leaseOwner).toBeNull();
    expect((await flow.get(`designs/${designId}`)).json.status).toBe("DRAFT");
  });
});

describe("failing and resuming", () => {
  test("a stage that throws leaves the project FAILED with stage and reason; resume retries it and continues", async () => {
    const { projectId } = await flow.draft({ name: "Stumbles" });
    await expect(runProject({ ...commandContext(), stages: failing("FOUNDATION", 1) }, projectId)).rejects.toThrow("ink is out");
    const failed = (await flow.get(`projects/${projectId}`)).json;
    expect(failed).toMatchObject({ state: "FAILED", failedStage: "FOUNDATION", running: false });
    expect(failed.failure).toContain("Colour, type, space, shape and motion");
    expect(failed.failure).not.toContain("ink");
    expect(await flow.post(`projects/${projectId}/run`)).toMatchObject({
      status: 409,
      json: { error: expect.stringContaining("You can resume it") },
    });
    const resumed = await flow.send("POST", `projects/${projectId}/resume`, { key: flow.maker });
    expect(resumed).toMatchObject({ status: 202, json: { state: "FOUNDATION", failedStage: null, failure: null } });
    await flow.settle();
    expect(await stateOf(projectId)).toBe("FOUNDATION_REVIEW");
    expect(await flow.actions(projectId)).toEqual(["project.created", "project.failed", "project.resumed"]);
  });

  test("a failed background run is logged and reported by the project", async () => {
    const { createRunner } = await import("#/pipeline/runner");
    const { projectId } = await flow.draft({ name: "Stumbles Behind" });
    const runner = createRunner({ ...commandContext(), stages: failing("IDENTITY", 1) }, flow.app.services.log);
    runner.enqueue(projectId);
    await runner.drain();
    expect(await stateOf(projectId)).toBe("FAILED");
    expect(flow.app.logged.at(-1)).toContain("ink is out");
  });

  test("resume returns 403 without PIPELINE, 404 to outsiders, 409 in a review", async () => {
    const { projectId } = await flow.foundation({ name: "No Need" });
    const path = `projects/${projectId}/resume`;
    expect((await flow.send("POST", path, { key: flow.reader })).status).toBe(403);
    expect((await flow.post(path, {}, flow.stranger)).status).toBe(404);
    expect((await flow.post(path)).status).toBe(409);
  });

  test("an interrupted run is resumed once its lease has expired, and not before", async () => {
    const { app } = flow;
    const { projectId } = await flow.draft({ name: "Cut Off" });
    const project = await app.store.projects.findById(projectId);
    if (!project) throw new Error("the project is gone");
    await acquireLease({ store: app.store, contents: app.contents, clock: app.clock, by: commandLineActor }, project);
    expect(await resumeInterruptedProjects(app.services)).toBe(0);
    expect((await flow.get(`projects/${projectId}`)).json.running).toBe(true);
    await expect(runProject({ ...commandContext(), stages: memoStages }, projectId)).rejects.toThrow("is running");
    app.clock.forwardMs(61_000);
    expect(await resumeInterruptedProjects(app.services)).toBe(1);
    await flow.settle();
    expect(await stateOf(projectId)).toBe("FOUNDATION_REVIEW");
    expect(await resumeInterruptedProjects(app.services)).toBe(0);
  });

  test("a lease of a process of this machine that has ended does not block a run", async () => {
    const { app } = flow;
    const { hostname } = await import("node:os");
    const { projectId } = await flow.draft({ name: "Left Behind" });
    const leaseUntilMs = app.clock.now().getTime() + 60_000;
    for (const leaseOwner of [`${hostname()}/999999999/1/1`, `${hostname()}/${process.pid}/1/1`]) {
      await app.store.transaction(({ projects }) => projects.update(projectId, { state: "IDENTITY", leaseOwner, leaseUntilMs }));
      expect(await resumeInterruptedProjects(app.services)).toBe(1);
      await flow.settle();
      expect(await stateOf(projectId)).toBe("FOUNDATION_REVIEW");
    }
    await app.store.transaction(({ projects }) =>
      projects.update(projectId, { state: "IDENTITY", leaseOwner: "elsewhere/1/1/1", leaseUntilMs }),
    );
    expect(await resumeInterruptedProjects(app.services)).toBe(0);
    app.clock.forwardMs(61_000);
  });

  test("projects that wait for a review, or were never run, are not resumed", async () => {
    const { projectId } = await flow.draft({ name: "Never Run" });
    await resumeInterruptedProjects(flow.app.services);
    await flow.settle();
    expect(await stateOf(projectId)).toBe("BRIEF");
  });
});

describe("GET and PATCH /projects", () => {
  test("externalDesign can be set until the PAGES stage is complete, and pauses the run after it", async () => {
    const { projectId } = await flow.reviewed({ name: "Too Late" });
    const choose = (id: string, externalDesign: boolean) =>
      flow.send("PATCH", `projects/${id}`, { key: flow.maker, body: { externalDesign } });
    expect((await choose(projectId, true)).status).toBe(409);
    expect((await choose(projectId, false)).status).toBe(200);
    const other = await flow.foundation({ name: "In Time" });
    expect(await choose(other.projectId, true)).toMatchObject({ status: 200, json: { externalDesign: true } });
    await flow.approve(other.projectId);
    expect(await stateOf(other.projectId)).toBe("EXTERNAL_DESIGN");
    expect((await flow.post(`projects/${other.projectId}/run`)).status).toBe(409);
    expect(await partsOf(other.designId)).not.toContain("audit");
  });

  test("a project can be renamed; an empty change returns 400", async () => {
    const { projectId } = await flow.draft({ name: "Named" });
    const patch = (body: unknown, cookie = flow.member) => flow.send("PATCH", `projects/${projectId}`, { cookie, body });
    expect((await patch({ name: "Spring" })).json.name).toBe("Spring");
    expect((await patch({})).status).toBe(400);
    expect((await patch({ name: "\u0007" })).status).toBe(400);
    expect((await patch({ state: "FINALIZED" })).status).toBe(400);
    expect((await patch({ name: "Mine" }, flow.stranger)).status).toBe(404);
    expect((await flow.send("PATCH", `projects/${projectId}`, { key: flow.reader, body: { name: "x" } })).status).toBe(403);
  });

  test("the workspace's projects are listed in pages without duplicates", async () => {
    const path = `workspaces/${flow.app.workspaceId}/projects`;
    const first = (await flow.send("GET", `${path}?limit=2`, { key: flow.reader })).json;
    const second = (await flow.get(`${path}?limit=2&cursor=${first.nextCursor}`)).json;
    const ids = [...first.projects, ...second.projects].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect((await flow.get(path, flow.stranger)).status).toBe(404);
    expect((await flow.get(`${path}?cursor=nonsense`)).status).toBe(400);
  });
});

describe("GET /projects/{id}/progress", () => {
  /** The events of a stream, read to its end. */
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await flow.app.get(`/api/v1/${path}`, { cookie: `livery_session=${flow.member}`, ...headers });
    return { answer, told: answer.text().then(eventsOf) };
  };
  const eventsOf = (text: string) =>
    [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, event, data]) => ({ event, data: JSON.parse(data ?? "null") }));

  test("streams the current state, each stage as it begins, and the state in which the run stops", async () => {
    const before = await flow.draft({ name: "First In Line" });
    const { projectId } = await flow.draft({ name: "Watched" });
    await flow.post(`projects/${before.projectId}/run`);
    await flow.post(`projects/${projectId}/run`);
    const { answer, told } = await read(`projects/${projectId}/progress`);
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "text/event-stream",
      "no-store",
    ]);
    const events = await told;
    expect(events.map(({ event, data }) => [event, data.state])).toEqual([
      ["state", "IDENTITY"],
      ["stage", "IDENTITY"],
      ["stage", "FOUNDATION"],
      ["rest", "FOUNDATION_REVIEW"],
    ]);
    expect(events[1]?.data).toEqual({ state: "IDENTITY", label: "Direction, mark and imagery", done: 0, of: 5 });
  });

  test("ends immediately if the project is not running", async () => {
    const { projectId } = await flow.draft({ name: "Still" });
    const { told } = await read(`projects/${projectId}/progress`);
    expect((await told).map(({ event, data }) => [event, data.state])).toEqual([
      ["state", "BRIEF"],
      ["rest", "BRIEF"],
    ]);
  });

  test("continues after the last event that the client got, and repeats nothing", async () => {
    const { projectId } = await flow.draft({ name: "Continued" });
    await flow.post(`projects/${projectId}/run`);
    await flow.settle();
    const readAfter = async (id: string) =>
      (await (await read(`projects/${projectId}/progress`, { "last-event-id": id })).told).map(({ data }) => data.state);
    expect(await readAfter("IDENTITY")).toEqual(["FOUNDATION_REVIEW", "FOUNDATION", "FOUNDATION_REVIEW"]);
    expect(await readAfter("FOUNDATION")).toEqual(["FOUNDATION_REVIEW", "FOUNDATION_REVIEW"]);
    expect(await readAfter("of another stream")).toEqual(["FOUNDATION_REVIEW", "FOUNDATION_REVIEW"]);
  });

  test("a client that disconnects is unsubscribed, and the run continues", async () => {
    const { projectId } = await flow.draft({ name: "Left Alone" });
    await flow.post(`projects/${projectId}/run`);
    const cookie = `livery_session=${flow.member}`;
    const answer = await flow.app.get(`/api/v1/projects/${projectId}/progress`, { cookie });
    await answer.body?.cancel();
    await flow.settle();
    expect(await stateOf(projectId)).toBe("FOUNDATION_REVIEW");
  });

  test("returns 404 to outsiders and 401 to anonymous callers", async () => {
    const { projectId } = await flow.draft({ name: "Private" });
    expect((await flow.get(`projects/${projectId}/progress`, flow.stranger)).status).toBe(404);
    expect((await flow.send("GET", `projects/${projectId}/progress`)).status).toBe(401);
  });
});
