import { afterAll, beforeAll, beforeEach, describe, expect, spyOn, test } from "bun:test";
import { exportTokens } from "#/operations/systems/export-tokens";
import { createMcpClient } from "#test/transports/mcp/mcp-client";
import { type TestApp, createTestApp } from "#test/test-app";

/** Replies are cached by what was asked for, not by how it was spelt. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.publish({ name: "Open Orchard", seed: 1 });
});
afterAll(() => app.close());

/** Counts what is cached, by the keys. */
const cachedKeys = () => {
  const set = spyOn(app.services.responseCache, "getOrCompute");
  return {
    keys: () => [...new Set(set.mock.calls.map(([key]) => key))],
    calls: () => set.mock.calls.length,
    end: () => set.mockRestore(),
  };
};
let cached: ReturnType<typeof cachedKeys>;
beforeEach(() => {
  cached = cachedKeys();
});

describe("one system", () => {
  const names = [
    "open-orchard",
    "%6fpen-orchard",
    "%6F%70en%2dorchard",
    "Open%20Orchard",
    "OPEN%20ORCHARD",
    "oPen+orchard",
    "open%20orchard",
  ];

  test.each(["download", "adoption", "agent-prompt", "skill", "guide", "mark"])(
    "is read for %s once, however its name is spelt",
    async (route) => {
      const tags = new Set<string | null>();
      for (const name of names) {
        const answer = await app.get(`/api/v1/systems/${name}/${route}`);
        if (name.includes("+")) expect(answer.status).toBe(404);
        else tags.add(answer.headers.get("etag"));
      }
      expect([tags.size, cached.calls()]).toEqual([1, 1]);
      cached.end();
    },
  );

  test("is exported once for all orders and spellings of the query", async () => {
    for (const query of [
      "format=globals-css",
      "%66ormat=globals-css",
      "format=globals%2dcss",
      "&format=globals-css",
      "format=globals-css&",
    ])
      for (const name of ["open-orchard", "Open%20Orchard"])
        expect((await app.get(`/api/systems/export/${name}?${query}`)).status).toBe(200);
    expect(cached.calls()).toBe(1);
    cached.end();
  });

  test("has one cached page and one registry item", async () => {
    for (const name of ["open-orchard", "%6fpen-orchard", "Open%20Orchard"]) {
      expect((await app.get(`/systems/${name}`)).status).toBe(200);
      expect((await app.get(`/r/${name}.json`)).status).toBe(200);
    }
    expect(cached.calls()).toBe(2);
    cached.end();
  });

  test("is computed for tools once, however its name is spelled", async () => {
    const agent = createMcpClient(app);
    for (const name of ["open-orchard", "Open Orchard", "OPEN ORCHARD"])
      expect(await agent.statusOf("get_system_tokens", { name, format: "globals-css" })).toBe(200);
    expect(cached.calls()).toBe(1);
    cached.end();
  });

  test("is packed once for concurrent requests", async () => {
    const pack = spyOn(exportTokens, "run");
    const answers = await Promise.all(
      ["open-orchard", "%6fpen-orchard", "Open%20Orchard"].flatMap((name) =>
        Array.from({ length: 5 }, () => app.get(`/api/systems/export/${name}?format=all`)),
      ),
    );
    expect(new Set(answers.map((answer) => answer.headers.get("etag"))).size).toBe(1);
    expect(pack).toHaveBeenCalledTimes(1);
    pack.mockRestore();
    cached.end();
  });
});

test("an input with and without defaults shares a reply, and unbounded inputs are not cached", async () => {
  for (const query of ["", "?", "?limit=50", "?%6cimit=50"]) expect((await app.get(`/api/v1/systems${query}`)).status).toBe(200);
  expect(cached.calls()).toBe(1);
  for (let limit = 1; limit < 40; limit++) await app.get(`/api/v1/systems?limit=${limit}`);
  const adoption = await (await app.get("/api/v1/systems/open-orchard/adoption")).text();
  const svg = /\/assets\/[0-9a-f]{64}\.svg/.exec(adoption)?.[0] ?? "";
  for (let number = 0; number < 40; number++) expect((await app.get(`${svg}?as=n${number}.svg`)).status).toBe(200);
  for (let number = 0; number < 40; number++)
    expect((await app.get(`/?cursor=sys_${String(number).padStart(26, "0")}`)).status).toBe(400);
  expect(cached.keys().filter((key) => /^(list_systems|get_asset_file) /.test(key))).toHaveLength(1);
  expect(cached.calls()).toBeLessThan(45);
  cached.end();
});

test("a known URL finds its cached reply until another system could have the name in it", async () => {
  const find = spyOn(exportTokens, "find");
  const path = "/api/systems/export/Open%20Orchard?format=dtcg";
  await app.get(path);
  expect(find).toHaveBeenCalledTimes(1);
  for (let turn = 0; turn < 5; turn++) await app.get(path);
  expect(find).toHaveBeenCalledTimes(1);
  await app.publish({ name: "Another", seed: 2 });
  await app.get(path);
  expect(find).toHaveBeenCalledTimes(2);
  find.mockRestore();
  cached.end();
});
