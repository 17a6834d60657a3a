import type { Brief } from "#/model/brief";
import type { Activity } from "#/studio/copy/kind-phrases";
import { speaksOfMembers } from "#/studio/copy/member-words";
import { isPlayedGround } from "#/studio/copy/walk-in-trades";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import { namesReserving } from "#/studio/copy/wording-kind";
import { findTrade } from "#/studio/understanding/trades/trades";
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

/** Sectors of charities that do something for people, who read here how they are helped. */
const aidSectors: ReadonlySet<string> = new Set(["care", "health", "building", "community"]);

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

/** Players and performers, who are engaged for a day if the brief speaks of weddings and feasts. */
const engagedTrades: ReadonlySet<string> = new Set([
  "brass-band",
  "band",
  "drumming-group",
  "steelpans",
  "dj",
  "magician",
  "celebrant",
]);
const engagedKinds: ReadonlySet<OrganizationKind> = new Set(["artist", "studio", "trade-service"]);

/** Words for weddings, in the languages in which briefs are most often written. */
const weddingWords: readonly RegExp[] = [
  /(?<!\p{L})(?:weddings?|hochzeit\p{L}{0,6}|mariages?|noces|bodas?|matrimoni[oi]?|nozze|casamentos?|bruiloft\p{L}{0,2})(?!\p{L})/iu,
  /(?<!\p{L})(?:bröllop|bryllup\p{L}{0,3}|häät|häihin|wesel\p{L}{1,3}|sva[td]b\p{L}{1,3}|esküvő\p{L}{0,3}|nunt[aăi])(?!\p{L})/iu,
  /(?<!\p{L})(?:свадь?б\p{L}{1,3}|весіл\p{L}{1,3}|сватб\p{L}{1,2}|γάμ\p{L}{1,3}|düğün\p{L}{0,4}|pernikahan|đám cưới)(?!\p{L})/iu,
  /शादी|विवाह|बारात|ब्याह|বিয়ে|திருமண|పెళ్ళి|زفاف|أعراس|عروسی|شادی|חתונ|結婚|婚礼|婚禮|결혼|งานแต่ง|งานบวช/u,
];

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
  "community-centre",
]);
const openKinds: ReadonlySet<OrganizationKind> = new Set(["culture", "event", "authority", "community"]);

/** Trades whose members own where they live. */
const ownerTrades: ReadonlySet<string> = new Set(["housing-cooperative"]);

/** Kinds of trades whose cooperatives sell what their members make. */
const makingKinds: ReadonlySet<OrganizationKind> = new Set(["producer", "shop", "manufacturer", "restaurant"]);

/** Trades of clubs and tutors who teach, if the brief says that they are a school. */
const taughtTrades: ReadonlySet<string> = new Set([
  "swimming",
  "riding-school",
  "ski-school",
  "chess-club",
  "martial-arts",
  "diving",
]);

/** Words for a school and for lessons, in the languages in which briefs are most often written. */
const schoolWords: readonly RegExp[] = [
  /(?<!\p{L})(?:academy|lessons|école|cours de|escuela|clases de|scuola|corsi di|escola|aulas de|lessen)(?!\p{L})/iu,
  /(?:schools?|schule|unterricht|skolan?|skole|koulu)(?!\p{L})/iu,
  /(?<!\p{L})(?:szkoł[ay]|škol[ay]|iskol\p{L}{0,3}|școal[aă]|школ[аиы]|училище|σχολ[ήή]|okulu|kursu|trường|sekolah)(?!\p{L})/iu,
  /مدرسة|آموزشگاه|בית ספר|教室|スクール|学校|學校|培训|教室|교실|학원|교습|โรงเรียน|स्कूल|कक्षाएँ/u,
];

/** Words for a first talk or lesson without obligation, in the same languages. */
const consultingWords: readonly RegExp[] = [
  /(?<!\p{L})(?:consultations?|beratungsgespräch|erstgespräch|premier entretien|colloquio|kennismakingsgesprek)(?!\p{L})/iu,
  /相談|面談|상담/u,
];

/** Trades of passengers, who book a seat, a cabin or a place for a car. */
const passengerTrades: ReadonlySet<string> = new Set(["ferry", "coach-travel", "escape-room"]);
/** Trades of tours and of what is hired for an hour or a day, which people book if the brief speaks of that. */
const tourTrades: ReadonlySet<string> = new Set([
  "tour-guide",
  "adventure-travel",
  "safari",
  "boat-hire",
  "bicycle-rental",
  "camper-hire",
  "car-rental",
  "bathing-beach",
]);
const tourKinds: ReadonlySet<OrganizationKind> = new Set(["company", "logistics", "trade-service"]);

/** Studios with classes in which people book a place. */
const classTrades: ReadonlySet<string> = new Set(["yoga-studio", "pilates-studio", "tai-chi"]);

const companyKinds: ReadonlySet<OrganizationKind> = new Set(["company", "logistics"]);

