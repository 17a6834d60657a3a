import type { Brief } from "#/model/brief";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import { isPlayedGround, isWalkInTrade } from "#/studio/copy/walk-in-trades";
import { createWordPattern } from "#/studio/copy/word-pattern";
import { isOnlyByAppointment, isSentIn, isWithoutAppointment } from "#/studio/copy/walk-ins";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** Words for a thing on a screen, in the languages in which briefs are most often written. */
const spacedScreenWords =
  /(?<!\p{L})(?:apps?|applis?|saas|software|logiciel|aplicativo|aplicación|приложение|додаток|aplikacja|aplikace)(?!\p{L})/iu;
const unspacedScreenWords = /应用|應用|软件|軟體|アプリ|앱|แอป|تطبيق|אפליקציה/u;

/** The same where a trade is the thing itself: at its end, or before what it is for. */
const screenHeads: readonly RegExp[] = [
  /(?<!\p{L})(?:apps?|software|saas)(?:$| (?:for|that|to|für|til|för|voor|para|pour|per) )/iu,
  /^(?:une? |una? |um |uma )?(?:appli(?:cation)?|logiciel|aplicativo|aplicación|aplicação)(?!\p{L})/iu,
  /^(?:приложение|додаток|aplikacja|aplikace|תוכנת|تطبيق)(?!\p{L})/iu,
  /(?:앱|アプリ|应用|應用|软件|軟體|แอป)$/u,
];
const brackets = /\s?[(（][^()（）]{1,80}[)）]/gu;

/** Kinds that are often mistaken for the trade that their product serves. */
const servedKinds: ReadonlySet<OrganizationKind> = new Set([
  "practice",
  "finance",
  "consultancy",
  "company",
  "trade-service",
  "logistics",
]);

/** Kinds that a trade seems to be of which names what an app is about, such as a school's lunch. */
const namedKinds: ReadonlySet<OrganizationKind> = new Set([
  "restaurant",
  "shop",
  "school",
  "lodging",
  "care",
  "producer",
  "culture",
]);

/** Words for breeding and selling goods, at the trade of which no one makes an appointment. */
const sellingWords = createWordPattern(
  "sales? breeding breeders? wholesale mail-order verkauf zucht versand großhandel vente élevage venta cría vendita allevamento venda " +
    "criação verkoop kweek fokkerij försäljning uppfödning salg avl opdræt myynti sprzedaż hodowla prodej chov predaj prodaja uzgoj " +
    "vânzare creștere árusítás~ tenyészt~ forgalmaz~ müük продаж продажа разведение розведення продажба продаја узгој πώληση " +
    "εκτροφή satış~ yetiştiric~ بيع מכירת فروش বিক্রয় विक्रय बिक्री penjualan",
);
const unspacedSelling = /养殖|批发|销售|養殖|批發|銷售|販売|양식|판매|จำหน่าย|ขายส่ง/u;

/** Places to eat at which a table cannot be reserved. */
const walkInTrades: ReadonlySet<string> = new Set([
  "fast-food",
  "street-food",
  "food-truck",
  "cafe",
  "juice-bar",
  "bubble-tea",
  "burger-bar",
  "taqueria",
  "canteen",
  "ice-cream",
  "snack-bar",
  "noodle-bar",
]);

/** Words for a place to eat without tables of its own, in the languages in which briefs are most often written. */
const counterWords: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:food|pizza|taco|coffee|burger|ice[- ]cream)?[ -]?(?:trucks?|carts?|vans?|stalls?|stands?|kiosks?))(?!\p{L})/iu,
  /(?<!\p{L})(?:take-?aways?)(?!\p{L})/iu,
  /(?<!\p{L})(?:\p{L}{0,12}imbiss|imbisswagen|\p{L}{0,12}bude|foodtruck|kiosque)(?!\p{L})/iu,
  /(?<!\p{L})(?:camion|baraque à frites|à emporter|puesto|chiringuito)(?!\p{L})/iu,
  /(?<!\p{L})(?:carrito|para llevar|chiosco|bancarella|furgone|da asporto)(?!\p{L})/iu,
  /(?<!\p{L})(?:quiosque|barraca|trailer|balcão|kraam|frietkot|gatukök)(?!\p{L})/iu,
  /(?<!\p{L})(?:pølsevogn|kioski|grilli|budka|stánek|stánok|büfé|chioșc|киоск)(?!\p{L})/iu,
  /(?<!\p{L})(?:ларёк|ларек|кіоск|καντίνα|büfe|warung|gerobak|xe đẩy)(?!\p{L})/iu,
  /早餐|早點|早点|小吃|麵店|面馆|麵館|çorba|corbac|மாவு|டிபன்|टिफ़िन|টিফিন/u,
  /(?<!\p{L})(?:bán (?:buổi )?sáng|ăn sáng|quán (?:bún|phở|cháo|bánh|xôi)|hủ tiếu|vỉa hè)(?!\p{L})/iu,
  /屋台|露店|摊|攤|포장마차|노점|รถเข็น|แผงลอย|דוכן|عربة|كشك|ठेला|ढाबा/u,
];

