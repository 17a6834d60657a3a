import type { DesignId, ProjectId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { isUnsafe } from "#/model/external-artifact";
import { hostileMarkup, hostileNames } from "#test/browser/hostile-markup";
import { createExternalFlow } from "#test/operations/external-flow";
import { createPngChunk, createPngHeader, createPngPixels, createSolidPng, createPng, pngSignature } from "#test/png-bytes";
import { waitUntil } from "#test/wait-until";
import { launchBrowser } from "#test/browser/launch-browser";

let flow: Awaited<ReturnType<typeof createExternalFlow>>;
let designId: DesignId;
let projectId: ProjectId;
let browser: Browser;
/** Receives every request to the outside world. */
let reached: string[] = [];
const world = Bun.listen({
  hostname: "127.0.0.1",
  port: 0,
  socket: {
    open: () => void reached.push("connection"),
    data(socket, data) {
      reached.push(data.toString().split("\r\n")[0] ?? "");
      socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\naccess-control-allow-origin: *\r\nconnection: close\r\n\r\n");
    },
  },
});
/** The app as a signed-in member sees it; `/raw/` serves the same markup without protection. */
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch(request) {
    const { pathname } = new URL(request.url);
    const raw = /^\/raw\/(\d+)$/.exec(pathname)?.[1];
    if (raw !== undefined)
      return new Response(hostileMarkup[Number(raw)], { headers: { "content-type": "text/html; charset=utf-8" } });
    return flow.app.get(pathname, { cookie: `livery_session=${flow.member}` });
  },
});
const document = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Trick</title></head><body>${body}</body></html>`;

beforeAll(async () => {
  flow = await createExternalFlow();
  ({ designId, projectId } = await flow.waiting("Hostile"));
  browser = await launchBrowser([
    `--host-resolver-rules=MAP out.example:80 127.0.0.1:${world.port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
  ]);
});
afterAll(async () => {
  await browser.close();
  await server.stop(true);
  world.stop(true);
  await flow.app.close();
});

/**
 * Opens pages concurrently and returns what ran or was requested. `isDone` waits for expected
 * results before the pages close.
 */
async function opened(paths: readonly string[], isOver = () => true): Promise<readonly string[]> {
  reached = [];
  const dialogs: string[] = [];
  const queue = [...paths];
  const work = async () => {
    const page = await browser.newPage();
    let path = "";
    page.on("dialog", async (dialog) => {
      dialogs.push(`${path}: ${dialog.message()}`);
      await dialog.dismiss();
    });
    for (path = queue.shift() ?? ""; path !== ""; path = queue.shift() ?? "") {
      const address = `http://127.0.0.1:${server.port}${path}`;
      const answer = await page.goto(address, { waitUntil: "domcontentloaded", timeout: 30_000 });
      if (answer?.status() !== 200) dialogs.push(`${path}: ${answer?.status()}`);
      await page.waitForTimeout(60);
      if (page.url() !== address) dialogs.push(`${path} went to ${page.url()}`);
    }
    await waitUntil(isOver);
    await page.close();
  };
  await Promise.all([work(), work(), work()]);
  await Bun.sleep(300);
  return [...dialogs, ...reached];
}

