import { expect, setDefaultTimeout, test } from "bun:test";
import { adjustedBrief } from "#test/studio/adjustments/adjusted-brief";
import { createSystem } from "#test/studio/create-system";
import { type Adjustment, lockableParts } from "#/model/adjustment";

// Each test makes several designs.
setDefaultTimeout(120_000);

const seed = 7;
const lock = (part: (typeof lockableParts)[number]): Adjustment => ({ kind: "lock", part, seed, directionId: "swiss" });
const original = createSystem(adjustedBrief, seed, "swiss");
const createOther = (adjustments: readonly Adjustment[]) => createSystem(adjustedBrief, 99, "soft", { adjustments });

test("locked parts keep what they were while seed and direction change", () => {
  const other = createOther([lock("mark"), lock("palette"), lock("imagery")]);
  expect(other.direction.id).toBe("soft");
  expect(other.mark).toEqual(original.mark);
  expect(other.tokens.colors).toEqual(original.tokens.colors);
  const usual = new Set(original.imagery.assets.map(({ slug }) => slug));
  const shared = other.imagery.assets.filter(({ slug }) => usual.has(slug));
  expect(shared.length).toBeGreaterThan(6);
  expect(shared).toEqual(original.imagery.assets.filter(({ slug }) => shared.some((asset) => asset.slug === slug)));
  expect(other.direction.imagery).toBe(original.direction.imagery);
});

test("a locked layout or typography stays, and only that", () => {
  const { direction } = createOther([lock("layout")]);
  const pick = ({ layout, spans, composition, density }: typeof direction) => ({ layout, spans, composition, density });
  expect(pick(direction)).toEqual(pick(original.direction));
  const { faces } = original.direction;
  expect(direction.faces).not.toEqual(faces);
  const typeset = createOther([lock("typography")]);
  expect(typeset.direction.faces).toEqual(faces);
  expect(typeset.tokens.typography.families).toEqual(original.tokens.typography.families);
  expect(typeset.direction.layout).toBe("staggered");
});

test("a design with all parts locked and nothing else changed is the same", () => {
  const locked = createSystem(adjustedBrief, seed, "swiss", { adjustments: lockableParts.map(lock) });
  expect(JSON.stringify({ ...locked, adjustments: [] })).toBe(JSON.stringify(original));
});

test("one picture that is drawn again changes no other, and its dark version follows it", () => {
  for (const slug of ["hero", "illustration-1", "pattern", "texture"]) {
    const { imagery } = createSystem(adjustedBrief, seed, "swiss", { adjustments: [{ kind: "picture", slug, seed: 12_345 }] });
    const changed = imagery.assets.filter(({ svg }, index) => svg !== original.imagery.assets[index]?.svg).map((one) => one.slug);
    expect(imagery.assets.map((one) => one.slug)).toEqual(original.imagery.assets.map((one) => one.slug));
    expect(
      changed.filter((one) => one !== slug && one !== `${slug}-dark` && !(slug === "hero" && one.startsWith("hero-wide"))),
    ).toEqual([]);
    expect([slug, changed.includes(slug), changed.includes(`${slug}-dark`)]).toEqual([slug, true, true]);
  }
});

test("a picture has the text alternative that a person wrote, drawn again or not", () => {
  const alt = "Frames on a shelf by the window";
  const { imagery } = createSystem(adjustedBrief, seed, "swiss", {
    adjustments: [
      { kind: "picture-alt", slug: "illustration-1", alt },
      { kind: "picture", slug: "illustration-1", seed: 3 },
    ],
  });
  for (const asset of imagery.assets) expect(asset.alt === alt).toBe(asset.slug.startsWith("illustration-1"));
});
