import type { ExportMetadata } from "#/formats/export-metadata";
import type { Context } from "#/operations/operation";
import type { ServedSystem } from "#/operations/systems/resolve";

/** What exports of a served system may say besides the design itself. */
export function getSystemExportFacts({ baseUrl }: Pick<Context, "baseUrl">, { system, version }: ServedSystem): ExportMetadata {
  return { slug: system.slug, version: version.number, baseUrl };
}
