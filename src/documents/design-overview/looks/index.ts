import type { ArchetypeId } from "#/model/direction";
import { arcade } from "#/documents/design-overview/looks/arcade";
import { archive } from "#/documents/design-overview/looks/archive";
import { brutalist } from "#/documents/design-overview/looks/brutalist";
import { civic } from "#/documents/design-overview/looks/civic";
import { craft } from "#/documents/design-overview/looks/craft";
import { editorial } from "#/documents/design-overview/looks/editorial";
import { industrial } from "#/documents/design-overview/looks/industrial";
import { ledger } from "#/documents/design-overview/looks/ledger";
import { luxury } from "#/documents/design-overview/looks/luxury";
import { playful } from "#/documents/design-overview/looks/playful";
import { poster } from "#/documents/design-overview/looks/poster";
import { retro } from "#/documents/design-overview/looks/retro";
import { scientific } from "#/documents/design-overview/looks/scientific";
import { soft } from "#/documents/design-overview/looks/soft";
import { swiss } from "#/documents/design-overview/looks/swiss";
import { technical } from "#/documents/design-overview/looks/technical";
import type { Look } from "#/documents/design-overview/looks/look";

const looks: Readonly<Record<ArchetypeId, Look>> = {
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

/** The look of an archetype's overview. */
export const lookOf = (archetype: ArchetypeId): Look => looks[archetype];
