import { expect, setDefaultTimeout, test } from "bun:test";
import { adjustedBrief } from "#test/studio/adjustments/adjusted-brief";
import { createSystem } from "#test/studio/create-system";
import { auditDesign } from "#/audit/audit-design";
import type { Adjustment } from "#/model/adjustment";
import type { ArchetypeId } from "#/model/direction";
import { listSections } from "#/studio/adjustments/page-sections";

// Each test makes several designs.
setDefaultTimeout(120_000);

const order = (sections: string[], page = "landing"): Adjustment => ({ kind: "section-order", page, sections });
const create = (adjustments: readonly Adjustment[] = [], direction: ArchetypeId = "swiss") =>
  createSystem(adjustedBrief, 7, direction, { adjustments });
const getBody = (design: ReturnType<typeof create>, slug = "landing") =>
  design.pages.find((page) => page.slug === slug)?.body ?? "";
const listShown = (body: string) => [...body.matchAll(/<section class="part [^"]*" id="([a-z]+)"/g)].map(([, id]) => id);

const original = create();
const serious = (design: ReturnType<typeof create>) =>
  auditDesign(design)
    .findings.filter(({ severity }) => severity === "error")
    .map(({ rule, subject, message }) => `${rule} ${subject} ${message}`);

test("the landing page shows the sections that people chose, in their order, between hero and footer", () => {
  const chosen = ["contact", "values", "news", "offer"];
  const body = getBody(create([order(chosen)]));
  expect(listShown(body)).toEqual(chosen);
  expect(body.match(/<h1[ >]/g)).toHaveLength(1);
  expect(body.indexOf("<h1")).toBeLessThan(body.indexOf('id="contact"'));
  expect(body.indexOf('<footer class="foot')).toBeGreaterThan(body.indexOf('id="offer"'));
});

test("a page whose sections are arranged has no new errors in the audit, in any direction", () => {
  for (const direction of ["swiss", "soft", "arcade"] as const) {
    const usual = create([], direction);
    for (const sections of [["values", "offer"], ["prices", "statement", "contact", "questions"], []])
      expect([
        direction,
        sections,
        serious(create([order(sections)], direction)).filter((one) => !serious(usual).includes(one)),
      ]).toEqual([direction, sections, []]);
  }
});

test("no link of any page leads to a section that is left out", () => {
  const { pages } = create([order(["values"])]);
  const landing = getBody({ ...original, pages });
  const ids = new Set([...landing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of landing.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  for (const { body } of pages)
    for (const [, id] of body.matchAll(/href="\{\{page:landing\}\}#([^"]+)"/g)) expect(ids).toContain(id);
});

test("neighbouring sections never both stand on a strong ground", () => {
  const body = getBody(create([order(["statement", "values", "audience", "offer", "values", "contact"])], "soft"));
  const grounds = [...body.matchAll(/<section class="part ([^"]*)"/g)].map(([, classes = ""]) =>
    /field--(primary|deep|secondary)/.test(classes),
  );
  expect(grounds.some((isStrong, index) => isStrong && grounds[index + 1])).toBe(false);
});

test("pages of text arrange their sections and the list of contents", () => {
  const body = getBody(create([order(["questions", "begin"], "documentation")]), "documentation");
  expect(body).not.toContain('href="#offer"');
  expect(body.indexOf('id="questions"')).toBeLessThan(body.indexOf('id="begin"'));
  expect(body.indexOf('href="#questions"')).toBeLessThan(body.indexOf('href="#begin"'));
});

test("sections are listed in the order in which a page shows them, then those that it could show", () => {
  const listed = listSections(create([order(["values", "offer"])]), "landing");
  expect(listed.slice(0, 2)).toEqual([
    { id: "values", label: "What we stand for", isShown: true },
    { id: "offer", label: "What to expect", isShown: true },
  ]);
  expect(listed.slice(2).every(({ isShown }) => !isShown)).toBe(true);
  expect(listed.map(({ id }) => id)).toContain("news");
  expect(
    listSections(original, "landing")
      .filter(({ isShown }) => isShown)
      .map(({ id }) => id),
  ).toEqual(listShown(getBody(original)) as string[]);
  expect(listSections(original, "sign-in")).toEqual([]);
});

test("an order without unknown sections is the same as one with them, and removing it restores the bytes", () => {
  expect(getBody(create([order(["values", "cinema", "offer"])]))).toBe(getBody(create([order(["values", "offer"])])));
  expect(create([]).pages).toEqual(original.pages);
});
