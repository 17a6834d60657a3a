import { expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { createSystem } from "#test/studio/create-system";

const findLanding = (brief: Brief) => createSystem(brief, 3).pages.find(({ slug }) => slug === "landing")?.body ?? "";
const countBands = (body: string) => body.match(/class="pattern-band"/g)?.length ?? 0;

test("a landing page with hardly anything to read ends with a row of the brand's pattern, and no other has one", () => {
  const thin = findLanding({ name: "Solbakken", industry: "Bakery" });
  expect(countBands(thin)).toBe(1);
  expect(/<pattern id="pattern-band"[^>]*>\s*<svg[^>]*>\s*<rect/.test(thin)).toBe(true);
  const full: Brief = {
    name: "Solbakken",
    industry: "Bakery",
    tagline: "Bread before seven",
    offer: "Rye bread, buns and coffee. We bake from two. Open from 6:30 to 14:00. A loaf costs 48 kr. We deliver by bicycle.",
  };
  expect(countBands(findLanding(full))).toBe(0);
});

test("a page whose large picture is a pattern itself has no second one", () => {
  expect(countBands(findLanding({ name: "Q" }))).toBe(0);
});

test("values have the brand's pattern beside them, and then the page does not end with another", () => {
  const page = findLanding({ name: "Solbakken", industry: "Bakery", values: ["Slow dough", "Local grain", "Early hours"] });
  expect(page.match(/class="pattern-panel"/g)?.length).toBe(1);
  expect(countBands(page)).toBe(0);
  expect(findLanding({ name: "Q", values: ["Slow dough", "Local grain"] })).not.toContain('class="pattern-panel"');
});
