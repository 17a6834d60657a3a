import { describe, expect, test } from "bun:test";
import { createRandom } from "#/kernel/random";
import { archetypeIds } from "#/model/direction";
import type { Brief } from "#/model/brief";
import { getIdentityColors } from "#/studio/identity-colors";
import { drawVignette, getFigureBounds } from "#/studio/imagery/draw-vignette";
import { fillSetting } from "#/studio/imagery/fill-setting";
import { createPictureColors } from "#/studio/imagery/picture-colors";
import { createSubject } from "#/studio/imagery/subject";
import { findMotif } from "#/studio/motifs";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { findSettings } from "#/studio/vignettes/find-settings";
import { getMotifNature } from "#/studio/vignettes/motif-natures";
import { isSlot, purposes } from "#/studio/vignettes/setting";
import { vignetteSize } from "#/studio/vignettes/vignette";
import { createSource } from "#test/studio/create-source";
import { createSystem } from "#test/studio/create-system";
import { createSampleDirection } from "#test/studio/marks/sample-direction";

/** The alternative texts of the large picture and the illustrations of a brief. */
function listPictures(fields: Partial<Brief>, seed = 1): readonly string[] {
  const { assets } = createSystem({ name: "Kelvora", ...fields }, seed, "swiss").imagery;
  return assets.filter(({ kind }) => kind === "hero" || kind === "illustration").map(({ alt }) => alt);
}

describe("a trade that says little of its things", () => {
  const rows: readonly (readonly [industry: string, thing: RegExp, neighbour: RegExp])[] = [
    ["書道筆の製造と修理", /calligraphy brush/, /robot|lathe/],
    ["עמותה לתיקון והשאלה של כיסאות גלגלים", /wheelchair/, /food|soup/],
    ["háromnapos harmonikafesztivál", /accordion/, /tents|lights/],
    ["žárové zinkování oceli", /girder|bath of zinc|zinc/, /welder/],
    ["oyster and seaweed farm", /oyster|seaweed/, /net/],
    ["artista, acquaforte e xilografia", /etching press|woodcut/, /mural|shirt/],
    ["โรงงานน้ำปลาครอบครัว", /bottle of sauce|fish sauce/, /chocolate|filling line/],
    ["Sewing machine and vacuum repair shop", /sewing machine/, /watch/],
    ["charity for retired donkeys", /donkey/, /food/],
  ];
  for (const [industry, thing, neighbour] of rows)
    test(`shows its thing: ${industry}`, () => {
      const [hero = "", ...others] = listPictures({ industry });
      expect(hero).toMatch(thing);
      for (const other of others) expect(other).not.toMatch(neighbour);
    });

  test("shows what its software is for before what all software shows", () => {
    const [hero = "", ...others] = listPictures({ industry: "scheduling software for piano tuners" });
    expect(hero).toMatch(/grand piano/);
    expect(others.join()).not.toMatch(/washing machine/);
  });

  test("shows what it is itself where the brief names no thing", () => {
    expect(listPictures({ industry: "Charity" })[0]).toMatch(/food|shopping|coin|boxes|soup|clothes/);
  });

  test("shows no setting of what a brief refuses, mentions in passing or has in its name alone", () => {
    expect(listPictures({ industry: "Charity", offer: "No wheelchairs." }).join()).not.toMatch(/wheelchair/);
    expect(listPictures({ industry: "Charity", offer: "We meet beside the violin shop." }).join()).not.toMatch(/violin/);
    expect(listPictures({ name: "Accordion Works", industry: "Manufacturing" }).join()).not.toMatch(/accordion/);
    expect(listPictures({ industry: "wheelchair repair charity", avoid: ["wheelchairs"] }).join()).not.toMatch(/wheelchair/);
  });

  test("shows no people where they are ruled out", () => {
    const pictures = listPictures({ industry: "calligraphy brush manufacturer", avoid: ["people"] });
    expect(pictures[0]).toMatch(/calligraphy brush/);
    for (const one of pictures) expect(one).not.toMatch(/maker|assistant|customer|worker|repairer/);
  });
});

