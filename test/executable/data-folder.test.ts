import { Database } from "bun:sqlite";
import { afterEach, beforeEach, expect, test } from "bun:test";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { lockFolder } from "#/store/drivers/sqlite-lock";
import { migrations } from "#/store/migrations/index";
import { runLivery, startLivery, type RunningServer } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";
import { waitUntil } from "#test/wait-until";

let home: ReturnType<typeof createTemporaryFolder>;
let servers: RunningServer[];
const data = () => join(home.path, "data");
const run = (...words: string[]) => runLivery([...words, "--data", data()], { cwd: home.path });
const init = () => run("init", "--workspace", "W", "--email", "a@b.example", "--password", "long enough now", "--json");
const serve = async (...words: string[]) => {
  const server = await startLivery(["serve", "--data", data(), "--port", "0", ...words], home.path);
  servers.push(server);
  return server;
};
const health = async ({ url }: RunningServer) => {
  const answer = await fetch(`${url}/healthz`);
  return { status: answer.status, json: await answer.json() };
};
/** What others may do with a folder and all that is in it, by path. */
function listFilesOpenToOthers(folder: string): readonly string[] {
  const open = (path: string) => ((lstatSync(path).mode & 0o077) === 0 || lstatSync(path).isSymbolicLink() ? [] : [path]);
  return [...open(folder), ...readdirSync(folder, { recursive: true }).flatMap((name) => open(join(folder, String(name))))];
}

beforeEach(() => {
  home = createTemporaryFolder();
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.end("SIGKILL");
  home.remove();
});

test("all files of a new data folder are private to their owner, during and after serving, exports included", async () => {
  const initResult = JSON.parse((await init()).out) as { workspace: { slug: string } };
  expect(listFilesOpenToOthers(data())).toEqual([]);
  const server = await serve();
  const endpoint = await run("webhooks", "add", "https://hooks.example.com/", "--workspace", initResult.workspace.slug);
  expect([endpoint.status, existsSync(join(data(), "secret.key"))]).toEqual([0, true]);
  expect(listFilesOpenToOthers(data())).toEqual([]);
  await server.end();
  writeFileSync(join(home.path, "brief.json"), JSON.stringify({ name: "Closed", seed: 4 }));
  expect((await run("generate", join(home.path, "brief.json"), "--approve")).status).toBe(0);
  expect((await run("export", "closed", "--format", "globals-css", "-o", join(data(), "closed.css"))).status).toBe(0);
  expect(listFilesOpenToOthers(data())).toEqual([]);
  const elsewhere = join(home.path, "closed.css");
  expect((await run("export", "closed", "--format", "globals-css", "-o", elsewhere)).status).toBe(0);
}, 120_000);

test("an accessible data folder is made private at start, with a log line; links out of it are not followed", async () => {
  await init();
  const outside = join(home.path, "outside.txt");
  writeFileSync(outside, "mine");
  chmodSync(outside, 0o644);
  symlinkSync(outside, join(data(), "link.txt"));
  mkdirSync(join(data(), "exports"));
  writeFileSync(join(data(), "exports", "tokens.css"), "a");
  for (const [path, mode] of [
    ["", 0o755],
    ["livery.sqlite", 0o644],
    ["exports", 0o755],
    ["exports/tokens.css", 0o666],
  ] as const)
    chmodSync(join(data(), path), mode);
  const { lines, end } = await serve();
  expect(listFilesOpenToOthers(data())).toEqual([]);
  expect(lstatSync(outside).mode & 0o777).toBe(0o644);
  expect(lines.filter((line) => line.includes("open to other users (mode 755)"))).toHaveLength(1);
  expect(lines.filter((line) => line.includes("could be read by other users"))).toHaveLength(1);
  await end();
  const { lines: again } = await serve();
  expect(again.filter((line) => line.includes("other users"))).toEqual([]);
}, 60_000);

test("a shared folder keeps its mode and files; only Livery's own files in it are made private", async () => {
  mkdirSync(data(), { mode: 0o755 });
  writeFileSync(join(data(), "notes.txt"), "a", { mode: 0o644 });
  const { end } = await serve();
  await end();
  expect(listFilesOpenToOthers(data()).toSorted()).toEqual([data(), join(data(), "notes.txt")].toSorted());
}, 60_000);

const noFolder: readonly [string, () => string][] = [
  ["a file", () => join(home.path, "file")],
  ["a path through a file", () => join(home.path, "file", "below")],
  ["a folder without rights", () => "/proc/self/nothing"],
];
for (const [name, getMissingPath] of noFolder)
  test(`every command answers ${name} as data folder with one sentence`, async () => {
    writeFileSync(join(home.path, "file"), "not a folder");
    writeFileSync(join(home.path, "brief.json"), JSON.stringify({ name: "A", seed: 1 }));
    for (const words of [
      ["serve", "--port", "0"],
      ["demo", "--port", "0", "--no-open"],
      ["init", "--workspace", "W", "--email", "a@b.example", "--password", "long enough now"],
      ["generate", "brief.json"],
      ["keys", "list"],
      ["mcp"],
    ]) {
      const { status, out, err } = await runLivery([...words, "--data", getMissingPath()], { cwd: home.path });
      expect([words[0], status, out]).toEqual([words[0], 1, ""]);
      expect(err.trim().split("\n")).toHaveLength(1);
      expect(err).not.toContain("bug in Livery");
    }
  }, 60_000);

