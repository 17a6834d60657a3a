import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import { createRandom } from "#/kernel/random";
import { exportFormats } from "#/kits/index";
import { executable, runLivery, startLivery } from "#test/executable/run-livery";
import { createSmallDisk } from "#test/executable/small-disk";
import { createTemporaryFolder } from "#test/temporary-folder";
import { waitUntil } from "#test/wait-until";

const home = createTemporaryFolder();
const at = (...names: string[]) => join(home.path, ...names);
const run = (...args: string[]) => runLivery(args, { cwd: home.path });
let apiKey: string;
let workspaceId: string;
/** Its two servers only wait, for half a minute: it begins first, and the other tests run meanwhile. */
let scheduled: ReturnType<typeof serveOnSchedule>;

beforeAll(async () => {
  const account = ["--workspace", "Kept", "--email", "a@b.example", "--password", "long enough now", "--json"];
  const result = JSON.parse((await run("init", ...account, "--data", "data")).out);
  apiKey = result.apiKey.key;
  workspaceId = result.workspace.id;
  for (const name of ["First Light", "Second Wind"]) {
    writeFileSync(at("brief.json"), JSON.stringify({ name, seed: 5 }));
    expect((await run("generate", "brief.json", "--approve", "--publish", "--data", "data")).status).toBe(0);
  }
  expect((await run("webhooks", "add", "https://hooks.example.com/", "--workspace", "kept", "--data", "data")).status).toBe(0);
  writeFileSync(at("passphrase.txt"), "a passphrase of words\n");
  cpSync(at("data"), at("served"), { recursive: true });
  scheduled = serveOnSchedule();
  scheduled.catch(() => undefined);
}, 120_000);
afterAll(() => home.remove());

/** The hashes of what two published systems serve to the public, by address. */
async function hashPublicResponses(url: string): Promise<Readonly<Record<string, string>>> {
  const addresses = ["first-light", "second-wind"].flatMap((name) => [
    `/systems/${name}`,
    `/r/${name}.json`,
    `/api/v1/systems/${name}/download`,
    ...exportFormats.map(({ format }) => `/api/systems/export/${name}?format=${format}`),
  ]);
  const hashes: Record<string, string> = {};
  for (const address of ["/", "/api/v1/systems", ...addresses]) {
    const response = await fetch(url + address, { headers: { host: "brand.example" } });
    hashes[address] = `${response.status} ${sha256Hex(await response.bytes())}`;
  }
  return hashes;
}

const serve = (data: string) =>
  startLivery(["serve", "--data", data, "--port", "0", "--base-url", "https://brand.example", "--rate-public", "0"], home.path);

