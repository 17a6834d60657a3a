import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getEngineSettings } from "#test/executable/engine-settings";
import { executable, runLivery, startLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";
import { isPostgresTested } from "#test/test-store";
import { waitUntil } from "#test/wait-until";

const folder = createTemporaryFolder();
const cwd = folder.path;
const run = (...args: string[]) => runLivery(args, { cwd });
beforeAll(async () => {
  writeFileSync(join(cwd, "password.txt"), "correct horse battery\n");
  writeFileSync(
    join(cwd, "brief.json"),
    JSON.stringify({ name: "Quay Five", brandColor: "#0b5d6b", archetype: "swiss", seed: 1 }),
  );
  const initResult = await run(
    "init",
    "--workspace",
    "Acme",
    "--email",
    "Ada@acme.example",
    "--password-file",
    "password.txt",
    "--json",
  );
  expect(initResult.err).toBe("");
  const { workspace, user, apiKey } = JSON.parse(initResult.out);
  expect(workspace).toEqual({ id: expect.stringMatching(/^ws_[0-9a-z]{26}$/), name: "Acme", slug: "acme" });
  expect(user).toEqual({ id: expect.stringMatching(/^usr_/), email: "ada@acme.example" });
  expect(apiKey).toEqual({
    key: expect.stringMatching(/^lv_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}$/),
    prefix: apiKey.key.slice(0, 11),
    permissions: ["READ", "ARTIFACTS_WRITE", "PIPELINE"],
  });
  const published = await run("generate", "brief.json", "--approve", "--publish", "--json");
  // Off a terminal too: one line a stage on standard error, nothing of it on standard output.
  const lines = published.err.trim().split("\n");
  expect(lines.length).toBeGreaterThan(3);
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) expect(line).toMatch(/^\d+\/\d+ \S/);
  expect(JSON.parse(published.out)).toMatchObject({
    brand: { name: "Quay Five", slug: "quay-five" },
    design: { status: "PUBLISHED", direction: "swiss", seed: 1 },
    project: { state: "FINALIZED" },
    system: { slug: "quay-five", status: "ACTIVE", brandColor: "#0b5d6b" },
    version: "1.0.0",
    audit: { error: 0 },
  });
});
afterAll(() => folder.remove());

test.skipIf(process.platform !== "linux")(
  "a command that calculates starts again in its own place, with its arguments and what the environment sets",
  async () => {
    const child = Bun.spawn([executable, "generate", "-", "--direction", "no such one"], {
      cwd,
      env: { PATH: process.env.PATH, HOME: cwd, MIMALLOC_PURGE_DELAY: "500", ...(await getEngineSettings(cwd)) },
      ...{ stdin: "pipe", stdout: "pipe", stderr: "pipe" },
    });
    const read = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, "utf8").split("\0");
    await waitUntil(() => read("environ").includes("BUN_JSC_useFTLJIT=0"));
    expect(read("environ")).toEqual(expect.arrayContaining(["MIMALLOC_ALLOW_THP=1", "MIMALLOC_PURGE_DELAY=500"]));
    expect(read("cmdline")).toEqual([executable, "generate", "-", "--direction", "no such one", ""]);
    await child.stdin.end();
    expect([await child.exited, await new Response(child.stdout).text()]).toEqual([1, ""]);
    expect(await new Response(child.stderr).text()).toContain("standard input");
  },
);

test.skipIf(process.platform !== "linux").each([
  ["a file that a shell has opened for it", `exec "$0" "$1" <(cat)`],
  ["an executable that is gone", `cp "$0" gone; exec 9<gone; rm gone; exec /proc/self/fd/9 "$1" -`],
])("a command that calculates reads its brief with %s", async (_, script) => {
  const result = await runLivery(["generate"], { cwd, input: `{ "name": "" }`, prefix: ["bash", "-c", script] });
  expect([result.status, result.out]).toEqual([1, ""]);
  expect(result.err.trim().split("\n")).toEqual([expect.stringContaining("name")]);
});

test("every command has --help, which exits with status 0", async () => {
  const program = await run("--help");
  expect(program.status).toBe(0);
  for (const verb of [
    "init",
    "generate",
    "resume",
    "export",
    "bundle",
    "pictures",
    "kit",
    "rules",
    "import",
    "serve",
    "demo",
    "openapi",
    "version",
  ]) {
    expect(program.out).toContain(`  ${verb}`);
    const help = await run(verb, "--help");
    expect([verb, help.status, help.out.includes(`livery ${verb}`)]).toEqual([verb, 0, true]);
  }
  expect((await run()).out).toBe(program.out);
});

