import { createId } from "#/kernel/ids";
import { type BrandImport, maxBrandImports } from "#/model/brand-import";
import type { WorkspaceId } from "#/model/ids";
import { maxArchiveMs } from "#/model/limits";
import { createCommandContext, getActor } from "#/operations/actor";
import { runImportJob } from "#/operations/artifacts/import-jobs";
import type { BrandFiles } from "#/operations/brand-imports/brand-files";
import type { ImportOptions } from "#/operations/brand-imports/import-options";
import { readBrandFilesJob } from "#/operations/brand-imports/read-brand-files-job";
import { type BrandImportResponse, toBrandImportResponse } from "#/operations/brand-imports/schema";
import type { Context } from "#/operations/context";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Reads files in a job and stores what was recognised, so that a design can be started with it.
 * Makes no brand and no design. Throws `invalid`, `too_large`, and `unavailable` if the queue is
 * full.
 */
export async function storeBrandImport(
  context: Context,
  workspaceId: WorkspaceId,
  source: BrandFiles,
  statement: ImportOptions = {},
): Promise<BrandImportResponse> {
  const limits = { workspaceId, timeoutMs: maxArchiveMs };
  const { name, proposal, stored } = await runImportJob(context, readBrandFilesJob, { source, statement }, limits);
  const row = await runUnitOfWork(createCommandContext(context), async ({ repositories, now, audit }): Promise<BrandImport> => {
    for (const { bytes, mediaType } of stored) await repositories.blobs.put(bytes, mediaType);
    const contentHash = await repositories.blobs.put(JSON.stringify(proposal), "application/json");
    const added: BrandImport = {
      id: createId("imp"),
      workspaceId,
      name: name ?? "Imported brand",
      contentHash,
      createdBy: getActor(context).name,
      createdAt: now,
    };
    await repositories.brandImports.insert(added, maxBrandImports);
    await audit({ action: "brand.imported", workspaceId, targetId: added.id, details: { files: proposal.recognized.length } });
    return added;
  });
  return toBrandImportResponse(row, proposal);
}
