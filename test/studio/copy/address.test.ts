import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import { createCopy } from "#/studio/copy/copy";
import type { PhraseLanguage } from "#/studio/copy/phrases";
import { getControlPhrases, getLanguagePhrases, getPhrases, type PhraseVoice } from "#/studio/copy/phrases-by-language";
import { createRewrite, parseRewrites, rewritePhrases } from "#/studio/copy/rewrite-phrases";
import {
  getEuropeanPortuguese,
  getFormalRewrites,
  getInformalEuropeanPortuguese,
  getInformalRewrites,
} from "#/studio/copy/rewrites";
import { getSectionPhrases } from "#/studio/copy/section-phrases";
import { type Address, understandAddress } from "#/studio/understanding/understand-address";

/** Every text of a table; functions are called with as many names as they declare. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [(value as (...values: string[]) => string)("☆1", "☆2")];
  return Object.values(value as object).flatMap(listTexts);
}
const listVoice = (voice: PhraseVoice) => listTexts({ ...getLanguagePhrases(voice), sections: getSectionPhrases(voice) });

const informal: Readonly<Record<string, string>> = Object.fromEntries(getInformalRewrites());

/** Words that address a reader formally, which no informal page may have. */
const formalWords: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:Sie|Ihr(?:e[mnrs]?)?|Ihnen)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:u|uw|uzelf|zich)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vous|votre|vos|vôtres?)(?!\p{L})|ez(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted|su (?:correo|nombre|cuenta|mensaje|texto)|le (?:espera|viene|hemos)|(?:díga|escríba)nos|deje|elija)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:Lei|Le (?:serve|abbiamo)|Suo|Sua|Suoi|Ci scriva|ci dica|[Ll]asci)(?!\p{L})|\p{Ll}Le(?!\p{L})/u,
  ro: /(?<!\p{L})(?:vă|vi|dumneavoastră)(?!\p{L})|[aeiâă]ți(?!\p{L})(?! persoane)/iu,
  cs: /(?<!\p{L})(?:vy|vám|váš|vaše|vaši)(?!\p{L})|(?:jte|ěte|[^š]te)(?!\p{L})/iu,
  sk: /(?<!\p{L})(?:vy|vám|váš|vaše|vašu)(?!\p{L})|(?:jte|žte|[iíeá]te)(?!\p{L})/iu,
  hu: /(?<!\p{L})(?:ön|önnek|az ön)(?!\p{L})|j[oóe]n(?!\p{L})/iu,
  el: /(?<!\p{L})(?:σας|εσάς|εσείς)(?!\p{L})|(?:στε|ξτε|ψτε|είτε|έσετε)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:вы|вас|вам|вами|ваше|ваш)(?!\p{L})|[иьйо]те(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:ви|вас|вам|вами|ваше|ваш)(?!\p{L})|(?:[иі]ть|[иі]йте|те)(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:siz|size|sizi|sizin)(?!\p{L})|(?:[ıiuü]n[ıiuü]z|s[ıiuü]n[ıiuü]z)\p{L}{0,4}(?!\p{L})/iu,
};

/** Words that look like formal ones, and those that address several readers at once. */
const otherWords = new RegExp(
  "chez|rendez-vous|câte persoane veți fi|înveți|[nN]outăți|koľkí budete|ασχολούμαστε|πόσα άτομα θα είστε|сколько вас|" +
    "скільки вас|[вВ]ходить|про те",
  "gu",
);