test.each(["keys", "users", "webhooks"])(
  "livery %s --help lists the commands of the group and ends with status 0",
  async (group) => {
    const [help, short, word, groupWord] = await Promise.all([
      run(group, "--help"),
      run(group, "-h"),
      run("help", group, "list"),
      run("help", group),
    ]);
    expect([help.status, help.err]).toEqual([0, ""]);
    expect(help.out).toStartWith(`Usage: livery ${group} COMMAND`);
    expect(help.out).toContain(`  ${group} `);
    expect(short).toEqual(help);
    expect(groupWord).toEqual(help);
    expect(word).toEqual(await run(group, "list", "--help"));
    expect([word.status, word.out.includes(`Usage: livery ${group} list`)]).toEqual([0, true]);
    expect((await run(group)).status).toBe(2);
  },
);

const needData: readonly string[][] = [
  ["check", "quay-five", "brief.json"],
  ["export", "quay-five", "--format", "dtcg"],
  ["rules", "quay-five", "--dir", "."],
  ["bundle", "quay-five"],
  ["pictures", "quay-five"],
  ["kit", "quay-five"],
  ["mcp"],
  ["resume"],
  ["keys", "list"],
  ["users", "list"],
  ["webhooks", "list"],
  ["generate", "brief.json"],
  ["import", "quay-five", "brief.json"],
  ["webhooks", "log", "whe_x"],
];
test.skipIf(isPostgresTested).each(needData.map((args) => [args.join(" "), args] as const))(
  "%s without a data folder makes none, says where it looked and what to pass: status 1",
  async (_, args) => {
    const before = readdirSync(cwd).sort();
    const ended = await run(...args, "--data", "not-here");
    expect([args, ended.status, ended.out]).toEqual([args, 1, ""]);
    expect(ended.err).toContain(
      `There is no Livery data in ${join(cwd, "not-here")}. Set the folder with --data (or LIVERY_DATA)`,
    );
    expect(readdirSync(cwd).sort()).toEqual(before);
  },
);

test("commands that need no data create no folder", async () => {
  for (const args of [["openapi"], ["version"], ["mcp", "install", "--client", "json", "--data", "not-here"], ["check"]]) {
    const { status } = await run(...args);
    expect([args, status]).toEqual([args, args[0] === "check" ? 2 : 0]);
  }
  expect(readdirSync(cwd)).not.toContain("not-here");
});

test.each([
  [["frobnicate"], 'Unknown command "frobnicate".'],
  [["exprot", "quay-five"], 'Unknown command "exprot". Did you mean "export"?'],
  [["keys", "craete"], 'Unknown command "keys craete". Did you mean "keys create"?'],
  [["keys"], 'Add one of the commands of "livery keys".'],
  [["--data", "x", "export"], "Flags come after the command. Write: livery COMMAND --data"],
  [["export"], "SYSTEM is missing. Write: livery export SYSTEM"],
  [["export", "quay-five", "--fromat", "dtcg"], "Unknown flag --fromat. Did you mean --format?"],
  [["export", "quay-five", "--no-format"], "Unknown flag --no-format. Did you mean --format?"],
  [["export", "quay-five", "-5"], "Unknown flag -5. If it is an argument and not a flag, put -- before it: -- -5."],
  [["export", "quay-five", "--format"], "--format needs a value. Write --format VALUE."],
  [["export", "quay-five", "--format", "--json"], '--format needs a value. If the value is "--json", write --format=--json.'],
  [["export", "quay-five", "--json=yes"], "--json takes no value. Write --json, or --no-json to turn it off."],
  [["export", "quay-five", "extra", "--format", "dtcg"], 'Unexpected argument "extra". Write: livery export SYSTEM'],
  [["serve", "extra"], 'Unexpected argument "extra". Write: livery serve'],
  [["generate", "brief.json", "--seed", "1", "--seed", "2"], "--seed is repeated. Give --seed once."],
  [["serve", "--approve"], "Unknown flag --approve."],
])("%p exits with status 2 and shows the usage", async (args, message) => {
  const ended = await run(...(args as string[]));
  expect([ended.status, ended.out]).toEqual([2, ""]);
  expect(ended.err).toContain(message as string);
  expect(ended.err).toMatch(/Run "livery .*--help"/);
});

