import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { resolve } from "node:path";
import { getEngineSettings } from "#test/executable/engine-settings";
import { executable, startLivery, type RunningServer } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

/**
 * The protocol's own suites, run over the executable: what the suite asks of each revision, and the
 * inspector's look at the tool list.
 */
const packages = resolve("node_modules/@modelcontextprotocol");
const folder = createTemporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startLivery(["serve", "--port", "0", "--rate-public", "0"], folder.path);
}, 20_000);
afterAll(async () => {
  await server.end();
  folder.remove();
});

/** Runs a program of these packages to its end. */
async function run(args: readonly string[]) {
  const child = Bun.spawn([process.execPath, ...args], {
    cwd: folder.path,
    env: { PATH: process.env.PATH ?? "", HOME: folder.path, NO_COLOR: "1" },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err, status] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { status, out, err };
}

describe("the conformance suite", () => {
  test.each(["2025-11-25", "2026-07-28"])(
    "%s: everything passes but what is expected to fail, and all of that fails",
    async (revision) => {
      const expected = resolve(`test/executable/mcp-conformance/${revision}.yml`);
      const suite = `${packages}/conformance/dist/index.js`;
      const args = ["server", "--url", `${server.url}/mcp`, "--requirements", revision, "--expected-failures", expected];
      const { status, out } = await run([suite, ...args]);
      const summary = out.slice(out.indexOf("=== SUMMARY ==="));
      expect([status, status === 0 ? "" : summary]).toEqual([0, ""]);
      expect(summary).toContain("✓ tools-list:");
    },
    60_000,
  );
});

describe("the inspector", () => {
  test.each(["over HTTP", "over standard input"])(
    "finds nothing to say of the tool list %s",
    async (way) => {
      // The inspector passes few of its variables on.
      const variables = Object.entries(await getEngineSettings(folder.path)).map(([name, value]) => `${name}=${value}`);
      const target = way === "over HTTP" ? [`${server.url}/mcp`] : ["env", ...variables, executable, "mcp"];
      const { status, out, err } = await run([
        `${packages}/inspector/clients/launcher/build/index.js`,
        "--cli",
        ...target,
        "--method",
        "tools/list",
        "--strict",
      ]);
      expect([status, err.trim()]).toEqual([0, ""]);
      expect(JSON.parse(out).tools).toHaveLength(22);
    },
    60_000,
  );
});