describe("forms of address", () => {
  test("a list of changed words has no entry that changes nothing", () => {
    const lists: readonly (readonly [PhraseVoice, string])[] = [
      ...Object.entries(informal).map(([lang, list]) => [{ lang: lang as PhraseLanguage }, list] as const),
      ...[...getFormalRewrites()].map(([lang, list]) => [{ lang: lang as PhraseLanguage }, list] as const),
      [{ lang: "pt" }, getEuropeanPortuguese()],
      [{ lang: "pt", isEuropean: true }, getInformalEuropeanPortuguese()],
    ];
    const unused = lists.flatMap(([voice, list]) => {
      const texts = listVoice(voice);
      return [...parseRewrites(list)]
        .filter(([before, after]) => before === after || !texts.some((text) => createRewrite(`${before} > ☆☆`)(text) !== text))
        .map(([before]) => `${voice.lang}: ${before}`);
    });
    expect(unused).toEqual([]);
  });

  test("informal phrases have no formal word, in every language that has both", () => {
    const left = Object.entries(formalWords).flatMap(([language, formal]) =>
      listVoice({ lang: language as PhraseLanguage, address: "informal" })
        .filter((text) => formal.test(text.replaceAll(otherWords, "")))
        .map((text) => `${language}: ${text}`),
    );
    expect(left).toEqual([]);
  });

  test("names within phrases are never changed", () => {
    const name = "Sie & Ihr, vous, uw, σας";
    for (const lang of ["de", "nl", "fr", "el"] as const)
      for (const text of [getPhrases({ lang, address: "informal" }, { kind: "company", hasPrices: false }).signInLead(name)])
        expect({ lang, text, hasName: text.includes(name) }).toMatchObject({ lang, hasName: true });
    const tree = rewritePhrases({ greet: (one: string, other: string) => `Sie, ${one} und ${other}` }, createRewrite("Sie > Du"));
    expect(tree.greet("Sie", "B")).toBe("Du, Sie und B");
  });

  test("labels of controls follow the address too", () => {
    expect(getControlPhrases({ lang: "de", address: "informal" }).codeHint).toStartWith("Gib die sechs Ziffern ein");
    expect(getControlPhrases("de").codeHint).toStartWith("Geben Sie");
  });
});

const addressOf = (brief: Partial<Brief>) => createCopy({ name: "A", ...brief }).address;

describe("the address that a brief asks for", () => {
  test("a tone that names it decides, in any language", () => {
    const texts: readonly (readonly [Partial<Brief>, Address])[] = [
      [{ offer: "Brot und Kuchen für die Nachbarschaft", tone: "per Du, trocken" }, "informal"],
      [{ offer: "Brot und Kuchen für die Nachbarschaft", tone: "kein Duzen" }, "formal"],
      [{ offer: "Brot und Kuchen für die Nachbarschaft", avoid: ["Siezen"] }, "informal"],
      [{ offer: "Unterricht am Abend für Erwachsene", tone: "per Sie, auf Augenhöhe" }, "formal"],
      [{ offer: "Brood en taart voor de hele buurt", tone: "je en jij, zonder ambtelijke taal" }, "informal"],
      [{ offer: "Du pain et des gâteaux pour le quartier", tone: "on se tutoie ici" }, "informal"],
      [{ offer: "Oltás, műtét és fogászat a környéken", tone: "tegező, de nem gügyögő" }, "informal"],
      [{ offer: "Ζωντανό θέατρο στο λιμάνι της πόλης", tone: "σαν να σου μιλάει κάποιος" }, "informal"],
      [{ offer: "Хлеб и пироги для соседей", tone: "на ты" }, "informal"],
      [{ offer: "Chléb a koláče pro sousedy", tone: "tykáme si" }, "informal"],
      [{ offer: "Pan y tartas para el barrio", tone: "cercano, de tú" }, "informal"],
      [{ offer: "Bread and cake for the street", tone: "friendly" }, "usual"],
    ];
    expect(texts.map(([brief]) => addressOf(brief))).toEqual(texts.map(([, address]) => address));
  });

  test("without one, the brief's own headline, tagline and offer do", () => {
    expect(addressOf({ tagline: "Dein Brot von nebenan", offer: "Brot und Kuchen für die Nachbarschaft" })).toBe("informal");
    expect(addressOf({ tagline: "Έλα όπως είσαι", industry: "ψαροταβέρνα στη Νάξο" })).toBe("informal");
    expect(addressOf({ tagline: "Ελάτε όπως είστε", industry: "ψαροταβέρνα στη Νάξο" })).toBe("formal");
    expect(addressOf({ offer: "Wir backen Brot, das Sie morgens abholen." })).toBe("formal");
  });
});

describe("formal kinds", () => {
  test("a notary, an authority and a practice never speak as to a friend in Polish", () => {
    const briefs: readonly Brief[] = [
      { name: "Kancelaria Notarialna Anna Nowak", industry: "notariusz w Lublinie" },
      { name: "Urząd Gminy Lipowo", industry: "urząd gminy" },
      { name: "Gabinet Okulistyczny Zając", industry: "okulista" },
    ];
    for (const brief of briefs) {
      const { phrases, address } = createCopy(brief);
      expect({ name: brief.name, address }).toEqual({ name: brief.name, address: "formal" });
      for (const text of [phrases.cta, phrases.contactLead, phrases.requestBody, phrases.plansHeading])
        expect({
          text,
          friendly: /(?<!\p{L})(?:Ci|Ciebie|Napisz|napisz|Umów|Zostaw|Skontaktuj)(?!\p{L})/u.test(text),
        }).toMatchObject({
          friendly: false,
        });
    }
  });
});

