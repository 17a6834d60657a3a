import { expect, test } from "bun:test";
import fc from "fast-check";
import { designStatuses } from "#/model/design";
import { servedDesign } from "#/model/system";

const instant = fc.integer({ min: 10, max: 99 }).map((second) => `2026-11-21T10:00:${second}.000Z`);
const design = fc.record({
  status: fc.constantFrom(...designStatuses),
  approvedAt: fc.option(instant),
  publishedAt: fc.option(instant),
});
const designs = fc.array(design, { maxLength: 6 }).map((all) => all.map((one, index) => ({ ...one, id: `ds_${index}` })));
const pinned = fc.option(fc.integer({ min: 0, max: 6 }).map((index) => `ds_${index}`));

test("what is served is approved or published, and something is served whenever there is such a design with its instant", () => {
  fc.assert(
    fc.property(designs, pinned, (all, pin) => {
      const shown = servedDesign(all, pin);
      const open = all.filter(({ status }) => status === "APPROVED" || status === "PUBLISHED");
      if (shown) expect(open).toContainEqual(shown);
      else
        expect(
          open.filter(({ approvedAt, publishedAt, status }) => (status === "PUBLISHED" && publishedAt) || approvedAt),
        ).toEqual([]);
    }),
  );
});

test("a pin that points at an open design wins, and one that does not is as none", () => {
  fc.assert(
    fc.property(designs, pinned, (all, pin) => {
      const target = all.find(({ id, status }) => id === pin && (status === "APPROVED" || status === "PUBLISHED"));
      expect(servedDesign(all, pin)).toEqual(target ?? servedDesign(all, null));
    }),
  );
});

test("the newest published one goes before every approved one, whatever order they are read in", () => {
  const at = (second: number) => `2026-11-21T10:00:0${second}.000Z`;
  const all = [
    { id: "ds_1", status: "PUBLISHED", approvedAt: at(1), publishedAt: at(5) },
    { id: "ds_2", status: "PUBLISHED", approvedAt: at(2), publishedAt: at(4) },
    { id: "ds_3", status: "APPROVED", approvedAt: at(9), publishedAt: null },
    { id: "ds_4", status: "ARCHIVED", approvedAt: at(9), publishedAt: at(9) },
  ] as const;
  expect([servedDesign(all, null)?.id, servedDesign([...all].reverse(), null)?.id]).toEqual(["ds_1", "ds_1"]);
  expect(servedDesign(all.slice(2), null)?.id).toBe("ds_3");
  expect(servedDesign(all.slice(3), null)).toBeUndefined();
});
