import { operations } from "#/operations";
import type { Operation } from "#/operations/operation";
import type { RestRoute } from "#/operations/rest-route";
import { toComponentName } from "#/transports/rest/openapi";

/** The part of JSON Schema that the operations' schemas use. */
type Schema = {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: boolean | Schema | undefined;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

type DocumentedOperation = Operation & { readonly rest: RestRoute };

/**
 * The console's view of the API as TypeScript: the route, input and output of each documented
 * operation. A schema with a title becomes a type of that name.
 */
export function generateConsoleApi(allOperations: readonly Operation[] = operations): string {
  const documented = allOperations
    .filter((operation): operation is DocumentedOperation => operation.rest !== undefined && !operation.rest.hidden)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const named: NamedTypes = new Map();
  const types = documented.map(
    (operation) => `  ${operation.name}: { input: ${toInputType(operation, named)}; output: ${toOutputType(operation, named)} };`,
  );
  const routes = documented.map(({ name, rest }) => `  ${name}: "${rest.method} ${rest.path}",`);
  return [
    "// Written by `bun run emit` from the list of operations. Do not edit.",
    ...[...named].map(([name, type]) => `export type ${name} = ${type};`),
    "/** Input and output of every operation by its name. */",
    `export type Operations = {\n${types.join("\n")}\n};`,
    "/** Method and path of every operation. */",
    `export const routes = {\n${routes.join("\n")}\n} as const satisfies Record<keyof Operations, string>;`,
    "",
  ].join("\n");
}

/** The types of titled schemas by name, in the order in which they are first used. */
type NamedTypes = Map<string, string>;

/** A file in the body is `body`, whatever the operation calls it. */
function toInputType({ input, rest }: DocumentedOperation, named: NamedTypes): string {
  const { properties, required = [] }: Schema = input;
  const types = Object.entries(properties ?? {}).map(([name, schema]) =>
    name === rest.rawBody?.property ? "body: Blob" : toPropertyType(name, schema, required.includes(name), named),
  );
  return types.length > 0 ? `{ ${types.join("; ")} }` : "Record<string, never>";
}

/** A response that is not JSON is text to the console. */
function toOutputType({ output, media }: DocumentedOperation, named: NamedTypes): string {
  const schema: Schema | undefined = output ?? media?.schemas?.["application/json"];
  return schema ? toType(schema, named) : "string";
}

function toPropertyType(name: string, schema: Schema, isRequired: boolean, named: NamedTypes): string {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
  return `${key}${isRequired ? "" : "?"}: ${toType(schema, named)}${isRequired ? "" : " | undefined"}`;
}

function toType(schema: Schema, named: NamedTypes): string {
  if (schema.title === undefined || typeof schema.type !== "string") return toUnnamedType(schema, named);
  const name = toComponentName(schema.title);
  if (!named.has(name)) named.set(name, toUnnamedType(schema, named));
  return name;
}

function toUnnamedType(schema: Schema, named: NamedTypes): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return `(${choices.map((choice) => toType(choice, named)).join(" | ")})`;
  if (schema.allOf) return schema.allOf.map((part) => toType(part, named)).join(" & ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) {
    const values = schema.enum.map((value) => JSON.stringify(value)).join(" | ");
    return schema.enum.length > 1 ? `(${values})` : values;
  }
  return [schema.type ?? "unknown"]
    .flat()
    .map((type) => toPlainType(schema, type, named))
    .join(" | ");
}

function toPlainType(schema: Schema, type: string, named: NamedTypes): string {
  if (type === "integer") return "number";
  if (type === "array") return schema.items ? `readonly (${toType(schema.items, named)})[]` : "readonly unknown[]";
  if (type !== "object") return type;
  const { properties = {}, required = [], additionalProperties } = schema;
  const types = Object.entries(properties).map(([name, inner]) => toPropertyType(name, inner, required.includes(name), named));
  if (types.length > 0) return `{ ${types.join("; ")} }`;
  return `Readonly<Record<string, ${typeof additionalProperties === "object" ? toType(additionalProperties, named) : "unknown"}>>`;
}
