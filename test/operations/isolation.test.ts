import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { readFileSync } from "node:fs";
import { listBrandAssets } from "#/formats/asset-urls";
import { zip } from "#/kernel/archive/zip";
import { sha256Hex } from "#/kernel/hash";
import type { DesignId } from "#/model/ids";
import { operations } from "#/operations/index";
import { createDesignFlow, type DesignFlow } from "#test/operations/design-flow";
import { createMcpClient } from "#test/transports/mcp/mcp-client";

setDefaultTimeout(240_000);

/** Values that only the brand files of the first workspace have. */
const marker = "M11.25 13.5h71.75v73.125h-71.75z";
const tokenName = "brand-secret-sand";
const color = "#0b5d4f";
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${color}" d="${marker}"/></svg>`;
const css = `:root { --primary: ${color}; --${tokenName}: #e8dcc5; }`;
const font = new Uint8Array(readFileSync("data/fonts/young-serif/young-serif-latin-400.woff2"));
const fontHash = sha256Hex(font);

let flow: DesignFlow;
let importId: string;
let draft: { readonly brandId: string; readonly designId: DesignId; readonly projectId: string };
/** Hashes of images that are only in the draft. */
let assets: readonly string[];
type Credentials = { readonly cookie?: string; readonly key?: string };
const outsiders: Record<string, Credentials> = {};

beforeAll(async () => {
  flow = await createDesignFlow();
  const { app } = flow;
  const body = zip(
    Object.entries({ "logo-symbol.svg": logo, "theme.css": css, "font.woff2": font }).map(([path, content]) => ({
      path,
      content,
    })),
  );
  const imported = await flow.send("POST", `workspaces/${app.workspaceId}/brand-imports`, {
    cookie: flow.member,
    body,
    headers: { "content-type": "application/zip" },
  });
  expect(imported.status).toBe(201);
  importId = imported.json.id;
  const brief = { name: "Nordhavn Secret", seed: 1, archetype: "swiss" };
  const { json } = await flow.post(`workspaces/${app.workspaceId}/designs`, { brief, import: importId, run: true });
  draft = { brandId: json.design.brandId, designId: json.design.id, projectId: json.project.id };
  await app.services.runner.drain();
  await flow.approve(json.project.id);
  const design = await app.store.designs.findById(draft.designId);
  const content = await app.services.contents.loadDesignContent(design?.parts ?? {});
  assets = listBrandAssets(content).map(({ svg }) => sha256Hex(svg));
  const other = await flow.draft({ name: "Other draft" });
  const whole = ["READ", "ARTIFACTS_WRITE", "PIPELINE"] as const;
  outsiders.anonymous = {};
  outsiders.member = { cookie: flow.stranger };
  outsiders.key = { key: (await app.key(whole, { workspaceId: flow.other.id })).key };
  outsiders.handoff = { key: (await app.key(whole, { kind: "HANDOFF", designId: other.designId })).key };
});
afterAll(() => flow.app.close());

const secrets = () => [
  marker,
  tokenName,
  color,
  fontHash,
  Buffer.from(font.slice(0, 60)).toString("base64"),
  ...assets.slice(0, 1),
];
const findSecrets = (text: string) => secrets().filter((secret) => text.includes(secret));

