import type { Brief } from "#/model/brief";
import type { ArchetypeId } from "#/model/direction";

/** The briefs with audience and values given as words for visitors too, so that pages have every section to set. */
export const addPublicCopy = (briefs: Readonly<Record<ArchetypeId, Brief>>): Readonly<Record<ArchetypeId, Brief>> =>
  Object.fromEntries(
    Object.entries(briefs).map(([id, { audience, values, copy, ...brief }]) => [
      id,
      {
        ...brief,
        ...(audience !== undefined && { audience }),
        ...(values !== undefined && { values }),
        copy: { ...(audience !== undefined && { audience }), ...(values !== undefined && { values }), ...copy },
      },
    ]),
  ) as Record<ArchetypeId, Brief>;
