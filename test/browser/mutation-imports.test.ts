import type { DesignId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import type { Browser, Page } from "playwright-core";
import { cleanHtml } from "#/html/clean-html";
import { unzipSync } from "fflate";
import { grammarVectors, mutationVectors } from "#test/html/mutation-vectors";
import { launchBrowser } from "#test/browser/launch-browser";
import { createExternalFlow, samplePage } from "#test/operations/external-flow";

let browser: Browser;
let flow: Awaited<ReturnType<typeof createExternalFlow>>;
let designId: DesignId;
let slug = "";
let accepted = 0;
const folder = mkdtempSync(join(tmpdir(), "livery-mutation-"));
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: (request) => {
    const { pathname, search } = new URL(request.url);
    return pathname === "/blank"
      ? new Response("<!DOCTYPE html><title>x</title>", { headers: { "content-type": "text/html" } })
      : flow.app.get(pathname + search, { cookie: `livery_session=${flow.member}` });
  },
});
const vectors = [...new Set([...mutationVectors, ...grammarVectors(400, 20261122)])];
const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body>${body}</body></html>`;

beforeAll(async () => {
  browser = await launchBrowser(["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]);
  flow = await createExternalFlow();
  const made = await flow.waiting("Mutation");
  designId = made.designId;
  // One component holds many texts, because each text is sanitized separately.
  const chosen = vectors.filter((vector) => cleanHtml(vector, { isDocument: false }).dangers.length === 0).slice(0, 300);
  accepted = chosen.length;
  const perComponent = 20;
  const components = Array.from({ length: Math.ceil(chosen.length / perComponent) }, (_, index) => {
    const [html = "", ...others] = chosen.slice(index * perComponent, (index + 1) * perComponent);
    return { name: `Vector ${index}`, html, variants: others.map((text, at) => ({ name: `V ${at}`, html: text })) };
  });
  const pages = [samplePage, ...chosen.slice(0, 30).map((text, index) => ({ name: `Page ${index}`, html: page(text) }))];
  expect((await flow.bring(designId, { components, pages })).status).toBe(201);
  await flow.finish(designId, { acceptDrafts: true });
  await flow.settle();
  const { findings } = (await flow.get(`projects/${made.projectId}/audit`)).json;
  for (const { rule, severity } of findings)
    if (severity === "error") await flow.post(`projects/${made.projectId}/waivers`, { rule, reason: "A test of safety." });
  expect((await flow.approve(made.projectId)).status).toBe(200);
  slug = (await flow.system(made.brandId)).slug;
}, 300_000);
afterAll(async () => {
  await browser.close();
  await server.stop(true);
  await flow.app.close();
  rmSync(folder, { recursive: true });
});

/** A page that records every script that runs and every URL that is requested. */
async function watched(): Promise<{ readonly page: Page; readonly seen: string[] }> {
  const opened = await browser.newPage();
  const seen: string[] = [];
  opened.on("dialog", async (dialog) => {
    seen.push(`ran in ${opened.url()}`);
    await dialog.dismiss();
  });
  return { page: opened, seen };
}

const sinks = ["div", "svg", "table", "select", "template", "noscript", "srcdoc"] as const;

/** Inserts texts in one context and returns the indices of those that ran. */
async function ranIn(sink: (typeof sinks)[number], texts: readonly string[]): Promise<readonly number[]> {
  const { page: opened } = await watched();
  await opened.goto(`http://127.0.0.1:${server.port}/blank`);
  const ran = await opened.evaluate(
    async ({ sink: kind, texts: all }) => {
      const found = new Set<number>();
      for (const [index, text] of all.entries()) {
        const holder = document.createElement("div");
        document.body.append(holder);
        const note = () => void found.add(index);
        window.alert = note;
        if (kind === "srcdoc") {
          const frame = document.createElement("iframe");
          const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
          frame.srcdoc = `<script>window.alert = () => parent.alert(1)</script>${text}`;
          holder.append(frame);
          await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 300))]);
        } else if (kind === "div") holder.innerHTML = text;
        else if (kind === "svg") {
          const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
          holder.append(svg);
          svg.innerHTML = text;
        } else {
          // What a script copies from one place to another is parsed twice.
          holder.innerHTML = `<${kind}>${text}</${kind}>`;
          const again = document.createElement("div");
          again.innerHTML = holder.innerHTML;
          holder.append(again);
        }
        await new Promise((resolve) => setTimeout(resolve, 4));
        if (index % 40 === 39) await new Promise((resolve) => setTimeout(resolve, 40));
        holder.remove();
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
      return [...found];
    },
    { sink, texts },
  );
  await opened.close();
  return ran;
}

