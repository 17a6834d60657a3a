import type { Brief } from "#/model/brief";
import type { Activity } from "#/studio/copy/kind-phrases";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** Trades whose people come or call for help, and are not asked for it. */
const helpingTrades: ReadonlySet<string> = new Set([
  "food-bank",
  "clothes-bank",
  "burial-society",
  "wildlife-rescue",
  "sea-rescue",
  "mountain-rescue",
  "crisis-helpline",
  "grief-support",
  "hospice",
  "home-care",
  "nursing-home",
  "ambulance-service",
]);

/** Kinds that collect for a cause, or speak of their projects, unless their trade is help. */
const givingKinds: ReadonlySet<OrganizationKind> = new Set(["charity", "foundation", "community"]);

/** Trades of bodies whose members come for what is their own: a turn, a berth, a bill. */
const memberTrades: ReadonlySet<string> = new Set([
  "irrigation",
  "port",
  "water-utility",
  "district-heating",
  "flood-protection",
]);
const memberKinds: ReadonlySet<OrganizationKind> = new Set(["community", "foundation", "cooperative", "charity"]);

/** Sectors of what a trust runs for those who come: a harbour, a hall, a course. */
const runSectors: ReadonlySet<string> = new Set(["sport", "transport", "farming", "hospitality", "travel"]);

/** Groups that are asked to come and perform. */
const hiredTrades: ReadonlySet<string> = new Set(["lion-dance"]);

/** Schools of children, whose parents write to the office. */
const childrensTrades: ReadonlySet<string> = new Set(["school", "alternative-school", "childcare"]);

/** Places that people walk into: they need hours and a way, and no date. */
const openPlaces: ReadonlySet<string> = new Set([
  "museum",
  "library",
  "gallery",
  "zoo",
  "aquarium",
  "botanical-garden",
  "attraction",
  "market",
  "ice-rink",
  "tool-library",
  "toy-library",
  "repair-cafe",
]);
const openKinds: ReadonlySet<OrganizationKind> = new Set(["culture", "event", "authority", "community"]);

/** Whether people walk into a public place when it is open, without a date of their own. */
export function isOpenPlace(brief: Brief): boolean {
  const { kind, trade } = understandBrief(brief);
  const isHelping = kind.value === "charity" && ["food-bank", "clothes-bank"].includes(trade?.value ?? "");
  return isHelping || (openKinds.has(kind.value) && openPlaces.has(trade?.value ?? ""));
}

/** What people do with an organisation where its trade says that better than its kind; `undefined` elsewhere. */
export function findActivity(brief: Brief): Activity | undefined {
  const { kind, trade, sector } = understandBrief(brief);
  const [ofKind, ofTrade] = [kind.value, trade?.value ?? ""];
  if (givingKinds.has(ofKind) && helpingTrades.has(ofTrade)) return "be-helped";
  if (memberKinds.has(ofKind) && memberTrades.has(ofTrade)) return "be-served";
  if (ofKind === "foundation" && runSectors.has(sector ?? "")) return "be-served";
  if (ofKind === "community" && hiredTrades.has(ofTrade)) return "hire";
  if (ofKind === "school" && childrensTrades.has(ofTrade)) return "go-to-school";
  return undefined;
}
