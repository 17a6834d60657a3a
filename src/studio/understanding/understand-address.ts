import type { Brief } from "#/model/brief";
import type { OrganizationKind } from "#/model/organization-kind";
import type { Language } from "#/model/language";
import { listAvoided } from "#/studio/understanding/list-avoided";
import { listWords } from "#/studio/understanding/text-words";

/**
 * How a brief addresses its readers: on first-name terms, formally, or as its language usually
 * does.
 */
export type Address = "informal" | "formal" | "usual";

/** What an address is concluded from. */
type AddressContext = {
  readonly language: Language;
  readonly kind: OrganizationKind;
  /** The sector of the trade. */
  readonly sector: string | undefined;
};

const maxTextLength = 4000;

/** Phrases that ask for first-name terms, in words between spaces; `_` stands for a space. */
const informalRequests = `
  per_du du_form duzen duzt geduzt tutoyer tutoyeren tutoie tutoiement tutear tuteo tuteamos voseo
  de_tú de_vos del_tu dare_del_tu per_tu por_tu na_ty per_ty tykání tykáme tykat tykanie tegező
  tegezés tegezünk tegeződünk στον_ενικό ενικός la_per_tu tutuim tutuire sen_diliyle senli_benli
  je_en_jij jij_en_je je_jij jij_je jij_vorm je_vorm на_ты на_ти first_name_terms informal_address
  informal_you sinutellen sinuttelu sinutellaan 반말 반말로
  duzform du_ansprache du_anrede duansprache dusagen tutoyons tutoyez tutoient tutea tutean tuteas trato_de_tú tratar_de_tú
  tutéalos tú_a_tú de_tu_a_tu diamo_del_tu tratamento_por_tu tratar_por_tu tutear_al tykáni tykanie_áno tegezve tegezzük
  σε_ενικό ενικό_αριθμό tutuiește tutuiți du_tiltale du_tilltal kein_sie kein_siezen ohne_sie geen_u sin_usted sin_ustedes
  nada_de_usted nada_de_ustedes niente_lei pas_de_vous bez_pan bez_pana bez_pani bez_państwo ohne_ihnen
`;
/** Phrases that ask for formal address. */
const formalRequests = `
  per_sie sie_form siezen gesiezt vouvoyer vouvoie vouvoiement vousvoyeren u_vorm u_en_uw de_usted
  ustedeo del_lei dare_del_lei na_pan na_pani na_państwo pan_pani vykání vykáme vykat vykanie
  magázó magázás magázunk önözés önöző στον_πληθυντικό πληθυντικός_ευγενείας dumneavoastră
  siz_diliyle на_вы на_ви formal_address formal_you teititellen teitittely teititellään 존댓말 존댓말로 높임말
  siezform sie_ansprache sie_anrede siesagen vouvoyons vouvoyez vouvoient trato_de_usted tratar_de_usted hablar_de_usted
  tratamento_formal diamo_del_lei dando_del_lei magázva magázzuk σε_πληθυντικό πληθυντικό_ευγενείας kein_du ohne_du geen_je
  geen_jij nada_de_tú nada_de_tuteo niente_tu pas_de_tu szanowni_państwo szanowna_pani szanowny_panie sehr_geehrte
  sehr_geehrter madame_monsieur mesdames_et_messieurs estimado_cliente estimados_señores gentile_cliente gentili_signori
  geachte vážený_zákazníku vážení уважаемые шановні tisztelt stimați na_wy de_senhor o_senhor_a_senhora ви_ви
`;
/** Words after such a phrase that forbid it: anywhere close behind, and right behind a verb. */
const forbidding: ReadonlySet<string> = new Set(
  (
    "interdit interdite exclu exclue proscrit proscrite banni bannie verboten tabu unerwünscht ausgeschlossen forbidden banned " +
    "prohibido prohibida prohibidos vietato vietata proibido proibida verboden förbjudet forbudt kielletty zabronione zabroniony " +
    "wykluczone zakázáno zakázané zakázaný запрещено запрещён запрещен исключено заборонено забранено забрањено забрањено " +
    "zabranjeno prepovedano tilos interzis interzisă απαγορεύεται yasak out"
  ).split(" "),
);
/** Verbs of addressing with a negation behind them, in languages that put it there. */
const negatedVerb =
  /(?<!\p{L})(?:tuto(?:ie|yons|yez)|vouvo(?:ie|yons|yez)|duzen|siezen)\s(?:\S{1,20}\s)?(?:pas|jamais|nicht|nie|niemanden)(?!\p{L})/iu;
