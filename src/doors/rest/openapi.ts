import { swagger } from "@elysiajs/swagger";
import type { TObject, TSchema } from "@sinclair/typebox";
import { type DocumentDecoration, Elysia } from "elysia";
import { version } from "#/kernel/version";
import { sessionCookieName } from "#/model/session";
import { operations } from "#/operations/index";
import { type Operation, type RestRoute, tags } from "#/operations/operation";

type ApiSchema = NonNullable<
  NonNullable<NonNullable<NonNullable<Parameters<typeof swagger>[0]>["documentation"]>["components"]>["schemas"]
>;
type ParameterList = NonNullable<DocumentDecoration["parameters"]>;

const tagWords: Readonly<Record<(typeof tags)[number], string>> = {
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

/** Where the plugin answers inside this module; people and programs are given its answer by `api-description.ts`. */
const pluginPath = "/openapi.json";

/** The OpenAPI 3.1 description as JSON text. It needs no data: the operations make it. */
export async function descriptionOf(baseUrl: string): Promise<string> {
  const app = new Elysia().use(apiDescription(baseUrl));
  for (const operation of operations)
    if (operation.rest) app.route(operation.rest.method, operation.rest.path, () => "", { detail: routeDetail(operation) });
  const described = await app.handle(new Request(`http://localhost${pluginPath}`));
  return `${JSON.stringify(await described.json(), null, 2)}\n`;
}

/** The plugin that writes the description. Every route brings its own part by `routeDetail`; this adds what they share. */
function apiDescription(baseUrl: string) {
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
        error: "No published system has this name. GET /api/v1/systems lists those there are.",
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
        plain(schema, schemas);
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
      tags: tags.map((name) => ({ name, description: tagWords[name] })),
      security: [],
      components: {
        schemas,
        securitySchemes: {
          apiKey: { type: "http", scheme: "bearer", description: "An API key: `Authorization: Bearer <API_KEY>`" },
          session: { type: "apiKey", in: "cookie", name: sessionCookieName(baseUrl), description: "A person who is signed in" },
        },
      },
    },
  });
}

/** One operation's part of the API description. */
function routeDetail(operation: Operation): DocumentDecoration {
  const { name, title, summary, description, tag, input, example, rest } = operation;
  if (!rest || rest.hidden) return { hide: true };
  const inPath = rest.path.split("/").flatMap((part) => (part.startsWith(":") ? [part.slice(1)] : []));
  const others = Object.entries(input.properties).filter(([property]) => !inPath.includes(property));
  const takesBody = (rest.method === "POST" || rest.method === "PATCH") && others.length > 0;
  const inAddress = takesBody
    ? Object.entries(input.properties).filter(([property]) => inPath.includes(property))
    : Object.entries(input.properties);
  return {
    operationId: name,
    summary: title,
    description: description ? `${summary}\n\n${description}` : summary,
    tags: [tag],
    security: securityOf(operation),
    parameters: parametersOf(input, inAddress, inPath, example?.input ?? {}),
    ...(takesBody && { requestBody: rest.rawBody ? fileBodyOf(rest.rawBody) : bodyOf(input, others, example?.input ?? {}) }),
    responses: responsesOf(operation, inPath.length > 0, takesBody),
  };
}

function securityOf({ access }: Operation): Record<string, string[]>[] {
  if (typeof access === "string") return access === "signed-in" ? [{ session: [] }] : [];
  return [...(access.key === undefined ? [] : [{ apiKey: [] }]), ...(access.people === undefined ? [] : [{ session: [] }])];
}

function bodyOf(
  input: TObject,
  others: readonly [string, TSchema][],
  example: Readonly<Record<string, unknown>>,
): NonNullable<DocumentDecoration["requestBody"]> {
  const names = others.map(([property]) => property);
  const required = (input.required ?? []).filter((property) => names.includes(property));
  const given = Object.fromEntries(Object.entries(example).filter(([property]) => names.includes(property)));
  const schema = {
    type: "object" as const,
    additionalProperties: false,
    properties: Object.fromEntries(others.map(([property, shape]) => [property, plain(shape)])),
    ...(required.length > 0 && { required }),
    ...rulesAmong(input, names.length),
  };
  return {
    required: required.length > 0,
    content: { "application/json": { schema, ...(Object.keys(given).length > 0 && { example: given }) } },
  };
}

