import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { createCopy } from "#/studio/copy/copy";
import { phraseLanguages } from "#/studio/copy/phrases";
import { getLanguagePhrases, getPhrases } from "#/studio/copy/phrases-by-language";
import { getSectionPhrases } from "#/studio/copy/section-phrases";
import { organizationKinds } from "#/studio/understanding/organization-kind";
import { createSystem } from "#test/studio/create-system";

/** Kinds that ask for no price. */
const giving = ["charity", "foundation", "authority", "research", "faith", "care", "memorial", "personal"] as const;

describe("words by kind of organisation", () => {
  test("those that sell nothing never speak of a price without plans, in any language", () => {
    for (const language of phraseLanguages) {
      const { priced, request } = {
        priced: getPhrases(language, { kind: "company", hasPrices: true }),
        request: "onRequest" as const,
      };
      for (const kind of giving) {
        const words = getPhrases(language, { kind, hasPrices: false });
        expect({ language, kind, onRequest: words[request] }).toEqual({ language, kind, onRequest: "" });
        for (const text of [words.plansHeading, words.cta, words.seeOffer])
          expect({ language, kind, text, same: [priced.pricing, priced.seePricing].includes(text) }).toMatchObject({
            same: false,
          });
      }
    }
  });

  test("kinds differ in their main action where people do different things", () => {
    for (const language of phraseLanguages) {
      const actions = (
        ["company", "shop", "restaurant", "practice", "charity", "school", "event", "software", "club", "care"] as const
      ).map((kind) => getPhrases(language, { kind, hasPrices: false }).cta);
      expect({ language, distinct: new Set(actions).size }).toEqual({ language, distinct: actions.length });
    }
  });

  test("every kind has all its words in every language", () => {
    for (const language of phraseLanguages)
      for (const kind of organizationKinds) {
        const { onRequest: _, ...words } = getPhrases(language, { kind, hasPrices: false });
        expect(Object.entries(words).filter(([, text]) => typeof text === "string" && text.trim() === "")).toEqual([]);
      }
  });
});

describe("words of organisations that sell nothing", () => {
  const nameOf: Readonly<Record<string, Brief>> = {
    church: { name: "St Luke", industry: "parish church" },
    authority: { name: "Lipton Council", industry: "town council" },
    school: { name: "Abendschule Barmen", industry: "Abendschule für Erwachsene" },
    home: { name: "Haus am Park", industry: "Pflegeheim" },
    library: { name: "Knihovna Na Půdě", industry: "obecní knihovna" },
    union: { name: "Stagehands' Union", industry: "trade union for backstage crew" },
    club: { name: "Ruderverein Bode", industry: "Ruderverein" },
    memorial: { name: "Mindelunden", industry: "mindelund for fiskere" },
  };

  test("no page of theirs has steps of an agency, a sign-in or “what we do”", () => {
    for (const [what, brief] of Object.entries(nameOf)) {
      const { pages } = createSystem(brief, 3, "civic");
      const body = pages.find(({ slug }) => slug === "landing")?.body ?? "";
      const copy = createCopy(brief);
      const { steps } = getSectionPhrases(copy);
      const { actions, offers } = getLanguagePhrases(copy).kinds;
      const unfit = [copy.phrases.signIn, actions.start, offers.activity, steps[1].body].filter((phrase) =>
        body.includes(`>${phrase}<`),
      );
      expect({ what, unfit }).toEqual({ what, unfit: [] });
    }
  }, 60_000);

  test("a footer has one entry to sign in", () => {
    const brief: Brief = {
      name: "Ledgerling",
      industry: "bookkeeping app",
      copy: { navigation: ["How it works", "Prices", "Log in"] },
    };
    const { pages } = createSystem(brief, 3, "swiss");
    const links = (pages.find(({ slug }) => slug === "landing")?.body ?? "").split("<footer")[1] ?? "";
    expect([links.includes("Log in"), links.includes("Sign in")]).toEqual([true, false]);
  }, 60_000);
});

