import { describe, expect, test } from "bun:test";
import type { Adjustment } from "#/model/adjustment";
import { archetypeIds } from "#/model/direction";
import type { Brief } from "#/model/brief";
import { getArchetype } from "#/studio/directions";
import { chooseComposition } from "#/studio/layout/choose-composition";
import { sectionKinds } from "#/studio/layout/sections/section";
import { sampleSectionsByKind, slotKinds } from "#/studio/layout/sections/kind-sections";
import { understandBrief } from "#/studio/understanding/understand-brief";
import { bareBrief, fullBrief } from "#test/studio/briefs";
import { createSystem } from "#test/studio/create-system";

/** Briefs from a name alone to all fields, in several languages and kinds of organisation. */
const briefs: readonly Brief[] = [
  bareBrief,
  fullBrief,
  { name: "Solbakken", industry: "Bakery" },
  { name: "Zahnarztpraxis Ellerbrock", industry: "Zahnarztpraxis", tagline: "Ruhige Hände" },
  { name: "Harbour Table", industry: "Charity", offer: "Shared lunches, food parcels, a phone line", tagline: "Come in" },
  { name: "ร้านเบเกอรี่บ้านสวน", tagline: "ขนมปังอบใหม่ทุกเช้า", offer: "ขนมปัง เค้ก กาแฟ" },
  { name: "ديوان الورد", tagline: "عطور تُصنع بالورد والصبر", offer: "عطور زيتية، ماء ورد، بخور" },
  {
    name: "Nachtmusik Festival",
    tagline: "Drei Nächte Musik in leeren Hallen",
    industry: "Musikfestival",
    offer: "Konzerte, Gespräche, Küche und Übernachtung",
  },
];

