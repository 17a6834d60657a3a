import { Resvg } from "@resvg/resvg-js";
import { createRandom } from "#/kernel/random";
import { html } from "#/kernel/markup";
import { archetypeIds } from "#/model/direction";
import { getIdentityColors } from "#/studio/identity-colors";
import { arrangeSubjects } from "#/studio/imagery/compositions";
import { createPictureColors } from "#/studio/imagery/picture-colors";
import type { Ground } from "#/studio/imagery/picture-palette";
import { drawVignette } from "#/studio/imagery/draw-vignette";
import { strategies } from "#/studio/imagery/strategies";
import { isImageryName, pictureFormats } from "#/studio/imagery/strategy";
import { createSubject } from "#/studio/imagery/subject";
import { renderViewport } from "#/studio/imagery/viewport";
import { renderSvgDocument } from "#/studio/marks/svg-document";
import { findMotif } from "#/studio/motifs";
import { getMotifNature } from "#/studio/vignettes/motif-natures";
import { motifIds } from "#/studio/motifs/motif-ids";
import { createSource } from "#test/studio/create-source";
import { createSampleDirection } from "#test/studio/marks/sample-direction";
import { fillSetting } from "#/studio/imagery/fill-setting";
import { listDrawings } from "./vignettes/drawings";
import { finishSetting } from "./vignettes/setting-drawing";
import { listSettings } from "./vignettes/settings";
import { finishVignette } from "./vignettes/vignette-drawing";

/**
 * Draws vignettes, settings and motifs on one sheet, each in four directions and brands, to be looked at:
 * `bun scripts/drawings.ts OUT.png ID …`. A setting's id is followed by its motif's, as in `maker-bench:violin`.
 */
const [out, ...ids] = process.argv.slice(2);
if (out === undefined || ids.length === 0) {
  process.stderr.write(
    `Usage: bun scripts/drawings.ts OUT.png ID …\nVignettes: ${listDrawings()
      .map(([id]) => id)
      .join(" ")}\nSettings: ${listSettings()
      .map(([id]) => id)
      .join(" ")}\nMotifs: ${motifIds.join(" ")}\n`,
  );
  process.exit(2);
}

const brands: readonly (readonly [archetype: string, color: string, ground: Ground])[] = [
  ["swiss", "#1450c8", "tint"],
  ["soft", "#e07a3f", "brand"],
  ["technical", "#0b5d4e", "paper"],
  ["craft", "#7a3b2e", "tint"],
];
const [width, height] = [480, 360];
const { inner, ...frame } = pictureFormats.hero;

const find = (id: string | undefined) => {
  const known = motifIds.find((one) => one === id);
  const motif = known && findMotif(known);
  const subject = motif && createSubject(motif);
  return known && subject && { ...subject, id: known };
};

function findDrawnVignette(id: string) {
  const drawing = listDrawings().find(([known]) => known === id)?.[1];
  if (drawing !== undefined) return finishVignette(id, drawing);
  const [settingId = "", motifId] = id.split(":");
  const setting = listSettings().find(([known]) => known === settingId)?.[1];
  const subject = find(motifId);
  return setting && subject && fillSetting(finishSetting(settingId, setting), subject, getMotifNature(subject.id) ?? "portable");
}

const cells = ids.flatMap((id, row) =>
  brands.map(([archetype, color, ground], column) => {
    const direction = createSampleDirection(archetypeIds.find((known) => known === archetype) ?? "swiss");
    const identity = getIdentityColors(createSource({ name: "Kern", brandColor: color }, 1), direction);
    const colors = createPictureColors(identity, identity.dark).on(ground);
    const random = createRandom(row, "drawings");
    const vignette = findDrawnVignette(id);
    const subject = find(id);
    if (vignette === undefined && subject === undefined) throw new Error(`There is no vignette and no motif "${id}".`);
    const strategy = strategies[isImageryName(direction.imagery) ? direction.imagery : "cropped-letterforms"];
    const content =
      vignette !== undefined
        ? drawVignette(vignette, { ...frame, inner: [60, 100, 1080, 700] }, direction.id, colors, random).content
        : subject &&
          strategy.draw({
            arrangement: arrangeSubjects("solo", [subject], frame, random, inner),
            color: colors,
            random,
            radiusPx: direction.radiusPx,
            unit: 1,
          });
    return html`<g transform="translate(${column * width} ${row * height}) scale(${width / frame.width})">
      ${renderViewport(0, 0, frame.width, frame.height, html`${content ?? ""}`)}
    </g>`;
  }),
);
const svg = renderSvgDocument(width * brands.length, height * ids.length, "Drawings", html`${cells}`);
await Bun.write(out, new Resvg(String(svg), { fitTo: { mode: "original" } }).render().asPng());
