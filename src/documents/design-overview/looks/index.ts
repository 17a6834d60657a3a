import type { ArchetypeId } from "#/model/direction";
import type { Look } from "#/documents/design-overview/looks/look";
import { swiss } from "#/documents/design-overview/looks/swiss";

const looks: Partial<Readonly<Record<ArchetypeId, Look>>> = { swiss };

/** The look of an archetype's overview. */
export const lookOf = (archetype: ArchetypeId): Look => looks[archetype] ?? swiss;