test("flags take their value with a space or an equals sign, booleans can be negated, and -- ends the flags", async () => {
  const { status, out } = await run("export", "--format=dtcg", "--no-json", "--output=-", "--", "quay-five");
  expect([status, out]).toEqual([0, (await run("export", "quay-five", "--format", "dtcg", "-o", "-")).out]);
  const stopped = await run("generate", "brief.json", "--approve", "--no-approve", "--workspace=other");
  expect([stopped.status, stopped.err.includes('No workspace has the slug "other"')]).toEqual([1, true]);
  const dashed = await run("export", "--", "--format");
  expect([dashed.status, dashed.err.includes("No published system has this name")]).toEqual([1, true]);
});

test.each([
  [["export", "unknown", "--format", "dtcg"], "No published system has this name"],
  [["export", "quay-five", "--format", "less"], "--format must be one of: globals-css"],
  [["generate", "missing.json"], "missing.json cannot be read"],
  [["generate", "password.txt"], "password.txt is not JSON"],
  [["generate", "brief.json", "--workspace", "other"], 'No workspace has the slug "other"'],
  [["generate", "brief.json", "--seed", "many"], "--seed must be an integer"],
  [["generate", "brief.json", "--seed", "-1"], "--seed must be"],
  [["export", "quay-five"], "assets-svg, all. Add --format FORMAT."],
  [["init", "--email", "b@b.example", "--password", "long enough now"], "--workspace is required. Add --workspace WORKSPACE."],
  [["init", "--email", "b@b.example"], "--workspace and --password are required. Add --workspace WORKSPACE --password PASSWORD."],
  [["generate", "brief.json", "--publish"], "publish requires approve"],
  [
    ["init", "--workspace", "Acme", "--email", "b@b.example", "--password", "long enough now"],
    'A workspace with the slug "acme" already exists',
  ],
  [["init", "--workspace", "B", "--email", "b@b.example", "--password", "short"], "--password must have at least 10 characters"],
  [["resume", "prj_nothing"], "No project has this id"],
  [["serve", "--port", "99999999", "--log", "loud"], "--port (LIVERY_PORT) must be"],
  [["export", "quay-five", "--format", "dtcg", "-o", "no/such/folder/x.json"], "cannot be written"],
])("%p exits with status 1 and says what to do", async (args, message) => {
  const ended = await run(...(args as string[]));
  expect([ended.status, ended.out]).toEqual([1, ""]);
  expect(ended.err).toContain(message as string);
});

test("all invalid settings are reported at once, and a flag takes precedence over a variable", async () => {
  const ended = await runLivery(["serve", "--port", "x"], {
    cwd,
    env: { LIVERY_PORT: "4711", LIVERY_LOG: "loud", LIVERY_DATABASE_URL: "postgres:x" },
  });
  expect(ended.status).toBe(1);
  expect(ended.err).toContain('it is "x"');
  expect(ended.err).toContain('it is "loud"');
  expect(ended.err).toContain("must be addresses such as postgres://");
});

test("an export has the same bytes on standard output and in a file", async () => {
  const printed = await run("export", "quay-five", "--format", "globals-css");
  expect(printed.status).toBe(0);
  expect(printed.out).toContain("--brand: #0b5d6b");
  const written = await run("export", "quay-five", "--format", "globals-css", "-o", "brand.css", "--json");
  expect(JSON.parse(written.out)).toEqual({ file: "brand.css", bytes: Buffer.byteLength(printed.out) });
  expect(await Bun.file(join(cwd, "brand.css")).text()).toBe(printed.out);
});

test("the bundle is a valid archive named after its version", async () => {
  expect((await run("bundle", "quay-five")).status).toBe(0);
  const tested = Bun.spawnSync(["unzip", "-tq", join(cwd, "quay-five-1.0.0-bundle.zip")]);
  expect(tested.exitCode).toBe(0);
});

