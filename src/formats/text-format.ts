import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";

/**
 * One export that is a single text file: pure, so that the same design and facts always give the
 * same text.
 */
export type TextFormat = {
  /** The value of the `format` parameter. */
  readonly format: string;
  readonly mediaType: string;
  /** The name under which the file is saved. */
  fileName(slug: string): string;
  write(content: DesignContent, metadata: ExportMetadata): string;
};
