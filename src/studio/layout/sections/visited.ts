import type { Brief } from "#/model/brief";
import type { PageContent } from "#/studio/layout/page-content";
import { getWordingKind } from "#/studio/copy/wording-kind";
import { understandBrief } from "#/studio/understanding/understand-brief";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";

/** Kinds that come to people, or that people meet on a screen: opening hours would be wrong. */
const unvisitedKinds: ReadonlySet<OrganizationKind> = new Set([
  "trade-service",
  "software",
  "developer-tool",
  "media",
  "personal",
  "artist",
]);

/** Sectors whose businesses work at their customers' places, or online. */
const unvisitedSectors: ReadonlySet<string> = new Set(["software", "transport"]);

/** Trades whose people travel to their customers. */
const travellingTrades: ReadonlySet<string> = new Set(["home-care", "removals", "courier", "ambulance-service"]);

/** Words of those who work at their customers' homes, in the languages in which they are most common. */
const atHome =
  "at home|home visits|à domicile|a domicilio|ao domicílio|hausbesuch|aan huis|hemma hos|w domu klienta|出張|上门|上門".split(
    "|",
  );

function comesToPeople({ name, tagline = "", industry = "", offer = "" }: Brief): boolean {
  const text = [name, tagline, industry, offer].join("\n").toLowerCase();
  return atHome.some((words) => text.includes(words));
}

/** Whether people come to the organisation, so that a place with opening hours makes sense. */
export const isVisited = ({ kind, brief }: PageContent): boolean =>
  !travellingTrades.has(understandBrief(brief).trade?.value ?? "") &&
  !comesToPeople(brief) &&
  ![kind, getWordingKind(brief)].some((one) => unvisitedKinds.has(one)) &&
  (kind === "shop" || !unvisitedSectors.has(understandBrief(brief).sector ?? ""));