test("a brief can be read from standard input, and an invalid one stores nothing", async () => {
  const good = await runLivery(["generate", "-", "--json"], { cwd, input: '{"name":"Piped","seed":1}' });
  expect(JSON.parse(good.out).project.state).toBe("FOUNDATION_REVIEW");
  const deep = await runLivery(["generate", "-"], { cwd, input: `${"[".repeat(100_000)}` });
  expect([deep.status, deep.err.includes("nested deeper than 64")]).toEqual([1, true]);
  const large = await runLivery(["generate", "-"], { cwd, input: JSON.stringify({ name: "x".repeat(1_100_000) }) });
  expect([large.status, large.err.includes("larger than 1048576 bytes")]).toEqual([1, true]);
  const bytes = await runLivery(["generate", "-"], { cwd, input: new Uint8Array([0x22, 0xff, 0x22]) });
  expect([bytes.status, bytes.err.includes("not UTF-8")]).toEqual([1, true]);
  const wrong = await runLivery(["generate", "-", "--json"], { cwd, input: '{"name":"Half","brandColor":"nope"}' });
  expect(JSON.parse(wrong.err)).toEqual({ error: expect.stringContaining('brandColor: "nope"') });
  expect((await run("resume", "--json")).out).not.toContain("Half");
});

test("the path of a brief that is too long for a file is a clear error", async () => {
  const { status, err } = await run("generate", "b".repeat(5000));
  expect([status, err]).toEqual([1, expect.stringMatching(/^livery: b+ cannot be read\. Pass the path of a JSON file.*\n$/)]);
});

test("openapi prints the document and version the version", async () => {
  expect(JSON.parse((await run("openapi")).out).paths).toHaveProperty("/api/v1/systems");
  expect((await run("version")).out).toMatch(/^livery \d+\.\d+\.\d+\n$/);
  expect(JSON.parse((await run("version", "--json")).out)).toMatchObject({ version: expect.any(String) });
});

describe("serve", () => {
  test("prints one ready line, serves published systems, refuses a second server and stops cleanly", async () => {
    const server = await startLivery(["serve", "--port", "0"], cwd);
    expect(server.lines.filter((line) => line.includes("ready"))).toHaveLength(1);
    const { systems } = (await (await fetch(`${server.url}/api/v1/systems`)).json()) as { systems: { slug: string }[] };
    expect(systems.map(({ slug }) => slug)).toEqual(["quay-five"]);
    const exported = await (await fetch(`${server.url}/api/systems/export/quay-five?format=dtcg`)).text();
    const beside = await run("export", "quay-five", "--format", "dtcg");
    expect(beside.out).toBe(exported);
    const font = /\/fonts\/[\w.-]+\.woff2/.exec(await (await fetch(`${server.url}/`)).text())?.[0] ?? "/fonts/none";
    const answer = await fetch(server.url + font);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "font/woff2"]);
    const second = await run("serve", "--port", "0");
    expect([second.status, second.err.includes("Another Livery server")]).toEqual([1, true]);
    expect(await server.end()).toBe(0);
    const taken = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
    const refused = await run("serve", "--port", String(taken.port));
    await taken.stop();
    expect([refused.status, refused.err.includes("cannot listen")]).toEqual([1, true]);
  });
});

test("files of the working directory have no effect: no bunfig, no .env, no package", async () => {
  const hostile = createTemporaryFolder();
  writeFileSync(join(hostile.path, "bunfig.toml"), 'preload = ["./evil.ts"]\n');
  writeFileSync(join(hostile.path, "evil.ts"), 'await Bun.write("ran.txt", "ran");\n');
  writeFileSync(join(hostile.path, ".env"), "LIVERY_LOG=loud\n");
  const init = ["init", "--workspace", "A", "--email", "a@a.example", "--password", "correct horse battery"];
  expect((await runLivery(init, { cwd: hostile.path })).status).toBe(0);
  const ended = await runLivery(["resume"], { cwd: hostile.path });
  expect([ended.status, ended.out]).toEqual([0, "There are no unfinished projects.\n"]);
  expect(readdirSync(hostile.path)).not.toContain("ran.txt");
  hostile.remove();
});

test.skipIf(process.platform !== "linux")("a full disk below standard output is a clear error", async () => {
  const result = await runLivery(["openapi"], { cwd, prefix: ["sh", "-c", `exec "$0" "$@" >/dev/full`] });
  expect([result.status, result.err]).toEqual([1, "livery: Standard output cannot be written (ENOSPC). Check where it goes.\n"]);
});

test("a reader that closes the output early is no error", async () => {
  const pipe = Bun.spawn(["sh", "-c", `"$0" openapi | head -c 20`, executable], { cwd, stdout: "pipe", stderr: "pipe" });
  expect([await new Response(pipe.stdout).text(), await new Response(pipe.stderr).text()]).toEqual([
    expect.stringContaining("{"),
    "",
  ]);
});
