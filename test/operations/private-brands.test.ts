import type { BrandId, DesignId, SubscriptionId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { operations } from "#/operations/index";
import { createSigningKey } from "#/operations/signing/create-signing-key";
import { findPartSource } from "#/operations/parts/resolve";
import { findServedSystem } from "#/operations/systems/resolve";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
let brandId: BrandId;
let designId: DesignId;
const slug = "hidden-fern";

beforeAll(async () => {
  flow = await createDesignFlow();
  ({ brandId, designId } = await flow.published({ name: "Hidden Fern" }));
  await flow.published({ name: "Open Moss" });
  // The bundles of the workspace have signatures.
  await flow.app.act(createSigningKey, { id: flow.app.workspaceId, name: "Releases" });
  expect((await setVisibility("PRIVATE")).json.visibility).toBe("PRIVATE");
});
afterAll(() => flow.app.close());

const setVisibility = (visibility: string, cookie = flow.admin) =>
  flow.send("PATCH", `brands/${brandId}`, { cookie, body: { visibility } });

/**
 * Every public route about one system or design, with the private one in it and with an unknown
 * one.
 */
const publicPaths = (name: string, design: string): readonly string[] => [
  `/api/v1/systems/${name}/adoption`,
  `/api/v1/systems/${name}/download`,
  `/api/v1/systems/${name}/download/signature`,
  `/api/v1/systems/${name}/agent-prompt`,
  `/api/v1/systems/${name}/skill`,
  `/api/v1/systems/${name}/guide`,
  `/api/v1/systems/${name}/mark`,
  `/api/v1/systems/${name}/frame`,
  `/api/systems/export/${name}?format=globals-css`,
  `/api/systems/export/${name}?format=all`,
  `/api/v1/system-files?name=${name}`,
  `/api/v1/systems/${name}/components/button`,
  `/api/v1/systems/${name}/pages/landing`,
  `/api/v1/systems/${name}/tokens`,
  `/api/v1/systems/${name}/assets/logo`,
  `/api/v1/systems/${name}/search?query=button`,
  `/api/v1/systems/${name}/screenshots/logo`,
  `/r/${name}.json`,
  `/r/${name}/registry.json`,
  `/r/${name}/button.json`,
  `/systems/${name}`,
  `/systems/${name}.md`,
  `/systems/${name}/theme.json`,
  `/preview/d/${design}`,
  `/preview/d/${design}/landing`,
  `/preview/d/${design}/components/button`,
];

/** The same for routes that take a body. */
const publicPosts = (name: string): readonly (readonly [path: string, body: object])[] => [
  [`/api/v1/systems/${name}/check-markup`, { markup: "<p>x</p>" }],
  [`/api/v1/systems/${name}/screenshots`, { part: "logo" }],
];

const unknownDesign = "ds_01kaph4c7ke0sbx1v0s1kq4s4m";
const answerOf = async (path: string, given: Parameters<DesignFlow["app"]["send"]>[2] = {}) => {
  const { status, text, headers } = await flow.app.send("GET", path, given);
  // The limit counts down, and each request has an id.
  const kept = [...headers].filter(([name]) => name !== "ratelimit" && name !== "x-request-id");
  return { status, text, headers: kept };
};

test("the list of public paths names every public operation about a system", () => {
  const about = operations.filter(
    ({ find, rest }) => (find === findServedSystem || find === findPartSource) && rest !== undefined,
  );
  const posts = publicPosts("NAME").map(([path]) => path);
  const paths = [...publicPaths("NAME", "DESIGN"), ...posts].map((path) => path.split("?")[0]);
  const parts: Readonly<Record<string, string>> = { ":name": "NAME", ":component": "button", ":page": "landing" };
  const fill = (path: string) => path.replace(/:\w+/g, (parameter) => parts[parameter] ?? "logo");
  for (const { rest } of about) expect(paths).toContain(fill(rest?.path ?? ""));
});

describe("a private brand", () => {
  test("returns outsiders the same bytes as an unknown one", async () => {
    const { key: elsewhere } = await flow.app.key(["READ"], { workspaceId: flow.other.id });
    const { key: importer } = await flow.app.key(["ARTIFACTS_WRITE"]);
    const unknown = publicPaths("no-such-system", unknownDesign);
    for (const [index, path] of publicPaths(slug, designId).entries())
      for (const given of [{}, { key: elsewhere }, { key: importer }, { cookie: flow.stranger }]) {
        const answer = await answerOf(path, given);
        expect([path, answer]).toEqual([path, await answerOf(unknown[index] ?? "", given)]);
        expect([path, answer.status]).toEqual([path, 404]);
      }
    expect(await answerOf("/api/v1/systems/Hidden%20Fern/adoption")).toEqual(
      await answerOf("/api/v1/systems/No%20Such/adoption"),
    );
  });

  test("refuses the markup of outsiders as that of an unknown one, and checks that of members", async () => {
    const { key: elsewhere } = await flow.app.key(["READ"], { workspaceId: flow.other.id });
    const post = async ([path, body]: readonly [string, object], given: object) => {
      const { status, text } = await flow.app.send("POST", path, { ...given, body });
      return { status, text: text.replace(/"requestId":"[^"]*"/, "") };
    };
    const unknown = publicPosts("no-such-system");
    for (const [index, request] of publicPosts(slug).entries()) {
      for (const given of [{}, { key: elsewhere }])
        expect([request[0], await post(request, given)]).toEqual([request[0], await post(unknown[index] ?? request, given)]);
      expect([request[0], (await post(request, {})).status]).toEqual([request[0], 404]);
      expect([request[0], (await post(request, { key: flow.reader })).status]).toEqual([request[0], 200]);
    }
  });

  test("can be read by members and with a READ key of its workspace, and is stored by no shared cache", async () => {
    for (const given of [{ key: flow.reader }, { cookie: flow.member }])
      for (const path of publicPaths(slug, designId).filter((one) => !one.endsWith("theme.json"))) {
        const { status, headers } = await answerOf(path, given);
        expect([path, status]).toEqual([path, 200]);
        expect(new Map(headers).get("cache-control")).toMatch(/^(no-store|private, no-cache)$/);
      }
  });

  test("has its image URLs in no list and on no page for outsiders", async () => {
    const { text } = await flow.app.send("GET", `/api/v1/systems/${slug}/adoption`, { key: flow.reader });
    // Two brands of one trade and colour can have a picture in common.
    const shared = (await flow.app.send("GET", "/api/v1/systems/open-moss/adoption")).text;
    const hashes = [...new Set(text.match(/[0-9a-f]{64}/g))].filter((hash) => !shared.includes(hash));
    expect(hashes.length).toBeGreaterThan(3);
    const lists = ["/", "/api/v1/systems", "/api/v1/system-files", "/api/v1/changed-systems?since=2020-01-01T00:00:00.000Z"];
    const open = publicPaths("open-moss", designId).filter((path) => path.includes("open-moss") && !path.endsWith("theme.json"));
    for (const path of [...lists, ...open, "/docs", "/docs/agents", "/docs/import.md", "/healthz"]) {
      const answer = await flow.app.send("GET", path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect([path, hashes.filter((hash) => answer.text.includes(hash))]).toEqual([path, []]);
    }
  });

  test("is in the lists of those who may read it, and in no others", async () => {
    const slugs = async (path: string, given = {}) =>
      (await flow.app.send("GET", path, given)).json.systems.map((system: { slug: string }) => system.slug);
    for (const path of ["/api/v1/systems", "/api/v1/system-files"]) {
      expect(await slugs(path)).toEqual(["open-moss"]);
      expect(await slugs(path, { cookie: flow.stranger })).toEqual(["open-moss"]);
      expect(await slugs(path, { key: flow.reader })).toEqual([slug, "open-moss"]);
      expect(await slugs(path, { cookie: flow.member })).toEqual([slug, "open-moss"]);
    }
    const changed = "/api/v1/changed-systems?since=2020-01-01T00:00:00.000Z";
    expect(await slugs(changed)).toEqual(["open-moss"]);
    expect((await slugs(changed, { key: flow.reader })).sort()).toEqual([slug, "open-moss"]);
    expect((await flow.app.send("GET", "/")).text).not.toContain("Hidden Fern");
    expect((await flow.app.send("GET", "/", { cookie: flow.member })).text).toContain("Hidden Fern");
    expect((await flow.app.send("GET", "/", { cookie: flow.stranger })).text).not.toContain("Hidden Fern");
  });

  test("can be read with the handoff key of its live design, and with no other", async () => {
    const own = await flow.app.key(["READ"], { kind: "HANDOFF", designId });
    const { designId: another } = await flow.draft({ name: "Another" });
    const other = await flow.app.key(["READ"], { kind: "HANDOFF", designId: another });
    const path = `/api/v1/systems/${slug}/adoption`;
    expect((await answerOf(path, own)).status).toBe(200);
    expect(await answerOf(path, other)).toEqual(await answerOf("/api/v1/systems/no-such-system/adoption", other));
  });

  test("cannot be subscribed to by outsiders, who get the 404 of an unknown one", async () => {
    const body = { targetUrl: "https://hooks.example/", events: ["system.updated"] };
    const subscribe = (name: string, cookie: string) =>
      flow.app.send("POST", `/api/v1/systems/${name}/webhooks`, { cookie, body });
    const [refused, unknown] = [await subscribe(slug, flow.stranger), await subscribe("no-such-system", flow.stranger)];
    expect([refused.status, refused.text]).toEqual([404, unknown.text]);
    expect((await subscribe(slug, flow.member)).status).toBe(201);
  });

  test("is public again once its owner makes it so", async () => {
    await setVisibility("PUBLIC");
    expect((await answerOf(`/api/v1/systems/${slug}/adoption`)).status).toBe(200);
    await setVisibility("PRIVATE");
    expect((await answerOf(`/api/v1/systems/${slug}/adoption`)).status).toBe(404);
  });
});

test("no response about a private brand can be stored by shared caches: 200, 304, HEAD, alone or in a list", async () => {
  const { designId: themed, brandId: id } = await flow.published({ name: "Hidden Theme", platform: "wordpress" });
  await flow.send("PATCH", `brands/${id}`, { cookie: flow.admin, body: { visibility: "PRIVATE" } });
  const lists = ["/", "/api/v1/systems", "/api/v1/system-files", "/api/v1/changed-systems?since=2020-01-01T00:00:00.000Z"];
  const asked = [...publicPaths("hidden-theme", themed), ...lists];
  const [page = ""] = asked.filter((path) => path.startsWith("/systems/"));
  for (const given of [{ key: flow.reader }, { cookie: flow.member }])
    for (const path of [...asked, page.replace("hidden-theme", "Hidden%20Theme"), page.replace("hidden", "%68idden")]) {
      const whole = await flow.app.send("GET", path, given);
      expect([path, [200, 404].includes(whole.status)]).toEqual([path, true]);
      const etag = whole.headers.get("etag") ?? "";
      const known = await flow.app.send("GET", path, { ...given, headers: { "if-none-match": etag } });
      const head = await flow.app.send("HEAD", path, given);
      for (const { headers } of [whole, known, head])
        expect([path, headers.get("cache-control")]).toEqual([
          path,
          expect.stringMatching(/^(?:no-store|private, (?:no-cache|max-age=\d+))$/),
        ]);
    }
});

test("outside subscribers receive no events while a brand is private; members do", async () => {
  const { brandId: id, designId: served } = await flow.published({ name: "Was Open" });
  const body = { targetUrl: "https://hooks.example/", events: ["system.updated"] };
  const made: SubscriptionId[] = [];
  for (const cookie of [flow.stranger, flow.member])
    made.push((await flow.app.send("POST", "/api/v1/systems/was-open/webhooks", { cookie, body })).json.id);
  const states = async () =>
    Promise.all(
      made.map(async (target) => (await flow.app.store.deliveries.listPage(target, { limit: 9 })).map(({ state }) => state)),
    );
  const publishAgain = async (seed: number) => {
    const { json } = await flow.post(`designs/${served}/rework`, { seed });
    await flow.run(json.project.id);
    await flow.approve(json.project.id);
    await flow.approve(json.project.id);
  };
  await publishAgain(5);
  const [before] = await states();
  expect(before?.every((state) => state === "PENDING")).toBe(true);
  await flow.send("PATCH", `brands/${id}`, { cookie: flow.admin, body: { visibility: "PRIVATE" } });
  const [stranger, member] = await states();
  expect(stranger?.every((state) => state === "CANCELLED")).toBe(true);
  expect(member?.every((state) => state === "PENDING")).toBe(true);
  await publishAgain(6);
  const [after, more] = await states();
  expect(after?.length).toBe(stranger?.length ?? 0);
  expect(more?.length).toBeGreaterThan(member?.length ?? 0);
});

test("visibility and showBrief require an admin or owner", async () => {
  for (const body of [{ visibility: "PUBLIC" }, { showBrief: true }]) {
    expect((await flow.send("PATCH", `brands/${brandId}`, { cookie: flow.member, body })).status).toBe(403);
    expect((await flow.send("PATCH", `brands/${brandId}`, { key: flow.maker, body })).status).toBe(403);
  }
});

test("an invalid key returns 401 on public routes too; other authentication schemes are ignored", async () => {
  const path = "/api/v1/systems/open-moss/adoption";
  expect((await flow.app.send("GET", path, { key: "lv_nonsense" })).status).toBe(401);
  expect((await flow.app.send("GET", path, { headers: { authorization: "Basic YTpi" } })).status).toBe(200);
});

test("public documents omit the internal parts of the brief unless its brand shows the brief", async () => {
  const brief = {
    ...{ name: "Quoted", audience: "Left-handed cellists", values: ["Candour"], avoid: ["Bombast"], adjectives: ["Tranquil"] },
    ...{ tone: "Whispering", tagline: "Said to everyone" },
  };
  const { brandId: id, designId: shown } = await flow.published(brief);
  const internal = ["<dt>Values</dt>", "<dt>Avoid</dt>", "Bombast", brief.tone];
  const found = async () => {
    const texts: string[] = [];
    for (const path of publicPaths("quoted", shown))
      if (!/download|format=all|theme\.json|mark$|landing/.test(path)) texts.push((await flow.app.send("GET", path)).text);
    return internal.filter((words) => texts.some((text) => text.includes(words)));
  };
  expect(await found()).toEqual([]);
  expect((await flow.app.send("GET", "/systems/quoted")).text).toContain("Said to everyone");
  await flow.send("PATCH", `brands/${id}`, { cookie: flow.admin, body: { showBrief: true } });
  expect(await found()).toEqual(internal);
});

describe("a workspace whose designs go public when they are published", () => {
  let own: DesignFlow;
  beforeAll(async () => {
    own = await createDesignFlow();
    const { cookie } = await own.app.person("OWNER");
    const patch = (body: unknown) => own.send("PATCH", `workspaces/${own.app.workspaceId}`, { cookie, body });
    expect(
      (await own.send("PATCH", `workspaces/${own.app.workspaceId}`, { cookie: own.admin, body: { publicOn: "PUBLICATION" } }))
        .status,
    ).toBe(403);
    expect((await patch({ publicOn: "PUBLICATION" })).json.publicOn).toBe("PUBLICATION");
  });
  afterAll(() => own.app.close());

  test("an approval publishes nothing, the publication everything", async () => {
    const { brandId: id, designId: made } = await own.approved({ name: "Slow" });
    expect((await own.system(id)).status).toBe("DRAFT");
    for (const path of publicPaths("slow", made).slice(0, -3))
      expect([path, (await own.app.get(path)).status]).toEqual([path, 404]);
    expect((await own.app.get(`/preview/d/${made}`)).status).toBe(404);
    expect((await own.post(`designs/${made}/pin`)).status).toBe(409);
    const names = async () => (await own.events()).map(({ name }) => name);
    expect(await names()).not.toContain("system.activated");
    await own.post(`designs/${made}/publish`);
    expect(await names()).toEqual(["system.activated", "system.published", "design.published"]);
    expect((await own.system(id)).status).toBe("ACTIVE");
    expect((await own.app.get(`/preview/d/${made}`)).status).toBe(200);
    const successor = (await own.post(`designs/${made}/rework`, { seed: 3 })).json;
    await own.run(successor.project.id);
    await own.approve(successor.project.id);
    const [before] = [await own.system(id), await own.events()];
    await own.approve(successor.project.id);
    expect(await own.system(id)).toEqual(before);
    expect(await names()).toEqual(["project.finalized"]);
    expect((await own.app.get("/systems/slow")).status).toBe(200);
    expect(await (await own.app.get("/systems/slow")).text()).not.toContain("2.0.0-rc.1");
  });

  test("that switches back to APPROVAL makes approved designs public", async () => {
    const { brandId: id } = await own.approved({ name: "Waiting" });
    const { cookie } = await own.app.person("OWNER");
    await own.events();
    await own.send("PATCH", `workspaces/${own.app.workspaceId}`, { cookie, body: { publicOn: "APPROVAL" } });
    expect((await own.system(id)).status).toBe("ACTIVE");
    expect((await own.events()).map(({ name }) => name)).toContain("system.activated");
    await own.send("PATCH", `workspaces/${own.app.workspaceId}`, { cookie, body: { publicOn: "PUBLICATION" } });
    expect((await own.system(id)).status).toBe("DRAFT");
  });
});