describe("mutation XSS", () => {
  test("runs without protection, so the test detects it", async () => {
    expect((await ranIn("div", vectors.slice(0, 300))).length).toBeGreaterThan(20);
    expect((await ranIn("srcdoc", vectors.slice(0, 60))).length).toBeGreaterThan(5);
  }, 120_000);

  test.each(sinks.map((sink) => [sink] as const))(
    "runs nothing once it is in its canonical form, put into a %s",
    async (sink) => {
      const texts = vectors.filter((_, index) => sink === "div" || sink === "svg" || index % (sink === "srcdoc" ? 40 : 12) === 0);
      const clean = [...new Set(texts.map((text) => cleanHtml(text, { isDocument: false }).html))];
      expect((await ranIn(sink, clean)).map((index) => clean[index])).toEqual([]);
    },
    240_000,
  );

  test("that passes the checks runs nothing in previews, on the brand page and in the frame of agents", async () => {
    expect(accepted).toBeGreaterThan(100);
    const { page: opened, seen } = await watched();
    const components = Array.from({ length: Math.ceil(accepted / 20) }, (_, index) => `/components/vector-${index}`);
    const pages = Array.from({ length: 10 }, (_, index) => `/page-${index}`);
    for (const path of [`/systems/${slug}`, ...["", ...components, ...pages].map((end) => `/preview/d/${designId}${end}`)]) {
      const answer = await opened.goto(`http://127.0.0.1:${server.port}${path}`, { waitUntil: "load" });
      expect([path, answer?.status()]).toEqual([path, 200]);
      expect(opened.url()).toBe(`http://127.0.0.1:${server.port}${path}`);
    }
    await opened.waitForTimeout(200);
    await opened.close();
    expect(seen).toEqual([]);
  }, 120_000);

  test("that passes the checks runs and requests nothing in any file of the bundle, opened from disk", async () => {
    const archive = await flow.app.get(`/api/v1/systems/${slug}/download`);
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const shown: string[] = [];
    for (const [path, bytes] of Object.entries(files)) {
      await Bun.write(join(folder, path), bytes);
      if (/\.(?:html|svg)$/.test(path)) shown.push(path);
      if (path.endsWith(".html")) {
        const text = new TextDecoder().decode(bytes);
        expect([path, /<meta http-equiv="Content-Security-Policy"/.test(text.slice(0, 600))]).toEqual([path, true]);
      }
    }
    expect(shown.length).toBeGreaterThan(20);
    const { page: opened, seen } = await watched();
    opened.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith("file://") && !url.startsWith("data:")) seen.push(url);
    });
    for (const path of shown) {
      await opened.goto(`file://${join(folder, path)}`, { waitUntil: "load" });
      expect(opened.url()).toBe(`file://${join(folder, path)}`);
    }
    await opened.waitForTimeout(200);
    await opened.close();
    expect(seen).toEqual([]);
  }, 240_000);

  test("runs nothing in the frame of agents, even if a preview is not clean", async () => {
    const frame = await (await flow.app.get("/api/v1/preview-frame")).text();
    const { page: opened, seen } = await watched();
    await opened.setContent('<iframe sandbox="allow-scripts" style="width:400px;height:400px"></iframe>');
    const shown = await opened.evaluate(
      async ({ inner, preview }) => {
        const view = document.querySelector("iframe");
        const target = () => view?.contentWindow;
        const done = Promise.withResolvers<boolean>();
        addEventListener("message", ({ data }) => {
          const answer = (result: object) => target()?.postMessage({ jsonrpc: "2.0", id: data.id, result }, "*");
          if (data.method === "ui/initialize") answer({ protocolVersion: "2026-01-26", hostContext: {} });
          if (data.method === "ui/notifications/initialized")
            target()?.postMessage(
              { jsonrpc: "2.0", method: "ui/notifications/tool-input", params: { arguments: { name: "x" } } },
              "*",
            );
          if (data.method === "resources/read") {
            answer({ contents: [{ text: preview }] });
            setTimeout(() => done.resolve(true), 300);
          }
        });
        if (view) view.srcdoc = inner;
        setTimeout(() => done.resolve(false), 20_000);
        return await done.promise;
      },
      {
        inner: frame,
        preview:
          '<html><head><meta http-equiv="refresh" ' +
          'content="0;url=data:text/html,x"><title>x</title></head><body><img src=x onerror=alert(1)><svg ' +
          "onload=alert(1)></svg><script>alert(1)</script></body></html>",
      },
    );
    expect(shown).toBe(true);
    await opened.close();
    expect(seen).toEqual([]);
  }, 60_000);
});
