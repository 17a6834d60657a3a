import type { ArchetypeId } from "#/model/direction";
import { arcade } from "#/documents/design-overview/layouts/arcade";
import { archive } from "#/documents/design-overview/layouts/archive";
import { brutalist } from "#/documents/design-overview/layouts/brutalist";
import { civic } from "#/documents/design-overview/layouts/civic";
import { craft } from "#/documents/design-overview/layouts/craft";
import { editorial } from "#/documents/design-overview/layouts/editorial";
import { industrial } from "#/documents/design-overview/layouts/industrial";
import { ledger } from "#/documents/design-overview/layouts/ledger";
import { luxury } from "#/documents/design-overview/layouts/luxury";
import { playful } from "#/documents/design-overview/layouts/playful";
import { poster } from "#/documents/design-overview/layouts/poster";
import { retro } from "#/documents/design-overview/layouts/retro";
import { scientific } from "#/documents/design-overview/layouts/scientific";
import { soft } from "#/documents/design-overview/layouts/soft";
import { swiss } from "#/documents/design-overview/layouts/swiss";
import { technical } from "#/documents/design-overview/layouts/technical";
import type { OverviewLayout } from "#/documents/design-overview/layouts/overview-layout";

const overviewLayouts: Readonly<Record<ArchetypeId, OverviewLayout>> = {
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

/** The overview layout of an archetype. */
export const getOverviewLayout = (archetype: ArchetypeId): OverviewLayout => overviewLayouts[archetype];
