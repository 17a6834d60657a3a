import { Failure } from "#/kernel/errors";
import type { Given } from "#/model/given";
import type { BrandId, WorkspaceId } from "#/model/ids";
import type { Context } from "#/operations/context";
import { loadImportProposal } from "#/operations/brand-imports/load-import-proposal";

/** Whose given parts are known: a workspace's imports and a brand's designs. */
export type GivenOwner = { readonly workspaceId: WorkspaceId; readonly brandId?: BrandId | undefined };

/**
 * What in given parts was read from a file: documents by their text, fonts and pictures by the hash
 * of their bytes.
 */
function* listFileContents({ mark, faces = {}, pictures = [], icons = [] }: Given): Generator<string> {
  for (const { svg } of mark?.lockups ?? []) yield svg;
  for (const face of Object.values(faces)) for (const { hash } of face.files) yield hash;
  for (const { svg, hash, webpHash, thumbnailHash } of pictures)
    for (const content of [svg, hash, webpHash, thumbnailHash]) if (content !== undefined) yield content;
  for (const { svg } of icons) yield svg;
}

/**
 * Throws `invalid` if given parts contain a file that is in no design of the brand and in no import
 * of its workspace. A file only comes in through an import, which reads it with limits; and the
 * hash of another workspace's file must not open it.
 */
export async function assertGivenKnown(
  { store, contents }: Pick<Context, "store" | "contents">,
  { workspaceId, brandId }: GivenOwner,
  given: Given,
): Promise<void> {
  const missing = new Set(listFileContents(given));
  const remove = (known: Given) => {
    for (const content of listFileContents(known)) missing.delete(content);
  };
  if (missing.size > 0 && brandId !== undefined)
    for (const { parts } of await store.designs.listByBrand(brandId)) remove(await contents.loadPart(parts, "given"));
  if (missing.size > 0)
    for (const row of await store.brandImports.listByWorkspace(workspaceId)) remove((await loadImportProposal(store, row)).given);
  const [first] = missing;
  if (first !== undefined)
    throw new Failure(
      "invalid",
      `given contains a file that this workspace does not have: ${first.slice(0, 80)}. Import the file first.`,
    );
}
