import { swagger } from "@elysiajs/swagger";
import type { TObject, TSchema } from "@sinclair/typebox";
import { type DocumentDecoration, Elysia } from "elysia";
import { version } from "#/kernel/version";
import { getSessionCookieName } from "#/model/session";
import { operations } from "#/operations";
import { type Operation, tags } from "#/operations/operation";
import type { RestRoute } from "#/operations/rest-route";
import { addOperationRoutes, type RoutedApp, undocumented } from "#/transports/rest/operation-routes";

type ApiSchema = NonNullable<
  NonNullable<NonNullable<NonNullable<Parameters<typeof swagger>[0]>["documentation"]>["components"]>["schemas"]
>;
type ParameterList = NonNullable<DocumentDecoration["parameters"]>;

const tagDescriptions: Readonly<Record<(typeof tags)[number], string>> = {
  Systems: "Published brand systems and everything they export",
  Previews: "Pages that show a design",
  "Sign-in": "Sessions, set-up, passwords and invitations",
  Workspaces: "Workspaces, their people, keys and audit log",
  Brands: "What designs are made for",
  Designs: "Designs, their versions and hand-off",
  Projects: "Runs from a brief to a reviewed design",
  Webhooks: "Addresses that are told of what happens, and the log of what they were told",
  Server: "The installation itself",
};

/** The path that the plugin has inside this module. The server serves its response. */
const pluginPath = "/openapi.json";

/**
 * Generates the OpenAPI 3.1 document of an app's routes as JSON text; by default of all operations'.
 * The plugin is not mounted on the app itself: it would serve its own pages past the rate limit and
 * the host check, and slow down the start.
 */
export async function generateOpenApi(baseUrl: string, app: RoutedApp = createRoutes()): Promise<string> {
  const described = new Elysia().use(createOpenApiPlugin(baseUrl));
  for (const { method, path, hooks } of app.routes)
    described.route(method, path, () => "", { detail: describeRoute(hooks.detail) });
  const response = await described.handle(new Request(`http://localhost${pluginPath}`));
  return `${JSON.stringify(await response.json(), null, 2)}\n`;
}

/** The routes of the operations without a server behind them. */
function createRoutes(): RoutedApp {
  const app = new Elysia();
  addOperationRoutes(app, () => () => new Response());
  return app;
}

/** The description of the operation that a route belongs to. */
function describeRoute(detail: DocumentDecoration | undefined): DocumentDecoration {
  const operation = operations.find(({ name, rest }) => rest && !rest.hidden && name === detail?.operationId);
  return operation ? describeOperation(operation) : undocumented;
}

/** The plugin, with the parts of the document that all routes share. */
function createOpenApiPlugin(baseUrl: string) {
  const schemas: ApiSchema = {
    Error: {
      type: "object",
      required: ["error", "code", "requestId"],
      properties: {
        error: { type: "string", description: "What went wrong and what to do about it" },
        code: { type: "string", pattern: "^[A-Z_]+$", description: "The kind of refusal; it stays the same across releases" },
        requestId: { type: "string", description: "Names the request in the server's log" },
      },
      description: "The shape of every refusal.",
      example: {
        error: "No published system has this name. GET /api/v1/systems lists the published systems.",
        code: "NOT_FOUND",
        requestId: "01936b2e-7c1a-7000-8000-5f3c2d1b0a99",
      },
    },
  };
  for (const { rest, input, output, media } of operations)
    if (rest && !rest.hidden)
      for (const schema of [
        ...Object.values(input.properties),
        ...(output ? [output] : []),
        ...Object.values(media?.schemas ?? {}),
      ])
        toReferencedSchema(schema, schemas);
  return swagger({
    path: "/docs/plugin",
    specPath: pluginPath,
    excludeStaticFile: false,
    exclude: ["/docs/plugin"],
    documentation: {
      openapi: "3.1.0",
      info: {
        title: "Livery",
        version,
        description:
          'Published brand systems are readable without a key. Every refusal answers `{"error", "code", "requestId"}` and a status that tells its kind. Control characters are removed from texts that are sent; `notices` in the reply names each text that lost some.',
        license: { name: "Proprietary", url: `${baseUrl}/docs` },
      },
      servers: [{ url: baseUrl, description: "This installation" }],
      tags: tags.map((name) => ({ name, description: tagDescriptions[name] })),
      security: [],
      components: {
        schemas,
        securitySchemes: {
          apiKey: { type: "http", scheme: "bearer", description: "An API key: `Authorization: Bearer <API_KEY>`" },
          session: {
            type: "apiKey",
            in: "cookie",
            name: getSessionCookieName(baseUrl),
            description: "A person who is signed in",
          },
        },
      },
    },
  });
}

