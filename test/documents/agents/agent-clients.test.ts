import { expect, test } from "bun:test";
import { listAgentClients, agentKeyPlaceholder, agentKeyVariable } from "#/documents/agents/agent-clients";

const baseUrl = "https://brand.example/livery";
const clients = listAgentClients(baseUrl);

test("every client has an id and a name of its own", () => {
  expect(new Set(clients.map(({ id }) => id)).size).toBe(clients.length);
  expect(new Set(clients.map(({ name }) => name)).size).toBe(clients.length);
});

test("what goes into a file is well-formed", () => {
  for (const { snippet } of clients) {
    if (snippet.language === "json") expect(JSON.parse(snippet.text)).toBeObject();
    if (snippet.language === "toml") expect(Bun.TOML.parse(snippet.text)).toBeObject();
  }
});

test("clients that call the server have its MCP address, those that start a program its address, and no other stands in them", () => {
  for (const { id, transport, snippet } of clients) {
    const addresses = snippet.text.match(/https?:\/\/[^\s"]+/g);
    expect([id, addresses]).toEqual([id, [transport === "http" ? `${baseUrl}/mcp` : baseUrl]]);
  }
});

test("every client is told where its key comes from: the variable, a question, or the place that bears the placeholder", () => {
  for (const { id, snippet } of clients) {
    const says = [agentKeyVariable, agentKeyPlaceholder, "promptString"].filter((word) => snippet.text.includes(word));
    expect([id, says.length > 0]).toEqual([id, true]);
    expect([id, /lvh?_\w{8}_/.test(snippet.text)]).toEqual([id, false]);
  }
});

test("where a client asks for the key, the header takes the answer to that question", () => {
  const file = JSON.parse(clients.find(({ id }) => id === "vscode")?.snippet.text ?? "{}");
  expect(file.servers.livery.headers.Authorization).toBe(`Bearer \${input:${file.inputs[0].id}}`);
});
