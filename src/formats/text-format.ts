import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";

/**
 * An export that is one text file. `write` is pure: the same design and metadata always produce the
 * same text.
 *
 * @example
 * export const namesTxt: TextFormat = {
 *   format: "names-txt",
 *   mediaType: "text/plain",
 *   fileName: (slug) => `${slug}-names.txt`,
 *   write: ({ components }) => components.map(({ name }) => `${name}\n`).join(""),
 * };
 */
export type TextFormat = {
  /** The value of the `format` parameter. */
  readonly format: string;
  readonly mediaType: string;
  fileName(slug: string): string;
  write(content: DesignContent, metadata: ExportMetadata): string;
};
