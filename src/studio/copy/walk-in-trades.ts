import type { Brief } from "#/model/brief";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** Trades to which people simply come when they are open, with what is to be done or to spend an hour. */
const walkInTrades: ReadonlySet<string> = new Set([
  "shoe-repair",
  "repair-shop",
  "motorcycle-repair",
  "flour-mill",
  "rice-mill",
  "oil-mill",
  "car-wash",
  "tyre-shop",
  "laundry",
  "fuel-station",
  "copy-shop",
  "currency-exchange",
  "mobile-money",
  "pawnbroker",
  "newsagent",
  "tobacconist",
  "sauna",
  "bathing-beach",
  "amusement-park",
  "indoor-playground",
  "shopping-centre",
]);

/** Sports grounds that people pay for by the hour or the round. */
const playedTrades: ReadonlySet<string> = new Set([
  "batting-cage",
  "climbing-gym",
  "ice-rink",
  "skatepark",
  "bowling-alley",
  "billiard-hall",
  "arcade",
]);

/** Kinds of houses and stalls with a door or a counter: a charity that repairs has neither. */
const openKinds: ReadonlySet<OrganizationKind> = new Set(["shop", "producer", "trade-service", "company", "studio"]);

/** Trades whose work is done at a counter while people wait, if the brief says so. */
const counterTrades: ReadonlySet<string> = new Set([
  "locksmith",
  "watchmaker",
  "tailor",
  "luthier",
  "bicycle-shop",
  "knife-maker",
]);

/** Words for a counter, and for work that people wait for, in the languages in which briefs are most often written. */
const counterWords: readonly RegExp[] = [
  /(?<!\p{L})(?:kiosks?|market[- ](?:stall|hall|stand)|while[ -]you[ -](?:wait|shop)|kiosque|kiosko|quiosque|chiosco|kiosek)(?!\p{L})/iu,
  /(?<!\p{L})(?:während (?:sie|du) warte[tn]|zum mitnehmen|pendant que vous attendez|mientras espera|mentre aspett[ai])(?!\p{L})/iu,
  /(?<!\p{L})(?:enquanto espera|terwijl u wacht|medan (?:du|ni) väntar|mens du venter|na poczekaniu|na počkání|megvárható)(?!\p{L})/iu,
  /(?<!\p{L})(?:на почекання|при вас|в (?:вашем|вашому) присутствии|киоск|кіоск|beklerken)(?!\p{L})/iu,
  /立等可取|立等|その場で|즉석에서|รอรับได้/u,
];

/** Whether people come to a ground to play, which is no club that they join. */
export const isPlayedGround = (brief: Brief): boolean => playedTrades.has(understandBrief(brief).trade?.value ?? "");

/** Whether people simply come, by the trade: to a mill, a shoe repairer's or a kiosk that cuts keys. */
export function isWalkInTrade(brief: Brief): boolean {
  const { kind, trade } = understandBrief(brief);
  const ofTrade = trade?.value ?? "";
  if (!openKinds.has(kind.value)) return false;
  if (walkInTrades.has(ofTrade) || playedTrades.has(ofTrade)) return true;
  const said = [brief.industry, brief.tagline, brief.offer].filter((text) => text !== undefined).join("\n");
  return counterTrades.has(ofTrade) && counterWords.some((words) => words.test(said));
}