/** The description of one operation. */
function describeOperation(operation: Operation): DocumentDecoration {
  const { name, title, summary, description, tag, input, example, rest } = operation;
  if (!rest) return undocumented;
  const pathParameters = rest.path.split("/").flatMap((part) => (part.startsWith(":") ? [part.slice(1)] : []));
  const bodyProperties = Object.entries(input.properties).filter(([property]) => !pathParameters.includes(property));
  const hasBody = (rest.method === "POST" || rest.method === "PATCH") && bodyProperties.length > 0;
  const parameterProperties = hasBody
    ? Object.entries(input.properties).filter(([property]) => pathParameters.includes(property))
    : Object.entries(input.properties);
  return {
    operationId: name,
    summary: title,
    description: description ? `${summary}\n\n${description}` : summary,
    tags: [tag],
    security: describeSecurity(operation),
    parameters: describeParameters(input, parameterProperties, pathParameters, example?.input ?? {}),
    ...(hasBody && {
      requestBody: rest.rawBody ? describeFileBody(rest.rawBody) : describeJsonBody(input, bodyProperties, example?.input ?? {}),
    }),
    responses: describeResponses(operation, pathParameters.length > 0, hasBody),
  };
}

function describeSecurity({ access }: Operation): Record<string, string[]>[] {
  if (typeof access === "string") return access === "signed-in" ? [{ session: [] }] : [];
  return [...(access.key === undefined ? [] : [{ apiKey: [] }]), ...(access.people === undefined ? [] : [{ session: [] }])];
}

function describeJsonBody(
  input: TObject,
  bodyProperties: readonly [string, TSchema][],
  example: Readonly<Record<string, unknown>>,
): NonNullable<DocumentDecoration["requestBody"]> {
  const names = bodyProperties.map(([property]) => property);
  const required = (input.required ?? []).filter((property) => names.includes(property));
  const bodyExample = Object.fromEntries(Object.entries(example).filter(([property]) => names.includes(property)));
  const schema = {
    type: "object" as const,
    additionalProperties: false,
    properties: Object.fromEntries(bodyProperties.map(([property, shape]) => [property, toReferencedSchema(shape)])),
    ...(required.length > 0 && { required }),
    ...getPropertyConstraints(input, names.length),
  };
  return {
    required: required.length > 0,
    content: { "application/json": { schema, ...(Object.keys(bodyExample).length > 0 && { example: bodyExample }) } },
  };
}

/** Rules about which properties go together, less those in the path. */
function getPropertyConstraints(input: TObject, properties: number) {
  const { minProperties, not } = input;
  const pathParameters = Object.keys(input.properties).length - properties;
  return {
    ...(minProperties !== undefined && { minProperties: minProperties - pathParameters }),
    ...(not !== undefined && { not }),
  };
}

const describeFileBody = ({ mediaTypes }: NonNullable<RestRoute["rawBody"]>): NonNullable<DocumentDecoration["requestBody"]> => ({
  required: true,
  content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: "string", format: "binary" } }])),
});

