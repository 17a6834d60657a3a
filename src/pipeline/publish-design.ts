import { Failure } from "#/kernel/errors";
import { designPublished, toSubscribers } from "#/model/event";
import type { Version } from "#/model/version";
import { type Change, change, type Deed } from "#/pipeline/change";
import { followServed } from "#/pipeline/follow-served";
import { freezeVersion } from "#/pipeline/freeze-version";
import { presentDesign, refuseWithdrawn } from "#/pipeline/present";

/** Publishes an approved design as a release of its system. Throws `not_found`, and `conflict` unless the design is APPROVED and its system not archived. */
export const publishDesign = (deed: Deed, designId: string): Promise<Version> =>
  change(deed, (scene) => publish(scene, designId));

/** The same as a part of a larger change. */
export async function publish(scene: Change, designId: string): Promise<Version> {
  const { repositories, contents, now, note, announce } = scene;
  const { design, system } = await presentDesign(repositories, designId);
  refuseWithdrawn(system);
  if (design.status !== "APPROVED")
    throw new Failure("conflict", `Only an approved design can be published; this one is ${design.status}.`);
  await repositories.designs.update(design.id, { status: "PUBLISHED", publishedAt: now, updatedAt: now });
  const version = await freezeVersion(repositories, contents, design, "release", now);
  const live = await followServed(scene, system.id);
  await announce(designPublished(live, design, version.number, now));
  await announce(toSubscribers("system.updated", live, design, version.number, now));
  const details = { version: version.number };
  await note({ action: "design.published", workspaceId: design.workspaceId, targetId: design.id, details });
  return version;
}
