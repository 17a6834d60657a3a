import { expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import { createMark } from "#/studio/marks/create-mark";
import { showsWholeName } from "#/studio/marks/shown-name";
import { createSampleDirection, sampleColors } from "#test/studio/marks/sample-direction";

/** Names of one letter, and names short enough to be a sign. */
const names = ["Ø", "Q", "x", "ß", "Ж", "ق", "木", "반", "404", "OK"];

test.each(archetypeIds.map((id): [typeof id] => [id]))(
  "%s: a lockup never shows a name beside a symbol that is the name",
  (id) => {
    for (const [index, name] of names.entries()) {
      const { assets, recipe } = createMark({
        brief: { name },
        direction: createSampleDirection(id),
        seed: index,
        ...sampleColors,
      });
      const isShown = showsWholeName(name, recipe);
      for (const kind of ["lockup-horizontal", "lockup-stacked", "reversed", "social-card"] as const) {
        const svg = assets.find((asset) => asset.kind === kind)?.svg ?? "";
        const hasWords = /<path transform="translate/.test(svg);
        expect({ name, kind, recipe, hasWords }).toEqual({ name, kind, recipe, hasWords: !isShown });
      }
    }
  },
);

test("a subject without letters does not show a name of one letter", () => {
  for (const recipe of ["motif", "motif-seal", "motif-rosette"]) expect(showsWholeName("Ø", recipe)).toBe(false);
  for (const recipe of ["counter-form", "initial-seal", "full-stop"]) {
    expect(showsWholeName("Ø", recipe)).toBe(true);
    expect(showsWholeName("Østers", recipe)).toBe(false);
  }
});
