import type { TObject, TSchema } from "@sinclair/typebox";
import type { ReferenceEntry, ReferenceField } from "#/documents/api-reference/reference-entry";
import type { Access } from "#/model/caller";
import type { Operation } from "#/operations/operation";
import type { RestRoute } from "#/operations/rest-route";

/** Maps an operation's route to its entry in the API reference. */
export function toReferenceEntry(operation: Operation, rest: RestRoute, baseUrl: string): ReferenceEntry {
  const { name, tag, title, summary, description, input, output, media, example, access } = operation;
  const pathParameters = new Set(rest.path.split("/").flatMap((part) => (part.startsWith(":") ? [part.slice(1)] : [])));
  const takesBody = rest.method === "POST" || rest.method === "PATCH";
  const inPath = listFields(input, (property) => pathParameters.has(property));
  const others = listFields(input, (property) => !pathParameters.has(property));
  return {
    id: name,
    tag,
    title,
    method: rest.method,
    path: rest.path.replace(/:(\w+)/g, "{$1}"),
    summary,
    description,
    access: describeAccess(access),
    inPath,
    inQuery: takesBody ? [] : others,
    inBody: takesBody && !rest.rawBody ? others : [],
    success: rest.success ?? 200,
    response: output ? listResponseFields(output) : [],
    media: media && `${media.description} ${media.mediaTypes.join(", ")}.`,
    example: example && {
      request: formatRequest(operation, rest, pathParameters, baseUrl),
      response: example.output === undefined ? undefined : JSON.stringify(example.output, null, 2),
    },
  };
}

const listFields = (
  { properties, required = [] }: TObject,
  isIncluded: (property: string) => boolean,
): readonly ReferenceField[] =>
  Object.entries(properties)
    .filter(([property]) => isIncluded(property))
    .map(([property, schema]) => ({
      name: property,
      type: describeSchema(schema),
      description: schema.description ?? "",
      isRequired: required.includes(property),
    }));

/**
 * The properties of a response. None is marked as optional: the response either has a property or
 * not.
 */
const listResponseFields = (output: TSchema): readonly ReferenceField[] =>
  "properties" in output
    ? listFields(output as TObject, () => true).map((field) => ({ ...field, isRequired: false }))
    : [{ name: "body", type: describeSchema(output), description: output.description ?? "", isRequired: false }];

/** Describes who may call an operation, as a sentence. */
function describeAccess(access: Access): string {
  if (access === "public") return "No authentication required.";
  if (access === "signed-in") return "Requires a signed-in user.";
  if (access === "administrator") return "Available on the command line only.";
  const { key, people } = access;
  const callers = [
    ...(key === undefined ? [] : [key === "ANY" ? "any API key" : `an API key with ${key}`]),
    ...(people === undefined
      ? []
      : [{ MEMBER: "a signed-in member", ADMIN: "a signed-in owner or admin", OWNER: "a signed-in owner" }[people]]),
  ].join(", or ");
  return `Requires ${callers}.`;
}

/** Formats a request from the operation's example as it is sent over the wire. */
function formatRequest(
  { access, example }: Operation,
  rest: RestRoute,
  pathParameters: ReadonlySet<string>,
  baseUrl: string,
): string {
  const exampleInput: Readonly<Record<string, unknown>> = example?.input ?? {};
  const path = rest.path.replace(/:(\w+)/g, (_, part: string) =>
    exampleInput[part] === undefined ? `{${part}}` : encodeURIComponent(String(exampleInput[part])),
  );
  const others = Object.entries(exampleInput).filter(([property]) => !pathParameters.has(property));
  const takesBody = rest.method === "POST" || rest.method === "PATCH";
  const query = takesBody ? "" : new URLSearchParams(others.map(([property, value]) => [property, String(value)])).toString();
  const takesKey = typeof access !== "string" && access.key !== undefined;
  return [
    `${rest.method} ${path}${query && `?${query}`} HTTP/1.1`,
    `Host: ${new URL(baseUrl).host}`,
    ...(takesKey ? ["Authorization: Bearer <API_KEY>"] : []),
    ...(takesBody && others.length > 0
      ? ["Content-Type: application/json", "", JSON.stringify(Object.fromEntries(others), null, 2)]
      : []),
  ].join("\n");
}

/** Longer lists of values are summarized. */
const maxChoices = 16;

/**
 * Describes a schema's type in a few words: `string`, `integer`, `light | dark`, `list of Version`,
 * `string or null`.
 */
function describeSchema(schema: TSchema): string {
  if (Array.isArray(schema.enum)) {
    const choices: readonly string[] = schema.enum.map(String);
    return choices.length > maxChoices ? `one of ${choices.length} values` : choices.join(" | ");
  }
  if ("const" in schema) return JSON.stringify(schema.const);
  const alternatives: readonly TSchema[] | undefined = schema.anyOf;
  if (alternatives) return [...new Set(alternatives.map(describeSchema))].join(" or ");
  if (schema.type === "array") return `list of ${schema.items ? describeSchema(schema.items) : "values"}`;
  if (schema.type === "object") return schema.title ?? "object";
  if (Array.isArray(schema.type)) return schema.type.join(" or ");
  return typeof schema.type === "string" ? schema.type : "any value";
}
