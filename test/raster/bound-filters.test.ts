import { expect, test } from "bun:test";
import { boundFilters } from "#/raster/bound-filters";
import { loadResvg, withoutFonts } from "#/raster/resvg";

const Resvg = await loadResvg();
const px = 100;

/** The pixels of a drawing without any bound. */
function render(svg: string): Uint8Array {
  const renderer = new Resvg(svg, { font: withoutFonts, fitTo: { mode: "width", value: px } });
  const image = renderer.render();
  const pixels = new Uint8Array(image.pixels);
  image.free();
  renderer.free();
  return pixels;
}

const findDifference = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0);

const draw = (filter: string, content: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><defs><filter id="f"${filter}</filter></defs>${content}</svg>`;
const blur = (deviation: number, region = "") => `${region}><feGaussianBlur stdDeviation="${deviation}"/>`;
const large =
  '<path d="M 30 20 H 50000 V 60 L 40 50000 Z" fill="#c33" stroke="#03c" stroke-width="6" filter="url(#f)" opacity=".8"/>';

/** The areas of the filters that a bounded drawing uses, as multiples of the picture. */
const listAreas = (svg: string) =>
  [...svg.matchAll(/<filter id="f-seen-\d+"[^>]{0,400}? width="([\d.]+)" height="([\d.]+)"/g)].map(
    ([, width, height]) => (Number(width) * Number(height)) / 10_000,
  );

test.each([
  ["a blur of a large shape", draw(blur(4), large), 2],
  ["a wide blur", draw(blur(20), large), 6],
  [
    "a large area of a filter",
    draw(blur(5, ' x="-50" y="-50" width="100" height="100"'), '<g filter="url(#f)"><rect width="60" height="60"/></g>'),
    3,
  ],
  ["an area that cuts its shape off", draw(blur(3, ' x="0" y="0" width="1" height="1"'), large), 2],
  ["a turned and scaled shape", draw(blur(6), `<g transform="rotate(30) scale(2)">${large}</g>`), 2],
  ["a shadow", draw('><feDropShadow dx="9" dy="4" stdDeviation="3" flood-color="#0a0"/>', large), 3],
  ["a picture of other proportions", draw(blur(6), large, 'viewBox="5 5 100 100" width="300" height="100"'), 9],
  [
    "a picture beside its view box",
    draw(blur(6), large, 'viewBox="5 5 100 100" width="300" height="100" preserveAspectRatio="xMinYMin"'),
    9,
  ],
])("%s looks the same when only what is seen of it is computed", (_, svg, most) => {
  const bounded = boundFilters(Resvg, svg);
  const areas = listAreas(bounded);
  expect(areas).toHaveLength(1);
  expect(areas[0]).toBeLessThan(most);
  expect(findDifference(render(svg), render(bounded))).toBeLessThanOrEqual(4);
});

test("a filter of a group keeps what is blurred within it", () => {
  const shadow = '<filter id="g"><feDropShadow dx="0" dy="9" stdDeviation="2"/></filter>';
  const shape = '<rect x="-900" y="-800" width="1800" height="795" fill="#c33" filter="url(#f)"/>';
  const bounded = boundFilters(Resvg, draw(blur(2), `${shadow}<g filter="url(#g)">${shape}</g>`));
  // The shape ends above the picture; only its shadow reaches into it.
  const pixels = render(bounded);
  expect(pixels[(2 * px + 50) * 4 + 3]).toBeGreaterThan(100);
  expect(pixels[(60 * px + 50) * 4 + 3]).toBe(0);
});

test("drawings of which nothing is gained, or of which the reach of a filter is unknown, stay as they are", () => {
  const small = '<rect x="20" y="20" width="60" height="60" filter="url(#f)"/>';
  for (const svg of [
    draw(blur(4), small),
    draw('><feTurbulence baseFrequency=".1"/>', large),
    draw(blur(400), large.replaceAll("50000", "100")),
    draw(blur(4), large.replace("url(#f)", "url(#gone)")),
    draw(blur(4, ' primitiveUnits="objectBoundingBox"'), large),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  ])
    expect(boundFilters(Resvg, svg)).toBe(svg);
});
