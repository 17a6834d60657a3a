import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { operations } from "#/operations/index";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
let owner: string;
let made: { brandId: string; designId: string; projectId: string };
let endpointId: string;
beforeAll(async () => {
  flow = await createDesignFlow();
  owner = (await flow.app.person("OWNER")).cookie;
  made = await flow.draft({ name: "Guarded" });
  const body = { url: "https://hooks.example/" };
  endpointId = (await flow.post(`workspaces/${flow.app.workspaceId}/webhook-endpoints`, body, owner)).json.id;
});
afterAll(() => flow.app.close());

/** Every change that If-Match can guard, with two changes of it. */
const changes = (): readonly (readonly [string, string, object, object])[] => [
  ["update_brand", `brands/${made.brandId}`, { tagline: "One" }, { tagline: "Two" }],
  ["update_design", `designs/${made.designId}`, { name: "One" }, { name: "Two" }],
  [
    "update_design_edits",
    `designs/${made.designId}/edits`,
    { adjustments: [{ kind: "radius", px: 3 }] },
    { adjustments: [{ kind: "radius", px: 4 }] },
  ],
  ["update_project", `projects/${made.projectId}`, { name: "Project one" }, { name: "Project two" }],
  ["update_workspace", `workspaces/${flow.app.workspaceId}`, { name: "One" }, { name: "Two" }],
  [
    "update_webhook_endpoint",
    `workspaces/${flow.app.workspaceId}/webhook-endpoints/${endpointId}`,
    { description: "One" },
    { description: "Two" },
  ],
];
const read = (path: string) => flow.send("GET", path, { cookie: owner });
const patch = (path: string, body: object, tag: string) =>
  flow.send("PATCH", path, { cookie: owner, body, headers: { "if-match": tag } });

test("every PATCH of a readable resource supports If-Match; only a member's role does not", () => {
  const all = operations.filter(({ rest }) => rest?.method === "PATCH");
  expect(all.filter(({ readOperation: reads }) => reads === undefined).map(({ name }) => name)).toEqual(["set_member_role"]);
  expect(
    all
      .filter(({ readOperation: reads }) => reads)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(
    changes()
      .map(([name]) => name)
      .sort(),
  );
});

test("a change is made while the ETag is current, and returns 412 once it is not", async () => {
  for (const [name, path, one, two] of changes()) {
    const before = await read(path);
    const tag = before.headers.get("etag") ?? "";
    expect([name, (await patch(path, one, `"other", ${tag}`)).status]).toEqual([name, 200]);
    const between = await read(path);
    const refused = await patch(path, two, tag);
    expect([name, refused.status, refused.json.error]).toEqual([name, 412, expect.stringContaining("changed since you read it")]);
    expect([name, (await read(path)).text]).toEqual([name, between.text]);
    expect([name, (await patch(path, two, between.headers.get("etag") ?? "")).status]).toEqual([name, 200]);
    expect([name, (await patch(path, one, "*")).status]).toEqual([name, 200]);
    expect([name, (await patch(path, two, `W/${(await read(path)).headers.get("etag")}`)).status]).toEqual([name, 412]);
  }
});

test("of concurrent changes with one ETag, one is made", async () => {
  const path = `brands/${made.brandId}`;
  const tag = (await read(path)).headers.get("etag") ?? "";
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => patch(path, { tagline: `Race ${index}` }, tag)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 412)]);
});

test("permission and existence are checked before the ETag", async () => {
  const headers = { "if-match": '"old"' };
  const path = `designs/${made.designId}`;
  expect((await flow.send("PATCH", path, { cookie: flow.stranger, body: { name: "X" }, headers })).status).toBe(404);
  expect((await flow.send("PATCH", path, { key: flow.reader, body: { name: "X" }, headers })).status).toBe(403);
  expect((await flow.send("PATCH", path, { cookie: flow.member, body: { nonsense: 1 }, headers })).status).toBe(400);
});

describe("archived designs", () => {
  test.each(["published", "approved", "reviewed"] as const)("that were %s come back as they were", async (stage) => {
    const { brandId, designId } = await flow[stage]({ name: `Back ${stage}` });
    const before = (await flow.get(`designs/${designId}`)).json;
    const system = await flow.system(brandId);
    await flow.post(`designs/${designId}/archive`);
    expect((await flow.system(brandId)).status).toBe("DRAFT");
    const restored = await flow.post(`designs/${designId}/restore`);
    const status = { published: "PUBLISHED", approved: "APPROVED", reviewed: "DRAFT" }[stage];
    expect([restored.status, restored.json.status, restored.json.parts]).toEqual([200, status, before.parts]);
    expect((await flow.system(brandId)).status).toBe(system.status);
    expect((await flow.post(`designs/${designId}/restore`)).status).toBe(409);
    expect((await flow.get(`designs/${designId}/board`)).status).toBe(200);
  });
});

test("the system's updatedAt changes with its public content only", async () => {
  const { brandId, designId } = await flow.published({ name: "Dated" });
  const second = (await flow.post(`designs/${designId}/rework`, { seed: 4 })).json;
  const date = async () => {
    flow.app.clock.forwardMs(1000);
    const prompt = await flow.app.get("/api/v1/systems/dated/agent-prompt");
    const { updatedAt } = await flow.system(brandId);
    expect(prompt.headers.get("x-system-updated-at")).toBe(updatedAt);
    return updatedAt;
  };
  const start = await date();
  await flow.post(`designs/${designId}/pin`);
  await flow.post(`designs/${designId}/pin`);
  await flow.run(second.project.id);
  await flow.approve(second.project.id);
  await flow.approve(second.project.id);
  await flow.post(`designs/${second.design.id}/publish`);
  await flow.send("PATCH", `brands/${brandId}`, { cookie: flow.member, body: { tagline: "Not served" } });
  await flow.post(`designs/${second.design.id}/archive`);
  await flow.post(`designs/${designId}/unpin`);
  expect(await date()).toBe(start);
  await flow.post(`designs/${second.design.id}/restore`);
  const moved = await date();
  expect(moved > start).toBe(true);
  await flow.post(`designs/${designId}/pin`);
  expect((await date()) > moved).toBe(true);
});

test("subscribers can read the log of their own subscriptions only", async () => {
  const { designId } = await flow.published({ name: "Logged" });
  const path = "systems/logged/webhooks";
  const body = { targetUrl: "https://hooks.example/", events: ["system.updated"] };
  const { id } = (await flow.send("POST", path, { cookie: flow.stranger, body })).json;
  const { json } = await flow.post(`designs/${designId}/rework`, { seed: 6 });
  await flow.run(json.project.id);
  await flow.approve(json.project.id);
  const log = (cookie: string, query = "") => flow.send("GET", `${path}/${id}/deliveries${query}`, { cookie });
  const { json: seen } = await log(flow.stranger);
  expect(seen.deliveries).toMatchObject([{ event: "system.updated", attempts: [], attemptCount: 0 }]);
  expect((await log(flow.stranger, "?status=FAILED")).json.deliveries).toEqual([]);
  expect((await log(flow.member)).status).toBe(404);
  expect((await flow.send("GET", `${path}/${id}/deliveries`)).status).toBe(401);
});