/** The letters of the shortest of those verbs. */
const leastVerb = 5;
/** How many words behind a phrase may forbid it. */
const reachBehind = 2;

/** Words before such a phrase that turn it into its opposite. */
const negators: ReadonlySet<string> = new Set(
  (
    "no not without kein keine ohne nicht geen niet zonder de sans sin senza non sem não bez nie ne nem χωρίς όχι без " +
    "не fără nu pas jamais aucun plus never nunca jamás mai keinerlei nada niente niks ingen inget inte ikke nikdy żadne żadnego nikad ne"
  ).split(" "),
);

/** How a text asks for one of some phrases: plainly, or with a negation before it. */
function findPhrase(text: string, phrases: string): { readonly isNegated: boolean } | undefined {
  const words = ` ${listWords(text.slice(0, maxTextLength)).join(" ")} `;
  for (const entry of phrases.split(/\s+/)) {
    const start = entry === "" ? -1 : words.indexOf(` ${entry.replaceAll("_", " ")} `);
    if (start < 0) continue;
    const behind = words.slice(start + entry.length + 2).split(" ");
    const isForbidden =
      behind.slice(0, reachBehind).some((word) => forbidding.has(word)) ||
      (entry.length >= leastVerb && negatedVerb.exec(text)?.[0].toLowerCase().startsWith(entry) === true);
    return { isNegated: isForbidden || negators.has(words.slice(0, start).split(" ").at(-1) ?? "") };
  }
  return undefined;
}

/**
 * Words of a language with which a text addresses one reader: informally, and formally. Those that
 * are written with a capital only in address are read within a sentence.
 */