describe("words for what is offered", () => {
  const getHeading = (brief: Brief) => createCopy(brief).phrases.offerHeading;

  test("only a shop that sells has a range", () => {
    expect(getHeading({ name: "Marlow", industry: "bookshop" })).toBe("Our range");
    expect(getHeading({ name: "Marlow", industry: "family dry cleaners" })).toBe("Our services");
    expect(createCopy({ name: "Marlow", industry: "bicycle repair shop" }).cta).toBe("Get in touch");
    const features = [{ title: "No licence needed", body: "We show you how." }];
    expect(getHeading({ name: "Marlow", industry: "bookshop", copy: { features } })).toBe("What to expect");
  });

  test("only an event has a programme, and a school more than courses", () => {
    expect(getHeading({ name: "Low Water", industry: "music festival" })).toBe("Programme");
    expect(getHeading({ name: "Marlow", industry: "public library" })).toBe("What to expect");
    expect(getHeading({ name: "Marlow", industry: "primary school" })).toBe("What to expect");
  });
});

describe("the main action fits what people do", () => {
  const getWords = (brief: Brief) => {
    const { cta, phrases } = createCopy(brief);
    return [cta, phrases.contactLead];
  };

  test("a hairdresser has appointments, a stall and a garden centre nothing to book", () => {
    const { actions, eitherLeads: leads } = getLanguagePhrases("en").kinds;
    expect(getWords({ name: "Marlow", industry: "hair salon in Leeds" })).toEqual([actions.appointment, leads.appointment]);
    expect(getWords({ name: "Marlow", industry: "garden centre" })).toEqual([actions.contact, leads.contact]);
    expect(getWords({ name: "Marlow", industry: "noodle bar" })).toEqual([actions.contact, leads.contact]);
    expect(getWords({ name: "Marlow", industry: "wedding photographer" })).toEqual([actions.contact, leads.contact]);
  });

  test("those who book or come to swim need not say who they are", () => {
    const { eitherLeads: leads } = getLanguagePhrases("en").kinds;
    expect(getWords({ name: "Redgum", industry: "swim school" })[1]).not.toBe(leads.membership);
    expect(getWords({ name: "Marlow", industry: "residents' association", copy: { cta: "Report a fault" } })).toEqual([
      "Report a fault",
      leads.contact,
    ]);
    expect(getWords({ name: "Marlow", industry: "residents' association" })[1]).toBe(leads.membership);
  });
});

describe("organisations whose trade says more than their kind", () => {
  const getWords = (brief: Partial<Brief>) => {
    const { cta, phrases } = createCopy({ name: "Marlow", ...brief });
    return { cta, offer: phrases.offerHeading, lead: phrases.contactLead };
  };

  test("who gives help is asked for it, and not for a gift or its projects", () => {
    const { offers, actions, eitherLeads: leads } = getLanguagePhrases("en").kinds;
    const pantry = { industry: "food bank", offer: "Bread and tins. Open Tuesday and Saturday 10 to 2." };
    expect(getWords(pantry)).toEqual({ cta: "Opening hours", offer: offers.help, lead: leads.help });
    expect(getWords({ industry: "burial society", trade: "burial-society" }).cta).toBe(
      getLanguagePhrases("en").kinds.channels.callBack,
    );
    expect(getWords({ industry: "animal shelter" }).cta).toBe(actions.support);
    expect(getWords({ industry: "Tafel und Lebensmittelausgabe" }).cta).not.toBe(getLanguagePhrases("de").kinds.actions.support);
  });

  test("a school of children does not ask what one wants to learn", () => {
    for (const [lang, industry] of [
      ["en", "village primary school"],
      ["fi", "kunnan alakoulu"],
      ["de", "Grundschule"],
    ] as const)
      expect([industry, getWords({ industry }).lead]).toEqual([industry, getLanguagePhrases(lang).kinds.leads.contact]);
    expect(getWords({ industry: "language school" }).lead).toBe(getLanguagePhrases("en").kinds.leads.course);
  });

  test("a shop that rents and sets up has no products", () => {
    for (const [lang, industry] of [
      ["vi", "cho thuê rạp, bàn ghế, âm thanh đám cưới"],
      ["id", "sewa tenda dan kursi pesta"],
      ["es", "alquiler de artículos para fiestas"],
      ["en", "party supplies for rent"],
    ] as const) {
      const { offers, actions } = getLanguagePhrases(lang).kinds;
      const { cta, offer } = getWords({ industry, language: lang });
      expect({ industry, isSold: cta === actions.product || offer === offers.range }).toEqual({ industry, isSold: false });
    }
  });

  test("who comes along to a rehearsal says when, and owners of a road have nothing to join", () => {
    const { actions, eitherLeads: leads, offers } = getLanguagePhrases("en").kinds;
    expect(getWords({ industry: "community choir" })).toEqual({ cta: actions.join, offer: offers.stay, lead: leads.visit });
    expect(getWords({ industry: "colla castellera", kind: "community", offer: "Assaig dimarts a les vuit." }).lead).toBe(
      getLanguagePhrases("ca").kinds.eitherLeads.visit,
    );
    for (const [lang, name] of [
      ["fi", "Koivumäen yksityistien tiekunta"],
      ["sv", "Granbackens vägförening"],
      ["de", "Wegegenossenschaft Hinterau"],
    ] as const)
      expect([name, getWords({ name, kind: "community", language: lang }).cta]).toEqual([
        name,
        getLanguagePhrases(lang).kinds.actions.contact,
      ]);
  });

  test("a museum or a library does not ask when people come, and leads to its hours", () => {
    const { actions, leads } = getLanguagePhrases("en").kinds;
    expect(getWords({ industry: "public library" })).toMatchObject({ cta: actions.visit, lead: leads.contact });
    expect(getWords({ industry: "town museum", offer: "Open Tuesday to Sunday, 10 to 5." }).cta).toBe("Opening hours");
  });
});

