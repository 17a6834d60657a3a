/** What of the API description the console's types are made from. */
type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly nullable?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};
type Media = Readonly<Record<string, { readonly schema?: Schema }>>;
type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Media };
  readonly responses: Readonly<Record<string, { readonly content?: Media }>>;
};
type ApiDescription = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/**
 * The console's view of the API as TypeScript: each operation's route, input and answer, from the
 * API description's text.
 */
export function generateConsoleApi(description: string): string {
  const { paths, components }: ApiDescription = JSON.parse(description);
  const operations = Object.entries(paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
    .toSorted((one, other) => (one.operation.operationId < other.operation.operationId ? -1 : 1));
  const shapes = Object.entries(components.schemas)
    .filter(([name]) => name !== "Error")
    .map(([name, schema]) => `export type ${name} = ${toType(schema)};`);
  const types = operations.map(
    ({ operation }) => `  ${operation.operationId}: { input: ${toInputType(operation)}; output: ${toOutputType(operation)} };`,
  );
  const routes = operations.map(
    ({ path, method, operation }) => `  ${operation.operationId}: "${method.toUpperCase()} ${path}",`,
  );
  return [
    "// Written by `bun run emit` from the API description. Do not edit.",
    ...shapes,
    "/** Input and answer of every operation by its name. */",
    `export type Operations = {\n${types.join("\n")}\n};`,
    "/** Method and path of every operation. */",
    `export const routes = {\n${routes.join("\n")}\n} as const satisfies Record<keyof Operations, string>;`,
    "",
  ].join("\n");
}

const isJson = (media: string) => media.startsWith("application/json");

function toInputType({ parameters = [], requestBody }: Operation): string {
  const properties = parameters.map(({ name, required, schema }) => toPropertyType(name, schema, required === true));
  const json = Object.entries(requestBody?.content ?? {}).find(([media]) => isJson(media))?.[1].schema;
  if (requestBody && !json) properties.push("body: Blob");
  const propertiesType = `{ ${properties.join("; ")} }`;
  return json
    ? properties.length > 0
      ? `${propertiesType} & ${toType(json)}`
      : toType(json)
    : properties.length > 0
      ? propertiesType
      : "Record<string, never>";
}

function toOutputType({ responses }: Operation): string {
  const media = Object.entries(responses).find(([status]) => /^2/.test(status))?.[1].content ?? {};
  const json = Object.entries(media).find(([name, { schema }]) => isJson(name) && schema?.type !== "string")?.[1].schema;
  return json ? toType(json) : "string";
}

function toPropertyType(name: string, schema: Schema, isRequired: boolean): string {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
  return isRequired ? `${key}: ${toType(schema)}` : `${key}?: ${toType(schema)} | undefined`;
}

function toType(schema: Schema): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return `(${choices.map(toType).join(" | ")})`;
  if (schema.allOf) return schema.allOf.map(toType).join(" & ");
  const baseType = schema.enum
    ? schema.enum.map((value) => JSON.stringify(value)).join(" | ")
    : schema.const !== undefined
      ? JSON.stringify(schema.const)
      : typeof schema.type === "string"
        ? toNamedType(schema, schema.type)
        : (schema.type ?? ["unknown"]).map((typeName) => toNamedType(schema, typeName)).join(" | ");
  return schema.nullable ? `(${baseType} | null)` : schema.enum && schema.enum.length > 1 ? `(${baseType})` : baseType;
}

function toNamedType(schema: Schema, type: string): string {
  if (type === "array") return schema.items ? `readonly (${toType(schema.items)})[]` : "readonly unknown[]";
  if (type === "object") {
    if (schema.properties) {
      const required = new Set(schema.required);
      const propertiesType = Object.entries(schema.properties).map(([name, inner]) =>
        toPropertyType(name, inner, required.has(name)),
      );
      if (propertiesType.length > 0) return `{ ${propertiesType.join("; ")} }`;
    }
    const rest = schema.additionalProperties;
    return `Readonly<Record<string, ${typeof rest === "object" ? toType(rest) : "unknown"}>>`;
  }
  return type === "integer" ? "number" : type;
}
