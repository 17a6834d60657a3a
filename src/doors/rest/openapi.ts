import { swagger } from "@elysiajs/swagger";
import type { TObject, TSchema } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import { version } from "#/kernel/version";
import { operations } from "#/operations/index";
import type { Operation } from "#/operations/operation";

/** Where the API description is served. */
export const descriptionPath = "/api/v1/openapi.json";

type ApiSchema = NonNullable<
  NonNullable<NonNullable<NonNullable<Parameters<typeof swagger>[0]>["documentation"]>["components"]>["schemas"]
>;
type ParameterList = NonNullable<DocumentDecoration["parameters"]>;

/** The plugin that serves the OpenAPI 3.1 description. Every route brings its own part by `routeDetail`; this adds what they share. */
export function apiDescription(baseUrl: string) {
  const schemas: ApiSchema = {
    Error: {
      type: "object",
      required: ["error"],
      properties: { error: { type: "string", description: "What went wrong and what to do about it" } },
      description: "The shape of every refusal.",
      example: { error: "No published system has this name. GET /api/v1/systems lists those there are." },
    },
  };
  for (const { rest, input, output } of operations)
    if (rest && !rest.hidden)
      for (const schema of [...Object.values(input.properties), ...(output ? [output] : [])]) plain(schema, schemas);
  return swagger({
    path: "/docs/plugin",
    specPath: descriptionPath,
    excludeStaticFile: false,
    exclude: ["/docs/plugin"],
    documentation: {
      openapi: "3.1.0",
      info: {
        title: "Livery",
        version,
        description:
          'Published brand systems are readable without a key. Every refusal answers `{"error": message}` and a status that tells its kind.',
        license: { name: "Proprietary", url: `${baseUrl}/docs` },
      },
      servers: [{ url: baseUrl, description: "This installation" }],
      tags: [
        { name: "Systems", description: "Published brand systems and everything they export" },
        { name: "Previews", description: "Pages that show a design" },
        { name: "Server", description: "The installation itself" },
      ],
      security: [],
      components: { schemas },
    },
  });
}

/** One operation's part of the API description. */
export function routeDetail({
  name,
  title,
  summary,
  description,
  tag,
  input,
  output,
  media,
  example,
  rest,
}: Operation): DocumentDecoration {
  if (!rest || rest.hidden) return { hide: true };
  const content = output
    ? { "application/json": { schema: plain(output), ...(example?.output !== undefined && { example: example.output }) } }
    : Object.fromEntries(
        (media?.mediaTypes ?? []).map((type) => [
          type,
          { schema: /^text\/|json/.test(type) ? { type: "string" as const } : { type: "string" as const, format: "binary" } },
        ]),
      );
  return {
    operationId: name,
    summary: title,
    description: description ? `${summary}\n\n${description}` : summary,
    tags: [tag],
    parameters: parametersOf(input, rest.path, example?.input ?? {}),
    responses: {
      200: { description: media?.description ?? summary, content },
      304: { description: "The client has this already (If-None-Match)." },
      400: refusal("A parameter is unknown, missing or wrong."),
      ...(rest.path.includes(":") && { 404: refusal("Nothing is published under this name.") }),
      429: {
        ...refusal("Too many requests."),
        headers: { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } },
      },
      500: refusal("A fault of the server, with the request id under which its log has it."),
    },
  };
}

const refusal = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});

function parametersOf(input: TObject, path: string, example: Readonly<Record<string, unknown>>): ParameterList {
  return Object.entries(input.properties).map(([name, property]) => {
    const { description, ...schema } = plain(property);
    const inPath = path.split("/").includes(`:${name}`);
    return {
      name,
      in: inPath ? "path" : "query",
      required: inPath || (input.required ?? []).includes(name),
      ...(description && { description }),
      schema,
      ...(example[name] !== undefined && { example: example[name] }),
    };
  });
}

/** A schema as plain JSON in which every object that has a title is a reference to the component of that name; `into` collects those. */
function plain(schema: TSchema, into: ApiSchema = {}) {
  return JSON.parse(JSON.stringify(schema), (_, value) => {
    if (typeof value !== "object" || value === null || typeof value.title !== "string" || typeof value.type !== "string")
      return value;
    const { title, ...rest } = value;
    const name = title.replace(/\s+(\w)/g, (_: string, letter: string) => letter.toUpperCase());
    into[name] = rest;
    return { $ref: `#/components/schemas/${name}` };
  });
}
