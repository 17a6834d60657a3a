import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { PartHashes } from "#/model/design";
import { partNames, type PartName, partSchemaVersion } from "#/model/design-content";
import type { ExternalArtifact } from "#/model/external-artifact";
import { type Change, change, type Deed } from "#/pipeline/change";
import { isCanonical, storedContent } from "#/pipeline/join-artifacts";
import type { JoinedParts, JoinImports } from "#/pipeline/join-job";
import type { Repositories } from "#/store/store";

/** How often work is done once more because what it was done with has changed meanwhile. */
const triesMax = 4;

/** What is to be joined: imports, and the parts that they become parts of. */
export type JoinPlan = {
  readonly workspaceId: string;
  readonly parts: PartHashes;
  readonly rows: readonly ExternalArtifact[];
  readonly withAudit: boolean;
  /** A part that is not stored yet, in place of a stored one. */
  readonly pages?: Uint8Array;
};

/** What joining made, and what it was made of. */
export type Joining = { readonly basis: string; readonly parts: JoinedParts };

/** The work was done with something that is no longer so: it has to be done once more. */
class StaleJoining extends Failure {
  constructor() {
    super("conflict", "The design or its imports changed again and again while they were being checked. Try again.");
  }
}

/**
 * Makes a change that puts imports into a design. They are joined and audited first, outside the transaction and outside this process. The change takes the result with
 * `joinedParts`, which refuses it where a row or a part is no longer the one that was judged; then everything is done once more.
 */
export async function changeWithImports<Result>(
  deed: Deed,
  join: JoinImports,
  plan: (repositories: Repositories) => Promise<JoinPlan | undefined>,
  work: (scene: Change, joining: Joining | undefined) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const planned = await plan(deed.store);
    const joining = planned && { basis: basisOf(planned), parts: await joinPlanned(deed, join, planned) };
    try {
      return await change(deed, (scene) => work(scene, joining));
    } catch (error) {
      if (!(error instanceof StaleJoining) || tries === triesMax) throw error;
    }
  }
}

async function joinPlanned({ store, contents }: Deed, join: JoinImports, plan: JoinPlan): Promise<JoinedParts> {
  const { rows, withAudit, workspaceId } = plan;
  const needed: readonly PartName[] = ["mark", "components", "pages", "imagery"];
  const names = partNames.filter(
    (name) => (withAudit ? name !== "audit" : needed.includes(name)) && (plan.parts[name] || needed.includes(name)),
  );
  const parts = await Promise.all(
    names.map(
      async (name) => [name, name === "pages" && plan.pages ? plan.pages : await contents.stored(plan.parts, name)] as const,
    ),
  );
  const artifacts = await Promise.all(
    rows.map(async (row) => ({
      name: row.name,
      slug: row.slug,
      isCanonical: isCanonical(row),
      content: await storedContent(store.blobs, row.contentHash),
    })),
  );
  return await join({ parts: Object.fromEntries(parts), artifacts, withAudit }, workspaceId);
}

/** Stores what was joined and gives the hashes of the parts. Throws where it was made of something else than what is planned now. */
export async function joinedParts(
  { repositories: { blobs } }: Change,
  plan: JoinPlan,
  joining: Joining | undefined,
): Promise<PartHashes> {
  if (joining?.basis !== basisOf(plan)) throw new StaleJoining();
  const { components, pages, imagery, audit } = joining.parts;
  const made = { components, pages, imagery, ...(audit && { audit }) };
  const hashes: [string, string][] = [];
  for (const [name, packed] of Object.entries(made))
    hashes.push([name, await blobs.putPacked(packed, "application/json", partSchemaVersion)]);
  return Object.fromEntries(hashes);
}

/** A name for everything that the result depends on. */
const basisOf = ({ parts, rows, withAudit, pages }: JoinPlan): string =>
  sha256Hex(
    JSON.stringify([
      withAudit,
      pages ? sha256Hex(pages) : null,
      partNames.map((name) => (name === "audit" ? null : (parts[name] ?? null))),
      rows.map((row) => [row.id, row.name, row.slug, row.contentHash, isCanonical(row)]),
    ]),
  );