/** Words for reserving a table, in the same languages. */
const reservingWords: readonly RegExp[] = [
  /reserv|rezerv|réserv|tisch|table bookings?|book a table|prenot|boeken|boka|varaa|rezerw|foglal|đặt bàn/iu,
  /брон|κράτησ|резерв|予約|预订|預訂|订位|訂位|예약|จองโต๊ะ|הזמנת|حجز/iu,
];

/** Whether a text speaks of reserving. */
export const namesReserving = (text: string): boolean => reservingWords.some((words) => words.test(text));

/** Sectors of shops that people go to: for food, to look around, or for what is done there. */
const walkInSectors: ReadonlySet<string> = new Set([
  "food",
  "beauty",
  "sport",
  "health",
  "hospitality",
  "retail",
  "nature",
  "fashion",
]);

/** Trades of shops in which people have a time of their own. */
const appointmentTrades: ReadonlySet<string> = new Set(["hairdresser", "barber", "beauty-salon", "nail-studio", "hearing-aids"]);

/** Words for repairing, in the languages in which briefs are most often written. */
const repairWords: readonly RegExp[] = [
  /repair|restoration|reparat|réparat|reparac|reparaç|riparaz|reparera|napraw|oprav|javítás|reparaț|tamir|korjaus|поправк|ремонт/iu,
  /επισκευ|修理|維修|维修|수리|ซ่อม|إصلاح|تصليح|תיקון|मरम्मत|sửa chữa|perbaikan/iu,
];

/** Artists who work for those who ask them, at an agreed time. */
const orderedTrades: ReadonlySet<string> = new Set(["photographer", "videographer", "tattoo-studio"]);

/**
 * The kind whose words suit a brief: an app for accountants has no appointments. A kind that a person
 * chose is kept.
 */
export function getWordingKind(brief: Brief): OrganizationKind {
  const { kind, trade } = understandBrief(brief);
  const isChosen = kind.reasons.some(({ source }) => source === "correction");
  const industry = brief.industry ?? "";
  const isOnScreen = spacedScreenWords.test(industry) || unspacedScreenWords.test(industry);
  if (!isChosen && kind.value === "artist" && orderedTrades.has(trade?.value ?? "")) return "studio";
  // Who breeds and sells has buyers, whatever the goods are used for.
  if (!isChosen && kind.value === "practice" && (sellingWords.test(industry) || unspacedSelling.test(industry)))
    return "producer";
  // Who repairs the machines of an arcade has none to play at.
  const isRepairer = kind.value === "restaurant" && isPlayedGround(brief) && repairWords.some((words) => words.test(industry));
  if (!isChosen && isRepairer) return "trade-service";
  const isScreenHead = screenHeads.some((words) => words.test(industry.replace(brackets, "").trim()));
  const isMistaken = (isOnScreen && servedKinds.has(kind.value)) || (isScreenHead && namedKinds.has(kind.value));
  return !isChosen && isMistaken ? "software" : kind.value;
}

/** Kinds that talk with a person before anything begins. Those who patch a tyre or drill a well just do it. */
const enquiryKinds: ReadonlySet<OrganizationKind> = new Set(["practice", "studio", "finance", "consultancy"]);

/** Whether people get in touch, talk and agree before anything begins: not at a church, a shop or where they simply come. */
export const startsWithEnquiry = (brief: Brief): boolean => enquiryKinds.has(getWordingKind(brief)) && !isWalkIn(brief);

/** Shops that do something for people instead of selling them goods. */
const servingTrades: ReadonlySet<string> = new Set([
  "laundry",
  "carpet-cleaning",
  "framing",
  "car-wash",
  "hearing-aids",
  "hairdresser",
  "barber",
  "beauty-salon",
  "nail-studio",
  "sauna",
  "currency-exchange",
]);

