import { createSource } from "#test/studio/create-source";
import { expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import { heroForms } from "#/model/composition";
import { getIdentityColors } from "#/studio/identity-colors";
import { createImagery } from "#/studio/imagery/create-imagery";
import { createPages } from "#/studio/pages/create-pages";
import { createSystem } from "#test/studio/create-system";

const briefs = [
  { name: "Solbakken", industry: "Bakery", tagline: "Bread before seven", offer: "Bread, cakes, coffee" },
  { name: "Q" },
  { name: "Harbour Table", industry: "Charity", offer: "Shared lunches, food parcels, a phone line", tagline: "Come in" },
] as const;

/** A landing page in each direction and each form of the first view. */
const pages = archetypeIds.flatMap((id, index) =>
  [0, 5].map((turn) => {
    const brief = briefs[(index + turn) % briefs.length] ?? briefs[0];
    const content = createSystem(brief, index, id);
    const hero = heroForms[(index + turn) % heroForms.length] ?? "split";
    const composition = {
      header: "bar",
      ground: "paper",
      mirrored: false,
      order: index * 37,
      ...content.direction.composition,
      hero,
    } as const;
    const direction = { ...content.direction, composition };
    const imagery = createImagery({
      brief,
      mark: content.mark,
      direction,
      seed: index,
      ...getIdentityColors(createSource(brief, index), direction),
    });
    const landing = createPages({ ...content, brief, direction, imagery }).find(({ slug }) => slug === "landing");
    return { key: `${id}/${hero}/${brief.name}`, imagery, body: landing?.body ?? "" };
  }),
);

test("a landing page shows no picture twice, a pattern at its end only, and below its first view only the organisation at work", () => {
  for (const { key, imagery, body } of pages) {
    const shown = [...body.matchAll(/<use href="#(brand-illustration-\d+)"/g)].map(([, id]) => id);
    expect({ key, shown: shown.length }).toEqual({ key, shown: new Set(shown).size });
    const vignettes = imagery.assets.filter(({ kind, isVignette }) => kind === "illustration" && isVignette === true);
    expect({ key, isVignette: shown.length <= vignettes.length }).toEqual({ key, isVignette: true });
    const withoutBand = body.replace(/<svg class="pattern-band"[\s\S]*?<\/pattern>/, "");
    expect({ key, hasPattern: /<pattern\b/.test(withoutBand) }).toEqual({ key, hasPattern: false });
  }
  expect(pages.some(({ body }) => body.includes('<use href="#brand-illustration-'))).toBe(true);
});

test("a brief without a vignette or a setting has one picture on its landing page, and pictures of single things beside it", () => {
  const brief = { name: "Ledgerwood", industry: "Snowflakes" };
  const { imagery, pages: templates } = createSystem(brief, 1, "swiss");
  expect(imagery.assets.some(({ isVignette }) => isVignette === true)).toBe(false);
  expect(imagery.assets.filter(({ kind }) => kind === "illustration").length).toBeGreaterThan(0);
  const body = templates.find(({ slug }) => slug === "landing")?.body ?? "";
  expect(body).not.toContain("brand-illustration-");
  expect(body).toContain('class="art');
});

test("a landing page has no empty place for a picture", () => {
  for (const { key, body } of pages) {
    const empty = body.match(
      /<(?:figure|div|li) class="(?:hero__small|hero__tile|hero__art|[a-z]+__picture|half__picture)">\s*<\//g,
    );
    expect({ key, empty }).toEqual({ key, empty: null });
  }
});