const addressWords: Readonly<Partial<Record<Language, readonly [informal: RegExp, formal: RegExp]>>> = {
  de: [
    /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)(?!\p{L})/giu,
    /(?<=[\p{L}\d,–—] )(?:Sie|Ihr(?:e[mnrs]?)?|Ihnen)(?!\p{L})|(?<!\p{L})Ihnen(?!\p{L})/gu,
  ],
  nl: [/(?<!\p{L})(?:je|jij|jou|jouw|jullie)(?!\p{L})/giu, /(?<!\p{L})(?:u|uw|uzelf)(?!\p{L})(?!\.)/gu],
  fr: [/(?<!\p{L})(?:tu|toi|ton|ta|tes|t[’'])(?!\p{L})/giu, /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/giu],
  es: [/(?<!\p{L})(?:tú|tu|tus|ti|te|contigo|vos)(?!\p{L})/giu, /(?<!\p{L})usted(?!\p{L})/giu],
  ca: [/(?<!\p{L})(?:tu|teu|teva|teus|teves)(?!\p{L})/giu, /(?<!\p{L})(?:vostè|vós|vostre|vostra)(?!\p{L})/giu],
  it: [/(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|ti|te)(?!\p{L})/giu, /(?<=[\p{L},] )(?:Lei|Le|Suo|Sua|Suoi|Sue)(?!\p{L})/gu],
  pt: [/(?<!\p{L})(?:tu|teu|tua|teus|tuas|ti|contigo)(?!\p{L})/giu, /(?<!\p{L})(?:o senhor|a senhora)(?!\p{L})/giu],
  ro: [/(?<!\p{L})(?:tu|tău|tine|ție|îți|tale|tăi)(?!\p{L})/giu, /(?<!\p{L})(?:dumneavoastră|dvs)(?!\p{L})/giu],
  pl: [
    /(?<!\p{L})(?:ty|cię|ciebie|tobie|tobą|twój|twoja|twoje|twoją|twoim|twojego|twojej)(?!\p{L})/giu,
    /(?<!\p{L})(?:Państwo|Państwa|Państwu|Pana|Pani|Panu)(?!\p{L})/gu,
  ],
  // “Ty” before a relative word means those.
  cs: [
    /(?<!\p{L})(?:ty(?!,? k(?:do|teř)|,? co |\s\p{L}+,? k(?:do|teř))|tě|tebe|tobě|tebou|tvůj|tvoje|tvá|tvé|tvou|tvého|tvém)(?!\p{L})/giu,
    /(?<!\p{L})(?:vy|vás|vám|vámi|váš|vaše|vaši|vašeho|vašem|vaší)(?!\p{L})/giu,
  ],
  sk: [
    /(?<!\p{L})(?:ty(?!,? kt(?:o|or)|,? čo |\s\p{L}+,? kt(?:o|or))|ťa|teba|tebe|tebou|tvoj|tvoja|tvoje|tvojho|tvojom)(?!\p{L})/giu,
    /(?<!\p{L})(?:vy|vás|vám|vami|váš|vaša|vaše|vašu|vášho|vašom)(?!\p{L})/giu,
  ],
  hu: [
    /(?<!\p{L})(?:te|téged|neked|tőled|veled|hozzád|nálad|rólad|tied|tiéd)(?!\p{L})/giu,
    /(?<!\p{L})(?:ön|önt|önnek|önnel|önök|önöket|önöknek|maga|magának)(?!\p{L})/giu,
  ],
  el: [/(?<!\p{L})(?:σου|εσύ|εσένα)(?!\p{L})/giu, /(?<!\p{L})(?:σας|εσάς|εσείς)(?!\p{L})/giu],
  ru: [
    /(?<!\p{L})(?:ты|тебя|тебе|тобой|твой|твоя|твоё|твое|твои|твоего|твоей|твоём|твоем|твою)(?!\p{L})/giu,
    /(?<!\p{L})(?:вы|вас|вам|вами|ваш|ваша|ваше|ваши|вашего|вашей|вашем|вашу)(?!\p{L})/giu,
  ],
  uk: [
    /(?<!\p{L})(?:ти|тебе|тобі|тобою|твій|твоя|твоє|твої|твого|твоєї|твоєму|твою)(?!\p{L})/giu,
    /(?<!\p{L})(?:ви|вас|вам|вами|ваш|ваша|ваше|ваші|вашого|вашої|вашому|вашу)(?!\p{L})/giu,
  ],
  bg: [
    /(?<!\p{L})(?:ти|теб|твой|твоя|твоят|твоето|твоите|твоята)(?!\p{L})/giu,
    /(?<!\p{L})(?:вие|вас|ви|ваш|вашия|вашата|вашето|вашите)(?!\p{L})/giu,
  ],
  hr: [
    /(?<!\p{L})(?:ti|tebe|tebi|tobom|tvoj|tvoja|tvoje|tvoju)(?!\p{L})/giu,
    /(?<!\p{L})(?:vi|vas|vam|vama|vaš|vaša|vaše|vašu)(?!\p{L})/giu,
  ],
  sr: [
    /(?<!\p{L})(?:ти|тебе|теби|тобом|твој|твоја|твоје|твоју)(?!\p{L})/giu,
    /(?<!\p{L})(?:ви|вас|вам|вама|ваш|ваша|ваше|вашу)(?!\p{L})/giu,
  ],
  sl: [
    /(?<!\p{L})(?:ti|tebe|tebi|teboj|tvoj|tvoja|tvoje|tvojo)(?!\p{L})/giu,
    /(?<!\p{L})(?:vi|vas|vam|vami|vaš|vaša|vaše|vašo)(?!\p{L})/giu,
  ],
  tr: [
    /(?<!\p{L})(?:sen|sana|seni|senin|sende|senden|seninle)(?!\p{L})/giu,
    /(?<!\p{L})(?:siz|size|sizi|sizin|sizde|sizden|sizinle)(?!\p{L})/giu,
  ],
};

/** Common verbs in the forms that address one friend, and those that are polite, by language. */
const addressVerbs: Readonly<Partial<Record<Language, readonly [informal: string, formal: string]>>> = {
  el: [
    "έλα είσαι θέλεις μπορείς πες κάνε δες κλείσε ξεκίνα μάθε γράψε",
    "ελάτε είστε θέλετε μπορείτε πείτε κάντε δείτε κλείστε ξεκινήστε μάθετε γράψτε",
  ],
  fr: ["viens apporte choisis", "venez découvrez réservez écrivez appelez apportez choisissez prenez"],
  es: ["ven puedes quieres tienes únete", "venga escríbanos llámenos visítenos"],
  it: ["vieni puoi vuoi scopri unisciti", "venga venite scriva chiami"],
  ro: ["vino poți vrei", "veniți puteți doriți"],
  pl: ["chcesz możesz przyjdź dołącz napisz", "zapraszamy"],
  cs: ["jsi můžeš chceš přijď přidej", "jste můžete chcete přijďte přidejte"],
  sk: ["môžeš chceš príď pridaj", "ste môžete chcete príďte pridajte"],
  hu: ["gyere tudod hívj nézd írj", "jöjjön tudja hívjon nézze írjon"],
  ru: ["приходи хочешь можешь смотри пиши", "приходите хотите можете смотрите пишите"],
  uk: ["приходь хочеш можеш дивись пиши", "приходьте хочете можете дивіться пишіть"],
  tr: ["gel istersen katıl", "gelin isterseniz buyurun katılın"],
};

/** How many words of a list a text has. */
function countVerbs(text: string, list: string): number {
  const known = new Set(list.split(" "));
  return listWords(text).filter((word) => known.has(word)).length;
}

/** Kinds that address their readers formally in every language. */
const formalKinds: ReadonlySet<OrganizationKind> = new Set<OrganizationKind>([
  "authority",
  "practice",
  "finance",
  "consultancy",
  "care",
  "memorial",
  "faith",
  "foundation",
  "research",
]);
const formalSectors: ReadonlySet<string> = new Set(["law", "finance", "funeral"]);

/** The address that texts about the tone ask for. */
function findRequest(texts: readonly (string | undefined)[]): Address | undefined {
  for (const text of texts) {
    const [informal, formal] = [findPhrase(text ?? "", informalRequests), findPhrase(text ?? "", formalRequests)];
    // Friends in one way and others in the other: a page is for others.
    if (informal !== undefined && formal !== undefined && !informal.isNegated && !formal.isNegated) return "formal";
    if (informal !== undefined) return informal.isNegated ? "formal" : "informal";
    if (formal !== undefined) return formal.isNegated ? "informal" : "formal";
  }
  return undefined;
}

const opposite = { informal: "formal", formal: "informal", usual: "usual" } as const;

/** The address that a brief's own texts use, if they use one more than the other. */
function findUsed({ tagline, offer, tone, copy = {} }: Brief, language: Language): Address | undefined {
  const words = addressWords[language];
  if (words === undefined) return undefined;
  const text = [
    tagline,
    copy.headline,
    copy.subhead,
    copy.cta,
    offer,
    tone,
    ...(copy.features ?? []).flatMap(({ title, body }) => [title, body]),
    ...(copy.navigation ?? []),
  ]
    .filter((one) => one !== undefined)
    .join(" . ")
    .slice(0, maxTextLength);
  const verbs = addressVerbs[language] ?? ["", ""];
  const [informal = 0, formal = 0] = words.map(
    (pattern, index) => (text.match(pattern)?.length ?? 0) + countVerbs(text, verbs[index] ?? ""),
  );
  if (informal === formal) return undefined;
  return informal > formal ? "informal" : "formal";
}

/**
 * How a brief's pages address their readers: as its tone asks, as its own headline and offer do, or
 * as organisations of its kind do.
 */
export function understandAddress(brief: Brief, { language, kind, sector }: AddressContext): Address {
  const requested = findRequest([brief.tone, ...(brief.adjectives ?? []), ...(brief.values ?? [])]);
  if (requested !== undefined) return requested;
  const avoided = findRequest(listAvoided(brief));
  if (avoided !== undefined) return opposite[avoided];
  const isFormalKind = formalKinds.has(kind) || formalSectors.has(sector ?? "");
  return findUsed(brief, language) ?? (isFormalKind ? "formal" : "usual");
}