/** Words for repairing, tuning and hiring out, in the languages in which briefs are most often written. */
const servingWords =
  /repair|(?<!\p{L})(?:hire|rental|tuning|tuner)(?!\p{L})|reparat|riparaz|réparat|reparac|reparaç|verleih|vermietung|accordage|noleggio/iu;
const moreServingWords =
  /werkstatt|alquiler|aluguel|verhuur|uthyrning|udlejning|utleie|vuokraus|korjaus|napraw|oprav|wynajem|javítás|reparaț|kiralama|tamir/iu;
const rentingWords: readonly RegExp[] = [
  /(?<!\p{L})(?:rent(?:s|ing)?|hir(?:es|ing)|vermiete[tn]?|mieten|miete|location de|louons|louer|alquil\p{L}{0,6}|lloguer)(?!\p{L})/iu,
  /(?<!\p{L})(?:aluguer|alug\p{L}{0,5}|nolegg\p{L}{0,5}|verhuren|hyr\p{L}{0,3}|laen\p{L}{0,4}|rentimine|noma|nuom\p{L}{0,4})(?!\p{L})/iu,
  /(?<!\p{L})(?:wypożycz\p{L}{0,6}|wynaj\p{L}{0,5}|půjč\p{L}{0,6}|pronáj\p{L}{0,3}|požič\p{L}{0,6}|prenáj\p{L}{0,3}|izposoj)/iu,
  /(?<!\p{L})(?:najem|iznajm\p{L}{0,6}|kölcsönz\p{L}{0,6}|bérbe\p{L}{0,4}|închirie\p{L}{0,4}|kirala\p{L}{0,6}|icarə)(?!\p{L})/iu,
  /(?<!\p{L})(?:penyewaan|sewa|cho thuê|paupahan|nagpaparenta|kukodi|leig\p{L}{0,3}|verhuur|alokairu\p{L}{0,3})(?!\p{L})/iu,
  /(?<!\p{L})(?:аренд\p{L}{0,3}|напрокат|наём|під наём|изнајм\p{L}{0,6}|најам|жалға|ενοικι\p{L}{0,6})(?!\p{L})/iu,
  /(?<!\p{L})(?:ქირავ\p{L}{0,4}|გაქირავ\p{L}{0,5}|վարձ\p{L}{0,6})(?!\p{L})/iu,
  /租赁|租賃|出租|貸し|レンタル|대여|임대|เช่า|ໃຫ້ເຊົ່າ|ជួល|ငှား|اجاره|کرایه|کرایہ|إيجار|للإيجار|להשכרה|השכרת/u,
  /किराए|किराये|भाड़े|ভাড়া|ભાડે|வாடகை|అద్దె|ಬಾಡಿಗೆ|വാടക|ኪራይ/u,
];
/** Words for putting up what is brought: tents, stages, lights. */
const settingUpWords = /dựng rạp|pasang tenda|टेंट हाउस|ਟੈਂਟ|montaje de carpas|montagem de tendas|zeltverleih|tent hire|marquee/iu;
const otherServingWords =
  /ремонт|настройк|прокат|оренда|επισκευ|ενοικίαση|修理|維修|维修|调律|調律|レンタル|수리|대여|ซ่อม|إصلاح|تصليح|تأجير|תיקון|השכרה|मरम्मत/u;
/** The same in Persian: washing, darning, repairing. */
const persianServingWords = /شست\u200c?و|شویی|رفو|تعمیر/u;

/** Words of those who work at their customers' homes, in the languages in which they are most common. */
const homeWords =
  /at (?:your )?home|home visits|à domicile|a domicilio|ao domicílio|hausbesuch|aan huis|hemma hos|w domu klienta|出張|上门|上門/iu;

/** Whether a shop serves people rather than sells: it has no products to ask about. */
export function isServingShop(brief: Brief): boolean {
  const { kind, trade } = understandBrief(brief);
  if (kind.value !== "shop") return false;
  const text = [brief.name, brief.tagline ?? "", brief.industry ?? ""].join("\n");
  return (
    servingTrades.has(trade?.value ?? "") ||
    [servingWords, moreServingWords, otherServingWords, persianServingWords, homeWords, settingUpWords, ...rentingWords].some(
      (words) => words.test(text),
    )
  );
}

/** Whether a brief says that people come without an appointment or a reservation, or send in what is repaired. */
const takesNoAppointments = (brief: Brief): boolean =>
  [brief.tagline, brief.industry, brief.offer, brief.copy?.headline, brief.copy?.subhead].some(
    (text) => text !== undefined && (isWithoutAppointment(text) || isSentIn(text)),
  );