test("a file that is no database, or has a damaged header, is refused with one sentence", async () => {
  mkdirSync(data(), { mode: 0o700 });
  writeFileSync(join(data(), "livery.sqlite"), "this is a text file and no database at all".repeat(100), { mode: 0o600 });
  const foreign = await run("serve", "--port", "0");
  expect([foreign.status, foreign.err]).toEqual([1, expect.stringContaining("not a database of Livery")]);
  rmSync(join(data(), "livery.sqlite"));
  mkdirSync(join(data(), "livery.sqlite"), { mode: 0o700 });
  const folder = await run("serve", "--port", "0");
  expect([folder.status, folder.err.trim().split("\n").length]).toEqual([1, 1]);
}, 60_000);

test("damaged pages are detected after the start: the log and /healthz report them, and reads of them fail", async () => {
  const { out } = await init();
  const { apiKey, workspace } = JSON.parse(out) as { apiKey: { key: string }; workspace: { id: string } };
  const path = join(data(), "livery.sqlite");
  const headers = { authorization: `Bearer ${apiKey.key}`, "content-type": "application/json" };
  const before = await serve();
  const brands = `/api/v1/workspaces/${workspace.id}/brands`;
  await fetch(before.url + brands, { method: "POST", headers, body: JSON.stringify({ name: "A" }) });
  await before.end();
  const database = new Database(path);
  const createPage = (name: string) =>
    database.query<{ rootpage: number }, [string]>("SELECT rootpage FROM sqlite_master WHERE name = ?").get(name)?.rootpage ?? 0;
  const { page_size: size } = database.query<{ page_size: number }, []>("PRAGMA page_size").get() ?? { page_size: 0 };
  const page = createPage("brands");
  database.close();
  const bytes = readFileSync(path);
  bytes.fill(0xa5, (page - 1) * size, page * size);
  writeFileSync(path, bytes);
  const server = await serve();
  await waitUntil(async () => (await health(server)).status === 503);
  expect((await health(server)).json).toMatchObject({ status: "failing", problems: [{ code: "damaged" }] });
  expect(server.lines.filter((line) => line.includes("the database is damaged"))).toHaveLength(1);
  const answer = await fetch(server.url + brands, { headers });
  expect([answer.status, (await answer.json()).error]).toEqual([503, expect.stringContaining("damaged")]);
}, 60_000);

test("a server stops writing and delivering when a newer version has migrated its database, and says so", async () => {
  const { out } = await init();
  const { apiKey, workspace } = JSON.parse(out) as { apiKey: { key: string }; workspace: { id: string } };
  const server = await serve();
  const create = () =>
    fetch(`${server.url}/api/v1/workspaces/${workspace.id}/brands`, {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey.key}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "A" }),
    });
  expect((await create()).status).toBe(201);
  const newer = new Database(join(data(), "livery.sqlite"));
  newer.run("CREATE TABLE future (id TEXT)");
  newer.run("INSERT INTO migrations VALUES ('9999-future', 'x')");
  newer.close();
  const refused = await create();
  expect([refused.status, (await refused.json()).error]).toEqual([503, expect.stringContaining("newer version of Livery")]);
  expect(await health(server)).toMatchObject({ status: 503, json: { status: "failing", problems: [{ code: "newer_schema" }] } });
  expect((await fetch(`${server.url}/api/v1/systems`)).status).toBe(200);
  await waitUntil(() => server.lines.some((line) => line.includes("newer version of Livery")));
  expect(await server.end()).toBe(0);
  const again = await run("serve", "--port", "0");
  expect([again.status, again.err]).toEqual([1, expect.stringContaining("newer version of Livery")]);
}, 60_000);

test("a command of a newer version migrates the schema only when no server is running", async () => {
  await init();
  const path = join(data(), "livery.sqlite");
  const last = migrations.at(-1)?.name ?? "";
  // What an older version left: all but the last step.
  const old = new Database(join(home.path, "old.sqlite"));
  const { migrate } = await import("#/store/drivers/sqlite-migrate");
  migrate(old, migrations.slice(0, -1));
  old.close();
  for (const ending of ["-wal", "-shm"]) rmSync(path + ending, { force: true });
  writeFileSync(path, readFileSync(join(home.path, "old.sqlite")));
  const listMigrationSteps = () => {
    const database = new Database(path);
    const names = database
      .query<{ name: string }, []>("SELECT name FROM migrations")
      .all()
      .map(({ name }) => name);
    database.close();
    return names;
  };
  const release = lockFolder(join(data(), "serve.lock"));
  const refused = await run("users", "list");
  expect([refused.status, refused.err]).toEqual([1, expect.stringContaining("server running an older version")]);
  expect(listMigrationSteps()).not.toContain(last);
  release();
  await run("users", "list");
  expect(listMigrationSteps()).toContain(last);
}, 60_000);

test("the server does not start with a missing, invalid or exposed key file, and creates none", async () => {
  const { out } = await init();
  const { workspace } = JSON.parse(out) as { workspace: { slug: string } };
  expect((await run("webhooks", "add", "https://hooks.example.com/", "--workspace", workspace.slug)).status).toBe(0);
  const path = join(data(), "secret.key");
  const key = readFileSync(path, "utf8");
  const refused = async (why: string) => {
    const { status, err } = await run("serve", "--port", "0");
    expect([status, err]).toEqual([1, expect.stringContaining(why)]);
    expect([err.trim().split("\n").length, err.includes(key.trim())]).toEqual([1, false]);
  };
  chmodSync(path, 0o644);
  await refused("chmod 600");
  expect(lstatSync(path).mode & 0o777).toBe(0o644);
  rmSync(path);
  await refused("is missing");
  expect((await run("webhooks", "add", "https://hooks.example.com/two", "--workspace", workspace.slug)).status).toBe(1);
  expect(existsSync(path)).toBe(false);
  writeFileSync(path, "half a key", { mode: 0o600 });
  await refused("does not contain a 32-byte key");
  writeFileSync(path, key, { mode: 0o600 });
  await (await serve()).end();
}, 60_000);
