import type { Brief } from "#/model/brief";
import type { DesignParameters } from "#/model/design";
import type { SystemId } from "#/model/ids";
import type { Repositories } from "#/store/store";
import { getArchetype } from "#/studio/directions";
import { getDirectionSignature } from "#/studio/directions/direction-signature";
import { varyArchetype } from "#/studio/directions/vary-archetype";

/** Stores the direction of a system's newest draft, for later designs to keep apart from. */
export async function recordDirection(
  { systems }: Pick<Repositories, "systems">,
  systemId: SystemId,
  brief: Brief,
  { directionId, seed }: DesignParameters,
): Promise<void> {
  await systems.setDirectionSignature(systemId, getDirectionSignature(varyArchetype(getArchetype(directionId), brief, seed)));
}