/** Words for lending and borrowing, in the languages in which briefs are most often written. */
const lendingWords: readonly RegExp[] = [
  /(?<!\p{L})(?:lend(?:s|ing)?|loans?|borrow\p{L}{0,3}|verleih\p{L}{0,3}|ausleih\p{L}{0,3}|leihen|leihladen|prêt(?:ons|s|er)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:préstamos?|prestamos|presta|prestiamo|prestito|empréstimos?|emprestamos)(?!\p{L})/iu,
  /(?<!\p{L})(?:uitleen\p{L}{0,4}|lenen|lånar?|utlån\p{L}{0,3}|udlån\p{L}{0,3})(?!\p{L})/iu,
  /(?<!\p{L})(?:lainaamme|lainaus|wypożycza\p{L}{0,4}|půjčuj\p{L}{0,4}|půjčovna|požičiava\p{L}{0,3})(?!\p{L})/iu,
  /(?<!\p{L})(?:kölcsönz\p{L}{0,6}|împrumut\p{L}{0,4}|posuđuj\p{L}{0,4})(?!\p{L})/iu,
  /прокат|выда[её]м напрокат|позичаємо|заемаме|δανείζουμε|ödünç|ให้ยืม|cho mượn|meminjamkan/u,
  /נשאיל|משאיל|השאלה|השאלת|إعارة|نعير|貸し出|貸出|出借|借用|대여|उधार/u,
];

/** Words by which a charity says that it takes no money, in the languages in which briefs are most often written. */
const withoutMoney: readonly RegExp[] = [
  /(?:don['’]t|do not|never) (?:take|ask for|want|handle|accept) (?:any )?(?:money|cash|donations)|no (?:money|donations)(?!\p{L})/iu,
  /kein geld|nehmen keine (?:spenden|gelder)|pas d['’]argent|sin dinero|niente soldi/iu,
  /no (?:pedimos|aceptamos) dinero|não (?:pedimos|aceitamos) dinheiro/iu,
  /geen geld|inga pengar|ikke penger|emme ota rahaa/iu,
  /nie (?:bierzemy|przyjmujemy) pieniędzy|peníze nebereme|денег не берём|грошей не беремо/iu,
];

/** Whether a charity lends or gives things to people without money, who ask it for that and not to support it. */
export const isLending = (brief: Brief): boolean => {
  const text = [brief.industry, brief.offer, brief.tagline].filter((part) => part !== undefined).join("\n");
  return understandBrief(brief).kind.value === "charity" && [...lendingWords, ...withoutMoney].some((words) => words.test(text));
};

/** Kinds whose people come to them, and who have them come by appointment alone only if they say so. */
const visitedKinds: ReadonlySet<OrganizationKind> = new Set(["shop", "producer", "company", "studio", "trade-service"]);

/** Whether a brief says that people come by appointment alone. */
const needsAppointment = ({ industry = "", tagline = "", offer = "" }: Brief): boolean =>
  isOnlyByAppointment(`${industry}\n${tagline}\n${offer}`);

/** Whether people make an appointment, as with a hairdresser. */
export function isByAppointment(brief: Brief): boolean {
  const { kind, trade } = understandBrief(brief);
  if (takesNoAppointments(brief) || !visitedKinds.has(kind.value)) return false;
  return needsAppointment(brief) || (kind.value === "shop" && appointmentTrades.has(trade?.value ?? ""));
}

/** Whether people simply come: a food stall takes no reservations, a sauna has no products, a mill grinds what is brought. */
export function isWalkIn(brief: Brief): boolean {
  if (getWordingKind(brief) === "software") return false;
  if (takesNoAppointments(brief)) return true;
  if (needsAppointment(brief)) return false;
  if (isWalkInTrade(brief)) return true;
  const { kind, trade, sector } = understandBrief(brief);
  if (kind.value === "restaurant") {
    const text = [brief.name, brief.industry, brief.tagline, brief.offer].filter((part) => part !== undefined).join("\n");
    if (namesReserving(text)) return false;
    // An action of the brief's own that reserves nothing needs a form that reserves nothing.
    if (brief.copy?.cta !== undefined && brief.copy.cta.trim() !== "") return !namesReserving(brief.copy.cta);
    return walkInTrades.has(trade?.value ?? "") || counterWords.some((words) => words.test(text));
  }
  return kind.value === "shop" && walkInSectors.has(sector ?? "") && !isServingShop(brief);
}
