import { expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import { createMark } from "#/studio/marks/create-mark";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { transform } from "#/studio/marks/geometry/transform";
import { showsWholeName } from "#/studio/marks/shown-name";
import { createSampleDirection, sampleColors } from "#test/studio/marks/sample-direction";

const names = [
  "Q",
  "Fern",
  "'t Fietsenhok",
  "The Honourable Guild of Bell Ringers of Upper, Middle and Lower Wexcombe",
  "小湊沿岸研究所 Kominato Coastal Lab",
  "مكتبة الزيتونة",
  "ครูแป้งติวเตอร์",
];

/** Boxes of the drawn paths: left, top, right and bottom in pixels. */
function listBoxes(svg: string) {
  const group = /<g transform="translate\((\S+) (\S+)\) scale\((\S+)\)">(.*?)<\/g>/s.exec(svg);
  if (group === null) throw new Error("no symbol");
  const toBox = (d: string, x: number, y: number, factor: number) => {
    const [left, top, width, height] = getBounds(transform(parsePath(d), [factor, 0, 0, factor, x, y])) ?? [0, 0, 0, 0];
    return [left, top, left + width, top + height] as const;
  };
  const [, x, y, factor, content = ""] = group;
  const symbol = [...content.matchAll(/ d="([^"]+)"/g)].map(([, d = ""]) => toBox(d, Number(x), Number(y), Number(factor)));
  const rest = svg.replace(group[0], "");
  const words = [...rest.matchAll(/<path transform="translate\((\S+) (\S+)\) scale\((\S+)\)"\s+fill="[^"]+" d="([^"]+)"/g)].map(
    ([, left, top, scale, d = ""]) => toBox(d, Number(left), Number(top), Number(scale)),
  );
  return { symbol, words };
}

test.each(archetypeIds.map((id): [typeof id] => [id]))("%s: symbol and name keep apart, and inside the card", (id) => {
  for (const name of names) {
    const { assets, recipe } = createMark({ brief: { name }, direction: createSampleDirection(id), seed: 1, ...sampleColors });
    const { symbol, words } = listBoxes(assets.find(({ kind }) => kind === "social-card")?.svg ?? "");
    expect({ name, words: words.length > 0 }).toEqual({ name, words: !showsWholeName(name, recipe) });
    for (const [left, top, right, bottom] of [...symbol, ...words])
      expect({ name, inside: left >= 32 && top >= 32 && right <= 1168 && bottom <= 598 }).toEqual({ name, inside: true });
    for (const one of symbol)
      for (const other of words) {
        const overlaps = one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
        expect({ name, overlaps }).toEqual({ name, overlaps: false });
      }
  }
});