describe("a trade whose vignettes show its thing", () => {
  test("is shown as before", () => {
    for (const industry of ["Bakery", "Luthier, violins", "Hairdresser", "Dentist", "Riding school", "Cheese shop"])
      for (const one of listPictures({ industry }))
        expect({ industry, one }).toEqual({ industry, one: expect.not.stringMatching(setting) });
  });

  test("has no setting of what its brief names beside that", () => {
    for (const fields of [
      { industry: "Speech therapy clinic", offer: "Speech therapy, and hearing aids. A hearing aid is fitted in an hour." },
      { industry: "Padaria de bairro", offer: "Pão de queijo e pão francês." },
      { industry: "Cinema", offer: "Films beside the noodle bar: noodles after the late show." },
    ])
      expect(listPictures(fields).filter((one) => setting.test(one))).toEqual([]);
  });

  test("has none of a place that it is in", () => {
    expect(listPictures({ industry: "Hairdresser in a former lighthouse" }).join()).not.toMatch(/lighthouse/);
  });
});

/** Words of the labels of settings. */
const setting =
  /workbench with|assistant who shows a customer|repairer|large screen|by a window|wall of shelves|hall beside|low tide/;

/** A subject of each nature. */
const samples: readonly MotifId[] = [
  ...(["soap", "vase", "loaf", "kimono", "accordion", "wheelchair", "tractor", "fishing-boat"] as const),
  ...(["sheep", "oyster", "tree", "windmill", "cow"] as const),
];
const filled = samples.flatMap((id) => {
  const motif = findMotif(id);
  const subject = motif && createSubject(motif);
  const nature = getMotifNature(id);
  if (subject === undefined || nature === undefined) throw new Error(`no setting takes ${id}`);
  return findSettings(id, purposes, new Set()).map((one) => ({
    id,
    setting: one,
    vignette: fillSetting(one, { ...subject, id }, nature),
  }));
});

test("a filled setting names its subject, shows it, and has it within its slots", () => {
  for (const { id, setting: one, vignette } of filled) {
    expect(vignette.shows).toContain(id);
    expect(vignette.label).not.toContain("%");
    const slots = one.parts.filter(isSlot);
    const own = one.parts.filter((part) => !isSlot(part)).length;
    expect(vignette.shapes.length).toBeGreaterThanOrEqual(own + slots.length);
  }
});

test("the subject of a setting is as large as a head and more", () => {
  const small = filled.flatMap(({ id, setting: one, vignette }) => {
    const drawn = new Set(one.parts.flatMap((part) => (isSlot(part) ? [] : [part.data])));
    const shapes = vignette.shapes.filter(({ data }) => !drawn.has(data));
    const sides = shapes.map(({ data }) => getBounds(parsePath(data)) ?? [0, 0, 0, 0]).map(([, , w, h]) => Math.max(w, h));
    return Math.max(...sides) >= 170 ? [] : [`${one.id} with ${id}: ${Math.max(...sides)}`];
  });
  expect(small).toEqual([]);
});

describe.each(archetypeIds.map((id): [typeof id] => [id]))("%s", (archetype) => {
  test("a filled setting fills its frame, with lines thin enough for small details", () => {
    const identity = getIdentityColors(
      createSource({ name: "Kern", brandColor: "#1450c8" }, 1),
      createSampleDirection(archetype),
    );
    const colors = createPictureColors(identity, identity.dark).on("tint");
    const [width, height] = vignetteSize;
    const [frameWidth, frameHeight] = [1200, 900];
    const frame = { width: frameWidth, height: frameHeight, inner: [48, 100, 1104, 736] as const };
    const faults = filled.flatMap(({ id, setting: one, vignette }) => {
      const { content, zone } = drawVignette(vignette, frame, archetype, colors, createRandom(7, "test"));
      const [x, y, keptWidth, keptHeight] = zone;
      const [, , figureWidth, figureHeight] = getFigureBounds(vignette);
      const isInside = x >= 0 && y >= 0 && x + keptWidth <= frameWidth && y + keptHeight <= frameHeight;
      const isWhole = keptWidth / frame.inner[2] >= (figureWidth / width) * 0.76;
      const isFull = figureWidth >= width * 0.85 && figureHeight >= height * 0.7 && isWhole;
      const isThin = !String(content).includes("stroke-width") || !vignette.shapes.some(({ isFine }) => isFine === true);
      return isInside && isFull && (isThin || String(content).includes('stroke-width="3"')) ? [] : [`${one.id} with ${id}`];
    });
    expect(faults).toEqual([]);
  });
});