test("a Czech word for those who is no friendly address", () => {
  const offer = "Donáška do domu pro ty, kdo nemohou přijít. Tel. 556 555 013.";
  expect(createCopy({ name: "Městská knihovna", offer }).cta).toBe("Zavolejte nám");
});

describe("Portuguese", () => {
  const contactOf = (brief: Partial<Brief>) => createCopy({ name: "A", ...brief }).phrases.contact;

  test("is that of Portugal where words, spelling, company form, currency or places say so", () => {
    const briefs: readonly Partial<Brief>[] = [
      { name: "Pombal & Irmã, Lda.", tagline: "Agência funerária em Tavira desde 1951" },
      { industry: "oficina de bicicletas em Aveiro", offer: "Reparação e aluguer de bicicletas" },
      { industry: "escola de música", offer: "Aulas de piano e violino. Contacto por telemóvel." },
      { industry: "loja de material electrónico", offer: "Cabos, ecrãs e pilhas para a casa" },
    ];
    const others: readonly Partial<Brief>[] = [
      { name: "Remo Clube de Ovar", industry: "Clube de remo para crianças e adultos, fundado em 1983" },
      { industry: "Clube de xadrez para miúdos e graúdos, fundado em 1983" },
    ];
    expect([...briefs, ...others].map(contactOf)).toEqual(Array.from({ length: 6 }, () => "Contacto"));
  });

  test("is Brazilian otherwise", () => {
    const briefs: readonly Partial<Brief>[] = [
      { industry: "pousada de praia com café da manhã" },
      { industry: "escola de surf", offer: "Aulas para você e para as crianças do bairro" },
      { name: "Padaria Porto Alegre", industry: "padaria", offer: "Pão francês, bolos e café" },
      { industry: "padaria artesanal", offer: "Pão, bolos e salgados para a vizinhança" },
    ];
    expect(briefs.map(contactOf)).toEqual(["Contato", "Contato", "Contato", "Contato"]);
  });

  test("of Portugal never has a Brazilian word, informal or not", () => {
    for (const address of ["usual", "informal"] as const)
      for (const text of listVoice({ lang: "pt", isEuropean: true, address }))
        expect({
          text,
          isBrazilian:
            /(?<!\p{L})(?:você|contato|sobrenome|conosco|planejar|senha|excluir|arquivo|compartilhar|seu nome)(?!\p{L})/iu.test(
              text.replace("O seu nome", ""),
            ),
        }).toEqual({ text, isBrazilian: false });
  });
});

test("a tone that forbids or refuses a form of address gets the other, in many languages", () => {
  const tones: readonly (readonly [language: Language, tone: string, address: "formal" | "informal"])[] = [
    ["fr", "complice, tutoiement interdit mais sourire obligatoire", "formal"],
    ["fr", "pas de tutoiement", "formal"],
    ["fr", "on ne tutoie pas", "formal"],
    ["fr", "vouvoiement, pas de familiarité", "formal"],
    ["fr", "vouvoiement proscrit", "informal"],
    ["de", "kein Du", "formal"],
    ["de", "Duzen ist verboten", "formal"],
    ["de", "wir duzen nicht", "formal"],
    ["de", "wir siezen niemanden", "informal"],
    ["de", "Duzen, nicht siezen", "informal"],
    ["pl", "jak sąsiadka, bez „Szanowni Państwo”", "informal"],
    ["es", "de usted, nunca tuteo", "formal"],
    ["es", "nada de usted", "informal"],
    ["it", "niente Lei", "informal"],
    ["nl", "geen u, gewoon je", "informal"],
    ["ru", "не на ты", "formal"],
    ["cs", "bez vykání", "informal"],
    ["ro", "fără dumneavoastră", "informal"],
    ["fi", "teititellään", "formal"],
  ];
  for (const [language, tone, address] of tones)
    expect([tone, understandAddress({ name: "Norvik", tone }, { language, kind: "shop", sector: undefined })]).toEqual([
      tone,
      address,
    ]);
});
