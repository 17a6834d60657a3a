import { expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The API that clients rely on, one fact a line: routes, parameters, body and response properties
 * with their types, statuses and media types. `UPDATE_GOLDEN=1` adds the facts that are new; it
 * removes none.
 */
const surfacePath = join(import.meta.dir, "api-surface.txt");

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
type RouteDescription = {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RouteDescription>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** A line for every property of a schema and for every type that it may have. */
function listProperties(schema: Schema, path: string): readonly string[] {
  const { $ref, type, properties = {}, additionalProperties, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  if ($ref !== undefined) return [`${path}: ${$ref.slice($ref.lastIndexOf("/") + 1)}`];
  return [
    ...[type ?? []].flat().map((name) => `${path}: ${name}`),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => listProperties(one, path)),
    ...Object.entries(properties).flatMap(([name, property]) => listProperties(property, `${path}.${name}`)),
    ...(items ? listProperties(items, `${path}[]`) : []),
    ...(typeof additionalProperties === "object" ? listProperties(additionalProperties, `${path}.*`) : []),
  ];
}

const listContent = (content: Content, prefix: string) =>
  Object.entries(content).flatMap(([mediaType, { schema }]) => listProperties(schema, `${prefix} ${mediaType}`));

function listSurface({ paths, components }: Description): readonly string[] {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody, responses }]) => {
      const route = `${method.toUpperCase()} ${path}`;
      return [
        ...parameters.flatMap(({ in: place, name, schema }) => listProperties(schema, `${route} ${place} ${name}`)),
        ...listContent(requestBody?.content ?? {}, `${route} body`),
        ...Object.entries(responses).flatMap(([status, { content = {} }]) => [
          `${route} ${status}`,
          ...listContent(content, `${route} ${status}`),
        ]),
      ];
    }),
  );
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) => listProperties(schema, name));
  return [...new Set([...routes, ...schemas])].sort();
}

test("every route, parameter, status and field that the API ever had is still there", async () => {
  const description: Description = await Bun.file("data/openapi.json").json();
  const current = listSurface(description);
  const recorded = readFileSync(surfacePath, "utf8").split("\n").filter(Boolean);
  if (process.env.UPDATE_GOLDEN === "1")
    writeFileSync(surfacePath, `${[...new Set([...recorded, ...current])].sort().join("\n")}\n`);
  const present = new Set(current);
  expect(recorded.filter((line) => !present.has(line))).toEqual([]);
});

test("a route, a status or a field that disappears is noticed", () => {
  const surface = listSurface({
    paths: {
      "/things/{id}": {
        get: {
          parameters: [{ in: "path", name: "id", schema: { type: "string" } }],
          responses: { 200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } }, 404: {} },
        },
      },
    },
    components: {
      schemas: {
        Thing: {
          type: "object",
          properties: {
            name: { anyOf: [{ type: "string" }, { type: "null" }] },
            parts: { type: "array", items: { type: "object", properties: { at: { type: "integer" } } } },
          },
        },
      },
    },
  });
  expect(surface).toEqual([
    "GET /things/{id} 200",
    "GET /things/{id} 200 application/json: Thing",
    "GET /things/{id} 404",
    "GET /things/{id} path id: string",
    "Thing.name: null",
    "Thing.name: string",
    "Thing.parts: array",
    "Thing.parts[].at: integer",
    "Thing.parts[]: object",
    "Thing: object",
  ]);
});
