import { describe, expect, test } from "bun:test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { renderPageDocument } from "#/documents/page-document";
import { escapeMarkup } from "#/kernel/markup";
import { archetypeIds } from "#/model/direction";
import { pageSlugs } from "#/model/brief";
import { resolvePageLinks } from "#/model/page";
import { bareBrief, fullBrief, hardNames, hostileBrief } from "#test/studio/briefs";
import { listElements, getSimilarity } from "#test/studio/element-tree";
import { createSystem } from "#test/studio/create-system";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: { "long-title": "off", "no-inline-style": "error", "doctype-style": "off", "void-style": "off" },
  }),
);
const systems = new Map(archetypeIds.map((id) => [id, createSystem(fullBrief, 3, id)] as const));
const getBody = (id: (typeof archetypeIds)[number], slug: string) =>
  systems.get(id)?.pages.find((page) => page.slug === slug)?.body ?? "";
/** The text of a page, without the marks that keep lines from breaking. */
const getText = (body: string) =>
  body
    .replace(/<svg\b[\s\S]*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("\u2060", "")
    .replaceAll("\u00a0", " ");

/** The findings of html-validate for all pages, one line each. */
async function faults(content: ReturnType<typeof createSystem>): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const page of content.pages) {
    const report = await validator.validateString(renderPageDocument(page, content, { fontsBase: "/fonts/" }));
    for (const { messages } of report.results)
      for (const { ruleId, message, line } of messages) lines.push(`${page.slug}:${line} ${ruleId} ${message}`);
  }
  return lines;
}

