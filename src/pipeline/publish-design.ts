import { Failure } from "#/kernel/errors";
import { designPublished, toSubscribers } from "#/model/event";
import type { Version } from "#/model/version";
import { type Change, change, type Deed } from "#/pipeline/change";
import { followServed } from "#/pipeline/follow-served";
import { freezeVersion, type ReleaseChoice } from "#/pipeline/freeze-version";
import { presentDesign, refuseWithdrawn } from "#/pipeline/present";

/**
 * Publishes an approved design as a release of its system, with the number that its changes ask for or a greater one. Throws `not_found`, `invalid` for a bump below
 * the proposed one, and `conflict` unless the design is APPROVED and its system not archived.
 */
export const publishDesign = (deed: Deed, designId: string, release: ReleaseChoice = {}): Promise<Version> =>
  change(deed, (scene) => publish(scene, designId, release));

/** The same as a part of a larger change. */
export async function publish(scene: Change, designId: string, release: ReleaseChoice = {}): Promise<Version> {
  const { repositories, contents, now, note, announce } = scene;
  const { design, system } = await presentDesign(repositories, designId);
  refuseWithdrawn(system);
  if (design.status !== "APPROVED")
    throw new Failure("conflict", `Only an approved design can be published; this one is ${design.status}.`);
  await repositories.designs.update(design.id, { status: "PUBLISHED", publishedAt: now, updatedAt: now });
  const version = await freezeVersion(repositories, contents, design, "release", now, release);
  const { system: live, isFirst } = await followServed(scene, system.id);
  await announce(designPublished(live, design, version.number, now));
  if (!isFirst) await announce(toSubscribers("system.updated", live, design, version.number, now));
  const details = { version: version.number, bump: version.bump ?? "", proposedBump: version.proposedBump ?? "" };
  await note({ action: "design.published", workspaceId: design.workspaceId, targetId: design.id, details });
  return version;
}