describe("the voice of one person", () => {
  const getOffer = (brief: Partial<Brief>) => createCopy({ name: "Marlow", ...brief }).phrases.offerHeading;

  test("names what I do, where one person speaks and never several", () => {
    const briefs: readonly (readonly [lang: "en" | "fr" | "pl" | "de", industry: string, one: string, several: string])[] = [
      ["en", "sign painter", "Boards and buses. I letter by hand.", "Boards and buses. We letter by hand."],
      ["fr", "cannage de chaises", "Cannage et paillage que je fais seule.", "Cannage et paillage que nous faisons ici."],
      ["pl", "hydraulik", "Krany i piony. Wycenę podaję z góry.", "Krany i piony. Wycenę podajemy z góry."],
      ["de", "Tischler", "Türen und Fenster, die ich selbst baue.", "Türen und Fenster, die wir selbst bauen."],
    ];
    for (const [lang, industry, one, several] of briefs) {
      const { offers } = getLanguagePhrases(lang).kinds;
      expect([industry, getOffer({ industry, offer: one })]).toEqual([industry, offers.own]);
      expect([industry, getOffer({ industry, offer: several })]).not.toEqual([industry, offers.own]);
    }
  });
});

test("a club's prices are those of members only where the brief speaks of members", () => {
  const plans = [{ name: "One child", price: "$215", period: "per term", features: ["10 lessons"] }];
  const heading = (offer: string) =>
    createCopy({ name: "Little Fins", industry: "Swimming club", offer, copy: { plans } }).phrases.plansHeading;
  expect(heading("Learn to swim, four to a class.")).toBe("Pricing");
  expect(heading("Members swim free on Sundays.")).toBe("Membership");
});

test("a form with a message is asked for one, goods that are sent in need no visit, and an association has no services", () => {
  const radio = createCopy({ name: "Radio Marlow", industry: "community radio station", offer: "On the air since 2009." });
  const { actions, leads, eitherLeads } = getLanguagePhrases("en").kinds;
  expect([radio.kind, radio.cta, radio.phrases.contactLead]).toEqual(["media", actions.contact, leads.contact]);
  const practice = { name: "Marlow Dental Lab", industry: "dental practice" };
  expect(createCopy({ ...practice, offer: "We look after your teeth." }).phrases.contactLead).toBe(eitherLeads.appointment);
  expect(createCopy({ ...practice, offer: "Send your denture in by post." }).phrases.contactLead).toBe(eitherLeads.contact);
  const { offers } = getLanguagePhrases("da").kinds;
  const bathing = {
    name: "De 4 Grader",
    industry: "Vinterbadeforening",
    offer: "Badebro med trappe, sauna til 14 og omklædning.",
  };
  expect(createCopy(bathing).phrases.offerHeading).toBe(offers.stay);
});

test("who comes by appointment alone asks for one, and where no one needs to telephone no number is asked for", () => {
  const { actions } = getLanguagePhrases("ko").kinds;
  const scrub = { name: "복숭아등", industry: "예약제 1인 세신 서비스", offer: "기본 세신 60분 5만 원. 화–일 10시부터 22시." };
  expect(createCopy(scrub).cta).toBe(actions.appointment);
  const offer = "Notfall-Video täglich 6–23 Uhr, Anmeldung per Formular – telefonieren muss bei uns keiner.";
  const signs = createCopy({ name: "Lüdtke", industry: "Dolmetschen Deutsche Gebärdensprache", offer });
  expect(signs.channel).toBeUndefined();
});
