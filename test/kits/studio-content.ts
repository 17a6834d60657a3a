import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import type { ArchetypeId } from "#/model/direction";
import { createSystem } from "#test/studio/create-system";

/** A design that the studio generates from a brief. */
export const createStudioContent = (brief: Brief, seed: number, archetype?: ArchetypeId): DesignContent =>
  createSystem(brief, seed, archetype ?? brief.archetype);
