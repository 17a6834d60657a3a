import type { Brief } from "#/model/brief";
import type { ArchetypeId } from "#/model/direction";

/** Adds audience and values to the briefs' public copy, so that pages have every section. */
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
