import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { createJsonReply } from "#/kernel/http/reply";
import { anyObject, StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";

export const getSchema = defineOperation({
  name: "get_schema",
  title: "Get a JSON Schema",
  summary: "Returns the JSON Schema of a JSON file that Livery generates.",
  tag: "Server",
  access: "public",
  cacheable: true,
  isImmutable: true,
  input: StrictObject({ file: Type.String({ description: "Name of the schema, ending in `.json`", maxLength: 80 }) }),
  media: {
    mediaTypes: ["application/schema+json"],
    description: "The schema.",
    schemas: { "application/schema+json": anyObject },
  },
  example: { input: { file: "brand-manifest.json" } },
  rest: { method: "GET", path: "/schemas/:file", anyOrigin: true },
  async run(_, { file }) {
    const { publishedSchemas } = await import("#/kits/schemas");
    const published = publishedSchemas.find(({ name }) => file === `${name}.json`);
    if (!published)
      throw new Failure(
        "not_found",
        `No schema has this name. The available schemas are ${publishedSchemas.map(({ name }) => `${name}.json`).join(", ")}.`,
      );
    return createJsonReply(published.schema, { mediaType: "application/schema+json", cacheControl: "public, max-age=3600" });
  },
});
