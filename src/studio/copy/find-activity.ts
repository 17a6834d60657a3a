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
  "small-harbour",
  "water-utility",
  "district-heating",
  "flood-protection",
]);
const memberKinds: ReadonlySet<OrganizationKind> = new Set(["community", "foundation", "cooperative", "charity"]);

/** Bodies of owners and of towns: who owns a share of a road, a house or a canal is a member, and has nothing to join. */
const ownerWords: readonly RegExp[] = [
  /road (?:maintenance )?association|owners['’]? (?:association|corporation)|body corporate|(?:wege|wasser|alp)genossenschaft/iu,
  /eigentümergemeinschaft|interessentschaft|copropriété|association syndicale|comunidad de (?:propietarios|regantes)|condom[ií]nio/iu,
  /comunitat de propietaris|vereniging van eigenaars|waterschap|vägförening|samfällighet|veglag|vejlaug|grundejerforening/iu,
  /service public|syndicat (?:intercommunal|mixte)|(?<!\p{L})sivom?u?(?!\p{L})|zweckverband|mancomunidad|kommunalförbund/iu,
  /tiekunta|osakaskunta|taloyhtiö|wspólnota mieszkaniowa|spółka wodna|společenství vlastníků|társasház|asociați[ea] de proprietari/iu,
  /товарищество собственников|(?<!\p{L})(?:тсж|осбб|снт)(?!\p{L})|σωματείο ιδιοκτητών|site yönetimi|ועד בית|管理組合|业主委员会|管委會|입주자대표/iu,
];

/** Groups that people come along to, and which then welcome them: what they ask is when. */
const groupTrades: ReadonlySet<string> = new Set([
  "choir",
  "folk-dance",
  "bell-ringers",
  "samba-school",
  "astronomy-club",
  "hobby-club",
  "model-railway",
  "amateur-radio",
  "maker-space",
  "repair-cafe",
  "community-garden",
  "scouts",
]);

/** Words for rehearsing and meeting, in the languages in which briefs are most often written. */
const rehearsalWords: readonly RegExp[] = [
  /(?<!\p{L})(?:rehears\p{L}{1,4}|practice night|prob(?:e|en|enabend)|répét\p{L}{1,8}|ensay\p{L}{1,4}|assaig)(?!\p{L})/iu,
  /(?<!\p{L})(?:prove|proviamo|ensai\p{L}{1,4}|repetit\p{L}{1,4}|repetera\p{L}{0,2}|øve|øving|harjoit\p{L}{2,10})(?!\p{L})/iu,
  /(?<!\p{L})(?:prób[ay]|zkouš\p{L}{1,4}|skúšk\p{L}{1,3}|próbá\p{L}{1,4}|repetiți\p{L}{1,3}|репетиц\p{L}{1,4}|репетир\p{L}{2})(?!\p{L})/iu,
  /(?<!\p{L})(?:πρόβ\p{L}{1,3}|prova|provalar\p{L}{0,4}|ymarfer|تمرین|تمرينات|חזרות)(?!\p{L})|稽古|練習|排练|排練|연습/iu,
];

/** Words for an association in a trade, whose members come for what others sell. */
const associationWords =
  /(?:forening|förening|vereniging|verein|yhdistys|egyesület)(?:en|et)?(?!\p{L})|(?<!\p{L})(?:spolek|stowarzyszenie|udruga)(?!\p{L})/iu;
const sellingKinds: ReadonlySet<OrganizationKind> = new Set(["shop", "trade-service", "company"]);

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

const testsAny = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));

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
  if (ofKind === "community" && testsAny(ownerWords, `${brief.name}\n${brief.industry ?? ""}`)) return "be-served";
  if (ofKind === "foundation" && runSectors.has(sector ?? "")) return "be-served";
  if (ofKind === "community" && hiredTrades.has(ofTrade)) return "hire";
  const rehearses = testsAny(rehearsalWords, `${brief.tagline ?? ""}\n${brief.offer ?? ""}`);
  if (ofKind === "community" && (groupTrades.has(ofTrade) || rehearses)) return "come-along";
  if (sellingKinds.has(ofKind) && associationWords.test(brief.industry ?? "")) return "play";
  if (ofKind === "school" && childrensTrades.has(ofTrade)) return "go-to-school";
  return undefined;
}
