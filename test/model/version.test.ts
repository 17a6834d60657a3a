import { expect, test } from "bun:test";
import fc from "fast-check";
import { changelogBetween, nextNumber, nextRelease } from "#/model/version";

const inventory = fc
  .dictionary(fc.constantFrom("a", "b", "c", "d", "e"), fc.constantFrom("1", "2"))
  .map((entries) => new Map(Object.entries(entries)));

test("a changelog names everything that differs, once, and nothing else", () => {
  fc.assert(
    fc.property(inventory, inventory, (before, after) => {
      const { added, removed, changed } = changelogBetween(before, after);
      const told = [...added, ...removed, ...changed];
      const differing = ["a", "b", "c", "d", "e"].filter((name) => before.get(name) !== after.get(name));
      expect([...told].sort()).toEqual(differing);
      expect(added.every((name) => !before.has(name)) && removed.every((name) => !after.has(name))).toBe(true);
    }),
  );
});

test.each([
  [undefined, { added: ["a"], removed: [], changed: [] }, "1.0.0"],
  ["1.2.3", { added: ["a"], removed: ["b"], changed: ["c"] }, "2.0.0"],
  ["1.2.3", { added: ["a"], removed: [], changed: ["c"] }, "1.3.0"],
  ["1.2.3", { added: [], removed: [], changed: ["c"] }, "1.2.4"],
  ["1.2.3", { added: [], removed: [], changed: [] }, "1.2.4"],
  ["9.9.9", { added: [], removed: ["a"], changed: [] }, "10.0.0"],
])("after %s, %j leads to %s", (last, changelog, expected) => {
  expect(nextRelease(last, changelog)).toBe(expected);
});

test("numbers on the way to a release count on from the highest, by kind", () => {
  const taken = ["1.0.0-alpha.1", "1.0.0-rc.1", "1.0.0", "1.1.0-rc.9", "1.1.0-rc.10"];
  expect(nextNumber("1.1.0", "rc", taken)).toBe("1.1.0-rc.11");
  expect(nextNumber("1.1.0", "alpha", taken)).toBe("1.1.0-alpha.1");
  expect(nextNumber("1.1.0", "release", taken)).toBe("1.1.0");
});
