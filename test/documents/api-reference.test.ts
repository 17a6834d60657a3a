import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { operations } from "#/operations/index";
import { foreignLink } from "#test/documents/foreign-link";
import { findHtmlFaults } from "#test/documents/find-html-faults";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
let response: Response;
let page: string;
beforeAll(async () => {
  app = await createTestApp();
  response = await app.get("/docs");
  page = await response.text();
});
afterAll(() => app.close());

describe("/docs", () => {
  test("is valid HTML that runs no script and loads only Livery's own fonts", async () => {
    expect(await findHtmlFaults(page)).toEqual([]);
    expect(page).not.toMatch(foreignLink);
    expect(page).not.toMatch(/<script|<img|@import|url\((?!"\/fonts\/)|<[^>]*\son\w+=/);
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  test("has every route of the OpenAPI document once, with a link to it", () => {
    const listed = operations.flatMap(({ name, rest }) => (rest && !rest.hidden ? [name] : []));
    expect([...page.matchAll(/<article id="([^"]+)"/g)].map(([, id]) => id).toSorted()).toEqual(listed.toSorted());
    for (const name of listed) expect(page).toContain(`href="#${name}"`);
  });

  test("links to the guides, the gallery and the console, and the guides link back", async () => {
    for (const href of ["/", "/docs", "/docs/agents", "/docs/webhooks", "/console", "/api/v1/openapi.json"])
      expect(page).toContain(`href="${href}"`);
    for (const path of ["/docs/agents", "/docs/webhooks"])
      expect(await (await app.get(path)).text()).toContain('href="/docs">API reference');
  });

  test("shows who may call a route, its parameters and its response", () => {
    const entry = /<article id="create_webhook_endpoint">[\s\S]*?<\/article>/.exec(page)?.[0] ?? "";
    expect(entry).toContain("POST");
    expect(entry).toContain("/api/v1/workspaces/{id}/webhook-endpoints");
    expect(entry).toContain("Requires a signed-in owner or admin.");
    expect(entry).toMatch(/<code>url<\/code><span class="type">string, required/);
    expect(entry).toContain("<h4>Response 201</h4>");
  });
});
