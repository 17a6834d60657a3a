import { afterAll, beforeEach, describe, expect, spyOn, test } from "bun:test";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCommandLine } from "#/transports/cli/run-command-line";
import type { CommandHost } from "#/transports/cli/command-host";
import { listAgentClients } from "#/documents/agents/agent-clients";
import { settings } from "#/config/settings";
import { createServiceManager } from "#/kernel/system/service-manager";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
const dir = join(folder.path, "repository");
const rejectOpen = () => Promise.reject(new Error("nothing is opened to install"));
const host: CommandHost = {
  settings,
  open: rejectOpen,
  serve: rejectOpen,
  serveMcp: rejectOpen,
  openBackups: rejectOpen,
  planUpgrade: rejectOpen,
  upgrade: rejectOpen,
  copyData: rejectOpen,
  diagnose: rejectOpen,
  checkReadiness: rejectOpen,
  exportAuditLog: rejectOpen,
  vacuum: rejectOpen,
  moveFiles: rejectOpen,
  describeApi: rejectOpen,
  serviceManager: createServiceManager("", undefined),
  dataDir: () => "/srv/livery-data",
};
const at = (path: string) => join(dir, path);
const writeFile = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
const readJson = (path: string) => JSON.parse(readFileSync(at(path), "utf8"));
const server = "https://brand.example";

async function install(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const write = spyOn(Bun, "write").mockImplementation((async (_: unknown, text: unknown) => out.push(String(text))) as never);
  const say = spyOn(process.stderr, "write").mockImplementation(((text: string) => err.push(text) > 0) as never);
  try {
    const status = await runCommandLine(["mcp", "install", "--dir", dir, ...args], host);
    return { status, out: out.join(""), err: err.join("") };
  } finally {
    write.mockRestore();
    say.mockRestore();
  }
}

beforeEach(() => {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir);
});
afterAll(() => folder.remove());

const files = { claude: ".mcp.json", cursor: ".cursor/mcp.json", vscode: ".vscode/mcp.json" } as const;
const stdio = { command: "livery", args: ["mcp", "--data", "/srv/livery-data"] };

describe("a server", () => {
  test("is set up as each client writes it", async () => {
    for (const client of Object.keys(files)) await install("--client", client, "--server", `${server}/`, "--write");
    expect(readJson(files.claude)).toEqual({
      mcpServers: {
        livery: { type: "http", url: `${server}/mcp`, headers: { Authorization: `Bearer \${LIVERY_API_KEY}` } },
      },
    });
    expect(readJson(files.cursor)).toEqual({
      mcpServers: { livery: { url: `${server}/mcp`, headers: { Authorization: `Bearer \${env:LIVERY_API_KEY}` } } },
    });
    expect(readJson(files.vscode)).toEqual({
      inputs: [{ type: "promptString", id: "livery-key", description: "Livery API key", password: true }],
      servers: {
        livery: { type: "http", url: `${server}/mcp`, headers: { Authorization: `Bearer \${input:livery-key}` } },
      },
    });
  });

  test("is set up as the guide shows it", async () => {
    for (const client of ["cursor", "vscode"] as const) {
      await install("--client", client, "--server", server, "--write");
      const shown = listAgentClients(server).find(({ id }) => id === client)?.snippet;
      expect([client, shown?.location, JSON.parse(shown?.text ?? "")]).toEqual([client, files[client], readJson(files[client])]);
    }
  });

  test("is reached through a command if the client supports no URL or the key is in a file", async () => {
    await install("--client", "claude-desktop", "--server", server, "--write");
    expect(readJson("claude_desktop_config.json")).toEqual({
      mcpServers: { livery: { command: "livery", args: ["mcp", "--server", server] } },
    });
    await install("--client", "cursor", "--server", server, "--api-key-file", "/keys/livery", "--write");
    expect(readJson(files.cursor)).toEqual({
      mcpServers: { livery: { command: "livery", args: ["mcp", "--server", server, "--api-key-file", "/keys/livery"] } },
    });
  });
});

test("without a server the data folder of this machine is meant", async () => {
  for (const client of Object.keys(files)) await install("--client", client, "--write");
  expect(readJson(files.claude).mcpServers.livery).toEqual({
    type: "stdio",
    ...stdio,
    env: { LIVERY_API_KEY: `\${LIVERY_API_KEY:-}` },
  });
  expect(readJson(files.cursor).mcpServers.livery).toEqual({ ...stdio, env: { LIVERY_API_KEY: `\${env:LIVERY_API_KEY}` } });
  expect(readJson(files.vscode).servers.livery).toEqual({
    type: "stdio",
    ...stdio,
    env: { LIVERY_API_KEY: `\${input:livery-key}` },
  });
});

