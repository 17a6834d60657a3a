import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderBackdrop } from "#/studio/imagery/backdrop";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { groupByLevel } from "#/studio/imagery/group-by-level";
import { renderDots, renderStrokes } from "#/studio/imagery/line-art";
import { createDistanceMap } from "#/studio/imagery/distance-map";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { createToneRaster, rasterTones } from "#/studio/imagery/tone-raster";
import { renderRectangle } from "#/studio/imagery/viewport";

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Samples on a golden spiral: large and coloured on the subjects, small around them. */
export const pointField: ImageryStrategy = {
  describe: (subject) => `${subject} as a field of sample points.`,
  compositions: ["solo", "pair", "mirror", "cluster"],
  tile: "lattice",
  texture: "dots",
  draw: ({ arrangement, color, random, unit }) => {
    const { width, height, subjects, zone } = arrangement;
    const field = createDistanceMap(arrangement, Math.max(6, Math.round(10 * unit)));
    const raster = createToneRaster(subjects, Math.ceil(width / 3), Math.ceil(height / 3), 3);
    const [left, top, w, h] = zone;
    const [middleX, middleY] = [left + w / 2, top + h / 2];
    const most = Math.round(3400 * Math.min(1, Math.max(0.34, unit * 0.72)));
    const spread = Math.max(unit < 0.8 ? 13 : 9.4, Math.sqrt((w * h) / most) / (1.5 * unit));
    const turn = random.next() * Math.PI;
    const samples: { item: readonly [number, number]; value: number; tone: number }[] = [];
    for (let index = 0; samples.length < most && index < most * 4; index++) {
      const radius = spread * unit * Math.sqrt(index);
      const angle = index * goldenAngle + turn;
      const [x, y] = [middleX + radius * Math.cos(angle), middleY + radius * Math.sin(angle)];
      if (x < 4 || x > width - 4 || y < 4 || y > height - 4) continue;
      const tone = raster.tones[Math.floor(y / 3) * raster.columns + Math.floor(x / 3)] ?? 0;
      const distance = Math.abs(field.at(x, y)) / (10 * unit);
      const value = tone === rasterTones.ground ? Math.max(0.13, 0.36 - distance * 0.02) : 0.7 + Math.min(0.3, distance * 0.07);
      samples.push({ item: [x, y], value, tone });
    }
    const renderSamples = (tone: number, fill: string) =>
      groupByLevel(
        samples.filter((sample) => sample.tone === tone),
        8,
      ).map(([level, places]) => renderDots(places, level * spread * 1.7 * unit, fill));
    const pitch = 50 * unit;
    const ticks = Array.from(
      { length: Math.floor((width - pitch) / pitch) },
      (_, index) => `M${Math.round(pitch * (index + 1))} ${height - 24 * unit}v${(index % 4 === 1 ? -16 : -8) * unit}`,
    ).join("");
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      renderScenery(arrangement, color, random),
      renderBackdrop(
        arrangement,
        color((p) => p.plane),
        random,
        ["half", "horizon", "discs"],
      ),
      subjects.map((one) =>
        renderFlatSubject(one, {
          body: color((p) => mix(p.ground, p.figure, 0.5)),
          cut: color((p) => p.ground),
          accent: color((p) => mix(p.ground, p.accent, 0.6)),
        }),
      ),
      renderSamples(
        rasterTones.ground,
        color((p) => mix(p.ground, p.figure, 0.42)),
      ),
      renderSamples(
        rasterTones.body,
        color((p) => p.figure),
      ),
      renderSamples(
        rasterTones.accent,
        color((p) => p.accent),
      ),
      renderStrokes(
        `M${Math.round(pitch)} ${height - 24 * unit}H${Math.round(width - pitch)}${ticks}`,
        color((p) => mix(p.ground, p.figure, 0.6)),
        1.5,
      ),
    ]}`;
  },
};