describe("pages", () => {
  test("a brief without pages gets all eight in a fixed order", () => {
    for (const { pages } of systems.values()) expect(pages.map(({ slug }) => slug)).toEqual([...pageSlugs]);
  });

  test("a brief with pages gets those, plus landing and pricing", () => {
    const { pages } = createSystem({ ...bareBrief, pages: ["contact"] }, 1, "civic");
    expect(pages.map(({ slug }) => slug)).toEqual(["landing", "pricing", "contact"]);
    for (const { body } of pages) expect([...body.matchAll(/\{\{page:(article|documentation|sign-in)\}\}/g)]).toEqual([]);
  });

  test("no two archetypes share a skeleton: element trees of landing and pricing pages differ by at least a tenth", () => {
    for (const slug of ["landing", "pricing"]) {
      const trees = archetypeIds.map((id) => [id, listElements(getBody(id, slug))] as const);
      for (const [index, [one, tree]] of trees.entries()) {
        for (const [other, otherTree] of trees.slice(index + 1)) {
          expect({ slug, one, other, alike: getSimilarity(tree, otherTree) > 0.9 }).toEqual({ slug, one, other, alike: false });
        }
      }
    }
  });

  test("no two archetypes share inner page layouts: element trees of every other page differ too", () => {
    for (const slug of pageSlugs.slice(2)) {
      const trees = archetypeIds.map((id) => [id, listElements(getBody(id, slug))] as const);
      for (const [index, [one, tree]] of trees.entries()) {
        for (const [other, otherTree] of trees.slice(index + 1)) {
          expect({ slug, one, other, alike: getSimilarity(tree, otherTree) > 0.95 }).toEqual({ slug, one, other, alike: false });
        }
      }
    }
  });

  test("html-validate accepts every archetype's pages", async () => {
    for (const [id, content] of systems) expect({ id, faults: await faults(content) }).toEqual({ id, faults: [] });
  }, 200_000);

  test("html-validate accepts the pages of bare, hostile and hard briefs", async () => {
    for (const id of archetypeIds) {
      expect({ id, faults: await faults(createSystem(bareBrief, 1, id)) }).toEqual({ id, faults: [] });
      expect({ id, faults: await faults(createSystem(hostileBrief, 2, id)) }).toEqual({ id, faults: [] });
    }
    for (const name of hardNames)
      expect({ name, faults: await faults(createSystem({ ...fullBrief, name }, 4, "swiss")) }).toEqual({ name, faults: [] });
  }, 200_000);

  test("every public word of the brief is on the pages unchanged", () => {
    const { copy } = fullBrief;
    for (const id of archetypeIds) {
      const landing = getText(getBody(id, "landing"));
      const pricing = getText(getBody(id, "pricing"));
      const given = [
        copy?.headline,
        copy?.subhead,
        copy?.cta,
        ...(copy?.navigation ?? []),
        ...(copy?.features ?? []).flatMap(({ title, body }) => [title, body]),
        ...(fullBrief.values ?? []),
        fullBrief.audience,
      ];
      for (const words of given)
        expect({ id, has: landing.includes(escapeMarkup(words ?? "?")), words }).toEqual({ id, has: true, words });
      for (const { name, price, period, features } of copy?.plans ?? [])
        for (const words of [name, price, period, ...features])
          expect({ id, has: pricing.includes(escapeMarkup(words ?? "?")), words }).toEqual({ id, has: true, words });
    }
  });

  test("without plans the pricing page has no figure that could be a price", () => {
    for (const id of archetypeIds) {
      const page = createSystem({ name: "Fern", offer: "Ferns, mosses and pots" }, 1, id).pages[1];
      expect(getText(page?.body ?? "")).toContain("Request a quote");
      expect(getText(page?.body ?? "")).not.toMatch(/[€$£¥]|\d{2,}/);
    }
  });

  test("markup in a brief is escaped", () => {
    for (const id of archetypeIds) {
      for (const { body, css } of createSystem(hostileBrief, 2, id).pages) {
        expect(body.match(/<script|<img/)).toBeNull();
        expect(css.match(/alert\(1\)/)).toBeNull();
      }
    }
  });

  test("every anchor points to an element of its page, and every page link to a template", () => {
    for (const content of [...systems.values(), ...archetypeIds.map((id) => createSystem(bareBrief, 1, id))]) {
      for (const { slug, body } of content.pages) {
        const ids = new Set([...body.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]));
        for (const [, anchor] of body.matchAll(/href="#([^"]*)"/g))
          expect({ slug, anchor, there: ids.has(anchor) }).toEqual({ slug, anchor, there: true });
        for (const [, target, place] of body.matchAll(/href="\{\{page:([a-z-]+)\}\}(?:#([^"]+))?"/g)) {
          const other = content.pages.find((page) => page.slug === target);
          expect({ slug, target, made: other !== undefined }).toEqual({ slug, target, made: true });
          const otherIds = new Set([...(other?.body ?? "").matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]));
          if (place !== undefined) expect({ target, place, there: otherIds.has(place) }).toEqual({ target, place, there: true });
        }
      }
    }
  });

  test("the same brief, seed and archetype give the same bytes", () => {
    for (const id of archetypeIds) expect(createSystem(fullBrief, 3, id).pages).toEqual([...(systems.get(id)?.pages ?? [])]);
  });

  test("pages contain no script, handler, external reference or invalid number", () => {
    for (const { pages } of systems.values()) {
      for (const { body, css } of pages) {
        const all = `${body}${css}`;
        expect(body.match(/<script|<iframe|<object|<base|\son[a-z]+=/i)).toBeNull();
        expect(all.match(/https?:\/\/(?!www\.w3\.org)[^\s"]*/)).toBeNull();
        expect(all.match(/NaN|undefined|\de[+-]\d|!important/)).toBeNull();
      }
    }
  });
});

describe("inner pages", () => {
  test("a sign-in form has autocomplete tokens and no action", () => {
    for (const id of archetypeIds) {
      const body = getBody(id, "sign-in");
      expect(body).toContain('autocomplete="username"');
      expect(body).toContain('autocomplete="current-password"');
      expect(body.match(/\saction=/)).toBeNull();
    }
  });

  test("a dashboard marks its figures as sample data, and they are consistent", () => {
    for (const id of archetypeIds) {
      const body = getBody(id, "dashboard");
      expect(body).toContain("Sample data");
      expect(body).toContain("All figures on this page are samples.");
      const amounts = [...body.matchAll(/__number">(\d+)<\/td>/g)].map((match) => Number(match[1]));
      const sum = Number(/__number"><strong>(\d+)</.exec(body)?.[1]);
      expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(sum);
      expect(body).toContain(`__value">${sum}</span>`);
    }
  });

  test("the not-found page explains what happened and links home", () => {
    for (const id of archetypeIds) {
      const body = getBody(id, "not-found");
      expect(body).toContain('href="{{page:landing}}"');
      expect(body).toContain("The address may be mistyped");
    }
  });

  test("the not-found page shows its status code in every archetype", () => {
    for (const id of archetypeIds)
      expect({ id, sign: getText(getBody(id, "not-found")).includes("404") }).toEqual({ id, sign: true });
  });

  test("a very long word does not shrink a heading below the next smaller style", () => {
    const long = createSystem({ name: "Donaudampfschifffahrtsgesellschaftskapitänskajüte" }, 1, "brutalist");
    for (const { slug, css } of long.pages) {
      const fitted = [
        ...css.matchAll(/^(?:(?:h1)?\.(?:h1|h2)|\.display|:root)(?::not\(h1\))? \{ (?:font-size|--first-display): ([^;]+);/gm),
      ].map(([, size]) => size ?? "");
      expect({ slug, fitted: fitted.length }).toEqual({ slug, fitted: 12 });
      for (const size of fitted) expect(size).toMatch(/^max\(var\(--type-heading-[23]-size\), /);
    }
  });

  test("guide and article show visitors no facts of the design: no face, no colour value, no code", () => {
    for (const [id, { tokens }] of systems) {
      const text = ["documentation", "article"].map((slug) => getText(getBody(id, slug))).join(" ");
      const { display, text: running, mono } = tokens.typography.families;
      for (const fact of [display.name, running.name, mono.name, tokens.colors.light.brand.hex, "var(--"])
        expect({ id, fact, shown: text.includes(fact) }).toEqual({ id, fact, shown: false });
    }
  });

  test("the article contains only the brief's own words", () => {
    for (const id of archetypeIds) {
      const article = getText(getBody(id, "article"));
      for (const words of [fullBrief.tagline, fullBrief.audience, fullBrief.offer, ...(fullBrief.values ?? [])])
        expect({ id, has: article.includes(escapeMarkup(words ?? "?")), words }).toEqual({ id, has: true, words });
    }
    expect(getText(createSystem(bareBrief, 1, "soft").pages.find(({ slug }) => slug === "article")?.body ?? "")).toContain(
      "This is the place for a few sentences about what Fern does",
    );
  });
});

describe("page links", () => {
  test("only whole href attributes are resolved, with their anchor", () => {
    const body = '<a href="{{page:pricing}}">{{page:pricing}}</a><a href="{{page:landing}}#offer">x</a>';
    expect(resolvePageLinks(body, (slug) => `./${slug}`)).toBe(
      '<a href="./pricing">{{page:pricing}}</a><a href="./landing#offer">x</a>',
    );
  });
});