/** Rules about which properties go together, less those in the path. */
function rulesAmong(input: TObject, properties: number) {
  const { minProperties, not } = input;
  const inPath = Object.keys(input.properties).length - properties;
  return { ...(minProperties !== undefined && { minProperties: minProperties - inPath }), ...(not !== undefined && { not }) };
}

const fileBodyOf = ({ mediaTypes }: NonNullable<RestRoute["rawBody"]>): NonNullable<DocumentDecoration["requestBody"]> => ({
  required: true,
  content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: "string", format: "binary" } }])),
});

function responsesOf(operation: Operation, hasPath: boolean, takesBody: boolean): NonNullable<DocumentDecoration["responses"]> {
  const { access, summary, media, rest } = operation;
  const isOpen = access === "public";
  const changes = rest !== undefined && rest.method !== "GET";
  return {
    [rest?.success ?? 200]: {
      description: media?.description ?? summary,
      headers: successHeaders(operation),
      content: contentOf(operation),
    },
    ...(!changes && {
      304: { description: "The client has this already (If-None-Match).", headers: { ...tagHeader, ...rateHeaders } },
    }),
    400: refusal("A parameter or a field is unknown, missing or wrong."),
    401: refusal("The API key or the session is missing, invalid, expired or revoked.", {
      "WWW-Authenticate": header("How to authenticate"),
    }),
    ...((!isOpen || changes) && { 403: refusal("The key lacks the permission, or the person the role.") }),
    ...((hasPath || changes) && { 404: refusal("There is nothing under this name or id, or the caller may not reach it.") }),
    ...((!isOpen || changes) && { 409: refusal("The present state does not allow this.") }),
    ...(operation.reads && { 412: refusal("What If-Match names was changed since: nothing is written.") }),
    ...(takesBody && { 413: refusal("The body is too large.") }),
    429: refusal("Too many requests.", retryHeader),
    500: refusal("A fault of the server, with the request id under which its log has it."),
    503: refusal("Storage cannot be written, or the server has too much to do just now.", retryHeader),
  };
}

/** The bodies of a success by media type. */
function contentOf({ output, media, example }: Operation) {
  if (output)
    return { "application/json": { schema: plain(output), ...(example?.output !== undefined && { example: example.output }) } };
  return Object.fromEntries(
    (media?.mediaTypes ?? []).map((type) => {
      const shape = media?.schemas?.[type];
      const isText = /^text\//.test(type);
      return [type, { schema: shape ? plain(shape) : { type: "string" as const, ...(!isText && { format: "binary" }) } }];
    }),
  );
}

const header = (description: string, type: "string" | "integer" = "string") => ({ description, schema: { type } });

const rateHeaders = {
  RateLimit: header("What is left of the limit, and in how many seconds it is whole again"),
  "RateLimit-Policy": header("The limit that counts this request"),
};
const tagHeader = { ETag: header("Names this content; send it as If-None-Match") };
const retryHeader = { "Retry-After": header("Seconds to wait", "integer") };

function successHeaders({ rest, media }: Operation) {
  return {
    ...rateHeaders,
    ...(rest?.method === "GET" && tagHeader),
    ...(media?.isFile && { "Content-Disposition": header("A good name for the file") }),
    ...Object.fromEntries(Object.entries(media?.headers ?? {}).map(([name, says]) => [name, header(says)])),
  };
}

const refusal = (description: string, headers: Readonly<Record<string, ReturnType<typeof header>>> = {}) => ({
  description,
  headers: { ...rateHeaders, ...headers },
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});

function parametersOf(
  input: TObject,
  properties: readonly [string, TSchema][],
  inPath: readonly string[],
  example: Readonly<Record<string, unknown>>,
): ParameterList {
  return properties.map(([name, property]) => {
    const { description, ...schema } = plain(property);
    return {
      name,
      in: inPath.includes(name) ? "path" : "query",
      required: inPath.includes(name) || (input.required ?? []).includes(name),
      ...(description && { description }),
      schema,
      ...(schema.type === "array" && { style: "form", explode: false }),
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
    const name = title
      .split(" ")
      .map((word: string, index: number) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
      .join("");
    into[name] = rest;
    return { $ref: `#/components/schemas/${name}` };
  });
}