test("a backup made under writes, restored elsewhere, serves the same and has whole changes only", async () => {
  const server = await serve("data");
  let isWriting = true;
  let written = 0;
  const write = async () => {
    while (isWriting) {
      const response = await fetch(`${server.url}/api/v1/workspaces/${workspaceId}/brands`, {
        method: "POST",
        headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json", host: "brand.example" },
        body: JSON.stringify({ name: `Brand ${written}` }),
      });
      if (response.status === 201) written++;
      else await Bun.sleep(20);
    }
  };
  const writing = write();
  const before = await hashPublicResponses(server.url);
  expect(Object.values(before).filter((hash) => !hash.startsWith("200 "))).toEqual([]);
  const backup = await run(
    "backup",
    "moved.tar",
    "--data",
    "data",
    "--with-key",
    "--passphrase-file",
    "passphrase.txt",
    "--json",
  );
  isWriting = false;
  await writing;
  await server.end();
  expect([backup.status, written > 0]).toEqual([0, true]);
  expect((await run("backup", "verify", "moved.tar")).status).toBe(0);

  const restored = await run("restore", "moved.tar", "--data", "elsewhere", "--passphrase-file", "passphrase.txt");
  expect([restored.status, restored.out]).toEqual([0, expect.stringContaining("The secret key is the one of the backup.")]);
  const database = new Database(at("elsewhere", "livery.sqlite"), { readonly: true });
  const count = (query: string) => database.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${query}`).get()?.n;
  expect(count("brands")).toBe(count("audit_log WHERE action = 'brand.created'"));
  database.close();
  const moved = await serve("elsewhere");
  expect(await hashPublicResponses(moved.url)).toEqual(before);
  expect(moved.lines.filter((line) => line.includes("secret key"))).toEqual([]);
  await moved.end();
}, 120_000);

test("wrong commands end with 2, failures with 1, and each says what to do", async () => {
  await run("backup", "exits.tar", "--data", "data", "--with-key", "--passphrase-file", "passphrase.txt");
  writeFileSync(at("wrong.txt"), "another passphrase\n");
  const cases = [
    [["backup", "a", "b"], 2, "Unexpected argument"],
    [["restore"], 2, "FILE is missing"],
    [["backup", "--passphrase-file", "passphrase.txt", "--data", "data"], 2, "Add --with-key"],
    [["backup", "--data", "nothing"], 1, "There is no Livery data"],
    [["backup", "exits.tar", "--data", "data"], 1, "exists already"],
    [["backup", "short.tar", "--with-key", "--data", "data"], 1, "passphrase of 12 or more characters"],
    [["backup", "verify", "brief.json"], 1, "it is incomplete"],
    [["restore", "exits.tar", "--data", "other"], 1, "--passphrase-file, or --without-key"],
    [["restore", "exits.tar", "--data", "other", "--passphrase-file", "wrong.txt"], 1, "does not open the secret key"],
    [["restore", "exits.tar", "--data", "data", "--without-key"], 1, "is not empty"],
    [["restore", "none.tar"], 1, "There is no file"],
  ] as const;
  for (const [words, status, message] of cases) {
    const result = await run(...words);
    expect([words, result.status, result.err]).toEqual([words, status, expect.stringContaining(message)]);
  }
  expect([existsSync(at("other")), existsSync(at("nothing")), existsSync(at("short.tar"))]).toEqual([false, false, false]);
  const server = await serve("data");
  const inUse = await run("restore", "exits.tar", "--data", "data", "--force", "--without-key");
  await server.end();
  expect([inUse.status, inUse.err]).toEqual([1, expect.stringContaining("Another Livery server is using this data folder")]);
}, 60_000);

test("on a terminal, the passphrase is asked for twice and not shown", async () => {
  const child = Bun.spawn(["script", "-qec", `${executable} backup asked.tar --with-key --data data`, "/dev/null"], {
    cwd: home.path,
    env: { PATH: process.env.PATH ?? "" },
    stdin: "pipe",
    stdout: "pipe",
  });
  let shown = "";
  const decoder = new TextDecoder();
  for await (const chunk of child.stdout) {
    shown += decoder.decode(chunk, { stream: true });
    if (!/passphrase(?: again)?: $/.test(shown)) continue;
    child.stdin.write("a passphrase of words\r");
    child.stdin.flush();
  }
  expect([await child.exited, shown]).toEqual([0, expect.stringContaining("Secret key: included, encrypted")]);
  expect(shown).not.toContain("of words");
}, 30_000);

test("doctor reports settings with their origin, never a secret, and fails where the key is missing", async () => {
  await run("backup", "doctor.tar", "--data", "data");
  await run("restore", "doctor.tar", "--data", "keyless");
  const env = {
    LIVERY_API_KEY: "lv_never_shown",
    LIVERY_PORT: "4711",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.invalid:4318",
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=never_shown",
  };
  const examine = (data: string) => runLivery(["doctor", "--json", "--data", data], { cwd: home.path, env });
  type Report = {
    settings: { variable: string; value: string; origin: string }[];
    checks: { name: string; status: string; message: string }[];
  };
  const inOrder = await examine("data");
  expect([inOrder.status, inOrder.out.includes("never_shown")]).toEqual([0, false]);
  const { settings, checks } = JSON.parse(inOrder.out) as Report;
  const find = (name: string) => settings.find(({ variable }) => variable === name);
  expect(find("LIVERY_DATA")).toEqual({ variable: "LIVERY_DATA", value: "data", origin: "--data" });
  expect(find("LIVERY_PORT")).toEqual({ variable: "LIVERY_PORT", value: "4711", origin: "LIVERY_PORT" });
  expect(find("LIVERY_API_KEY")).toEqual({ variable: "LIVERY_API_KEY", value: "set", origin: "LIVERY_API_KEY" });
  const headers = "OTEL_EXPORTER_OTLP_HEADERS";
  expect(find(headers)).toEqual({ variable: headers, value: "set", origin: headers });
  expect(checks.find(({ name }) => name === "addresses")?.message).toContain("are not found: collector.invalid.");
  expect(checks.filter(({ status }) => status === "error")).toEqual([]);
  const keyless = await examine("keyless");
  expect([keyless.status, keyless.err]).toEqual([1, expect.stringContaining("Not in order: key.")]);
  const wrong = await runLivery(["doctor"], { cwd: home.path, env: { LIVERY_PORT: "many" } });
  expect([wrong.status, wrong.out]).toEqual([1, expect.stringContaining("must be a whole number from 0 to 65535")]);
  expect(existsSync(at("livery-data"))).toBe(false);
}, 60_000);

test("on a full or read-only disk, a backup says so and leaves nothing", async () => {
  const disk = await createSmallDisk(1);
  try {
    const backUp = () => runLivery(["backup", disk.path, "--data", at("data")], { cwd: home.path, prefix: disk.prefix });
    const full = await backUp();
    expect([full.status, full.err]).toEqual([
      1,
      expect.stringMatching(/The disk of \S+ is full: about [\d.]+ MB are needed there/),
    ]);
    expect(readdirSync(disk.hostPath)).toEqual([]);
    disk.makeReadOnly();
    const readOnly = await backUp();
    expect([readOnly.status, readOnly.err]).toEqual([1, expect.stringContaining("is on a read-only file system")]);
  } finally {
    await disk.remove();
  }
}, 60_000);

/** Runs a command and kills it after a time; how it ended. */
async function runAndKill(args: readonly string[], afterMs: number): Promise<"ended" | "killed"> {
  const child = Bun.spawn([executable, ...args], {
    cwd: home.path,
    env: {},
    stdin: "ignore",
    stdout: "ignore",
    stderr: "ignore",
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), afterMs);
  await child.exited;
  clearTimeout(timer);
  return child.signalCode === "SIGKILL" ? "killed" : "ended";
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

const moments = 20;

test("an interrupted backup ends at once and leaves nothing", async () => {
  cpSync(at("data"), at("large"), { recursive: true });
  const database = new Database(at("large", "livery.sqlite"));
  for (let index = 0; index < 40; index++) {
    const bytes = new Uint8Array(2_000_000).fill(index);
    const insert = database.query("INSERT INTO blobs (hash, media_type, bytes, encoding) VALUES (?, 'image/png', ?, 'identity')");
    insert.run(sha256Hex(bytes), bytes);
  }
  database.close();
  mkdirSync(at("interrupted"));
  const child = Bun.spawn([executable, "backup", "interrupted/b.tar", "--data", "large"], {
    cwd: home.path,
    env: {},
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  });
  const reader = child.stderr.getReader();
  await reader.read();
  child.kill("SIGINT");
  expect(await child.exited).toBe(130);
  expect(readdirSync(at("interrupted"))).toEqual([]);
  rmSync(at("large"), { recursive: true });
}, 60_000);

test("a backup that is killed leaves a whole file or none", async () => {
  const durationMs = await measure(() => run("backup", "measured.tar", "--data", "data"));
  mkdirSync(at("killed"));
  const random = createRandom(Number(process.env.KILL_SEED ?? 1), "backup");
  for (let moment = 0; moment < moments; moment++) {
    const outcome = await runAndKill(["backup", `killed/${moment}.tar`, "--data", "data"], random.next() * durationMs * 1.1);
    const isThere = existsSync(at("killed", `${moment}.tar`));
    if (outcome === "ended") expect([moment, isThere]).toEqual([moment, true]);
    if (isThere) expect([moment, (await run("backup", "verify", `killed/${moment}.tar`)).status]).toEqual([moment, 0]);
  }
  expect(readdirSync(at("killed")).filter((name) => !/^(\d+\.tar|\.livery-backup-\w+)$/.test(name))).toEqual([]);
}, 120_000);

test("a restore that is killed leaves the old data or the new, and the next command works", async () => {
  await run("backup", "new.tar", "--data", "data");
  await run("init", "--workspace", "Old", "--email", "o@b.example", "--password", "long enough now", "--data", "old");
  const listKeys = async (data: string) => {
    const { status, out, err } = await run("keys", "list", "--json", "--data", data);
    return `${status} ${out}${err}`;
  };
  const [newKeys, oldKeys] = [await listKeys("data"), await listKeys("old")];
  expect(newKeys).not.toBe(oldKeys);
  cpSync(at("old"), at("measured"), { recursive: true });
  const durationMs = await measure(() => run("restore", "new.tar", "--force", "--data", "measured"));
  const random = createRandom(Number(process.env.KILL_SEED ?? 1), "restore");
  const found = new Set<string>();
  for (let moment = 0; moment < moments; moment++) {
    cpSync(at("old"), at("target"), { recursive: true });
    const outcome = await runAndKill(["restore", "new.tar", "--force", "--data", "target"], random.next() * durationMs * 1.1);
    const keys = await listKeys("target");
    expect([moment, [oldKeys, newKeys].includes(keys)]).toEqual([moment, true]);
    if (outcome === "ended") expect([moment, keys]).toEqual([moment, newKeys]);
    found.add(keys);
    const entries = readdirSync(at("target"));
    expect(entries.filter((name) => name.startsWith("restore-"))).toEqual([]);
    expect([moment, entries.some((name) => name.startsWith("replaced-"))]).toEqual([moment, keys === newKeys]);
    rmSync(at("target"), { recursive: true });
  }
  expect(found.size).toBe(2);
}, 120_000);

async function serveOnSchedule() {
  mkdirSync(at("scheduled"));
  const env = { LIVERY_BACKUP_DIR: at("scheduled"), LIVERY_BACKUP_EVERY: "1h" };
  const start = () => startLivery(["serve", "--data", "served", "--port", "0"], home.path, { env });
  const list = () => readdirSync(at("scheduled"));
  const server = await start();
  await waitUntil(() => list().some((name) => name.endsWith(".tar")), 60_000);
  const status = await server.end();
  const made = list();
  const again = await start();
  // Longer than the 15 seconds after which a server looks whether a backup is due.
  await Bun.sleep(20_000);
  const statusAgain = await again.end();
  return { statuses: [status, statusAgain], made, kept: list(), lines: again.lines };
}

test("a server makes a scheduled backup that restores, and a restart repeats none", async () => {
  const { statuses, made, kept, lines } = await scheduled;
  expect(statuses).toEqual([0, 0]);
  const [name = "", ...others] = made;
  expect([others, name]).toEqual([[], expect.stringMatching(/^livery-scheduled-\d{8}-\d{6}Z\.tar$/)]);
  expect((await run("restore", `scheduled/${name}`, "--data", "scheduled-copy")).status).toBe(0);
  expect([kept, lines.filter((line) => line.includes("scheduled"))]).toEqual([[name], []]);
}, 120_000);
