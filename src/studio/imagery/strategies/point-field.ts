import { html } from "#/kernel/markup";
import { createDistanceField } from "#/studio/imagery/distance-field";
import { groupByLevel } from "#/studio/imagery/group-by-level";
import { renderDots, renderStrokes } from "#/studio/imagery/line-art";
import { mix } from "#/color/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createHalfDropTile } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { createFlatPaint, getPaintOn } from "#/studio/marks/brand-colors";

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Samples on a golden spiral: large and coloured inside the symbol, small outside. */
export const pointField: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, paper, ink } = colors;
  const [columns, rows] = [120, 90];
  const size = 680;
  const [middleX, middleY] = [random.pick([480, 600, 720]), 450];
  const unit = 48 / size;
  const sdf = createDistanceField(
    outline,
    [24 - middleX * unit, 24 - middleY * unit, heroWidth * unit, heroHeight * unit],
    columns,
    rows,
  );
  const turn = random.next() * Math.PI;
  const samples: { item: readonly [number, number]; value: number; inside: boolean; edge: boolean }[] = [];
  for (let index = 0; samples.length < 2600 && index < 9000; index++) {
    const radius = 10.5 * Math.sqrt(index);
    const [x, y] = [
      middleX + radius * Math.cos(index * goldenAngle + turn),
      middleY + radius * Math.sin(index * goldenAngle + turn),
    ];
    if (x < 6 || x > heroWidth - 6 || y < 6 || y > heroHeight - 6) continue;
    const distance = sdf.at(x / 10 - 0.5, y / 10 - 0.5);
    const inside = distance < 0;
    const value = inside ? 0.72 + Math.min(0.28, -distance * 0.06) : Math.max(0.13, 0.42 - distance * 0.02);
    samples.push({ item: [x, y], value, inside, edge: inside && distance > -1.1 });
  }
  const renderSamples = (keep: (sample: (typeof samples)[number]) => boolean, color: string) =>
    groupByLevel(samples.filter(keep), 8).map(([level, places]) => renderDots(places, level * 17, color));
  const paint = getPaintOn(paper, colors);
  const ticks = Array.from(
    { length: 23 },
    (_, index) => `M${50 + index * 50} ${heroHeight - 24}v${index % 4 === 1 ? -16 : -8}`,
  ).join("");
  const hero = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, paper.hex),
    renderSamples((sample) => !sample.inside, mix(paper, ink, 0.32)),
    renderSamples((sample) => sample.inside && !sample.edge, paint.brand),
    renderSamples((sample) => sample.edge, paint.spot),
    renderStrokes(`M50 ${heroHeight - 24}H${heroWidth - 50}${ticks}`, mix(paper, ink, 0.5), 1.5),
  ]}`;
  const quiet = samples.filter((_, index) => index % 3 === 0).map(({ item }) => item);
  return {
    concept: "A field of sample points, highlighted where they fall on the symbol.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: createHalfDropTile(
      shapes,
      [createFlatPaint(mix(paper, brand, 0.5)), createFlatPaint(mix(paper, ink, 0.2))],
      paper.hex,
      90,
      0.6,
    ),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`${renderRectangle(0, 0, heroWidth, heroHeight, paper.hex)}${renderDots(quiet, 4, mix(paper, ink, 0.1))}`,
    },
  };
};