/** Trades of performances, which people come to with a ticket if the brief speaks of tickets. */
const performingTrades: ReadonlySet<string> = new Set([
  "theatre",
  "puppet-theatre",
  "cinema",
  "circus",
  "music-venue",
  "dance-company",
]);
const performingKinds: ReadonlySet<OrganizationKind> = new Set(["culture", "company"]);

/** Words for tickets, and for seats that are booked, in the languages in which briefs are most often written. */
const ticketWords: readonly RegExp[] = [
  /(?<!\p{L})(?:tickets?|\p{L}{0,10}karten|billets?|billetterie|entradas|boletos?|bigliett[oi])(?!\p{L})/iu,
  /(?<!\p{L})(?:bilhetes?|ingressos?|vstupen\p{L}{1,4}|lístk\p{L}{1,2}|jegy\p{L}{0,4})(?!\p{L})/iu,
  /(?<!\p{L})(?:kaartjes|kaarten|biljett(?:er)?|billetter|lippu\p{L}{0,4}|liput|bilet\p{L}{0,3})(?!\p{L})/iu,
  /(?<!\p{L})(?:karte|ulaznic\p{L}{1,2}|карте|улазниц\p{L}{1,2}|билет\p{L}{0,3}|εισιτήρι\p{L}{1,3})(?!\p{L})/iu,
  /(?<!\p{L})(?:квит(?:ок|к\p{L}{1,3})|vé|tiket)(?!\p{L})/iu,
  /チケット|前売|切符|车票|門票|门票|購票|购票|票价|票價|티켓|예매|ตั๋ว|บัตรเข้าชม|تذاكر|تذكرة|כרטיס|टिकट|টিকিট|ბილეთ|տոմս/u,
];

const testsAny = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));

/** Whether a club is a ground for which people pay when they come, and speaks of no members. */
const isPaidGround = (brief: Brief): boolean =>
  understandBrief(brief).kind.value === "club" && isPlayedGround(brief) && !speaksOfMembers(brief);

/** Whether people walk into a public place when it is open, without a date of their own. */
export function isOpenPlace(brief: Brief): boolean {
  const { kind, trade } = understandBrief(brief);
  const isHelping = kind.value === "charity" && ["food-bank", "clothes-bank"].includes(trade?.value ?? "");
  return isHelping || isPaidGround(brief) || (openKinds.has(kind.value) && openPlaces.has(trade?.value ?? ""));
}

/** What people do with an organisation where its trade says that better than its kind; `undefined` elsewhere. */
export function findActivity(brief: Brief): Activity | undefined {
  const { kind, trade, sector } = understandBrief(brief);
  const [ofKind, ofTrade] = [kind.value, trade?.value ?? ""];
  if (givingKinds.has(ofKind) && helpingTrades.has(ofTrade)) return "be-helped";
  if (ofKind === "charity" && aidSectors.has(sector ?? "")) return "aid";
  if (memberKinds.has(ofKind) && memberTrades.has(ofTrade)) return "be-served";
  if (ofKind === "community" && testsAny(ownerWords, `${brief.name}\n${brief.industry ?? ""}`)) return "be-served";
  if (ofKind === "foundation" && runSectors.has(sector ?? "")) return "be-served";
  if (ofKind === "community" && ofTrade === "community-centre") return "visit";
  if (ofKind === "community" && hiredTrades.has(ofTrade)) return "hire";
  const rehearses = testsAny(rehearsalWords, `${brief.tagline ?? ""}\n${brief.offer ?? ""}`);
  if (ofKind === "community" && (groupTrades.has(ofTrade) || rehearses)) return "come-along";
  if (sellingKinds.has(ofKind) && associationWords.test(brief.industry ?? "")) return "play";
  const said = [brief.name, brief.tagline, brief.industry, brief.offer].filter((text) => text !== undefined).join("\n");
  if (ofTrade === "tutoring" && ofKind === "trade-service") return testsAny(consultingWords, said) ? "consult" : "learn";
  if (ofKind === "club" && taughtTrades.has(ofTrade) && testsAny(schoolWords, `${brief.name}\n${brief.industry ?? ""}`))
    return "learn";
  if (engagedKinds.has(ofKind) && engagedTrades.has(ofTrade) && testsAny(weddingWords, said)) return "hire";
  if (isPaidGround(brief)) return "drop-in";
  if (ofKind === "cooperative" && ownerTrades.has(ofTrade)) return "be-served";
  if (ofKind === "cooperative" && makingKinds.has(findTrade(ofTrade)?.kind ?? "cooperative")) return "buy";
  if (companyKinds.has(ofKind) && passengerTrades.has(ofTrade)) return "travel";
  if (tourKinds.has(ofKind) && tourTrades.has(ofTrade) && namesReserving(said)) return "travel";
  if (ofKind === "studio" && classTrades.has(ofTrade)) return "take-class";
  if (performingKinds.has(ofKind) && performingTrades.has(ofTrade) && testsAny(ticketWords, said)) return "perform";
  if (ofKind === "school" && childrensTrades.has(ofTrade)) return "go-to-school";
  return undefined;
}
