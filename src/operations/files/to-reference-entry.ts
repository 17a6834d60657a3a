import type { TObject, TSchema } from "@sinclair/typebox";
import type { ReferenceEntry, ReferenceField } from "#/documents/api-reference/reference-entry";
import type { Access } from "#/model/caller";
import type { Operation, RestRoute } from "#/operations/operation";

/** An operation's route as the API reference shows it. */
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
 * The properties of an answer; what is not required is not marked, since it is the answer that has
 * it or has not.
 */
const listResponseFields = (output: TSchema): readonly ReferenceField[] =>
  "properties" in output
    ? listFields(output as TObject, () => true).map((field) => ({ ...field, isRequired: false }))
    : [{ name: "body", type: describeSchema(output), description: output.description ?? "", isRequired: false }];

/** Who may call an operation, as a sentence. */
function describeAccess(access: Access): string {
  if (access === "public") return "Anyone may call this.";
  if (access === "signed-in") return "Whoever is signed in may call this.";
  if (access === "administrator") return "Only the command line may call this.";
  const { key, people } = access;
  const callers = [
    ...(key === undefined ? [] : [key === "ANY" ? "any API key" : `an API key with ${key}`]),
    ...(people === undefined ? [] : [{ MEMBER: "every member", ADMIN: "owners and admins", OWNER: "owners" }[people]]),
  ].join(", or ");
  return `For ${callers}.`;
}

/** A request as it goes over the wire, from the operation's example. */
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

/** More words than this are not listed. */
const maxChoices = 16;

/**
 * What a schema takes, in a word or a few: `string`, `integer`, `light | dark`, `list of Version`,
 * `string or null`.
 */
function describeSchema(schema: TSchema): string {
  if (Array.isArray(schema.enum)) {
    const choices: readonly string[] = schema.enum.map(String);
    return choices.length > maxChoices ? `one of ${choices.length} words` : choices.join(" | ");
  }
  if ("const" in schema) return JSON.stringify(schema.const);
  const alternatives: readonly TSchema[] | undefined = schema.anyOf;
  if (alternatives) return [...new Set(alternatives.map(describeSchema))].join(" or ");
  if (schema.type === "array") return `list of ${schema.items ? describeSchema(schema.items) : "values"}`;
  if (schema.type === "object") return schema.title ?? "object";
  if (Array.isArray(schema.type)) return schema.type.join(" or ");
  return typeof schema.type === "string" ? schema.type : "any value";
}
