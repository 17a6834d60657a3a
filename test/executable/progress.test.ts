import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import { executable, runLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

const home = createTemporaryFolder();
afterAll(() => home.remove());
const at = (...names: string[]) => join(home.path, ...names);
const run = (...args: string[]) => runLivery(args, { cwd: home.path });

beforeAll(async () => {
  await run("init", "--workspace", "Kept", "--email", "a@b.example", "--password", "long enough now", "--data", "data");
  writeFileSync(at("brief.json"), JSON.stringify({ name: "First Light", seed: 5 }));
  cpSync(at("data"), at("large"), { recursive: true });
  const database = new Database(at("large", "livery.sqlite"));
  for (let index = 0; index < 60; index++) {
    const bytes = new Uint8Array(2_000_000).fill(index);
    const insert = database.query("INSERT INTO blobs (hash, media_type, bytes, encoding) VALUES (?, 'image/png', ?, 'identity')");
    insert.run(sha256Hex(bytes), bytes);
  }
  database.close();
  expect((await run("backup", "large.tar", "--data", "large")).status).toBe(0);
}, 120_000);

/** Runs a command on a pseudo-terminal. Types Ctrl+C once the terminal shows `interruptAt`. */
async function runOnTerminal(
  words: string,
  { env = {}, interruptAt }: { env?: Record<string, string>; interruptAt?: string } = {},
) {
  // With a low priority, so that this process types before the command has ended.
  const command = `${interruptAt === undefined ? "" : "nice -n 19 "}${executable} ${words}`;
  const child = Bun.spawn(["script", "-qec", command, "/dev/null"], {
    cwd: home.path,
    env: { PATH: process.env.PATH ?? "", TERM: "xterm", ...env },
    stdin: "pipe",
    stdout: "pipe",
  });
  let shown = "";
  let isTyped = false;
  const decoder = new TextDecoder();
  for await (const chunk of child.stdout) {
    shown += decoder.decode(chunk, { stream: true });
    if (isTyped || interruptAt === undefined || !shown.includes(interruptAt)) continue;
    isTyped = true;
    child.stdin.write("\u0003");
    child.stdin.flush();
  }
  return { status: await child.exited, shown };
}

const escapeCode = "\u001B[";
const countBrands = (dataDir: string) => {
  const database = new Database(at(dataDir, "livery.sqlite"), { readonly: true });
  const counts = ["brands", "systems", "designs", "projects"].map(
    (table) => database.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${table}`).get()?.n,
  );
  database.close();
  return counts;
};

test("on a terminal, work shows a bar in place, and the result below it", async () => {
  cpSync(at("data"), at("shown"), { recursive: true });
  const { status, shown } = await runOnTerminal("generate brief.json --data shown");
  expect(status).toBe(0);
  expect(shown).toContain(`\r${escapeCode}2K`);
  expect(shown).toMatch(/#+\S*-+ +\d+ % {2}(about \d+ s left|almost done)/);
  expect(shown).toContain(`${escapeCode}36m`);
  const last = shown.slice(shown.lastIndexOf(`${escapeCode}2K`));
  expect(last).toContain("First Light");
  expect(last).not.toContain(" %");
  const backup = await runOnTerminal("backup bar.tar --data large");
  expect([backup.status, backup.shown]).toEqual([0, expect.stringMatching(/Reading the backup back +\S+ +\d+ %/)]);
}, 60_000);

test("NO_COLOR and --no-color leave colours out, also of errors; TERM=dumb and pipes get plain lines", async () => {
  const hasColor = (text: string) => /\u001B\[\d+m/.test(text);
  const error = await runOnTerminal("users list --data nothing");
  expect([error.status, hasColor(error.shown)]).toEqual([1, true]);
  for (const [words, env] of [
    ["users list --data nothing --no-color", {}],
    ["users list --data nothing", { NO_COLOR: "1" }],
    ["doctor --data data --no-color", {}],
    ["backup verify large.tar", { NO_COLOR: "1" }],
  ] as const)
    expect([words, hasColor((await runOnTerminal(words, { env })).shown)]).toEqual([words, false]);
  expect(hasColor((await runOnTerminal("doctor --data data")).shown)).toBe(true);
  const dumb = await runOnTerminal("backup verify large.tar", { env: { TERM: "dumb" } });
  expect([dumb.shown.includes("\u001B"), dumb.shown]).toEqual([false, expect.stringContaining("Checking its database …")]);
  const piped = await run("backup", "verify", "large.tar");
  expect(piped.err).toBe("Reading the backup …\nChecking its database …\n");
}, 60_000);

test("--quiet prints results and errors only, on a terminal and elsewhere", async () => {
  cpSync(at("data"), at("quiet"), { recursive: true });
  const generated = await run("generate", "brief.json", "--data", "quiet", "--quiet");
  expect([generated.status, generated.err, generated.out]).toEqual([0, "", expect.stringContaining("First Light")]);
  const backup = await runOnTerminal("backup quiet.tar -q --data data");
  expect([backup.status, backup.shown]).toEqual([0, expect.stringMatching(/^Backup: /)]);
  const failed = await run("users", "list", "--data", "nothing", "--quiet");
  expect([failed.status, failed.err]).toEqual([1, expect.stringContaining("livery: There is no Livery data")]);
}, 60_000);

test("Ctrl+C ends with 130 and leaves nothing half-made", async () => {
  cpSync(at("data"), at("stopped"), { recursive: true });
  const before = countBrands("stopped");
  const generated = await runOnTerminal("generate brief.json --data stopped", { interruptAt: " %" });
  expect([generated.status, generated.shown]).toEqual([130, expect.stringContaining("Interrupted. Nothing was made.")]);
  expect(countBrands("stopped")).toEqual(before);
  const resumed = await run("resume", "--data", "stopped");
  expect([resumed.status, resumed.out]).toEqual([0, "There are no unfinished projects.\n"]);

  mkdirSync(at("backups"));
  const backup = await runOnTerminal("backup backups/b.tar --data large", { interruptAt: "Checking the copy" });
  expect([backup.status, readdirSync(at("backups"))]).toEqual([130, []]);

  cpSync(at("data"), at("target"), { recursive: true });
  const names = readdirSync(at("target")).toSorted();
  const content = sha256Hex(readFileSync(at("target", "livery.sqlite")));
  const restore = await runOnTerminal("restore large.tar --force --data target", { interruptAt: "Reading the backup" });
  expect([restore.status, restore.shown]).toEqual([130, expect.stringContaining("Interrupted. Nothing was changed.")]);
  expect([...new Set([...readdirSync(at("target")), "serve.lock"])].toSorted()).toEqual(
    [...new Set([...names, "serve.lock"])].toSorted(),
  );
  expect(sha256Hex(readFileSync(at("target", "livery.sqlite")))).toBe(content);

  writeFileSync(at("tokens.css"), ":root { --color-primary: #14505c; --radius: 4px; }");
  const imported = await runOnTerminal("brand import tokens.css --workspace kept --create --name Brought --data stopped", {
    interruptAt: " %",
  });
  expect([imported.status, imported.shown]).toEqual([130, expect.stringMatching(/interrupted/i)]);
  expect(imported.shown).not.toContain("JobError");
  expect(countBrands("stopped")).toEqual(before);
}, 120_000);

test("Ctrl+C during an export of all systems leaves no folder", async () => {
  cpSync(at("data"), at("published"), { recursive: true });
  expect((await run("generate", "brief.json", "--approve", "--publish", "--data", "published")).status).toBe(0);
  const names = readdirSync(home.path).toSorted();
  const exported = await runOnTerminal("export --all -o exports --data published", { interruptAt: " %" });
  expect([exported.status, exported.shown]).toEqual([130, expect.stringContaining("Interrupted.")]);
  expect(readdirSync(home.path).toSorted()).toEqual(names);
}, 60_000);

test("Ctrl+C after an approval cancels the project, and at a prompt nothing is made", async () => {
  cpSync(at("data"), at("approved"), { recursive: true });
  const generated = await runOnTerminal("generate brief.json --approve --data approved", { interruptAt: "Components" });
  expect([generated.status, generated.shown]).toEqual([
    130,
    expect.stringMatching(/Interrupted\. (Nothing was made|The project)/),
  ]);
  const database = new Database(at("approved", "livery.sqlite"), { readonly: true });
  const states = database.query("SELECT state FROM projects").values().flat();
  database.close();
  expect(states.filter((state) => state !== "CANCELLED")).toEqual([]);
  const prompt = await runOnTerminal("backup asked.tar --with-key --data data", { interruptAt: "passphrase: " });
  expect([prompt.status, readdirSync(home.path).includes("asked.tar")]).toEqual([130, false]);
}, 60_000);
