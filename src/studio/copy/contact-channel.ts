import type { Brief } from "#/model/brief";
import { getCallingPattern } from "#/studio/copy/calling-words";
import { listOwnTexts } from "#/studio/copy/own-texts";
import { findPhoneNumber } from "#/studio/copy/phone-number";
import { splitSentences } from "#/studio/copy/sentences";
import { namesSupport } from "#/studio/copy/support-words";
import { getWordingKind, isWalkIn } from "#/studio/copy/wording-kind";
import { prefersWriting } from "#/studio/copy/writing-words";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import { understandBrief } from "#/studio/understanding/understand-brief";
import { isNegator } from "#/studio/understanding/word-table";

/** How people reach an organisation that does not wait for an email: by telephone, or with a message on a service. */
export type ContactChannel = { readonly by: "telephone" } | { readonly by: "message"; readonly service: string };

/** A messaging service: its name, those that it has in a language, and how briefs write it. */
type MessageService = {
  readonly name: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly patterns: readonly RegExp[];
  /** Languages in which a short form of the name is common, with it. */
  readonly shortForms?: Readonly<Record<string, RegExp>>;
};

/** A form in which a name of several letters stands for a service only beside a word for writing. */
const indonesianShort =
  /(?<!\p{L})(?:pesan|lewat|via|hubungi|chat|kirim|kontak|order|balas|nomor)\s(?:lewat\s|via\s)?WA(?!\p{L})/u;

