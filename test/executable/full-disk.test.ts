import { afterEach, beforeEach, expect, test } from "bun:test";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { runLivery, startLivery, type RunningServer } from "#test/executable/run-livery";
import { type SmallDisk, createSmallDisk } from "#test/executable/small-disk";
import { createTemporaryFolder } from "#test/temporary-folder";
import { waitUntil } from "#test/wait-until";

let disk: SmallDisk;
let home: ReturnType<typeof createTemporaryFolder>;
let key: string;
let server: RunningServer | undefined;
const run = (...args: string[]) => runLivery([...args, "--data", data()], { cwd: home.path, prefix: disk.prefix });
const data = () => join(disk.path, "data");
const serve = async () => {
  server = await startLivery(["serve", "--data", data(), "--port", "0"], home.path, { prefix: disk.prefix });
  return server;
};
const sendRequest = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${server?.url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
  });
  return { status: response.status, json: await response.json() };
};
const start = (name: string) => ({ method: "POST", body: JSON.stringify({ brief: { name, seed: 3 } }) });
const brand = (name: string) => ({ method: "POST", body: JSON.stringify({ name }) });
let brands = "";

beforeEach(async () => {
  disk = await createSmallDisk();
  home = createTemporaryFolder();
  const { out } = await run("init", "--workspace", "W", "--email", "a@b.example", "--password", "long enough now", "--json");
  const made = JSON.parse(out) as { apiKey: { key: string }; workspace: { id: string } };
  key = made.apiKey.key;
  brands = `/api/v1/workspaces/${made.workspace.id}/brands`;
});
afterEach(async () => {
  await server?.end("SIGKILL");
  server = undefined;
  await disk.remove();
  home.remove();
});

test("on a full disk writes return 503, reads work, a stop is clean, and writes work again once there is space", async () => {
  const { end, lines } = await serve();
  disk.fill();
  const rejected = await sendRequest(brands, brand("Too Much"));
  expect(rejected.status).toBe(503);
  expect(rejected.json.error).toContain("disk of the data folder is full");
  expect((await sendRequest("/api/v1/systems")).status).toBe(200);
  expect((await sendRequest("/healthz")).json).toMatchObject({ status: "degraded", problems: [{ code: "full" }] });
  expect(await end()).toBe(0);
  expect(lines.filter((line) => line.includes("before every request had ended"))).toEqual([]);

  const again = await serve();
  expect((await sendRequest("/api/v1/systems")).status).toBe(200);
  expect((await sendRequest(brands)).status).toBe(200);
  expect((await sendRequest(brands, brand("Still Too Much"))).status).toBe(503);
  expect(again.lines.join("\n")).toContain("storage cannot be written: reads are served, writes are rejected");
  disk.free();
  await waitUntil(async () => (await sendRequest("/healthz")).json.status === "ok");
  expect((await sendRequest(brands, brand("Room Again"))).status).toBe(201);
  expect((await sendRequest("/healthz")).json).toMatchObject({ status: "ok", problems: [] });
  expect(await again.end()).toBe(0);
}, 120_000);

test("a server starts on a full disk whatever the previous one left, and serves reads", async () => {
  const { end } = await serve();
  expect((await sendRequest(brands, brand("Before"))).status).toBe(201);
  await end("SIGKILL");
  disk.fill();
  await serve();
  expect((await sendRequest(brands)).json.brands).toHaveLength(1);
  expect(await server?.end()).toBe(0);
  for (const name of ["livery.sqlite-shm", "livery.sqlite-wal"]) expect(existsSync(join(disk.hostPath, "data", name))).toBe(true);
  await serve();
  expect((await sendRequest(brands)).json.brands).toHaveLength(1);
}, 120_000);

test("a run that a full disk interrupted resumes once there is space", async () => {
  await serve();
  const { json } = await sendRequest(brands.replace("brands", "designs"), start("Cut Off"));
  const projectId: string = json.project.id;
  const getState = async () => (await sendRequest(`/api/v1/projects/${projectId}`)).json.state;
  // Room for the first notes of the run, and not for what it makes.
  disk.fill();
  disk.free();
  await sendRequest(`/api/v1/projects/${projectId}/run`, { method: "POST", body: "{}" });
  disk.fill();
  await Bun.sleep(500);
  const before = await getState();
  disk.free();
  await waitUntil(async () => (await getState()) === "FOUNDATION_REVIEW", 60_000);
  expect(["BRIEF", "IDENTITY", "FOUNDATION", "FOUNDATION_REVIEW"]).toContain(before);
}, 120_000);

test("on a read-only disk every command reports it in one line", async () => {
  disk.makeReadOnly();
  for (const args of [
    ["serve", "--port", "0"],
    ["generate", "none.json"],
    ["keys", "list"],
    ["init", "--workspace", "X"],
  ]) {
    const { status, out, err } = await run(...args);
    expect([args[0], status, out, err.trim().split("\n").length]).toEqual([args[0], 1, "", 1]);
    expect(err).toMatch(/read-only|cannot be read|may not write/);
  }
  expect((await run("doctor")).out).toContain(`${data()} is on a read-only file system. Mount it writable.`);
  expect(statSync(join(disk.hostPath, "data")).isDirectory()).toBe(true);
}, 120_000);
