import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import { runLivery, startLivery } from "#test/executable/run-livery";

/**
 * Everything that Livery does for its users, in a folder, on a machine without a network. It is a
 * program of its own, so that it and all that it starts can be traced. Writes `result.json`.
 */
const folder = process.argv[2] ?? "";
const baseUrl = "https://brand.example";

const makeFolder = (name: string) => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
};

async function run(cwd: string, ...args: string[]): Promise<string> {
  const { status, out, err } = await runLivery(args, { cwd });
  if (status !== 0) throw new Error(`livery ${args.join(" ")}: ${err}${out}`);
  return out;
}

/** The bytes at a path of a server; it must be there. */
async function get(url: string, path: string): Promise<Uint8Array> {
  const response = await fetch(new URL(path, url));
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
  return await response.bytes();
}

const init = (cwd: string) => {
  writeFileSync(join(cwd, "password.txt"), "correct horse battery\n");
  return run(cwd, "init", "--workspace", "Acme", "--email", "ada@acme.example", "--password-file", "password.txt");
};

/** Calls a tool over standard input. */
async function callTool(cwd: string): Promise<string> {
  const clientInfo = { name: "offline", version: "1" };
  const messages = [
    { id: 1, method: "initialize", params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo } },
    { method: "notifications/initialized" },
    { id: 2, method: "tools/call", params: { name: "list_published_systems", arguments: {} } },
  ];
  const input = messages.map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`).join("");
  const { out } = await runLivery(["mcp"], { cwd, input });
  return out;
}

const paths = (slug: string) => [
  "/",
  "/console",
  "/docs",
  "/docs/air-gap",
  "/docs/agents",
  "/api/v1/openapi.json",
  `/systems/${slug}`,
  `/r/${slug}.json`,
];

const maker = makeFolder("maker");
await init(maker);
writeFileSync(join(maker, "brief.json"), JSON.stringify({ name: "Quay Five", seed: 1, pages: ["landing", "pricing"] }));
await run(maker, "generate", "brief.json", "--approve", "--publish", "--json");
await run(maker, "export", "quay-five", "--format", "globals-css", "-o", "brand.css", "--base-url", baseUrl);
await run(maker, "signing-key", "create", "Releases");
const [key] = JSON.parse(await run(maker, "signing-key", "list", "--json")).signingKeys;
writeFileSync(join(folder, "signers"), await run(maker, "signing-key", "export", key.id));
const bundle = join(folder, "quay-five.zip");
await run(maker, "bundle", "quay-five", "--sign", "-o", bundle, "--base-url", baseUrl);
await run(maker, "doctor");
await run(maker, "backup", join(folder, "backup.tar"));

const receiver = makeFolder("receiver");
await init(receiver);
const verified = await run(receiver, "verify", bundle, "--key", join(folder, "signers"));
const pulled = await run(receiver, "pull", bundle, "--key", join(folder, "signers"), "--visibility", "PUBLIC");
await run(receiver, "export", "quay-five", "--format", "globals-css", "-o", "brand.css", "--base-url", baseUrl);
const hashes = [maker, receiver].map((place) => sha256Hex(readFileSync(join(place, "brand.css"))));
const tool = await callTool(receiver);
const server = await startLivery(["serve", "--port", "0"], receiver);
for (const path of paths("quay-five")) await get(server.url, path);
const list = JSON.parse(new TextDecoder().decode(await get(server.url, "/api/v1/systems")));
await get(server.url, new URL(list.systems[0].previewUrl).pathname);
const stopped = await server.end();

const demo = await startLivery(["demo", "--port", "0", "--no-open"], makeFolder("demo"));
for (const path of paths("nordhavn-optik")) await get(demo.url, path);
const demoStopped = await demo.end();

writeFileSync(join(folder, "result.json"), JSON.stringify({ verified, pulled, hashes, tool, stopped: [stopped, demoStopped] }));