const spelledWhatsApp = [
  /(?<!\p{L})WA[.:]?\s?(?=\+?\p{Nd}[\p{Nd} -]{8,16})/u,
  /(?<!\p{L})(?:what'?s? ?app|wh?atsap|wasap|guasap)|ватсап|вотсап|вацап|воцап|واتس ?[اآ]?[بپ]|واٹس ?ایپ|וו?אטס ?אפ/iu,
  /व्?[हा]ॉ?ट्स ?[ऐअए]प|হোয়াটসঅ্যাপ|வாட்ஸ் ?[ஆஅ]ப்|వాట్సాప్|왓츠앱|ワッツアップ/u,
];

const services: readonly MessageService[] = [
  {
    name: "WhatsApp",
    names: { ar: "واتساب", fa: "واتساپ", ur: "واٹس ایپ", he: "וואטסאפ" },
    patterns: spelledWhatsApp,
    shortForms: {
      id: indonesianShort,
      ms: indonesianShort,
      pt: /(?<!\p{L})(?:pelo|no|por|manda|chama no)\szap(?!\p{L})/iu,
    },
  },
  { name: "Telegram", patterns: [/(?<!\p{L})telegram(?!ma?\p{L}|me)|телеграм(?!м)|تلگرام|تلي?جرام|טלגרם|टेलीग्राम/iu] },
  { name: "Viber", patterns: [/(?<!\p{L})viber|(?<!\p{L})вайбер|βάιμπερ/iu] },
  { name: "Zalo", patterns: [/(?<!\p{L})zalo(?!\p{L})/iu] },
  { name: "KakaoTalk", names: { ko: "카카오톡" }, patterns: [/kakao ?talk|카카오 ?톡|카톡/iu] },
  { name: "WeChat", names: { "zh-Hans": "微信", "zh-Hant": "微信" }, patterns: [/(?<!\p{L})wechat|微信(?!支付)/iu] },
  {
    name: "LINE",
    patterns: [/(?<![\p{Lu}-])LINE(?=[\p{Script=Han}\p{Script=Kana}\p{Script=Thai}@公官でに]|\s?@)|公式LINE|LINE公式/u],
    shortForms: {
      th: /(?:ทาง|ทัก|แอด|ใน|ผ่าน|จอง|นัด)\s?(?:ไลน์|[Ll]ine|LINE)|ไลน์(?:ไอดี|แอด|@)|LINE/u,
      ja: /LINE(?!\p{Lu})/u,
      "zh-Hant": /(?<!\p{L})LINE(?!\p{Lu})|加賴/u,
    },
  },
  { name: "Signal", patterns: [/(?<!\p{L})(?:on|via|per|über|par|sur|por|przez|přes|på|pe) Signal(?!\p{L}|\s\p{Lu})/u] },
];

/** English sentences that ask for a text message, which is written and no call. */
const textingWords =
  /(?<![\p{L}])(?:Text (?:us|me|\p{Lu}\p{L}{1,20})|(?:just|please|or|by|send us a) text(?: us| me| message)?)(?!\p{L})/u;

/** Kinds whose texts tell what their product does with calls and messages of others. */
const screenKinds: ReadonlySet<OrganizationKind> = new Set(["software", "developer-tool"]);

/** Trades in which a telephone is a thing that is sold or repaired, or the way to hear something. */
const telephoneTrades: ReadonlySet<string> = new Set([
  "telecommunications",
  "electronics-shop",
  "electronics",
  "computing-hardware",
  "it-services",
  "repair-shop",
  "second-hand",
  "radio",
  "hearing-aids",
]);

/** Trades that people need at any hour: they call. */
const urgentTrades: ReadonlySet<string> = new Set([
  "funeral-home",
  "burial-society",
  "locksmith",
  "towing",
  "mountain-rescue",
  "sea-rescue",
  "wildlife-rescue",
  "crisis-helpline",
  "ambulance-service",
]);

/** Kinds that repair what has broken as a help, and are asked for that as for any other. */
const givingKinds: ReadonlySet<OrganizationKind> = new Set(["charity", "foundation", "community"]);

/** Trades that people call when something has broken. */
const brokenTrades: ReadonlySet<string> = new Set([
  "plumber",
  "drain-cleaning",
  "heating-engineer",
  "air-conditioning",
  "electrician",
  "glazier",
  "car-repair",
  "motorcycle-repair",
  "tyre-shop",
  "vehicle-calibration",
]);

/** Words for writing an email or booking on a page, which a brief names where that is the way. */
const writingWords =
  /e-?mail|online|онлайн|почт|メール|オンライン|ネット予約|邮箱|郵件|网上|線上|이메일|온라인|อีเมล|ออนไลน์|דוא״ל|بريد|ऑनलाइन/iu;

/** Kinds that, at any hour, help those who call. */
const helpingKinds: ReadonlySet<OrganizationKind> = new Set([
  "trade-service",
  "charity",
  "care",
  "memorial",
  "practice",
  "logistics",
]);

/** Words for being there at any hour or in an emergency, in the languages in which briefs are most often written. */
const urgentWords: readonly RegExp[] = [
  /24\s?\/\s?7|round the clock|day (?:and|or|&) night|rund um die uhr|tag und nacht|notdienst|emergenc(?:y|ies)(?! fund)/iu,
  /jour et nuit|7j\s?\/\s?7|dépannage|día y noche|urgencias|dia e noite|giorno e notte|pronto intervento|dag en nacht|spoed(?!\p{L}{6})/iu,
  /dygnet runt|døgnet rundt|døgnvagt|døgnvakt|jourservice|päivystys|ympäri vuorokauden|całą dobę|całodobow|pogotowie|nonstop/iu,
  /nepřetržit|pohotovost|éjjel-nappal|ügyelet|non-stop|круглосуточно|цілодобово|денонощно|όλο το 24ωρο|7\/24|gece gündüz/iu,
  /على مدار الساعة|שבע ימים ביממה|شبانه‌?روزی|چوبیس گھنٹے|चौबीसों घंटे|24時間(?:対応|受付|相談)|24(?:小时|小時)(?:服|接|热|熱|救|急)|24시간 ?(?:상담|출동|접수)/u,
];

/** A day of hours in a name or trade: elsewhere it is how soon something is done. */
const dayOfHours =
  /24\s?(?:h|hours?|hrs|stunden|heures|horas|ore|uur|timer|godz|час|ساعة|שעות|ชั่วโมง|ชม|giờ|jam|時間|小时|小時|시간)|٢٤ ساعة/iu;

/** A group on a service is where people talk among themselves. */
const groupWords = [
  /group|gruppe|grupp[oai]|grupo|grup(?!\p{L}{3})|ryhmä|csoport|групп?|ομάδα|nhóm/iu,
  /קבוצ|مجموعة|جروب|گروه|گروپ|ग्रुप|গ্রুপ|群|グループ|그룹|단톡|กลุ่ม/u,
];

/** How many words before one for a channel may turn it into its opposite. */
const negatedWords = 3;

/** What says after a word for a channel that it is not one. */
const negatedAfter = [
  /^\p{L}{0,3}\s?(?:nicht|niet|not|inte|ikke|yok|değil|نہیں|नहीं|নেই|নয়)(?!\p{L})/iu,
  /^ (?:muss|müssen|braucht|brauchen) (?:\S{1,14} ){0,3}(?:keiner|niemand|nicht)(?!\p{L})/iu,
  /^(?:は(?:あり|使い|し)|(?:[은는이가]\s)?(?:안|없|받지))/u,
];

const testsAny = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));

