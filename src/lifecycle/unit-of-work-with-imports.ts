import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { PartHashes } from "#/model/design";
import { partNames, type PartName, partSchemaVersion } from "#/model/design-content";
import type { ExternalArtifact } from "#/model/external-artifact";
import { type UnitOfWork, runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { isCanonical, loadStoredContent } from "#/lifecycle/merge-artifacts";
import type { MergedParts, MergeImports } from "#/lifecycle/merge-imports-job";
import type { Repositories } from "#/store/store";

/** How often work is done once more because what it was done with has changed meanwhile. */
const maxTries = 4;

/** What is to be joined: imports, and the parts that they become parts of. */
export type MergePlan = {
  readonly workspaceId: string;
  readonly parts: PartHashes;
  readonly rows: readonly ExternalArtifact[];
  readonly withAudit: boolean;
  /** A part that is not stored yet, in place of a stored one. */
  readonly pages?: Uint8Array;
};

/** What joining made, and what it was made of. */
export type CompletedMerge = { readonly basis: string; readonly parts: MergedParts };

/** The work was done with something that is no longer so: it has to be done once more. */
class StaleMergeError extends Failure {
  constructor() {
    super("conflict", "The design or its imports changed again and again while they were being checked. Try again.");
  }
}

/**
 * Makes a change that puts imports into a design. They are joined and audited first, outside the transaction and outside this process. The change takes the result with
 * `storeMergedParts`, which refuses it where a row or a part is no longer the one that was judged; then everything is done once more.
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
  const { rows, withAudit, workspaceId } = plan;
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
  return await mergeImports({ parts: Object.fromEntries(parts), artifacts, withAudit }, workspaceId);
}

/** Stores what was joined and gives the hashes of the parts. Throws where it was made of something else than what is planned now. */
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

/** A name for everything that the result depends on. */
const hashMergeInput = ({ parts, rows, withAudit, pages }: MergePlan): string =>
  sha256Hex(
    JSON.stringify([
      withAudit,
      pages ? sha256Hex(pages) : null,
      partNames.map((name) => (name === "audit" ? null : (parts[name] ?? null))),
      rows.map((row) => [row.id, row.name, row.slug, row.contentHash, isCanonical(row)]),
    ]),
  );
