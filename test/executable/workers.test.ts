import { afterAll, expect, test } from "bun:test";
import { join } from "node:path";
import { startConnectLoop } from "#test/executable/connect-loop";
import { runLivery, startLivery } from "#test/executable/run-livery";
import { createWebhookSetup } from "#test/executable/webhook-setup";
import { createTemporaryFolder } from "#test/temporary-folder";
import { waitUntil } from "#test/wait-until";

const folder = createTemporaryFolder();
afterAll(folder.remove);

const workers = ["--workers", "3"];
const serve = (name: string, ...more: string[]) => ["serve", "--data", join(folder.path, name), ...workers, ...more];

/** A request on a connection of its own, which the system gives to any of the threads. */
const request = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...init.headers, connection: "close" }, keepalive: false });

/** The value of a sample of the metrics. */
async function readMetric(base: string, sample: string): Promise<number> {
  const text = await (await request(`${base}/metrics`)).text();
  return Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length + 1),
  );
}

test("threads count together: rate limits, metrics and what the server has once", async () => {
  const server = await startLivery(serve("together", "--port", "0", "--rate-public", "40"), folder.path);
  const answers = await Promise.all(Array.from({ length: 40 }, () => request(`${server.url}/api/v1/systems`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
  // Threads tell each other what they counted ten times a second.
  const refused = async () => (await request(`${server.url}/api/v1/systems`)).status === 429;
  await waitUntil(async () => (await Promise.all(Array.from({ length: 6 }, refused))).every(Boolean));
  expect(await server.end()).toBe(0);
}, 60_000);

test("the metrics are those of all threads", async () => {
  const server = await startLivery(serve("metrics", "--port", "0", "--rate-public", "0"), folder.path);
  await Promise.all(Array.from({ length: 60 }, () => request(`${server.url}/api/v1/systems`)));
  const counted = `livery_http_request_duration_seconds_count{method="GET",route="/api/v1/systems",status="2xx"}`;
  for (let read = 0; read < 6; read++) expect(await readMetric(server.url, counted)).toBe(60);
  expect(await readMetric(server.url, "livery_http_streams_limit")).toBe(3 * 256);
  expect(await readMetric(server.url, "livery_dispatcher_alive")).toBe(1);
  expect((await request(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.end()).toBe(0);
}, 60_000);

test("a run that one thread starts is followed on the others, and all of them serve its design", async () => {
  const setup = await createWebhookSetup();
  const server = await setup.serve(...workers);
  const headers = { authorization: `Bearer ${setup.apiKey}`, "content-type": "application/json" };
  const body = JSON.stringify({ brief: { name: "Kite & Kelp", seed: 6 }, run: true });
  const made = await request(`${server.url}/api/v1/workspaces/${setup.workspaceId}/designs`, { method: "POST", headers, body });
  const { project, design } = (await made.json()) as { project: { id: string }; design: { id: string } };
  const follow = async () => (await request(`${server.url}/api/v1/projects/${project.id}/progress`, { headers })).text();
  for (const events of await Promise.all(Array.from({ length: 6 }, follow)))
    expect(JSON.parse(/^event: rest\ndata: (.+)$/m.exec(events)?.[1] ?? "{}")).toMatchObject({ state: "FOUNDATION_REVIEW" });
  const read = async () => (await request(`${server.url}/api/v1/designs/${design.id}`, { headers })).text();
  expect(new Set(await Promise.all(Array.from({ length: 6 }, read))).size).toBe(1);
  expect(await server.end()).toBe(0);
  await setup.remove();
}, 60_000);

test("a server with threads is replaced, and replaces another one, without a refused connection", async () => {
  const rate = ["--rate-public", "0"];
  const first = await startLivery(serve("replaced", "--port", "0", ...rate), folder.path);
  const { port } = new URL(first.url);
  const loop = startConnectLoop(Number(port));
  const second = await startLivery(serve("replaced", "--port", port, "--replace", ...rate), folder.path);
  await waitUntil(() => !isRunning(first.pid));
  const third = await startLivery(serve("replaced", "--port", port, "--replace", ...rate), folder.path);
  await waitUntil(() => !isRunning(second.pid));
  await Bun.sleep(200);
  const { outcomes } = await loop.end();
  expect(Object.keys(outcomes)).toEqual(["200"]);
  expect(await third.end()).toBe(0);
}, 60_000);

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  [["--workers", "2", "--socket", "s.sock"], "--workers (LIVERY_WORKERS) above 1 needs a port."],
  [["--workers", "0"], "must be a whole number from 1 to 64"],
])("%p is refused with what to do", async (flags, message) => {
  const { status, err } = await runLivery(["serve", ...flags], { cwd: folder.path });
  expect([status, err]).toEqual([1, expect.stringContaining(message)]);
});
