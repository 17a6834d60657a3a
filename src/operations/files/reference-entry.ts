import type { TObject, TSchema } from "@sinclair/typebox";
import type { ReferenceEntry, ReferenceField } from "#/documents/api-reference/reference-entry";
import type { Access } from "#/model/caller";
import type { Operation, RestRoute } from "#/operations/operation";
import { schemaWords } from "#/operations/files/schema-words";

/** An operation's route as the API reference shows it. */
export function referenceEntry(operation: Operation, rest: RestRoute, baseUrl: string): ReferenceEntry {
  const { name, tag, title, summary, description, input, output, media, example, access } = operation;
  const named = new Set(rest.path.split("/").flatMap((part) => (part.startsWith(":") ? [part.slice(1)] : [])));
  const takesBody = rest.method === "POST" || rest.method === "PATCH";
  const inPath = fieldsOf(input, (property) => named.has(property));
  const others = fieldsOf(input, (property) => !named.has(property));
  return {
    id: name,
    tag,
    title,
    method: rest.method,
    path: rest.path.replace(/:(\w+)/g, "{$1}"),
    summary,
    description,
    access: accessWords(access),
    inPath,
    inQuery: takesBody ? [] : others,
    inBody: takesBody && !rest.rawBody ? others : [],
    success: rest.success ?? 200,
    response: output ? answerFields(output) : [],
    media: media && `${media.description} ${media.mediaTypes.join(", ")}.`,
    example: example && {
      request: requestText(operation, rest, named, baseUrl),
      response: example.output === undefined ? undefined : JSON.stringify(example.output, null, 2),
    },
  };
}

const fieldsOf = ({ properties, required = [] }: TObject, keeps: (property: string) => boolean): readonly ReferenceField[] =>
  Object.entries(properties)
    .filter(([property]) => keeps(property))
    .map(([property, schema]) => ({
      name: property,
      type: schemaWords(schema),
      description: schema.description ?? "",
      isRequired: required.includes(property),
    }));

/** The properties of an answer; what is not required is not marked, since it is the answer that has it or has not. */
const answerFields = (output: TSchema): readonly ReferenceField[] =>
  "properties" in output
    ? fieldsOf(output as TObject, () => true).map((field) => ({ ...field, isRequired: false }))
    : [{ name: "body", type: schemaWords(output), description: output.description ?? "", isRequired: false }];

/** Who may call an operation, as a sentence. */
function accessWords(access: Access): string {
  if (access === "public") return "Anyone may call this.";
  if (access === "signed-in") return "Whoever is signed in may call this.";
  if (access === "administrator") return "Only the command line may call this.";
  const { key, people } = access;
  const who = [
    ...(key === undefined ? [] : [key === "ANY" ? "any API key" : `an API key with ${key}`]),
    ...(people === undefined ? [] : [{ MEMBER: "every member", ADMIN: "owners and admins", OWNER: "owners" }[people]]),
  ].join(", or ");
  return `For ${who}.`;
}

/** A request as it goes over the wire, from the operation's example. */
function requestText({ access, example }: Operation, rest: RestRoute, named: ReadonlySet<string>, baseUrl: string): string {
  const given: Readonly<Record<string, unknown>> = example?.input ?? {};
  const path = rest.path.replace(/:(\w+)/g, (_, part: string) =>
    given[part] === undefined ? `{${part}}` : encodeURIComponent(String(given[part])),
  );
  const others = Object.entries(given).filter(([property]) => !named.has(property));
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
