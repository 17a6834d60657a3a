import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { createJsonReply } from "#/kernel/http/reply";
import { allSystems, createResponseCache, neverChanges } from "#/operations/response-cache";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const exportOf = (slug: string) => `/api/systems/export/${slug}?format=globals-css`;

describe("cached replies", () => {
  test("a change of one system invalidates the replies that depend on it, and no others", async () => {
    const [one, other] = [await app.publish({ name: "Fern", seed: 1 }), await app.publish({ name: "Moss", seed: 2 })];
    const answers = createResponseCache(app.store);
    const asOf = answers.getPosition();
    for (const topic of [one.system.id, other.system.id, allSystems, neverChanges])
      answers.set(topic, createJsonReply({ topic }), topic, asOf);
    await app.store.transaction(({ systems }) => systems.update(one.system.id, { brandColor: "#010203" }));
    expect(answers.get(one.system.id)).toBeUndefined();
    expect(answers.get(allSystems)).toBeUndefined();
    expect(answers.get(other.system.id)).toBeDefined();
    expect(answers.get(neverChanges)).toBeDefined();
  });

  test("replies are not used while changes of others may be unknown, and are there again afterwards", () => {
    let isCurrent = true;
    const answers = createResponseCache({
      getRevision: () => 1,
      getServedChanges: () => ({ position: 0, systemIds: [] }),
      isCurrent: () => isCurrent,
    });
    answers.set("list", createJsonReply({}), allSystems, 0);
    answers.linkUrl("/list", "list", allSystems, 0);
    answers.set("own", createJsonReply({}), neverChanges, 0);
    const isUsed = () => [answers.get("list"), answers.find("/list"), answers.get("own")].map((reply) => reply !== undefined);
    expect(isUsed()).toEqual([true, true, true]);
    isCurrent = false;
    expect(isUsed()).toEqual([false, false, true]);
    isCurrent = true;
    expect(isUsed()).toEqual([true, true, true]);
  });

  test("a reply that was computed from outdated data is not cached", async () => {
    const { system } = await app.publish({ name: "Fern", seed: 1 });
    const answers = createResponseCache(app.store);
    const asOf = answers.getPosition();
    await app.store.transaction(({ systems }) => systems.update(system.id, { brandColor: "#010203" }));
    answers.set("a", createJsonReply({}), system.id, asOf);
    answers.linkUrl("/a", "a", system.id, asOf);
    expect(answers.get("a")).toBeUndefined();
    answers.set("a", createJsonReply({}), system.id, answers.getPosition());
    expect(answers.get("a")).toBeDefined();
    expect(answers.find("/a")).toBeUndefined();
  });

  test("a change of a workspace invalidates all replies but the immutable ones", async () => {
    const { system } = await app.publish({ name: "Fern", seed: 1 });
    const answers = createResponseCache(app.store);
    for (const topic of [system.id, neverChanges]) answers.set(topic, createJsonReply({ topic }), topic, answers.getPosition());
    await app.store.transaction(({ workspaces }) => workspaces.update(app.workspaceId, { name: "Renamed" }));
    expect(answers.get(system.id)).toBeUndefined();
    expect(answers.get(neverChanges)).toBeDefined();
  });

  test("changes of drafts, keys and members invalidate nothing", async () => {
    const { system } = await app.publish({ name: "Fern", seed: 1 });
    const answers = createResponseCache(app.store);
    for (const topic of [system.id, allSystems]) answers.set(topic, createJsonReply({ topic }), topic, answers.getPosition());
    await app.draft({ name: "Moss", seed: 2 });
    await app.key(["READ"]);
    await app.person("MEMBER");
    expect(answers.get(system.id)).toBeDefined();
    expect(answers.get(allSystems)).toBeDefined();
  });

  test("public replies follow every release, archiving and restoration immediately", async () => {
    const { system } = await app.publish({ name: "Fern", seed: 1 });
    const read = async () => {
      const answer = await app.get(exportOf("fern"));
      return { status: answer.status, text: await answer.text() };
    };
    const list = async () =>
      (await (await app.get("/api/v1/systems")).json()).systems.map(({ version }: { version: string }) => version);
    const [first, versions] = [await read(), await list()];
    expect(first.status).toBe(200);
    await app.publish({ name: "Fern", seed: 1, brandColor: "#aa2244" });
    const second = await read();
    expect(second.text).not.toBe(first.text);
    expect(await list()).not.toEqual(versions);
    await app.store.transaction(({ systems }) => systems.update(system.id, { status: "ARCHIVED" }));
    expect((await read()).status).toBe(404);
    await app.store.transaction(({ systems }) => systems.update(system.id, { status: "ACTIVE" }));
    expect(await read()).toEqual(second);
  });

  test("a display name stops resolving as soon as a second system has it", async () => {
    await app.publish({ name: "Fern", seed: 1 });
    expect((await app.get(exportOf("Fern"))).status).toBe(200);
    expect((await app.get(exportOf("Fern"))).status).toBe(200);
    const other = await app.workspace("Other");
    await app.publishIn(other.id, { name: "Fern", seed: 2 });
    expect((await app.get(exportOf("Fern"))).status).toBe(404);
    expect((await app.get(exportOf("fern"))).status).toBe(200);
  });
});