const systems = archetypeIds.flatMap((id, index) =>
  [0, 1, 2].map((turn) => {
    const brief = briefs[(index + turn * 3) % briefs.length] ?? bareBrief;
    return { id, brief, turn, content: createSystem(brief, turn, id) };
  }),
);
const getLanding = (content: (typeof systems)[number]["content"]) => {
  const page = content.pages.find(({ slug }) => slug === "landing");
  if (page === undefined) throw new Error("no landing page");
  return page;
};
const listSectionKinds = (body: string) =>
  [...body.matchAll(/<section class="part part--([a-z]+)/g)].map(([, kind]) => kind ?? "");

describe("landing pages", () => {
  test("have up to nine sections, six if the brief is full, else what it says and shows, and end with the contact form", () => {
    for (const { id, brief, content } of systems) {
      const kinds = listSectionKinds(getLanding(content).body);
      const all = kinds.length + 1;
      // What says little has few sections rather than filler.
      const hasScene = content.imagery.assets.some(({ kind, isVignette }) => kind === "illustration" && isVignette === true);
      const least = brief === fullBrief ? 6 : 2 + (brief.offer === undefined ? 0 : 1);
      expect({ id, name: brief.name, all, fits: all >= least && all <= 9 }).toEqual({ id, name: brief.name, all, fits: true });
      // A single scene is in the section of the form; more have a section of their own.
      const shown = getLanding(content).body.includes('href="#brand-illustration-');
      expect({ id, name: brief.name, shown }).toEqual({ id, name: brief.name, shown: hasScene });
      expect(kinds.at(-1)).toBe("contact");
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });

  test("have at least two distances between sections, of three that a page can have", () => {
    for (const { id, content } of systems) {
      const gaps = new Set([...getLanding(content).body.matchAll(/ gap-(tight|base|loose)/g)].map(([, gap]) => gap));
      const sections = listSectionKinds(getLanding(content).body).length;
      expect({ id, varied: gaps.size >= Math.min(2, sections) }).toEqual({ id, varied: true });
    }
  });

  test("ask for an address once, or twice where news by email is what the organisation offers", () => {
    const withNews = new Set(
      Object.entries(sampleSectionsByKind).flatMap(([kind, kinds]) => (kinds.includes("signup") ? [kind] : [])),
    );
    for (const { id, brief, content } of systems) {
      const forms = getLanding(content).body.match(/<form\b/g)?.length ?? 0;
      const most = withNews.has(understandBrief(brief).kind.value) ? 2 : 1;
      expect({ id, name: brief.name, fits: forms >= 1 && forms <= most }).toEqual({ id, name: brief.name, fits: true });
    }
  });

  test("show no slots for times and places, and what the brief says about them once", () => {
    const offer = "Check-ups, fillings and implants.";
    const list = (text: string) => getLanding(createSystem({ name: "Morvan", industry: "Dentist", offer: text }, 1, "soft")).body;
    expect(listSectionKinds(list(offer))).not.toContain("places");
    const practical = list(`${offer} Open Monday to Thursday, 9:00 to 17:00. 12 Mill Lane, Leeds.`);
    expect(listSectionKinds(practical)).not.toContain("places");
    expect(practical).toContain("Open Monday to Thursday, 9:00 to 17:00.");
    expect(practical.match(/12 Mill Lane, Leeds\./g)).toHaveLength(1);
  });

  test("say how people come to work with those who begin with an enquiry, if the brief says nothing else", () => {
    const list = (brief: Brief) => listSectionKinds(getLanding(createSystem(brief, 1, "swiss")).body);
    const architect = { name: "Hollis", industry: "Architecture practice, Stockport" };
    expect(list(architect)).toContain("steps");
    expect(
      list({ ...architect, offer: "We convert mills, barns and chapels. Surveys from £4,000. Evenings by arrangement." }),
    ).not.toContain("steps");
    expect(list({ ...architect, offer: "Call 0161 496 0123." })).not.toContain("steps");
    expect(list({ name: "Hollis", industry: "Plumbing and heating, Stockport" })).not.toContain("steps");
    expect(list({ name: "Hollis", industry: "Bookshop, Stockport" })).not.toContain("steps");
  });

  test("mark every section of slots as sample matter", () => {
    const samples = new Set<string>(["steps", ...Object.values(sampleSectionsByKind).flat()]);
    for (const { id, content } of systems) {
      const { body } = getLanding(content);
      for (const [section, kind = ""] of body.matchAll(/<section class="part part--([a-z]+)[\s\S]*?<\/section>/g))
        expect({ id, kind, marked: section.includes("data-sample") }).toEqual({ id, kind, marked: samples.has(kind) });
    }
  });

  test("have no section whose entries are slots unless a person adds it, and no dashed boxes", () => {
    const slots: ReadonlySet<string> = new Set(slotKinds);
    for (const { id, content } of systems) {
      const { body, css } = getLanding(content);
      expect({ id, found: listSectionKinds(body).filter((kind) => slots.has(kind)) }).toEqual({ id, found: [] });
      expect(css).not.toContain("dashed var(--input)");
    }
  });

  test("show the slots that a person adds, few of each, and set no call to action before the form", () => {
    for (const id of archetypeIds) {
      const sections = ["offer", ...slotKinds, "contact"];
      const adjustments: Adjustment[] = [{ kind: "section-order", page: "landing", sections }];
      const { body } = getLanding(createSystem(fullBrief, 1, id, { adjustments }));
      expect({ id, kinds: listSectionKinds(body) }).toEqual({ id, kinds: sections });
      expect(/<ol class="dates">[\s\S]*?<\/ol>/.exec(body)?.[0].match(/<li>/g)).toHaveLength(2);
      expect(/<div class="news">[\s\S]*?<\/section>/.exec(body)?.[0].match(/<article/g)).toHaveLength(1);
      expect(body).not.toContain("<dd>Closed</dd>");
    }
    for (const { content } of systems) expect(listSectionKinds(getLanding(content).body)).not.toContain("action");
  });

  test("link to a guide and to accounts only for organisations that have them", () => {
    const toLinks = (industry: string) =>
      [...getLanding({ ...createSystem({ name: "Ferrule", industry }, 1, "technical") }).body.matchAll(/\{\{page:([a-z-]+)\}\}/g)]
        .map(([, page]) => page)
        .filter((page) => page === "documentation" || page === "sign-in");
    for (const industry of ["Church", "Funeral director", "Emergency plumber"]) expect(toLinks(industry)).toEqual([]);
  });

  test("name the brand once above the headline, and the trade only if the headline does not", () => {
    for (const { id, content } of systems) {
      const hero = /<section class="hero[\s\S]*?<h1/.exec(getLanding(content).body)?.[0] ?? "";
      expect({ id, repeated: hero.includes(`hero__trade">${content.brief.name}<`) }).toEqual({ id, repeated: false });
    }
  });

  test("set what is offered in blocks only with pictures between them, in a grid without empty places", () => {
    const feature = (title: string) => ({ title, body: "Baked each morning, and sold until it is gone." });
    const copy = { features: ["Rye bread", "Croissants", "Birthday cakes", "Coffee"].map(feature) };
    const bakeries = archetypeIds.map((id) => ({
      ...{ id, content: createSystem({ name: "Solbakken", industry: "Bakery", tagline: "Up at four", copy }, 1, id) },
    }));
    const found = [...systems, ...bakeries].flatMap(({ id, content }) =>
      [...getLanding(content).body.matchAll(/<ul class="blocks blocks--(\d)">([\s\S]*?)<\/ul>/g)].map(
        ([, columns, list = ""]) => ({
          id,
          columns: Number(columns),
          count: list.match(/<li class="blocks__/g)?.length ?? 0,
          pictures: list.match(/blocks__picture/g)?.length ?? 0,
          doubled: list.match(/blocks__one--wide/g)?.length ?? 0,
        }),
      ),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { id, columns, count, pictures, doubled } of found)
      expect({ id, pictured: pictures >= 2, rest: (count + doubled) % columns }).toEqual({ id, pictured: true, rest: 0 });
  });

  test("set titles without text as lists, never as cards", () => {
    for (const { id, content } of systems) {
      const bare = [
        ...getLanding(content).body.matchAll(/<div class="list list--bare[^"]*">\s*<(?:div|ul|ol|dl) class="([a-z]+)/g),
      ];
      for (const [, form] of bare)
        expect({ id, form, card: ["cells", "tiles", "stagger"].includes(form ?? "") }).toEqual({ id, form, card: false });
    }
  });

  test("never stand two strong grounds beside each other", () => {
    for (const { id, content } of systems) {
      const grounds = [...getLanding(content).body.matchAll(/<section class="part [^"]*?(field--(?:primary|deep|secondary))?"/g)];
      const strong = grounds.map(([, ground]) => ground !== undefined);
      expect({ id, touching: strong.some((each, index) => each && strong[index + 1] === true) }).toEqual({ id, touching: false });
    }
  });

  test("show at least one picture and draw each only once", () => {
    for (const { id, content } of systems) {
      const { body } = getLanding(content);
      expect({ id, pictures: (body.match(/<svg class="art\b/g) ?? []).length >= 1 }).toEqual({ id, pictures: true });
      const ids = [...body.matchAll(/\bid="(brand-[a-z0-9-]+)"/g)].map(([, name]) => name);
      expect({ id, ids: new Set(ids).size }).toEqual({ id, ids: ids.length });
      for (const [, target] of body.matchAll(/<use href="#([^"]+)"/g)) expect(ids).toContain(target);
    }
  });

  test("have a menu for small screens and the main action in the header", () => {
    for (const { brief, content } of systems)
      for (const { slug, body } of content.pages) {
        const header = /<header class="head[\s\S]*?<\/header>/.exec(body)?.[0] ?? "";
        // The page of a thin brief may have nothing to link to beside its action.
        const isExpected = brief === fullBrief || header.includes("<nav");
        expect({ slug, menu: /<details class="more"><summary[^>]*><span class="unseen">[^<]+</.test(header) }).toEqual({
          slug,
          menu: isExpected,
        });
        expect({ slug, action: header.includes("head__action") }).toEqual({ slug, action: true });
      }
  });
});

describe("pages", () => {
  test("have descriptions of their own", () => {
    for (const { id, content } of systems) {
      const descriptions = content.pages.map(({ description }) => description);
      expect({ id, all: new Set(descriptions).size }).toEqual({ id, all: descriptions.length });
    }
  });

  test("submit forms with neutral words, never with the brief's main action", () => {
    const brief: Brief = { ...fullBrief, copy: { ...fullBrief.copy, cta: "npm i -g ferrule" } };
    for (const { body } of createSystem(brief, 1, "technical").pages)
      for (const [, label] of body.matchAll(/<button type="submit"[^>]*>([\s\S]*?)<\/button>/g))
        expect(label).not.toContain("npm");
  });
});

describe("compositions", () => {
  test("every archetype has at least three first views, on different grounds or with different headers", () => {
    for (const id of archetypeIds) {
      const { compositions } = getArchetype(id);
      expect({ id, heroes: new Set(compositions.map(({ hero }) => hero)).size >= 3 }).toEqual({ id, heroes: true });
      expect({ id, headers: new Set(compositions.map(({ header }) => header)).size >= 2 }).toEqual({ id, headers: true });
    }
  });

  test("five consecutive seeds of a brief give five different first views", () => {
    for (const id of archetypeIds)
      for (const brief of briefs) {
        const seen = [1, 2, 3, 4, 5].map((seed) => {
          const { hero, header, ground, mirrored } = chooseComposition(getArchetype(id).compositions, brief, seed, id);
          return `${hero} ${header} ${ground} ${mirrored}`;
        });
        expect({ id, name: brief.name, seen: new Set(seen).size }).toEqual({ id, name: brief.name, seen: 5 });
      }
  });

  test("at least sixteen kinds of sections exist, and what a page is completed with has no slots", () => {
    expect(sectionKinds.length).toBeGreaterThanOrEqual(16);
    const slots: ReadonlySet<string> = new Set(slotKinds);
    for (const [kind, kinds] of Object.entries(sampleSectionsByKind)) {
      expect({ kind, some: kinds.length >= 1 }).toEqual({ kind, some: true });
      expect({ kind, slots: kinds.filter((one) => slots.has(one)) }).toEqual({ kind, slots: [] });
    }
  });
});
