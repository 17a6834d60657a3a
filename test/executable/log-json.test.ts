import { afterAll, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { executable, runLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

const home = createTemporaryFolder();
afterAll(() => home.remove());
const lines = (text: string) => text.split("\n").filter((line) => line !== "");
const messages = (err: string) => lines(err).map((line) => (JSON.parse(line) as { message: string }).message);

test("with --log json every line on standard error is JSON: the start, the ready line, requests that fail and the stop", async () => {
  const data = join(home.path, "served");
  mkdirSync(data, { mode: 0o755 });
  const run = Bun.spawn([executable, "serve", "--data", data, "--port", "0", "--log", "json"], {
    env: { HOME: home.path, LIVERY_PROT: "1", LIVERY_LOGG: "sekrit-value" },
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  });
  const reader = run.stderr.getReader();
  let err = "";
  while (!err.includes("Livery is ready")) {
    const { value, done } = await reader.read();
    if (done) throw new Error(err);
    err += new TextDecoder().decode(value);
  }
  run.kill("SIGTERM");
  for (let part = await reader.read(); !part.done; part = await reader.read()) err += new TextDecoder().decode(part.value);
  const output = messages(err);
  expect(output).toContain("LIVERY_PROT is not a setting and has no effect. Did you mean LIVERY_PORT?");
  expect(output).toContain("LIVERY_LOGG is not a setting and has no effect. Did you mean LIVERY_LOG?");
  expect(err).not.toContain("sekrit-value");
  expect(await run.exited).toBe(0);
}, 60_000);

test("with --log json, errors and usage errors are JSON too, whether set by flag or variable", async () => {
  for (const [args, env] of [
    [["serve", "--log", "json", "--port", "none"], {}],
    [["serve", "--log=json", "--nothing"], {}],
    [["keys", "list", "--data", join(home.path, "none")], { LIVERY_LOG: "json" }],
  ] as const) {
    const { status, err } = await runLivery([...args], { cwd: home.path, env });
    expect([status > 0, messages(err).length]).toEqual([true, 1]);
  }
}, 60_000);

test("no invalid setting that contains a secret is shown", async () => {
  const secret = "hunter2hunter2hunter2";
  writeFileSync(join(home.path, "key"), secret);
  const key = `lv_abcdefgh_${"A".repeat(38)}`;
  const cases: readonly (readonly [readonly string[], Record<string, string>])[] = [
    [[], { LIVERY_SECRET_KEY: secret }],
    [["--secret-key-file", join(home.path, "key")], {}],
    [["--secret-key-file", secret], {}],
    [[], { LIVERY_SECRET_KEY_FILE: secret }],
    [[], { LIVERY_DATABASE_URL: `mysql://app:${secret}@db/livery?password=${secret}` }],
    [[], { LIVERY_DATABASE_URL: `postgres://app:${secret}@127.0.0.1:1/livery?password=${secret}` }],
    [["--base-url", `ftp://app:${secret}@brand.example`], {}],
    [["--port", key], {}],
    [[`--passwrd=${secret}`], {}],
    [[], { LIVERY_PORT: Buffer.alloc(32, 7).toString("base64") }],
  ];
  for (const [args, env] of cases) {
    const { status, out, err } = await runLivery(["serve", "--data", join(home.path, "data"), ...args], { cwd: home.path, env });
    expect([args.join(" "), status > 0, err.length > 0]).toEqual([args.join(" "), true, true]);
    for (const hidden of [secret, "A".repeat(38), Buffer.alloc(32, 7).toString("base64")])
      expect([args.join(" "), `${out}${err}`.includes(hidden)]).toEqual([args.join(" "), false]);
  }
}, 60_000);
