import { expect, test } from "bun:test";
import SwaggerParser from "@apidevtools/swagger-parser";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Elysia } from "elysia";
import { generateOpenApi } from "#/transports/rest/openapi";
import { operations } from "#/operations";
import { createTestApp } from "#test/test-app";

type Description = {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        summary: string;
        responses: Record<
          string,
          {
            description: string;
            headers?: Record<string, unknown>;
            content?: Record<string, { schema: Record<string, unknown> }>;
          }
        >;
        parameters: { name: string; example?: unknown }[];
      }
    >
  >;
  components: { schemas: Record<string, unknown> };
};
const text = await generateOpenApi("http://localhost:4600");
const description = () => JSON.parse(text) as Description;

const routes = () => Object.values(description().paths).flatMap((methods) => Object.values(methods));
const getRoute = (id: string) => routes().find(({ operationId }) => operationId === id) ?? { responses: {} as never };

test("JSON is described as objects with schemas, exports among them", () => {
  const types = routes().flatMap(({ operationId, responses }) =>
    Object.values(responses).flatMap(({ content = {} }) =>
      Object.entries(content).flatMap(([type, { schema }]) => (type.includes("json") ? [[operationId, type, schema.type]] : [])),
    ),
  );
  expect(types.filter(([, , type]) => type === "string")).toEqual([]);
  for (const id of ["get_system_tokens", "export_design"]) {
    const { content = {} } = getRoute(id).responses[200] ?? {};
    expect(content["application/json"]?.schema).toEqual({
      anyOf: [{ $ref: "#/components/schemas/BrandManifest" }, { $ref: "#/components/schemas/Components" }],
    });
    expect(content["application/design-tokens+json"]?.schema).toEqual({ $ref: "#/components/schemas/DesignTokens" });
  }
  expect(Object.keys(description().components.schemas)).toEqual(
    expect.arrayContaining(["BrandManifest", "Components", "DesignTokens"]),
  );
});

test("every operation documents the common errors: 401, 429, 500 and 503", () => {
  for (const { operationId, responses } of routes()) {
    expect([operationId, Object.keys(responses)]).toEqual([
      operationId,
      expect.arrayContaining(["400", "401", "429", "500", "503"]),
    ]);
    for (const [status, { headers = {} }] of Object.entries(responses)) {
      expect([operationId, status, Object.keys(headers)]).toEqual([
        operationId,
        status,
        expect.arrayContaining(["RateLimit", "RateLimit-Policy"]),
      ]);
      expect([operationId, status, "Retry-After" in headers]).toEqual([
        operationId,
        status,
        status === "429" || status === "503",
      ]);
      expect([operationId, status, "WWW-Authenticate" in headers]).toEqual([operationId, status, status === "401"]);
    }
  }
});

test("responses declare the headers that they carry", async () => {
  const app = await createTestApp({ rates: { public: 600, key: 600 } });
  const { system } = await app.publish({ name: "Headers", seed: 1 });
  const countedHeaders = [
    "etag",
    "x-system-updated-at",
    "content-disposition",
    "ratelimit",
    "ratelimit-policy",
    "www-authenticate",
    "retry-after",
  ];
  for (const [id, path, status] of [
    ["list_systems", "/api/v1/systems", 200],
    ["get_agent_prompt", `/api/v1/systems/${system.slug}/agent-prompt`, 200],
    ["download_system", `/api/v1/systems/${system.slug}/download`, 200],
    ["get_system_tokens", `/api/systems/export/${system.slug}?format=dtcg`, 200],
    ["get_system_tokens", `/api/systems/export/${system.slug}?format=none`, 400],
    ["get_system_adoption", "/api/v1/systems/unknown/adoption", 404],
    ["whoami", "/api/v1/me", 401],
  ] as const) {
    const apiResponse = await app.get(path);
    expect([id, apiResponse.status]).toEqual([id, status]);
    const declared = Object.keys(getRoute(id).responses[status]?.headers ?? {}).map((name) => name.toLowerCase());
    expect([id, countedHeaders.filter((name) => apiResponse.headers.has(name) && !declared.includes(name))]).toEqual([id, []]);
  }
  await app.close();
}, 20_000);

test("three independent validators find nothing wrong", async () => {
  expect((await new Validator().validate(description())).valid).toBe(true);
  await SwaggerParser.validate(description() as never);
  const problems = await lintFromString({ source: text, config: await createConfig({ extends: ["minimal"] }) });
  expect(
    problems.filter(({ severity }) => severity === "error").map(({ message, location }) => `${message} ${location[0]?.pointer}`),
  ).toEqual([]);
});

test("every route of the operations is described once, with its refusals and nothing beyond", () => {
  const operationRoutes = operations.flatMap(({ rest, name }) =>
    rest && !rest.hidden ? [`${rest.method} ${rest.path.replace(/:(\w+)/g, "{$1}")} ${name} ${rest.success ?? 200}`] : [],
  );
  const described = Object.entries(description().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, responses }]) =>
        `${method.toUpperCase()} ${path} ${operationId} ${Object.keys(responses).find((status) => status.startsWith("2"))}`,
    ),
  );
  expect(described.sort()).toEqual(operationRoutes.sort());
  for (const methods of Object.values(description().paths))
    for (const { responses, summary } of Object.values(methods)) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(["400", "429", "500"]));
      expect(summary.length).toBeGreaterThan(3);
      expect(Object.values(responses).every((response) => response.description.length > 0)).toBe(true);
    }
});

test("the document describes the routes that the app has, and no others", async () => {
  const app = new Elysia()
    .get("/api/v1/me", () => "", { detail: { operationId: "whoami" } })
    .get("/console", () => "", { detail: { hide: true } })
    .get("/unknown", () => "");
  const { paths }: Description = JSON.parse(await generateOpenApi("http://localhost:4600", app));
  expect(paths).toEqual({ "/api/v1/me": description().paths["/api/v1/me"] ?? {} });
  const server = await createTestApp();
  const served: Description = await (await server.get("/api/v1/openapi.json")).json();
  expect(Object.keys(served.paths)).toEqual(Object.keys(description().paths));
  await server.close();
});

test("schemas have names", () => {
  expect(Object.keys(description().components.schemas)).toEqual(
    expect.arrayContaining(["Error", "SystemList", "AdoptionManifest"]),
  );
});

test("the checked-in description is the one that the code makes", async () => {
  expect(await Bun.file("data/openapi.json").json()).toEqual(JSON.parse(text));
});
