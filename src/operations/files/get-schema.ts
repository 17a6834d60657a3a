import { Type } from "@sinclair/typebox";
import { publishedSchemas } from "#/kits/schemas";
import { Failure } from "#/kernel/errors";
import { createJsonReply } from "#/kernel/http/reply";
import { anyObject, StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";

export const getSchema = defineOperation({
  name: "get_schema",
  title: "Get a JSON Schema",
  summary: "The JSON Schema of one of the JSON files that Livery writes.",
  tag: "Server",
  access: "public",
  cacheable: true,
  isImmutable: true,
  input: StrictObject({ file: Type.String({ description: "The schema's name with `.json` at its end", maxLength: 80 }) }),
  media: {
    mediaTypes: ["application/schema+json"],
    description: "The schema.",
    schemas: { "application/schema+json": anyObject },
  },
  example: { input: { file: "brand-manifest.json" } },
  rest: { method: "GET", path: "/schemas/:file", anyOrigin: true },
  async run(_, { file }) {
    const published = publishedSchemas.find(({ name }) => file === `${name}.json`);
    if (!published)
      throw new Failure(
        "not_found",
        `There is no schema of this name. There are ${publishedSchemas.map(({ name }) => `${name}.json`).join(", ")}.`,
      );
    return createJsonReply(published.schema, { mediaType: "application/schema+json", cacheControl: "public, max-age=3600" });
  },
});