describe("hostile imports", () => {
  test("run and send requests without protection, so the test detects them", async () => {
    const ran = () => reached.some((entry) => entry.includes("/ran"));
    const seen = await opened(["/raw/0", "/raw/36", "/raw/91"], () => ran() && reached.length > 2);
    expect(seen.some((entry) => entry.includes("/ran"))).toBe(true);
    expect(seen.length).toBeGreaterThan(2);
  }, 60_000);

  test("as markup become drafts that run nothing and send nothing", async () => {
    const ids: string[] = [];
    for (let from = 0; from < hostileMarkup.length; from += 50) {
      const some = hostileMarkup.slice(from, from + 50);
      const named = some.map((html, index) => ({ name: `Trick ${from + index}`, html }));
      const answer = await flow.bring(designId, {
        components: named.filter((_, index) => index % 2 === 0),
        pages: named.filter((_, index) => index % 2 === 1).map(({ name, html }) => ({ name, html: document(html) })),
      });
      expect(answer.status).toBe(201);
      for (const { id, status } of answer.json.artifacts) {
        expect(status).toBe("DRAFT");
        ids.push(id);
      }
    }
    expect(ids).toHaveLength(hostileMarkup.length);
    expect(await opened(ids.map((id) => `/preview/artifacts/${id}`))).toEqual([]);
  }, 120_000);

  test("that pass the checks stay inert as part of the design", async () => {
    const rows = await flow.app.store.externalArtifacts.listByProject(projectId, ["DRAFT"]);
    const safe = rows.filter((row) => !isUnsafe(row));
    const done = await flow.finish(designId, { acceptDrafts: true });
    expect(done.json).toMatchObject({ accepted: safe.length, blocked: rows.length - safe.length });
    await flow.settle();
    const paths = safe.map(({ kind, slug }) => `/preview/d/${designId}/${kind === "component" ? "components/" : ""}${slug}`);
    expect(await opened([`/preview/d/${designId}`, ...paths])).toEqual([]);
  }, 60_000);

  test("as names are shown as text", async () => {
    const other = await flow.waiting("Names");
    for (const name of hostileNames) {
      const { status, json } = await flow.bring(other.designId, { components: [{ name, html: "<p>x</p>" }] });
      expect([201, 400]).toContain(status);
      if (status === 201) expect(json.artifacts[0].name).not.toMatch(/[\u0000-\u001f\u202a-\u202e]/);
    }
    const { deliverables } = await flow.deliverables(other.projectId, "?limit=200");
    expect(deliverables.length).toBeGreaterThan(15);
    for (const { slug } of deliverables) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(await opened(deliverables.map(({ id }: { id: string }) => `/preview/artifacts/${id}`))).toEqual([]);
    await flow.bring(other.designId, { pages: [{ name: "Con", html: document("<p>x</p>") }] });
    await flow.finish(other.designId, { acceptDrafts: true });
    await flow.settle();
    expect((await flow.send("GET", `designs/${other.designId}/export?format=all`, { key: flow.key })).status).toBe(200);
  }, 60_000);

  const size = (width: number, height: number) => createPngHeader(width, height);
  const [body, end] = [createPngPixels(4, 3), createPngChunk("IEND")];
  const bomb = createPngChunk("IDAT", deflateSync(Buffer.alloc(60_000_000)));
  const pictures: readonly (readonly [string, Uint8Array])[] = [
    ["nothing", new Uint8Array()],
    ["a signature alone", pngSignature],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["HTML", Buffer.from("<script>alert(1)</script>")],
    ["GIF", Buffer.from("GIF89a\u0001\u0000\u0001\u0000")],
    ["JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ["ZIP", Buffer.from("PK\u0003\u0004")],
    ["PDF", Buffer.from("%PDF-1.7")],
    ["65,535 a side", createPng(size(65_535, 65_535), body, end)],
    ["2 gigapixels", createPng(size(8192, 0xfffff), body, end)],
    ["all ones", createPng(size(0xffffffff, 0xffffffff), body, end)],
    ["no size", createPng(size(0, 0), body, end)],
    ["pixels that are too few", createPng(size(3000, 3000), body, end)],
    ["pixels that are none", createPng(size(4, 3), createPngChunk("IDAT", Buffer.from("hello")), end)],
    ["a page behind it", Buffer.concat([createSolidPng(), Buffer.from("<html><script>alert(1)</script>")])],
    ["an archive behind it", Buffer.concat([createSolidPng(), Buffer.from("PK\u0003\u0004")])],
    ["a page before it", Buffer.concat([Buffer.from("<!--"), createSolidPng()])],
    ["a wrong checksum", Buffer.from(createSolidPng().map((byte, at) => (at === 30 ? byte ^ 1 : byte)))],
    ["no end", createSolidPng().subarray(0, -12)],
    ["two headers", createPng(size(4, 3), size(4, 3), body, end)],
    ["an unknown chunk that it needs", createPng(size(4, 3), createPngChunk("EVIL"), body, end)],
  ];
  test.each(pictures)("as a picture with %s are refused", async (_, bytes) => {
    const other = await flow.app.store.projects.findByDesign(designId);
    expect(other?.state).toBe("DESIGN_REVIEW");
    const { status } = await flow.bring(designId, { asset: { name: "Picture", data: Buffer.from(bytes).toString("base64") } });
    expect(status).toBe(400);
  });

  test("as an image lose everything but the image", async () => {
    const words = ["tEXt", "zTXt", "iTXt", "iCCP", "eXIf", "acTL", "fcTL"].map((name) =>
      createPngChunk(name, Buffer.from("<script>alert(1)</script>")),
    );
    const zipped = createPngChunk("iCCP", Buffer.concat([Buffer.from("a\u0000\u0000"), deflateSync(Buffer.alloc(30_000_000))]));
    for (const bytes of [
      createPng(size(4, 3), ...words, body, end),
      createPng(size(4, 3), zipped, body, end),
      createPng(size(4, 3), bomb, end),
    ]) {
      const { status, json } = await flow.bring(designId, { asset: { name: "Kept", data: bytes.toString("base64") } });
      expect(status).toBe(201);
      const row = await flow.app.store.externalArtifacts.findById(json.artifacts[0].id);
      const blob = row && (await flow.app.store.blobs.findByHash(row.contentHash));
      const { hash } = JSON.parse(new TextDecoder().decode(blob?.bytes));
      const stored = await flow.app.get(`/assets/${hash}.png`, { authorization: `Bearer ${flow.key}` });
      expect(stored.headers.get("content-type")).toBe("image/png");
      expect(Buffer.from(await stored.arrayBuffer()).includes("script")).toBe(false);
    }
  });

  test.each([
    ["deep", `{"components":${"[".repeat(10_000)}${"]".repeat(10_000)}}`],
    ["deep inside", `{"components":[{"name":"a","html":"b","variants":${"[".repeat(64)}${"]".repeat(64)}}]}`],
    ["a prototype", '{"__proto__":{"components":[]}}'],
    ["a prototype inside", '{"components":[{"name":"a","html":"b","__proto__":{"x":1}}]}'],
    ["a constructor", '{"constructor":{"prototype":{}}}'],
    ["a number without an end", '{"components":[{"name":1e400,"html":"b"}]}'],
    ["half a pair", '{"components":[{"name":"a","html":"\\ud800"}]}'],
    ["NUL", '{"components":[{"name":"a","html":"\\u0000"}]}'],
    ["too many", JSON.stringify({ components: Array.from({ length: 201 }, (_, at) => ({ name: `n${at}`, html: "x" })) })],
    ["200,000 keys", `{${Array.from({ length: 200_000 }, (_, at) => `"k${at}":1`).join(",")}}`],
    ["a list", "[]"],
    ["nothing", "{}"],
    ["no JSON", "<script>"],
  ])("as JSON with %s are refused", async (_, body) => {
    expect((await flow.bring(designId, body)).status).toBe(400);
  });
});
