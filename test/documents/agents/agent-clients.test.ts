import { expect, test } from "bun:test";
import { listAgentClients, agentKeyPlaceholder, agentKeyVariable } from "#/documents/agents/agent-clients";

const baseUrl = "https://brand.example/livery";
const clients = listAgentClients(baseUrl);

test("every client has a unique id and name", () => {
  expect(new Set(clients.map(({ id }) => id)).size).toBe(clients.length);
  expect(new Set(clients.map(({ name }) => name)).size).toBe(clients.length);
});

test("JSON and TOML snippets are well-formed", () => {
  for (const { snippet } of clients) {
    if (snippet.language === "json") expect(JSON.parse(snippet.text)).toBeObject();
    if (snippet.language === "toml") expect(Bun.TOML.parse(snippet.text)).toBeObject();
  }
});

test("HTTP clients have the MCP URL, stdio clients the server URL, and no other URL", () => {
  for (const { id, transport, snippet } of clients) {
    const urls = snippet.text.match(/https?:\/\/[^\s"]+/g);
    expect([id, urls]).toEqual([id, [transport === "http" ? `${baseUrl}/mcp` : baseUrl]]);
  }
});

test("every client gets its key from the variable, an input or the placeholder", () => {
  for (const { id, snippet } of clients) {
    const sources = [agentKeyVariable, agentKeyPlaceholder, "promptString"].filter((word) => snippet.text.includes(word));
    expect([id, sources.length > 0]).toEqual([id, true]);
    expect([id, /lvh?_\w{8}_/.test(snippet.text)]).toEqual([id, false]);
  }
});

test("a client that prompts for the key uses the input in its header", () => {
  const file = JSON.parse(clients.find(({ id }) => id === "vscode")?.snippet.text ?? "{}");
  expect(file.servers.livery.headers.Authorization).toBe(`Bearer \${input:${file.inputs[0].id}}`);
});