const fold = (word: string): string => word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Words for what is of no use, and signs for no and not right before a word. */
const needless = /(?<!\p{L})(?:inutil\p{L}{0,2}|needless|no need|unnötig)(?!\p{L})|(?:不|没有|沒有|无|無|别|別|勿)[^\s]{0,3}$/iu;

/** Whether a clause with a word for a channel says that there is none. */
function isDenied(clause: string, start: number, end: number, language: string): boolean {
  const before = clause.slice(0, start);
  const words = (before.match(/[\p{L}\p{M}]+/gu) ?? []).slice(-negatedWords);
  return (
    words.some((word) => isNegator(fold(word), language)) || needless.test(before) || testsAny(negatedAfter, clause.slice(end))
  );
}

/** Whether a text says a word for a channel in a clause that is about no other thing, and denies it in none. */
function affirms(text: string, pattern: RegExp, language: string, others: readonly RegExp[] = []): boolean {
  const clauses = text
    .split(/[.,;:!?。，、；！？؟،|()\n]+/u)
    .filter((clause) => pattern.test(clause) && !testsAny(others, clause));
  return (
    clauses.length > 0 &&
    clauses.every((clause) => {
      const { 0: word = "", index: start = 0 } = pattern.exec(clause) ?? {};
      return !isDenied(clause, start, start + word.length, language);
    })
  );
}

/** The messaging service that a text names; `undefined` if there is none. */
function findService(text: string, language: string): ContactChannel | undefined {
  const service = services.find(({ patterns, shortForms }) =>
    [...patterns, shortForms?.[language]].some((one) => one !== undefined && affirms(text, one, language, groupWords)),
  );
  return service && { by: "message", service: service.names?.[language] ?? service.name };
}

/** Whether a name or trade says that an organisation is written to or is on the web. */
export const namesWriting = (text: string): boolean => writingWords.test(text);

/** Whether a text speaks of calling only to say that no one should. */
export function deniesCalling(text: string, language: string): boolean {
  const calling = getCallingPattern(language);
  return calling?.test(text) === true && !affirms(text, calling, language);
}

function findsCalling(text: string, language: string): boolean {
  const calling = getCallingPattern(language);
  return calling !== undefined && affirms(text, calling, language);
}

/** An English label that names who is called. */
const callsSomeone = /^(?:Ring|Call|Phone) \p{Lu}/u;

/** The channel that a label names, such as “Call us now”; `undefined` if it names none. */
export function findNamedChannel(label: string, language: string): ContactChannel | undefined {
  const isCall = findsCalling(label, language) || (language === "en" && callsSomeone.test(label.trim()));
  return findService(label, language) ?? (isCall ? { by: "telephone" } : undefined);
}

