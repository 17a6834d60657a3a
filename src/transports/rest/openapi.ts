import { capitalizeFirst } from "#/kernel/text/capitalize-first";
import type { swagger } from "@elysiajs/swagger";
import { filterPaths, registerSchemaPath } from "@elysiajs/swagger/utils";
import type { TObject, TSchema } from "@sinclair/typebox";
import { type DocumentDecoration, Elysia, type HTTPMethod } from "elysia";
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
  Previews: "Previews of designs as pages",
  "Sign-in": "Sessions, setup, passwords and invitations",
  Workspaces: "Workspaces with their members, API keys and audit log",
  Brands: "Brands and their designs",
  Designs: "Designs, versions and handoff",
  Projects: "Runs that take a brief to a reviewed design",
  Webhooks: "Webhook endpoints, subscriptions and their deliveries",
  Server: "Server health and documentation",
};

/**
 * Generates the OpenAPI 3.1 document of an app's routes as JSON text; by default of all operations'.
 * Only the plugin's functions are used: with its pages, it would bring a viewer that is not served.
 */
export async function generateOpenApi(baseUrl: string, app: RoutedApp = createRoutes()): Promise<string> {
  const schema: Parameters<typeof registerSchemaPath>[0]["schema"] = {};
  for (const { method, path, hooks } of app.routes) {
    const detail = describeRoute(hooks.detail);
    if (detail.hide !== true) registerSchemaPath({ schema, method: method as HTTPMethod, path, hook: { detail }, models: {} });
  }
  const paths = filterPaths(schema, { excludeStaticFile: false, exclude: [] });
  return `${JSON.stringify({ ...createDocument(baseUrl), paths }, null, 2)}\n`;
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

/** The parts of the document that all routes share. */
function createDocument(baseUrl: string) {
  const schemas: ApiSchema = {
    Error: {
      type: "object",
      required: ["error", "code", "requestId"],
      properties: {
        error: { type: "string", description: "What went wrong and how to fix it" },
        code: { type: "string", pattern: "^[A-Z_]+$", description: "Error code, stable across releases" },
        requestId: { type: "string", description: "Id of the request in the server's log" },
      },
      description: "The body of all error responses.",
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
  return {
    openapi: "3.1.0",
    info: {
      title: "Livery",
      version,
      description:
        'Published brand systems are public: no key is required to read them. All errors return `{"error", "code", ' +
        '"requestId"}` with a matching status. Control characters are removed from text input; `notices` in the ' +
        "response lists the affected fields.",
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
          description: "Session of a signed-in user",
        },
      },
    },
  };
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

/** The schema's rules about combinations of properties, without those in the path. */
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
      304: {
        description: "Not modified: the client has the current version (If-None-Match).",
        headers: { ...etagHeader, ...rateLimitHeaders },
      },
    }),
    400: describeErrorResponse("A parameter or field is unknown, missing or invalid."),
    401: describeErrorResponse("The API key or session is missing, invalid, expired or revoked.", {
      "WWW-Authenticate": describeHeader("How to authenticate"),
    }),
    ...((!isPublic || isWrite) && { 403: describeErrorResponse("The key's permissions or your role do not allow this.") }),
    ...((hasPathParameters || isWrite) && {
      404: describeErrorResponse("The resource does not exist, or you do not have access to it."),
    }),
    ...((!isPublic || isWrite) && { 409: describeErrorResponse("The current state of the resource does not allow this.") }),
    ...(operation.readOperation && {
      412: describeErrorResponse("The resource has changed since the version in If-Match. Nothing was written."),
    }),
    ...(hasBody && { 413: describeErrorResponse("The body is too large.") }),
    429: describeErrorResponse("Too many requests.", retryHeader),
    500: describeErrorResponse("Internal error. The server's log has details under the request id."),
    503: describeErrorResponse("The storage is not writable, or the server is overloaded.", retryHeader),
  };
}

/** The response bodies of a success by media type. */
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
  RateLimit: describeHeader("Remaining requests, and seconds until the limit resets"),
  "RateLimit-Policy": describeHeader("The rate limit that applies to this request"),
};
const etagHeader = { ETag: describeHeader("Version of the content, for If-None-Match") };
const retryHeader = { "Retry-After": describeHeader("Seconds to wait before the next request", "integer") };

function describeSuccessHeaders({ rest, media }: Operation) {
  return {
    ...rateLimitHeaders,
    ...(rest?.method === "GET" && etagHeader),
    ...(media?.isFile && { "Content-Disposition": describeHeader("File name of the download") }),
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
 * The name of the component for a schema with this title: `Design with project`:
 * `DesignWithProject`.
 */
export const toComponentName = (title: string): string =>
  title
    .split(" ")
    .map((word, index) => (index === 0 ? word : capitalizeFirst(word)))
    .join("");

/**
 * Converts a schema to plain JSON in which every titled object is a reference to the component of
 * that name; `into` collects the components.
 */
function toReferencedSchema(schema: TSchema, into: ApiSchema = {}) {
  return JSON.parse(JSON.stringify(schema), (_, value) => {
    if (typeof value !== "object" || value === null || typeof value.title !== "string" || typeof value.type !== "string")
      return value;
    const { title, ...rest } = value;
    const name = toComponentName(title);
    into[name] = rest;
    return { $ref: `#/components/schemas/${name}` };
  });
}
