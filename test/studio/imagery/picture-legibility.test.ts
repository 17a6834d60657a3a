import { createSource } from "#test/studio/create-source";
import { expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { deltaE2000 } from "#/color/delta-e";
import { colorFromHex } from "#/color/oklch";
import { createRandom } from "#/kernel/random";
import { html, type Markup } from "#/kernel/markup";
import { archetypeIds, type ArchetypeId } from "#/model/direction";
import { getArchetype } from "#/studio/directions/index";
import { getIdentityColors } from "#/studio/identity-colors";
import { arrangeSubjects } from "#/studio/imagery/compositions";
import { createImagery } from "#/studio/imagery/create-imagery";
import { renderFill } from "#/studio/imagery/line-art";
import { createPictureColors } from "#/studio/imagery/picture-colors";
import { grounds } from "#/studio/imagery/picture-palette";
import { strategies } from "#/studio/imagery/strategies";
import { imageryNames, type ImageryName, pictureFormats } from "#/studio/imagery/strategy";
import { createSubject, getSilhouette } from "#/studio/imagery/subject";
import { renderRectangle } from "#/studio/imagery/viewport";
import { createMark } from "#/studio/marks/create-mark";
import { printPath } from "#/studio/marks/geometry/print-path";
import { renderSvgDocument } from "#/studio/marks/svg-document";
import { findMotif } from "#/studio/motifs";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { createSampleDirection } from "#test/studio/marks/sample-direction";

const brands = [
  { brandColor: "#e4572e", secondaryColor: "#1d4ed8" },
  { brandColor: "#12261f", secondaryColor: "#f2b705" },
  { brandColor: "#8c8f91", secondaryColor: "#c2255c" },
  { brandColor: "#f4e3c1", secondaryColor: "#c2255c" },
  { brandColor: "#0b5d4e", secondaryColor: "#f28482" },
] as const;
const motifs: readonly MotifId[] = ["loaf", "cat", "teapot", "fish"];

const readPixels = (svg: string, width: number) => new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();

/** The pixel at an index as a colour. */
const colorAt = (pixels: Uint8Array, index: number) =>
  colorFromHex(`#${[0, 1, 2].map((channel) => (pixels[index * 4 + channel] ?? 0).toString(16).padStart(2, "0")).join("")}`);

/** The mean colour of the pixels that a mask chooses. */
function averageColor(pixels: Uint8Array, isChosen: (index: number) => boolean) {
  const sums = [0, 0, 0];
  let count = 0;
  for (let index = 0; index < pixels.length / 4; index++) {
    if (!isChosen(index)) continue;
    count++;
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[index * 4 + channel] ?? 0);
  }
  const hex = sums.map((sum) =>
    Math.round(sum / Math.max(1, count))
      .toString(16)
      .padStart(2, "0"),
  );
  return colorFromHex(`#${hex.join("")}`);
}

/**
 * Manners whose subjects cannot be measured by the arrangement: those that give them places of
 * their own, and the one in which subject and ground swap their colours half-way.
 */
const unmeasured: ReadonlySet<ImageryName> = new Set([
  "quilt",
  "pictograms",
  "medallion",
  "guilloche",
  "index-cards",
  "cropped-letterforms",
]);

for (const name of imageryNames.filter((one) => !unmeasured.has(one)))
  test(`${name}: a subject stands apart from what surrounds it, on every ground, by day and by night`, () => {
    const { inner, ...frame } = pictureFormats.illustration;
    for (const [turn, { brandColor, secondaryColor }] of brands.entries()) {
      const direction = createSampleDirection(archetypeIds[turn * 3] ?? "swiss", { imagery: name });
      const identity = getIdentityColors(createSource({ name: "Nordhavn", brandColor, secondaryColor }, 1), direction);
      const colors = createPictureColors(identity, identity.dark);
      for (const ground of grounds.filter((_, index) => (index + turn) % 2 === 0)) {
        const motif = findMotif(motifs[turn % motifs.length] ?? "loaf");
        const subject = motif && createSubject(motif);
        if (subject === undefined) throw new Error("no subject");
        const arrangement = arrangeSubjects("solo", [subject], frame, createRandom(turn, "test"), inner);
        const content = strategies[name].draw({
          arrangement,
          color: colors.on(ground),
          random: createRandom(turn, name),
          radiusPx: 4,
          unit: 0.53,
        });
        const draw = (inside: Markup) => renderSvgDocument(frame.width, frame.height, "picture", inside);
        const body = printPath(
          arrangement.main.shapes.flatMap(({ tone, path }) => (tone === "body" ? path : [])),
          1,
        );
        const outline = printPath(getSilhouette(arrangement.main), 1);
        const white = renderRectangle(0, 0, frame.width, frame.height, "#ffffff");
        const within = readPixels(draw(html`${white}${renderFill(body, "#000000")}`), 160).pixels;
        const ring = readPixels(
          draw(html`${white}<path fill="#000000" stroke="#000000" stroke-width="26" d="${outline}"/>
            <path fill="#ffffff" stroke="#ffffff" stroke-width="10" d="${outline}"/>`),
          160,
        ).pixels;
        const svg = draw(content);
        for (const [mode, picture] of [
          ["light", svg],
          ["dark", colors.toDark(svg)],
        ] as const) {
          const { pixels } = readPixels(picture, 160);
          const inside = averageColor(pixels, (index) => within[index * 4] === 0);
          const around = averageColor(pixels, (index) => ring[index * 4] === 0);
          const difference = deltaE2000(inside, around);
          expect({ name, brandColor, ground, mode, isApart: difference >= 14 }).toEqual({
            name,
            brandColor,
            ground,
            mode,
            isApart: true,
          });
        }
      }
    }
  });

/** A design's pictures of a brand with two colours. */
function createPictures(id: ArchetypeId, imagery: ImageryName, seed: number) {
  const { brandColor, secondaryColor } = brands[seed % brands.length] ?? brands[0];
  const brief = { name: "Nordhavn", brandColor, secondaryColor };
  const direction = createSampleDirection(id, { imagery });
  const colors = getIdentityColors(createSource(brief, seed), direction);
  const mark = createMark({ brief, direction, seed, ...colors });
  return { spot: colorFromHex(secondaryColor), ...createImagery({ brief, mark, direction, seed, motifs, ...colors }) };
}

test("a given second colour covers a visible part of a design's pictures", () => {
  for (const id of archetypeIds)
    for (const imagery of getArchetype(id).imagery)
      for (const seed of [0, 3]) {
        const { assets, spot } = createPictures(id, imagery, seed);
        const shown = assets.filter(({ kind }) => kind === "hero" || kind === "illustration");
        const shares = shown.map(({ svg, width, zone }) => {
          // Places show the zone and little more.
          const { pixels, width: columns } = readPixels(svg, 64);
          const [left, top, w, h] = (zone ?? [0, 0, width, width]).map((value) => (value * columns) / width) as [
            number,
            number,
            number,
            number,
          ];
          const { length } = pixels;
          const inZone = Array.from({ length: length / 4 }, (_, index) => index).filter((index) => {
            const [x, y] = [index % columns, Math.floor(index / columns)];
            return x >= left && x < left + w && y >= top && y < top + h;
          });
          const seen = inZone.filter((index) => {
            const { c, h: hue } = colorAt(pixels, index);
            return c >= spot.c * 0.3 && Math.abs(((hue - spot.h + 540) % 360) - 180) <= 30;
          });
          return seen.length / Math.max(1, inZone.length);
        });
        const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
        expect({ id, imagery, seed, isSeen: share >= 0.06 }).toEqual({ id, imagery, seed, isSeen: true });
      }
});
