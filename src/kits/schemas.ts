import { formatSchemas, type PublishedSchema } from "#/formats/schemas";
import { AdoptionManifest } from "#/documents/adoption-manifest-schema";
import { BundleManifest } from "#/kits/bundle-manifest";

/** Every JSON Schema that the server publishes at `/schemas/{name}.json`. */
export const publishedSchemas: readonly PublishedSchema[] = [
  ...formatSchemas,
  { name: "adoption-manifest", schema: AdoptionManifest },
  { name: "bundle-manifest", schema: BundleManifest },
];
