import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { auditDesign } from "#/audit/audit-design";
import { arePageTwins, createPageSignature } from "#/audit/page-signature";
import type { AuditedDesign, DesignContext } from "#/audit/rule";
import { createAuditContext } from "#/lifecycle/create-audit-context";
import type { Brief } from "#/model/brief";
import { maxMarkLikeness, measureMarkLikeness } from "#/model/system-signatures";
import { getMarkSignature } from "#/studio/marks/mark-signature";
import { addToLandingPage, soundDesign } from "#test/audit/sound-design";
import { createDesignContent } from "#test/design-content";

// Several whole designs are made.
setDefaultTimeout(60_000);

const contextRules = ["words-fit-kind", "mark-of-its-own", "page-of-its-own"];
const listOwn = (design: AuditedDesign, context: DesignContext) =>
  auditDesign(design, [], context)
    .findings.filter(({ rule }) => contextRules.includes(rule))
    .map(({ rule, severity }) => `${rule} ${severity}`);

/** A text on the landing page of an organisation, checked in the language of its brief. */
const onPageOf = (brief: Partial<Brief>, body: string) => {
  const own: Brief = { ...soundDesign.brief, ...brief };
  const pages = soundDesign.pages
    .filter(({ slug }) => slug === "landing")
    .map((page) => ({ ...page, lang: brief.language ?? "en", body: `<main><h1>A</h1>${body}</main>`, css: "" }));
  const design = { ...soundDesign, brief: own, pages };
  return listOwn(design, createAuditContext(design));
};

describe("words of sales contradict an organisation that helps or serves, and its own words do not", () => {
  test.each<[Partial<Brief>, string, string]>([
    [{ kind: "charity" }, '<a href="#a">Get started</a>', '<a href="#a">Support us</a>'],
    [{ kind: "charity" }, "<h2>Pricing</h2>", "<h2>Ways to give</h2>"],
    [{ kind: "authority" }, "<p>Request a quote today!</p>", "<p>Ask a question today!</p>"],
    [{ kind: "care" }, '<a href="#a">Sign in</a>', '<a href="#a">Talk to us</a>'],
    [{ kind: "memorial" }, '<a href="#a" aria-label="See pricing">Fees</a>', '<a href="#a" aria-label="Fees">Fees</a>'],
    [{ kind: "authority", language: "de" }, '<a href="#a">Preise ansehen</a>', '<a href="#a">Gebühren</a>'],
    [{ kind: "faith", language: "de" }, "<p>Preis auf Anfrage.</p>", "<p>Der Preis des Friedens.</p>"],
  ])("%j: %s", (brief, fault, nearMiss) => {
    expect(onPageOf(brief, fault)).toEqual(["words-fit-kind warning"]);
    expect(onPageOf(brief, nearMiss)).toEqual([]);
  });
  test("a shop may sell, and so may others whose brief has prices or the words", () => {
    expect(onPageOf({ kind: "shop" }, "<h2>Pricing</h2><p>Get started</p>")).toEqual([]);
    const plans = [{ name: "Day care", price: "£20", features: [] }];
    expect(onPageOf({ kind: "care", copy: { plans } }, "<h2>Pricing</h2>")).toEqual([]);
    expect(onPageOf({ kind: "charity", tagline: "Get started with a seedling" }, "<p>Get started</p>")).toEqual([]);
  });
});

test("generated pages of organisations that help or serve have no words of sales", () => {
  const briefs: readonly Brief[] = [
    { name: "Tarn", kind: "charity", offer: "Meals for people without a home" },
    { name: "Kreisarchiv", kind: "authority", language: "de", offer: "Akten ansehen und Urkunden bestellen" },
    { name: "Sainte-Anne", kind: "faith", language: "fr", offer: "Messes, baptêmes et repas partagés" },
    { name: "ホスピス海", kind: "care", language: "ja", offer: "緩和ケアと家族の相談" },
    { name: "Descanso", kind: "memorial", language: "es", offer: "Funerales y cementerio" },
  ];
  for (const brief of briefs) {
    const design = createDesignContent(brief);
    expect([brief.name, listOwn(design, createAuditContext(design))]).toEqual([brief.name, []]);
  }
});

const ownSignatures = { mark: getMarkSignature(soundDesign.mark.symbol.shapes), page: createPageSignature(soundDesign) };
const other = createDesignContent({ name: "Zephyr", brandColor: "#c0392b" }, { seed: 5, directionId: "luxury" });
const otherSignatures = { mark: getMarkSignature(other.mark.symbol.shapes), page: createPageSignature(other) };

test("a system that repeats another's mark and landing page is a twin, and one that differs is none", () => {
  expect(listOwn(soundDesign, createAuditContext(soundDesign, [ownSignatures])).toSorted()).toEqual([
    "mark-of-its-own warning",
    "page-of-its-own warning",
  ]);
  expect(measureMarkLikeness(ownSignatures.mark, otherSignatures.mark)).toBeLessThan(maxMarkLikeness);
  expect(listOwn(soundDesign, createAuditContext(soundDesign, [otherSignatures]))).toEqual([]);
  expect(listOwn(soundDesign, createAuditContext(soundDesign, [{ mark: null, page: null }]))).toEqual([]);
});

test("a landing page is a twin only of one with the same sections, direction and near colours", () => {
  const landing = ownSignatures.page ?? "";
  const [direction = "", sections = "", colors = ""] = landing.split("|");
  const [background = "", brand = "", spot = ""] = colors.split(",");
  const sign = (...parts: readonly string[]) => parts.join("|");
  expect(arePageTwins(landing, sign(direction, sections, [background, "#356898", spot].join(",")))).toBe(true);
  expect(arePageTwins(landing, sign(direction, sections, [background, "#a03020", spot].join(",")))).toBe(false);
  expect(arePageTwins(landing, sign("poster cut", sections, [background, brand, spot].join(",")))).toBe(false);
  const extended = createPageSignature(addToLandingPage({ body: '<section class="part part--news"><p>New</p></section>' }));
  expect(arePageTwins(landing, extended ?? "")).toBe(false);
  for (const damaged of ["", "|", "||", `${direction}|${sections}|`, `${direction}|${sections}|red,blue,green`])
    expect([damaged, arePageTwins(landing, damaged)]).toEqual([damaged, false]);
});

test("a signature is short and the same for the same design", () => {
  expect(createPageSignature(soundDesign)).toBe(ownSignatures.page);
  expect((ownSignatures.page ?? "").length).toBeLessThan(3_000);
  expect(createPageSignature({ ...soundDesign, pages: [] })).toBeNull();
});
