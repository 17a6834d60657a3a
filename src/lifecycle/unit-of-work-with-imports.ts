import type { BrandId, WorkspaceId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { PartHashes } from "#/model/design";
import { partNames, type PartName, partSchemaVersion } from "#/model/design-content";
import type { ExternalArtifact } from "#/model/external-artifact";
import { type UnitOfWork, runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { isCanonical, loadStoredContent } from "#/lifecycle/imported-parts";
import type { MergedParts, MergeImports } from "#/lifecycle/merge-imports-job";
import type { Repositories } from "#/store/store";

/** How often to retry when the design or its imports change during the merge. */
const maxTries = 4;

/** The imports to merge, and the parts to merge them into. */
export type MergePlan = {
  readonly workspaceId: WorkspaceId;
  readonly brandId: BrandId;
  readonly parts: PartHashes;
  readonly rows: readonly ExternalArtifact[];
  readonly withAudit: boolean;
  /** New pages that are not stored yet. They replace the stored part. */
  readonly pages?: Uint8Array;
};

/** The result of a merge, and the hash of its input. */
export type CompletedMerge = { readonly basis: string; readonly parts: MergedParts };

/** The input of a merge has changed: it has to run again. */
class StaleMergeError extends Failure {
  constructor() {
    super("conflict", "The design or its imports kept changing while they were checked. Try again.");
  }
}

/**
 * Runs a unit of work that puts imports into a design. Merges and audits them first, outside the
 * transaction and outside this process. `work` stores the result with `storeMergedParts`, which
 * refuses it if the input has changed; then everything runs again.
 */
export async function runUnitOfWorkWithImports<Result>(
  context: CommandContext,
  mergeImports: MergeImports,
  plan: (repositories: Repositories) => Promise<MergePlan | undefined>,
  work: (tx: UnitOfWork, merge: CompletedMerge | undefined) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const mergePlan = await plan(context.store);
    const merge = mergePlan && { basis: hashMergeInput(mergePlan), parts: await runMerge(context, mergeImports, mergePlan) };
    try {
      return await runUnitOfWork(context, (tx) => work(tx, merge));
    } catch (error) {
      if (!(error instanceof StaleMergeError) || tries === maxTries) throw error;
    }
  }
}

async function runMerge({ store, contents }: CommandContext, mergeImports: MergeImports, plan: MergePlan): Promise<MergedParts> {
  const { rows, withAudit, workspaceId, brandId } = plan;
  const requiredParts: readonly PartName[] = ["mark", "components", "pages", "imagery"];
  const names = partNames.filter(
    (name) => (withAudit ? name !== "audit" : requiredParts.includes(name)) && (plan.parts[name] || requiredParts.includes(name)),
  );
  const parts = await Promise.all(
    names.map(
      async (name) =>
        [name, name === "pages" && plan.pages ? plan.pages : await contents.loadStoredPart(plan.parts, name)] as const,
    ),
  );
  const artifacts = await Promise.all(
    rows.map(async (row) => ({
      name: row.name,
      slug: row.slug,
      isCanonical: isCanonical(row),
      content: await loadStoredContent(store.blobs, row.contentHash),
    })),
  );
  const otherSystems = withAudit ? await store.systems.listSignatures(workspaceId, brandId) : [];
  return await mergeImports({ parts: Object.fromEntries(parts), artifacts, withAudit, otherSystems }, workspaceId);
}

/**
 * Stores merged parts and returns their hashes. Throws if they were merged from another input than
 * `plan`.
 */
export async function storeMergedParts(
  { repositories: { blobs } }: UnitOfWork,
  plan: MergePlan,
  merge: CompletedMerge | undefined,
): Promise<PartHashes> {
  if (merge?.basis !== hashMergeInput(plan)) throw new StaleMergeError();
  const { components, pages, imagery, audit } = merge.parts;
  const packedParts = { components, pages, imagery, ...(audit && { audit }) };
  const hashes: [string, string][] = [];
  for (const [name, packed] of Object.entries(packedParts))
    hashes.push([name, await blobs.putPacked(packed, "application/json", partSchemaVersion)]);
  return Object.fromEntries(hashes);
}

/** A hash of everything that the result depends on. */
const hashMergeInput = ({ parts, rows, withAudit, pages }: MergePlan): string =>
  sha256Hex(
    JSON.stringify([
      withAudit,
      pages ? sha256Hex(pages) : null,
      partNames.map((name) => (name === "audit" ? null : (parts[name] ?? null))),
      rows.map((row) => [row.id, row.name, row.slug, row.contentHash, isCanonical(row)]),
    ]),
  );