/** What a brief says to the people who read its page. */
export const listOwnWords = (brief: Brief): string =>
  [...listOwnTexts(brief), brief.copy?.audience ?? "", ...(brief.values ?? [])].join("\n");

/** Whether a brief says that someone is there at any hour or in an emergency. */
function isUrgent({ name, industry = "" }: Brief, said: string): boolean {
  const called = `${name}\n${industry}`;
  return dayOfHours.test(called) || testsAny(urgentWords, `${called}\n${said}`);
}

/** Whether people call an organisation in an emergency, such as a locksmith or a plumber at any hour. */
export function isForEmergencies(brief: Brief): boolean {
  const { kind, trade } = understandBrief(brief);
  const ofTrade = trade?.value ?? "";
  const isHelping = helpingKinds.has(kind.value) || brokenTrades.has(ofTrade);
  return urgentTrades.has(ofTrade) || (isHelping && isUrgent(brief, listOwnWords(brief)));
}

/** A label of a telephone before its number, and after that another way to write. */
const calledFirst: readonly [before: RegExp, after: RegExp] = [
  /(?<!\p{L})(?:t[eé]l(?:[eé]?fon\p{L}{0,3}|éphone)?|tlf|puh|phone|call|ring|τηλ|тел|телефон|טל|电话|電話|전화|โทร|फ़ोन|फोन|ফোন)[.:]?\s?$/iu,
  /^\s?(?:,|\/|or|oder|ou|o|eller|of|lub|nebo|alebo|vagy|sau|ili|ali|или|або|или|ή|veya|hoặc|atau|או|أو|یا|या|বা|或|または)\s/iu,
];

/** Whether a text names a telephone first and a service after it, as another way. */
function isCalledFirst(text: string, number: string): boolean {
  const [before = "", after = ""] = [text.slice(0, text.indexOf(number)), text.slice(text.indexOf(number) + number.length)];
  const [sentence = ""] = splitSentences(after);
  return (
    calledFirst[0].test(before) &&
    calledFirst[1].test(after) &&
    testsAny(
      services.flatMap(({ patterns }) => patterns),
      sentence,
    )
  );
}

/**
 * How people reach an organisation by what its brief says, first its own action; those that are needed
 * at any hour by telephone. `undefined` where it says nothing: then an email will do.
 */
export function findContactChannel(brief: Brief): ContactChannel | undefined {
  const { kind, trade, language } = understandBrief(brief);
  const own = findNamedChannel(brief.copy?.cta ?? "", language.value);
  if (own !== undefined) return own;
  const said = listOwnWords(brief);
  if (screenKinds.has(getWordingKind(brief))) {
    const answered = splitSentences(said).filter((sentence) => namesSupport(sentence));
    return findService(answered.join("\n"), language.value);
  }
  const [named, phone] = [findService(said, language.value), findPhoneNumber(brief)];
  if (named !== undefined) return phone !== undefined && isCalledFirst(said, phone.text) ? { by: "telephone" } : named;
  if (phone !== undefined) return textingWords.test(said) || prefersWriting(said) ? undefined : { by: "telephone" };
  const isBroken = brokenTrades.has(trade?.value ?? "") && !givingKinds.has(kind.value);
  // Who simply comes needs no call, and none back.
  if (!isBroken && isWalkIn(brief) && !isUrgent(brief, said)) return undefined;
  // Who calls is often said where the brief says who it is for; services that they use are for others too.
  if (!telephoneTrades.has(trade?.value ?? "") && findsCalling(`${said}\n${brief.audience ?? ""}`, language.value))
    return { by: "telephone" };
  const called = `${brief.name}\n${brief.industry ?? ""}`;
  if (isBroken && !writingWords.test(`${called}\n${said}`)) return { by: "telephone" };
  const isHelping = helpingKinds.has(kind.value) && isUrgent(brief, said);
  return isHelping || urgentTrades.has(trade?.value ?? "") ? { by: "telephone" } : undefined;
}
