import { afterAll, describe, expect, test } from "bun:test";
import { listAgentClients } from "#/documents/agents/agent-clients";
import type { AgentsGuide } from "#/documents/agents/agents-guide";
import { renderAgentsMarkdown } from "#/documents/agents/agents-markdown";
import { renderAgentsPage } from "#/documents/agents/agents-page";
import { agentPrompts } from "#/operations/agents/agent-prompts";
import { agentResources } from "#/operations/agents/agent-resources";
import { failureHints } from "#/operations/failure-hints";
import { deprecatedToolsRemovedAt } from "#/operations/tool";
import { tools } from "#/operations/tools";
import { createTestApp } from "#test/test-app";
import { readFences } from "#test/documents/read-fences";
import { findHtmlFaults } from "#test/documents/find-html-faults";

const app = await createTestApp({ baseUrl: "https://brand.example" });
afterAll(() => app.close());
const readText = async (path: string) => (await app.get(path)).text();
const hostile = '<img src=x onerror="x">`</code></pre>';
const guide: AgentsGuide = {
  baseUrl: `https://brand.example`,
  tools: [
    {
      name: "tool",
      description: hostile,
      key: hostile,
      deprecation: hostile,
      arguments: [{ name: hostile, description: hostile, required: true }],
    },
  ],
  resources: [{ uri: hostile, description: hostile, mediaType: hostile, isKeyed: true }],
  prompts: [{ name: "prompt", description: hostile, arguments: [{ name: hostile, description: hostile, required: false }] }],
  errors: [{ code: hostile, status: 400, description: hostile }],
};

describe("the agents guide", () => {
  test("lists every tool with its key, resource, prompt, error and client set-up, as HTML and Markdown", async () => {
    const [page, markdown] = [await readText("/docs/agents"), await readText("/docs/agents.md")];
    const unescaped = page
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
    for (const text of [unescaped, markdown]) {
      const missing = [
        ...tools.map(({ name }) => name),
        ...agentResources.map(({ uri }) => uri),
        ...agentPrompts.map(({ name }) => name),
        ...Object.keys(failureHints).map((code) => code.toUpperCase()),
        ...listAgentClients("https://brand.example").flatMap(({ name, snippet }) => [name, snippet.text]),
        "Requires the design's handoff key or an API key with ARTIFACTS_WRITE",
        "Deprecated: works until 2027-01-31. Use list_brands instead.",
      ].filter((part) => !text.includes(part));
      expect(missing).toEqual([]);
    }
  });

  test("is valid HTML for any content", async () => {
    for (const page of [await readText("/docs/agents"), renderAgentsPage(guide)]) {
      expect(await findHtmlFaults(page)).toEqual([]);
      expect(page).not.toContain("<img");
    }
  });

  test("closes every code fence", async () => {
    const { blocks } = readFences(await readText("/docs/agents.md"));
    expect(blocks).toEqual(listAgentClients("https://brand.example").map(({ snippet }) => `${snippet.text}\n`));
    expect(renderAgentsMarkdown(guide)).toStartWith("# Livery for agents\n");
  });

  test("is public, runs no script, is cacheable, and omits removed tools", async () => {
    const response = await app.get("/docs/agents");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    app.clock.forwardMs(Date.parse(deprecatedToolsRemovedAt) - app.clock.now().getTime());
    const later = await readText("/docs/agents.md");
    expect(later).not.toContain("### `list_systems`");
    expect(later).toEndWith("## Deprecated\n\nNo tools are deprecated.\n");
  });
});

test("the import guide has the schema, the limits and the steps in order", async () => {
  const text = await readText("/docs/import.md");
  const [, schema = ""] = /## Schema[\s\S]*?```json\n([\s\S]*?)\n```/.exec(text) ?? [];
  expect(JSON.parse(schema)["x-request"].tool).toBe("import_design_artifacts");
  expect(text).toContain("4,000,000");
  expect(text.indexOf("1. Call `get_design_context`")).toBeLessThan(text.indexOf("5. Call `finish_external_design`"));
});