/** The addresses of every operation that reads, with the ids of the draft and its import. */
function listAddresses(): readonly string[] {
  const { workspaceId } = flow.app;
  const ids = [workspaceId, draft.brandId, draft.designId, draft.projectId];
  const others: Readonly<Record<string, readonly string[]>> = {
    importId: [importId],
    file: [`${fontHash}.woff2`, `${assets[0]}.svg`, `${assets[0]}-512.png`],
    page: ["landing"],
    name: ["nordhavn-secret", "button", draft.designId],
    component: ["button"],
    asset: ["logo"],
  };
  return operations.flatMap(({ rest, example }) => {
    if (rest?.method !== "GET") return [];
    const names = [...rest.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    const fill = (path: string, [name, ...more]: readonly string[]): string[] =>
      name === undefined
        ? [path]
        : (name === "id" ? ids : (others[name] ?? [importId])).flatMap((value) => fill(path.replace(`:${name}`, value), more));
    const query = new URLSearchParams(
      Object.entries(example?.input ?? {}).flatMap(([name, value]) => (names.includes(name) ? [] : [[name, String(value)]])),
    ).toString();
    return fill(rest.path, names).flatMap((path) => (query === "" ? [path] : [path, `${path}?${query}`]));
  });
}

describe("what one workspace brought in and did not publish", () => {
  test("is in no response to others, at any address that reads", async () => {
    const addresses = listAddresses();
    expect(addresses.length).toBeGreaterThan(150);
    let known = 0;
    for (const path of addresses) {
      for (const [name, credentials] of Object.entries(outsiders)) {
        const { status, text } = await flow.app.send("GET", path, credentials);
        expect([path, name, status < 500, findSecrets(text)]).toEqual([path, name, true, []]);
      }
      if (findSecrets((await flow.app.send("GET", path, { cookie: flow.member })).text).length > 0) known++;
    }
    // The same addresses do show it to a member.
    expect(known).toBeGreaterThan(15);
  });

  test("is in no answer of a tool or resource to keys of others", async () => {
    const agent = createMcpClient(flow.app);
    const { designId } = draft;
    const tools = operations.flatMap(({ name, tool }) => (tool ? [name] : []));
    expect(tools.length).toBeGreaterThan(5);
    for (const key of [undefined, outsiders.key?.key, outsiders.handoff?.key])
      for (const name of tools) {
        const result = await agent.call(name, { designId, name: "nordhavn-secret" }, key);
        expect([name, findSecrets(JSON.stringify(result))]).toEqual([name, []]);
      }
  });

  test("cannot be taken into a design of another workspace", async () => {
    const path = `/api/v1/workspaces/${flow.other.id}/designs`;
    const brief = { name: "Taken" };
    const start = (body: object) => flow.app.send("POST", path, { cookie: flow.stranger, body });
    expect((await start({ brief, import: importId })).status).toBe(404);
    const { given } = (await flow.get(`workspaces/${flow.app.workspaceId}/brand-imports/${importId}`)).json;
    expect((await start({ brief, given: { faces: given.faces } })).status).toBe(400);
  });
});

describe("the images of a design", () => {
  const read = (file: string, credentials: Credentials = {}) => flow.app.send("GET", `/assets/${file}`, credentials);
  const files = () => [`${assets[0]}.svg`, `${assets[0]}-512.png`, `${assets[0]}-512.webp`];

  test("are unknown to others while it is a draft, and readable to members and with a key of its workspace", async () => {
    for (const file of files()) {
      const unknown = await read(file.replace(/^.{8}/, "00000000"));
      for (const credentials of Object.values(outsiders)) {
        const { status, text } = await read(file, credentials);
        expect([file, status, text]).toEqual([file, 404, unknown.text]);
      }
      for (const credentials of [{ cookie: flow.member }, { key: flow.reader }]) {
        const { status, headers } = await read(file, credentials);
        expect([file, status, headers.get("cache-control")]).toEqual([file, 200, "no-store"]);
      }
    }
  });

  test("are in its sandboxed previews, which send no cookies", async () => {
    const { text } = await flow.app.send("GET", `/preview/d/${draft.designId}`, { cookie: flow.member });
    expect(text).toContain("data:image/svg+xml;base64,");
    expect(text).not.toMatch(/(?:src="|url\()\/assets\//);
  });

  test("are public with the design, for as long as the brand is", async () => {
    await flow.approve(draft.projectId as Parameters<DesignFlow["approve"]>[0]);
    for (const file of files()) {
      const { status, headers } = await read(file);
      expect([file, status, headers.get("cache-control")]).toEqual([file, 200, "public, max-age=31536000, immutable"]);
    }
    const setVisibility = (visibility: string) =>
      flow.send("PATCH", `brands/${draft.brandId}`, { cookie: flow.admin, body: { visibility } });
    await setVisibility("PRIVATE");
    for (const file of files()) {
      expect([file, (await read(file)).status]).toEqual([file, 404]);
      expect([file, (await read(file, { cookie: flow.member })).status]).toEqual([file, 200]);
    }
    await setVisibility("PUBLIC");
    for (const file of files()) expect([file, (await read(file)).status]).toEqual([file, 200]);
  });

  test("that an earlier release stored are found as well", async () => {
    await flow.app.query("DELETE FROM asset_parts");
    const file = `${assets[0]}.svg`;
    expect((await read(file, { cookie: flow.member })).status).toBe(200);
  });
});
