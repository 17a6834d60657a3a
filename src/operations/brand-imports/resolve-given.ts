import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { IdString } from "#/kernel/schema";
import { Given } from "#/model/given";
import type { BrandImportId } from "#/model/ids";
import { loadImportProposal } from "#/operations/brand-imports/load-import-proposal";
import type { Context } from "#/operations/context";
import { assertGivenKnown, type GivenOwner } from "#/operations/edits/assert-given-known";
import { assertGivenColors } from "#/operations/edits/parse-edits";

/** How a new design takes parts that people brought. */
export const givenInput = {
  import: Type.Optional(
    IdString<BrandImportId>({ maxLength: 64, description: "Id of an import; the design keeps exactly what it recognised" }),
  ),
  given: Type.Optional(Given),
};

/**
 * The given parts of a new design: those of an import, in which `given` replaces whole sections.
 * Throws `not_found` for an unknown import and `invalid` for a file that was never imported.
 */
export async function resolveGiven(
  context: Context,
  owner: GivenOwner,
  { import: importId, given }: { readonly import?: BrandImportId | undefined; readonly given?: Given | undefined },
): Promise<Given | undefined> {
  if (importId === undefined && given === undefined) return undefined;
  const row = importId === undefined ? undefined : await context.store.brandImports.findById(owner.workspaceId, importId);
  if (importId !== undefined && !row)
    throw new Failure("not_found", "No import of this workspace has this id. Import the files again.");
  const imported = row ? (await loadImportProposal(context.store, row)).given : {};
  if (given) {
    await assertGivenColors(given);
    await assertGivenKnown(context, owner, given);
  }
  return { ...imported, ...given };
}
