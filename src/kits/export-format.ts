import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";

/** One export of the contract, text or archive. */
export type ExportFormat = {
  /** The value of the `format` parameter. */
  readonly format: string;
  readonly mediaType: string;
  fileName(slug: string): string;
  write(content: DesignContent, metadata: ExportMetadata): string | Uint8Array<ArrayBuffer>;
};