function describeResponses(
  operation: Operation,
  hasPathParameters: boolean,
  hasBody: boolean,
): NonNullable<DocumentDecoration["responses"]> {
  const { access, summary, media, rest } = operation;
  const isPublic = access === "public";
  const isWrite = rest !== undefined && rest.method !== "GET";
  return {
    [rest?.success ?? 200]: {
      description: media?.description ?? summary,
      headers: describeSuccessHeaders(operation),
      content: describeContent(operation),
    },
    ...(!isWrite && {
      304: { description: "The client has this already (If-None-Match).", headers: { ...etagHeader, ...rateLimitHeaders } },
    }),
    400: describeErrorResponse("A parameter or a field is unknown, missing or wrong."),
    401: describeErrorResponse("The API key or the session is missing, invalid, expired or revoked.", {
      "WWW-Authenticate": describeHeader("How to authenticate"),
    }),
    ...((!isPublic || isWrite) && { 403: describeErrorResponse("The key lacks the permission, or the person the role.") }),
    ...((hasPathParameters || isWrite) && {
      404: describeErrorResponse("There is nothing under this name or id, or the caller may not reach it."),
    }),
    ...((!isPublic || isWrite) && { 409: describeErrorResponse("The present state does not allow this.") }),
    ...(operation.readOperation && { 412: describeErrorResponse("What If-Match names was changed since: nothing is written.") }),
    ...(hasBody && { 413: describeErrorResponse("The body is too large.") }),
    429: describeErrorResponse("Too many requests.", retryHeader),
    500: describeErrorResponse("A fault of the server, with the request id under which its log has it."),
    503: describeErrorResponse("Storage cannot be written, or the server has too much to do just now.", retryHeader),
  };
}

/** The bodies of a success by media type. */
function describeContent({ output, media, example }: Operation) {
  if (output)
    return {
      "application/json": {
        schema: toReferencedSchema(output),
        ...(example?.output !== undefined && { example: example.output }),
      },
    };
  return Object.fromEntries(
    (media?.mediaTypes ?? []).map((type) => {
      const shape = media?.schemas?.[type];
      const isText = /^text\//.test(type);
      return [
        type,
        { schema: shape ? toReferencedSchema(shape) : { type: "string" as const, ...(!isText && { format: "binary" }) } },
      ];
    }),
  );
}

const describeHeader = (description: string, type: "string" | "integer" = "string") => ({ description, schema: { type } });

const rateLimitHeaders = {
  RateLimit: describeHeader("What is left of the limit, and in how many seconds it is whole again"),
  "RateLimit-Policy": describeHeader("The limit that counts this request"),
};
const etagHeader = { ETag: describeHeader("Names this content; send it as If-None-Match") };
const retryHeader = { "Retry-After": describeHeader("Seconds to wait", "integer") };

function describeSuccessHeaders({ rest, media }: Operation) {
  return {
    ...rateLimitHeaders,
    ...(rest?.method === "GET" && etagHeader),
    ...(media?.isFile && { "Content-Disposition": describeHeader("A good name for the file") }),
    ...Object.fromEntries(Object.entries(media?.headers ?? {}).map(([name, explanation]) => [name, describeHeader(explanation)])),
  };
}

const describeErrorResponse = (
  description: string,
  headers: Readonly<Record<string, ReturnType<typeof describeHeader>>> = {},
) => ({
  description,
  headers: { ...rateLimitHeaders, ...headers },
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});

function describeParameters(
  input: TObject,
  properties: readonly [string, TSchema][],
  pathParameters: readonly string[],
  example: Readonly<Record<string, unknown>>,
): ParameterList {
  return properties.map(([name, property]) => {
    const { description, ...schema } = toReferencedSchema(property);
    return {
      name,
      in: pathParameters.includes(name) ? "path" : "query",
      required: pathParameters.includes(name) || (input.required ?? []).includes(name),
      ...(description && { description }),
      schema,
      ...(schema.type === "array" && { style: "form", explode: false }),
      ...(example[name] !== undefined && { example: example[name] }),
    };
  });
}

/**
 * A schema as plain JSON in which every object that has a title is a reference to the component of
 * that name; `into` collects those.
 */
function toReferencedSchema(schema: TSchema, into: ApiSchema = {}) {
  return JSON.parse(JSON.stringify(schema), (_, value) => {
    if (typeof value !== "object" || value === null || typeof value.title !== "string" || typeof value.type !== "string")
      return value;
    const { title, ...rest } = value;
    const name = title
      .split(" ")
      .map((word: string, index: number) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
      .join("");
    into[name] = rest;
    return { $ref: `#/components/schemas/${name}` };
  });
}
