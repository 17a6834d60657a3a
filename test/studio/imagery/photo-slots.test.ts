import { expect, test } from "bun:test";
import { colorFromHex } from "#/color/oklch";
import { renderImagerySection } from "#/documents/design-overview/imagery-section";
import { createPhotographyFile } from "#/kits/photography-file";
import { archetypeIds } from "#/model/direction";
import { createInkMatrix } from "#/studio/imagery/photo-treatment";
import { organizationKinds } from "#/studio/understanding/organization-kind";
import { createPhotoSlots } from "#/studio/imagery/photo-slots";
import { createSystem } from "#test/studio/create-system";

const white = [1, 1, 1] as const;
const black = [0, 0, 0] as const;

/** What a colour matrix makes of a colour, as hex. */
function applyMatrix(matrix: string, [red, green, blue]: readonly [number, number, number]): string {
  const values = matrix.split(" ").map(Number);
  const channels = [0, 1, 2].map((row) =>
    [red, green, blue, 1, 1].reduce((sum, value, column) => sum + value * (values[row * 5 + column] ?? 0), 0),
  );
  return `#${channels
    .map((value) =>
      Math.round(Math.max(0, Math.min(1, value)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

test("two full inks map black and white to themselves, and no ink leaves colours as they are", () => {
  const [shadow, light] = [colorFromHex("#1b2440"), colorFromHex("#f6efe2")];
  const full = createInkMatrix(shadow, light, 1);
  expect([applyMatrix(full, black), applyMatrix(full, white)]).toEqual([shadow.hex, light.hex]);
  expect(applyMatrix(createInkMatrix(shadow, light, 0), [1, 0.5, 0])).toBe("#ff8000");
});

test("every design has slots with a subject, a size in its ratio, and an illustration that exists", () => {
  for (const id of archetypeIds) {
    const { imagery } = createSystem({ name: "Nordhavn", industry: "bakery" }, 2, id);
    const slots = imagery.photoSlots ?? [];
    expect(slots.length).toBeGreaterThanOrEqual(5);
    expect(new Set(slots.map((slot) => slot.id)).size).toBe(slots.length);
    for (const { ratio, minPx, subject, illustration, treatment } of slots) {
      const [width = 1, height = 1] = ratio.split(":").map(Number);
      expect(minPx.width / minPx.height).toBeCloseTo(width / height, 2);
      expect(subject.length).toBeGreaterThan(20);
      expect(imagery.assets.some(({ slug }) => slug === illustration)).toBe(true);
      for (const matrix of Object.values(treatment.matrix))
        expect(matrix.split(" ").map(Number).every(Number.isFinite)).toBe(true);
      expect(treatment.matrix.light.split(" ")).toHaveLength(20);
    }
  }
});

test("what a brief rules out is in no photograph's subject, and its words, which may be hidden, are in no slot", () => {
  for (const [avoid, words] of [
    ["no hands", /hands/i],
    ["keine Menschen", /people|faces/i],
    ["no people holding hands", /hands|people/i],
  ] as const) {
    const isGerman = avoid.startsWith("keine");
    const brief = isGerman
      ? { name: "Nordhavn", industry: "Bäckerei", offer: "Brot und Kuchen aus dem Ofen", avoid: [avoid] }
      : { name: "Nordhavn", industry: "bakery", avoid: [avoid] };
    for (const slot of createSystem(brief, 2, "craft").imagery.photoSlots ?? []) {
      expect({ avoid, subject: slot.subject, shows: words.test(slot.subject) }).toMatchObject({ shows: false });
      expect(JSON.stringify(slot)).not.toContain(avoid);
    }
  }
});

test("kinds whose visitors may be in need never ask for distress", () => {
  const { imagery } = createSystem({ name: "Nordhavn" }, 2, "civic");
  const [slot] = imagery.photoSlots ?? [];
  if (slot === undefined) throw new Error("no slot");
  for (const kind of organizationKinds) {
    const slots = createPhotoSlots({ labels: ["a leaf"], trade: undefined, kind, illustrationCount: 2 }, slot.treatment);
    const people = slots.find(({ id }) => id === "photo-people");
    const isGuarded = people?.avoid.some((text) => text.includes("grief")) === true;
    expect({ kind, isGuarded }).toEqual({
      kind,
      isGuarded: ["charity", "foundation", "care", "memorial", "faith", "practice"].includes(kind),
    });
  }
});

test("the brand page shows an illustration in an empty slot, and an imported picture in the brand's inks", () => {
  const content = createSystem({ name: "Nordhavn" }, 2, "editorial");
  const context = { baseUrl: "https://livery.example" } as unknown as Parameters<typeof renderImagerySection>[1];
  expect(renderImagerySection(content, context).text).not.toContain("<feColorMatrix");
  const hashes = { hash: "a1", webpHash: "a2", thumbnailHash: "a3" };
  const photo = { slug: "photo-work", name: "Work", kind: "photo" as const, width: 1200, height: 1500, alt: "Hands", ...hashes };
  const filled = { ...content, imagery: { ...content.imagery, rasters: [photo] } };
  const section = renderImagerySection(filled, context).text;
  expect(section).toContain('<feColorMatrix values="');
  expect(section).toContain("/assets/a2.webp");
});

test("the bundle has the slots as JSON, and nothing for designs from before slots existed", () => {
  const { imagery } = createSystem({ name: "Nordhavn" }, 2, "craft");
  const [file] = createPhotographyFile({ imagery });
  expect(file?.path).toBe("photography.json");
  expect(JSON.parse(String(file?.content)).slots).toEqual(JSON.parse(JSON.stringify(imagery.photoSlots)));
  const { photoSlots: _, ...older } = imagery;
  expect(createPhotographyFile({ imagery: older })).toEqual([]);
});
