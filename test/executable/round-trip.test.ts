import { afterAll, beforeAll, expect, test } from "bun:test";
import { unzipSync } from "fflate";
import { queryInstallation } from "#test/executable/engine-settings";
import { runLivery, startLivery, type RunningServer } from "#test/executable/run-livery";
import { createSolidPng } from "#test/png-bytes";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createTestCertificate } from "#test/http-client/test-certificate";

const folder = createTemporaryFolder();
const certificate = createTestCertificate(["127.0.0.1"]);
const webp = new Uint8Array(await new Bun.Image(new Uint8Array(createSolidPng(40, 20, 90))).webp().bytes());
let fetched = 0;
const pictures = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  tls: { key: certificate.key, cert: certificate.cert },
  fetch() {
    fetched++;
    return new Response(webp, { headers: { "content-type": "image/webp" } });
  },
});
let server: RunningServer;
let key = "";
let cookie = "";

beforeAll(async () => {
  const args = ["init", "--workspace", "Studio", "--email", "ada@studio.example", "--password", "long enough now", "--json"];
  const made = await runLivery(args, { cwd: folder.path });
  key = JSON.parse(made.out).apiKey.key;
  const flags = ["--port", "0", "--webhook-allow", "127.0.0.1", "--webhook-ca", certificate.caPath];
  server = await startLivery(["serve", ...flags], folder.path);
  const signedIn = await fetch(`${server.url}/api/v1/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "ada@studio.example", password: "long enough now" }),
  });
  cookie = /livery_session=[^;]+/.exec(signedIn.headers.get("set-cookie") ?? "")?.[0] ?? "";
});
afterAll(async () => {
  await server.end();
  await pictures.stop(true);
  certificate.remove();
  folder.remove();
});

/**
 * Asks the server with the key or as the person who is signed in; anything but a success is a
 * failure of the test.
 */
async function sendRequest(
  method: "GET" | "POST",
  path: string,
  { body, as = "key" }: { body?: unknown; as?: "key" | "person" } = {},
) {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(as === "key" ? { authorization: `Bearer ${key}` } : { cookie, origin: server.url }),
      ...(method === "POST" && { "content-type": "application/json" }),
    },
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return response.headers.get("content-type")?.startsWith("application/json") ? JSON.parse(text) : text;
}

/** Waits until a project is in a state. */
async function waitForState(projectId: string, state: string) {
  for (let turn = 0; turn < 400; turn++) {
    const project = await sendRequest("GET", `/api/v1/projects/${projectId}`);
    if (project.state === state && !project.running) return;
    if (project.state === "FAILED") throw new Error(project.failure);
    await Bun.sleep(200);
  }
  throw new Error(`never came to ${state}`);
}

const html = (name: string) =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" ' +
  'content="width=device-width, ' +
  `initial-scale=1"><title>${name}</title></head><body><main><h1>${name}</h1><p>Made ` +
  "elsewhere.</p></main></body></html>";

test("from a brief to an external tool and back, into the public bundle", async () => {
  const { workspace } = await sendRequest("GET", "/api/v1/me");
  const brand = await sendRequest("POST", `/api/v1/workspaces/${workspace.id}/brands`, { body: { name: "Fjord Bakery" } });
  const brief = { name: "Fjord Bakery", seed: 3, offer: "Bread by the fjord" };
  const drafted = await sendRequest("POST", `/api/v1/brands/${brand.id}/designs`, {
    body: { brief, externalDesign: true, run: true },
  });
  const [designId, projectId] = [drafted.design.id, drafted.project.id];
  await waitForState(projectId, "FOUNDATION_REVIEW");
  await sendRequest("POST", `/api/v1/projects/${projectId}/approve`, { as: "person" });
  await waitForState(projectId, "EXTERNAL_DESIGN");

  const handoff = await sendRequest("GET", `/api/v1/designs/${designId}/handoff`);
  expect(handoff.importContract.properties).toHaveProperty("components");

  const pack = await sendRequest("GET", `/api/v1/designs/${designId}/prompt-pack`);
  expect(pack).toStartWith("# ");
  const kit = await sendRequest("GET", `/api/v1/designs/${designId}/partner-design-kit`);
  expect(kit.validation.ok).toBe(true);

  const bring = (body: unknown) => sendRequest("POST", `/api/v1/designs/${designId}/external-artifacts`, { body });
  const components = [
    { name: "Bread card", html: "<article><h3>Rye</h3><p>Dark and dense.</p></article>", category: "display" },
    { name: "Order button", html: '<button type="button">Order</button>', category: "actions" },
  ];
  const markup = await bring({ components, pages: [{ name: "Opening hours", html: html("Opening hours") }] });
  expect(markup.artifacts.map(({ status }: { status: string }) => status)).toEqual(["DRAFT", "DRAFT", "DRAFT"]);
  await bring({ asset: { name: "Oven", kind: "photo", data: createSolidPng(30, 30).toString("base64"), alt: "The oven" } });
  await bring({
    asset: { name: "Fjord", kind: "photo", url: `https://127.0.0.1:${pictures.port}/fjord.webp`, alt: "The fjord" },
  });
  expect(fetched).toBe(1);

  const finished = await sendRequest("POST", `/api/v1/designs/${designId}/finish-external`);
  expect(finished).toEqual({ project: { id: projectId, state: "COHERENCE_AUDIT" }, accepted: 0, pending: 5, blocked: 0 });
  await waitForState(projectId, "DESIGN_REVIEW");
  const { deliverables } = await sendRequest("GET", `/api/v1/projects/${projectId}/deliverables`);
  for (const { id } of deliverables) {
    const decided = await sendRequest("POST", `/api/v1/projects/${projectId}/deliverables/${id}/accept`, { as: "person" });
    expect(decided.status).toBe("ACCEPTED");
  }
  await sendRequest("POST", `/api/v1/projects/${projectId}/approve`, { as: "person" });
  await sendRequest("POST", `/api/v1/designs/${designId}/publish`, { as: "person" });

  const bundle = await fetch(`${server.url}/api/v1/systems/fjord-bakery/download`);
  const files = unzipSync(new Uint8Array(await bundle.arrayBuffer()));
  const readText = (path: string) => new TextDecoder().decode(files[path]);
  const page = readText("pages/opening-hours.html");
  expect(page).toContain("<body><main><h1>Opening hours</h1><p>Made elsewhere.</p></main></body>");
  expect(page).toContain("--primary:");
  expect(page).toContain('<meta http-equiv="Content-Security-Policy"');
  expect(readText("components/bread-card.html")).toContain("Dark and dense.");
  expect(readText("components/order-button.html")).toContain('<button type="button">Order</button>');
  const assets: readonly Record<string, string>[] = JSON.parse(readText("manifest.json")).brandAssets;
  const brought = assets.filter(({ mediaType }) => mediaType === "image/png");
  expect(brought.map(({ name }) => name)).toEqual(["Oven", "Fjord"]);
  for (const { url = "", webpUrl = "", thumbnailUrl = "" } of brought)
    for (const address of [url, webpUrl, thumbnailUrl])
      expect((await fetch(server.url + new URL(address).pathname)).headers.get("content-type")).toStartWith("image/");

  const notified = await queryInstallation<{ name: string }>(folder.path, "SELECT name FROM events ORDER BY id");
  expect(notified.map(({ name }) => name)).toEqual([
    "design.ready",
    "project.review_ready",
    "project.finalized",
    "system.activated",
    "system.published",
    "design.published",
    "system.updated",
  ]);
});
