import type { ArchetypeId } from "#/model/direction";
import { archive } from "#/studio/directions/archive";
import type { Archetype } from "#/studio/directions/archetype";
import { arcade } from "#/studio/directions/arcade";
import { brutalist } from "#/studio/directions/brutalist";
import { civic } from "#/studio/directions/civic";
import { craft } from "#/studio/directions/craft";
import { editorial } from "#/studio/directions/editorial";
import { industrial } from "#/studio/directions/industrial";
import { ledger } from "#/studio/directions/ledger";
import { luxury } from "#/studio/directions/luxury";
import { playful } from "#/studio/directions/playful";
import { poster } from "#/studio/directions/poster";
import { retro } from "#/studio/directions/retro";
import { scientific } from "#/studio/directions/scientific";
import { soft } from "#/studio/directions/soft";
import { swiss } from "#/studio/directions/swiss";
import { technical } from "#/studio/directions/technical";

const archetypesById: Readonly<Record<ArchetypeId, Archetype>> = {
  swiss,
  editorial,
  brutalist,
  soft,
  technical,
  luxury,
  playful,
  civic,
  industrial,
  craft,
  retro,
  scientific,
  ledger,
  poster,
  arcade,
  archive,
};

/** Every archetype, in display order. */
export const archetypes: readonly Archetype[] = Object.values(archetypesById);

/** The archetype with this id. */
export const getArchetype = (id: ArchetypeId): Archetype => archetypesById[id];
