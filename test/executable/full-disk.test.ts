import { afterEach, beforeEach, expect, test } from "bun:test";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { livery, liveryServing, type Running } from "#test/executable/livery";
import { type SmallDisk, smallDisk } from "#test/executable/small-disk";
import { temporaryFolder } from "#test/temporary-folder";
import { until } from "#test/until";

let disk: SmallDisk;
let home: ReturnType<typeof temporaryFolder>;
let key: string;
let server: Running | undefined;
const run = (...words: string[]) => livery([...words, "--data", data()], { cwd: home.path, prefix: disk.prefix });
const data = () => join(disk.path, "data");
const serve = async () => {
  server = await liveryServing(["serve", "--data", data(), "--port", "0"], home.path, { prefix: disk.prefix });
  return server;
};
const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${server?.url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
  });
  return { status: answer.status, json: await answer.json() };
};
const start = (name: string) => ({ method: "POST", body: JSON.stringify({ brief: { name, seed: 3 } }) });
const brand = (name: string) => ({ method: "POST", body: JSON.stringify({ name }) });
let brands = "";

beforeEach(async () => {
  disk = await smallDisk();
  home = temporaryFolder();
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

test("a disk that fills up while it is served: writes answer 503, reads go on, a stop is clean, and all goes on once there is room", async () => {
  const { end, lines } = await serve();
  disk.fill();
  const refused = await ask(brands, brand("Too Much"));
  expect(refused.status).toBe(503);
  expect(refused.json.error).toContain("disk of the data folder is full");
  expect((await ask("/api/v1/systems")).status).toBe(200);
  expect((await ask("/healthz")).json).toMatchObject({ status: "degraded", problems: [{ code: "full" }] });
  expect(await end()).toBe(0);
  expect(lines.filter((line) => line.includes("before every request had ended"))).toEqual([]);

  const again = await serve();
  expect((await ask("/api/v1/systems")).status).toBe(200);
  expect((await ask(brands)).status).toBe(200);
  expect((await ask(brands, brand("Still Too Much"))).status).toBe(503);
  expect(again.lines.join("\n")).toContain("storage cannot be written: reads are served, writes are refused");
  disk.free();
  expect((await ask(brands, brand("Room Again"))).status).toBe(201);
  expect((await ask("/healthz")).json).toMatchObject({ status: "ok", problems: [] });
  expect(await again.end()).toBe(0);
}, 120_000);

test("a server starts on a full disk whatever the one before left there, and is read from", async () => {
  const { end } = await serve();
  expect((await ask(brands, brand("Before"))).status).toBe(201);
  await end("SIGKILL");
  disk.fill();
  await serve();
  expect((await ask(brands)).json.brands).toHaveLength(1);
  expect(await server?.end()).toBe(0);
  for (const name of ["livery.sqlite-shm", "livery.sqlite-wal"]) expect(existsSync(join(disk.outside, "data", name))).toBe(true);
  await serve();
  expect((await ask(brands)).json.brands).toHaveLength(1);
}, 120_000);

test("a run that a full disk cut off goes on by itself once there is room", async () => {
  await serve();
  const { json } = await ask(brands.replace("brands", "designs"), start("Cut Off"));
  const projectId: string = json.project.id;
  const stateOf = async () => (await ask(`/api/v1/projects/${projectId}`)).json.state;
  // Room for the first notes of the run, and not for what it makes.
  disk.fill();
  disk.free();
  await ask(`/api/v1/projects/${projectId}/run`, { method: "POST", body: "{}" });
  disk.fill();
  await Bun.sleep(500);
  const before = await stateOf();
  disk.free();
  await until(async () => (await stateOf()) === "FOUNDATION_REVIEW", 60_000);
  expect(["BRIEF", "IDENTITY", "FOUNDATION", "FOUNDATION_REVIEW"]).toContain(before);
}, 120_000);

test("on a disk that cannot be written every command says so in one line", async () => {
  disk.makeReadOnly();
  for (const words of [
    ["serve", "--port", "0"],
    ["generate", "none.json"],
    ["keys", "list"],
    ["init", "--workspace", "X"],
  ]) {
    const { status, out, err } = await run(...words);
    expect([words[0], status, out, err.trim().split("\n").length]).toEqual([words[0], 1, "", 1]);
    expect(err).toMatch(/read-only|cannot be read|may not write/);
  }
  expect(statSync(join(disk.outside, "data")).isDirectory()).toBe(true);
}, 120_000);
