import { describe, expect, test } from "bun:test";
import { createRandom } from "#/kernel/random";
import { compositionNames } from "#/studio/imagery/arrangement";
import { arrangeSubjects } from "#/studio/imagery/compositions";
import { type PictureFormat, pictureFormats } from "#/studio/imagery/strategy";
import { createSubject, type Subject } from "#/studio/imagery/subject";
import { findMotif } from "#/studio/motifs";
import { motifIds } from "#/studio/motifs/motif-ids";

/** Least and most width of a place for a format, in heights. */
const reachByFormat: Readonly<Record<PictureFormat, readonly [least: number, most: number]>> = {
  hero: [0.85, 1.75],
  wide: [2.25, 4.2],
  illustration: [0.85, 1.75],
};

const drawn = motifIds.flatMap((id) => {
  const motif = findMotif(id);
  return (motif && createSubject(motif)) ?? [];
});
const pick = (start: number, count: number): readonly [Subject, ...Subject[]] => {
  const [first, ...rest] = Array.from({ length: count }, (_, index) => drawn[(start * 7 + index * 31) % drawn.length]).filter(
    (subject) => subject !== undefined,
  );
  if (first === undefined) throw new Error("no subject");
  return [first, ...rest];
};

describe.each(Object.keys(pictureFormats) as PictureFormat[])("a picture for %s places", (format) => {
  const { inner, ...frame } = pictureFormats[format];
  const [least, most] = reachByFormat[format];
  for (const composition of compositionNames)
    test(`${composition}: shows all subjects whole in every place of the format, and ground beyond them`, () => {
      for (let seed = 0; seed < 40; seed++) {
        const subjects = pick(seed, composition === "solo" ? 1 : 1 + (seed % 4));
        const { zone, subjects: placed } = arrangeSubjects(composition, subjects, frame, createRandom(seed, "test"), inner);
        const [x, y, w, h] = zone;
        for (const { box } of placed) {
          expect(box[0]).toBeGreaterThanOrEqual(x - 0.01);
          expect(box[1]).toBeGreaterThanOrEqual(y - 0.01);
          expect(box[0] + box[2]).toBeLessThanOrEqual(x + w + 0.01);
          expect(box[1] + box[3]).toBeLessThanOrEqual(y + h + 0.01);
        }
        expect(Math.abs(x + w / 2 - frame.width / 2)).toBeLessThan(0.01);
        expect(Math.abs(y + h / 2 - frame.height / 2)).toBeLessThan(frame.height * 0.03);
        const reach = { least: w / frame.height, most: frame.width / h };
        expect({ seed, ...reach, fits: reach.least <= least + 1e-6 && reach.most >= most - 1e-6 }).toEqual({
          seed,
          ...reach,
          fits: true,
        });
      }
    });
});

test("subjects of a group never overlap, stand on one line or share an axis, and are of related size", () => {
  for (const composition of compositionNames)
    for (const format of Object.keys(pictureFormats) as PictureFormat[])
      for (let seed = 0; seed < 60; seed++) {
        const { inner, ...frame } = pictureFormats[format];
        const { subjects: placed, groundY } = arrangeSubjects(
          composition,
          pick(seed, 3),
          frame,
          createRandom(seed, "test"),
          inner,
        );
        const areas = placed.map(({ box: [, , w, h] }) => Math.sqrt(w * h));
        expect(Math.min(...areas) / Math.max(...areas)).toBeGreaterThan(0.15);
        placed.forEach(({ box: [x, y, w, h] }, index) => {
          if (groundY !== undefined) expect(Math.abs(y + h - groundY)).toBeLessThan(0.5);
          for (const { box } of placed.slice(index + 1)) {
            const isApart = x + w <= box[0] || box[0] + box[2] <= x || y + h <= box[1] || box[1] + box[3] <= y;
            expect({ composition, format, seed, isApart }).toEqual({ composition, format, seed, isApart: true });
          }
        });
      }
});

test("the background is plain unless it may show scenery", () => {
  const all = pick(3, 5);
  const { inner, ...frame } = pictureFormats.hero;
  expect(arrangeSubjects("solo", all, frame, createRandom(1, "test"), inner, true).hasScenery).toBe(true);
  expect(arrangeSubjects("solo", all, frame, createRandom(1, "test"), inner).hasScenery).toBe(false);
});