test("without --write it says what it would write and where, and writes nothing", async () => {
  writeFile(files.cursor, '{\n  "mcpServers": {\n    "other": { "env": { "TOKEN": "secret" } }\n  }\n}\n');
  const before = readFileSync(at(files.cursor), "utf8");
  const { status, out, err } = await install("--client", "cursor", "--server", server);
  expect([status, err]).toEqual([0, ""]);
  expect(out).toStartWith(`${at(files.cursor)}: updated at line 3\n`);
  expect(out).toContain(`+      "url": "${server}/mcp",\n`);
  expect(out).toContain("\nNot written yet. Add --write to write the file.\n");
  expect(out).not.toContain("secret");
  expect(readFileSync(at(files.cursor), "utf8")).toBe(before);
  expect((await install("--client", "claude", "--server", server)).out).toContain(`${at(".mcp.json")}: created`);
  expect(existsSync(at(".mcp.json"))).toBe(false);
});

test("other entries, comments and the file's rights stay, and the second time nothing is written", async () => {
  const before =
    '{\n\t// ours\n\t"servers": {\n\t\t"db": { "type": "stdio", "command": "db" }, // keep\n\t},\n\t"inputs": [{ "id": "pw" }]\n}\n';
  writeFile(files.vscode, before);
  Bun.spawnSync(["chmod", "600", at(files.vscode)]);
  await install("--client", "vscode", "--server", server, "--write");
  const after = readFileSync(at(files.vscode), "utf8");
  expect(after).toContain('\t// ours\n\t"servers": {\n\t\t"db": { "type": "stdio", "command": "db" }, // keep\n\t\t"livery": {');
  expect(after).toContain('{ "id": "pw" },');
  expect(statSync(at(files.vscode)).mode & 0o777).toBe(0o600);
  const { mtimeMs } = statSync(at(files.vscode));
  const again = await install("--client", "vscode", "--server", server, "--write", "--json");
  expect(JSON.parse(again.out)).toMatchObject({ change: "unchanged", file: at(files.vscode) });
  expect([readFileSync(at(files.vscode), "utf8"), statSync(at(files.vscode)).mtimeMs]).toEqual([after, mtimeMs]);
});

test("an older entry of Livery's is renewed", async () => {
  await install("--client", "claude", "--server", "https://old.example", "--write");
  const { out } = await install("--client", "claude", "--server", server, "--write");
  expect(out).toContain("updated at line 5");
  expect(readJson(files.claude).mcpServers.livery.url).toBe(`${server}/mcp`);
});

test.each([
  ["no JSON", "{ nope"],
  ["a list", "[]"],
  ["of another shape", '{"mcpServers": []}'],
])("a file that is %s stays as it is, and what would go into it is shown", async (_, text) => {
  writeFile(files.claude, text);
  const { status, err } = await install("--client", "claude", "--server", server, "--write");
  expect([status, readFileSync(at(files.claude), "utf8")]).toEqual([1, text]);
  expect(err).toContain("was not changed");
  expect(err).toContain('"mcpServers"');
});

test("json prints the common shape, with nothing to write", async () => {
  const { out } = await install("--client", "json", "--server", server);
  expect(JSON.parse(out).mcpServers.livery.url).toBe(`${server}/mcp`);
  expect((await install("--client", "json", "--write")).status).toBe(2);
});

test.each([
  [["--client", "gopher"], 'Unknown client "gopher". Set --client to one of'],
  [[], "--client is missing. Add --client CLIENT, one of"],
  [["--client", "claude", "--server", "ftp://x"], "--server must be"],
  [["--client", "claude", "--server", "https://u:p@x"], "--server must be"],
  [["--client", "claude", "surplus"], 'Unexpected argument "surplus"'],
])("%j is not understood", async (args, message) => {
  const { status, err } = await install(...args);
  expect([status, err.includes(message)]).toEqual([2, true]);
});

test("a folder that is not there is refused", async () => {
  rmSync(dir, { recursive: true });
  const { status, err } = await install("--client", "claude", "--server", server, "--write");
  expect([status, err.includes("is not a folder")]).toEqual([1, true]);
});
