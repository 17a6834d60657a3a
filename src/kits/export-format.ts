import type { DesignContent } from "#/model/design-content";
import type { ExportFacts } from "#/formats/export-facts";

/** One export of the contract, text or archive. */
export type ExportFormat = {
  /** The value of the `format` parameter. */
  readonly format: string;
  readonly mediaType: string;
  fileName(slug: string): string;
  write(content: DesignContent, facts: ExportFacts): string | Uint8Array<ArrayBuffer>;
};
