import type { BrandImport, ImportProposal } from "#/model/brand-import";
import type { Repositories } from "#/store/store";

/** Loads what was recognised in an import. */
export async function loadImportProposal(
  { blobs }: Pick<Repositories, "blobs">,
  { id, contentHash }: BrandImport,
): Promise<ImportProposal> {
  const blob = await blobs.findByHash(contentHash);
  if (!blob) throw new Error(`the content of import ${id} is missing`);
  return JSON.parse(new TextDecoder().decode(blob.bytes)) as ImportProposal;
}
