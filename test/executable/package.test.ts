import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createArchive } from "../../scripts/package/archive";
import type { Contents } from "../../scripts/package/contents";
import { createMcpBundle } from "../../scripts/package/mcpb";
import { getNativeTarget } from "../../scripts/package/targets";
import { executable } from "#test/executable/run-livery";
import { createContents } from "#test/scripts/create-contents";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
const at = (...parts: string[]) => join(folder.path, ...parts);
const packer = resolve("node_modules/@anthropic-ai/mcpb/dist/cli/cli.js");

async function run(args: readonly string[], input = "") {
  const child = Bun.spawn([...args], {
    env: { PATH: process.env.PATH ?? "", HOME: folder.path, LIVERY_DATA: at("data"), LIVERY_SERVER: "", LIVERY_API_KEY: "" },
    stdin: new Blob([input]),
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

const contents: Contents = {
  ...createContents(getNativeTarget().name),
  executable: new Uint8Array(readFileSync(executable)),
};
beforeAll(async () => {
  const bundle = await createMcpBundle(contents);
  writeFileSync(at("livery.mcpb"), bundle.bytes);
}, 60_000);
afterAll(() => folder.remove());

/** What the program answers over standard input to its first two requests. */
async function readFirstResponses(program: string) {
  const initialize = {
    jsonrpc: "2.0",
    id: 0,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } },
  };
  const lines = [initialize, { jsonrpc: "2.0", id: 1, method: "tools/list" }].map((line) => `${JSON.stringify(line)}\n`);
  const { status, out } = await run([program, "mcp"], lines.join(""));
  const responses = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { status, name: responses[0].result.serverInfo.name, tools: responses[1].result.tools.length };
}

describe("the bundle", () => {
  test("is valid, and its program serves the tools over the default data folder, or reports that there is none", async () => {
    expect((await run([process.execPath, packer, "unpack", at("livery.mcpb"), at("unpacked")])).status).toBe(0);
    expect((await run([process.execPath, packer, "validate", at("unpacked", "manifest.json")])).status).toBe(0);
    const { server, user_config, tools } = JSON.parse(readFileSync(at("unpacked", "manifest.json"), "utf8"));
    expect([server.type, server.mcp_config.args]).toEqual(["binary", ["mcp"]]);
    const program = server.mcp_config.command.replace(/^[^/]+/, at("unpacked"));
    expect(statSync(program).mode & 0o111).not.toBe(0);
    expect(user_config.api_key.sensitive).toBe(true);
    const referencedSettings = [...JSON.stringify(server.mcp_config.env).matchAll(/user_config\.\w+/g)].map(([word]) => word);
    expect(referencedSettings).toEqual(Object.keys(user_config).map((name) => `user_config.${name}`));
    const noDataArgs = await run([program, "mcp"]);
    expect(noDataArgs.status).toBe(1);
    expect(noDataArgs.err).toContain("--data");
    const account = ["--workspace", "Quay", "--email", "ada@quay.example", "--password", "long enough now"];
    expect((await run([program, "init", ...account])).status).toBe(0);
    expect(await readFirstResponses(program)).toEqual({ status: 0, name: "livery", tools: tools.length });
  }, 120_000);
});

test("the archive has one folder with the program, its documents and nothing else", async () => {
  const { name, bytes } = createArchive(contents);
  writeFileSync(at(name), bytes);
  expect((await run(["tar", "-xzf", at(name), "-C", folder.path])).status).toBe(0);
  const inside = at(`livery-1.2.3-${contents.target.name}`);
  expect(readdirSync(inside).sort()).toEqual([
    "LICENSES.txt",
    "README.txt",
    "completions",
    "kubernetes",
    "livery",
    "livery.cdx.json",
    "man",
    "monitoring",
  ]);
  expect((await run([join(inside, "livery"), "version"])).out).toStartWith("livery ");
}, 60_000);
