import type { TSchema } from "@sinclair/typebox";
import { BrandManifest } from "#/formats/brand-manifest-schema";
import { ComponentsJson } from "#/formats/components-json-schema";

/** A JSON Schema that is served at `/schemas/{name}.json`. */
export type PublishedSchema = { readonly name: string; readonly schema: TSchema };

/** The schemas of the JSON exports. */
export const formatSchemas: readonly PublishedSchema[] = [
  { name: "brand-manifest", schema: BrandManifest },
  { name: "components-json", schema: ComponentsJson },
];
