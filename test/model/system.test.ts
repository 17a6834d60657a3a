import { expect, test } from "bun:test";
import fc from "fast-check";
import { designStatuses } from "#/model/design";
import { findServedDesign } from "#/model/system";
import { versionKinds } from "#/model/version";

const status = fc.constantFrom(...designStatuses);
const designs = fc
  .array(fc.record({ status }), { maxLength: 6 })
  .map((all) => all.map((one, index) => ({ ...one, id: `ds_${index}` as const })));
const someDesign = fc.integer({ min: 0, max: 6 }).map((index) => `ds_${index}` as const);
const versions = fc.array(fc.record({ designId: someDesign, kind: fc.constantFrom(...versionKinds) }), { maxLength: 9 });
const pinned = fc.option(someDesign);

test("a system serves an approved or published design whenever one has a version", () => {
  fc.assert(
    fc.property(designs, versions, pinned, (all, made, pin) => {
      const shown = findServedDesign(all, made, pin);
      const open = all.filter(({ status }) => status === "APPROVED" || status === "PUBLISHED");
      if (shown) expect(open).toContainEqual(shown);
      else expect(open.filter(({ id }) => made.some(({ designId, kind }) => designId === id && kind !== "alpha"))).toEqual([]);
    }),
  );
});

test("a pin on a servable design wins, and any other pin is ignored", () => {
  fc.assert(
    fc.property(designs, versions, pinned, (all, made, pin) => {
      const target = all.find(({ id, status }) => id === pin && (status === "APPROVED" || status === "PUBLISHED"));
      expect(findServedDesign(all, made, pin)).toEqual(target ?? findServedDesign(all, made, null));
    }),
  );
});

test("the latest published design comes before every approved one, in any order of the rows", () => {
  const all = [
    { id: "ds_1", status: "PUBLISHED" },
    { id: "ds_2", status: "PUBLISHED" },
    { id: "ds_3", status: "APPROVED" },
    { id: "ds_4", status: "ARCHIVED" },
  ] as const;
  const made = [
    { designId: "ds_1", kind: "rc" },
    { designId: "ds_2", kind: "rc" },
    { designId: "ds_2", kind: "release" },
    { designId: "ds_1", kind: "release" },
    { designId: "ds_4", kind: "release" },
    { designId: "ds_3", kind: "rc" },
    { designId: "ds_1", kind: "alpha" },
  ] as const;
  expect([findServedDesign(all, made, null)?.id, findServedDesign([...all].reverse(), made, null)?.id]).toEqual(["ds_1", "ds_1"]);
  expect(findServedDesign(all.slice(2), made, null)?.id).toBe("ds_3");
  expect(findServedDesign(all.slice(3), made, null)).toBeUndefined();
});
