import { expect, test } from "bun:test";
import fc from "fast-check";
import { listBumpReasons, createChangelog, isGreaterBump, getNextVersionNumber, getNextRelease } from "#/model/version";

const inventory = fc
  .dictionary(fc.constantFrom("a", "b", "c", "d", "e"), fc.constantFrom("1", "2"))
  .map((entries) => new Map(Object.entries(entries)));

test("a changelog lists every difference once", () => {
  fc.assert(
    fc.property(inventory, inventory, (before, after) => {
      const { added, removed, changed } = createChangelog(before, after);
      const told = [...added, ...removed, ...changed];
      const differing = ["a", "b", "c", "d", "e"].filter((name) => before.get(name) !== after.get(name));
      expect([...told].sort()).toEqual(differing);
      expect(added.every((name) => !before.has(name)) && removed.every((name) => !after.has(name))).toBe(true);
    }),
  );
});

test.each([
  [undefined, "patch", "1.0.0"],
  ["1.2.3", "major", "2.0.0"],
  ["1.2.3", "minor", "1.3.0"],
  ["1.2.3", "patch", "1.2.4"],
  ["9.9.9", "major", "10.0.0"],
] as const)("after %s, %s leads to %s", (last, bump, expected) => {
  expect(getNextRelease(last, bump)).toBe(expected);
});

test.each([
  [{ added: ["a"], removed: ["b"], changed: ["c"] }, [], ["major", "minor"]],
  [{ added: ["a"], removed: [], changed: ["c"] }, [], ["minor"]],
  [{ added: [], removed: [], changed: ["c"] }, [], ["patch"]],
  [{ added: [], removed: [], changed: [] }, [], ["patch"]],
  [{ added: [], removed: [], changed: ["c"] }, ["The mark has changed."], ["major"]],
  [{ added: ["a"], removed: ["b"], changed: [] }, ["The mark has changed."], ["major", "major", "minor"]],
] as const)("%j with the identity changes %j has reasons for %j", (changelog, identity, expected) => {
  const reasons = listBumpReasons(changelog, identity);
  expect(reasons.map(({ bump }) => bump)).toEqual([...expected]);
  expect(reasons.slice(0, identity.length).map(({ text }) => text)).toEqual([...identity]);
});

test("a reason lists three names and counts the rest", () => {
  const [reason] = listBumpReasons({ added: ["a", "b", "c", "d", "e"], removed: [], changed: [] }, []);
  expect(reason?.text).toBe("Added: a, b, c and 2 more.");
});

test("bumps are ordered: patch, minor, major", () => {
  expect([
    isGreaterBump("major", "minor"),
    isGreaterBump("minor", "patch"),
    isGreaterBump("patch", "patch"),
    isGreaterBump("minor", "major"),
  ]).toEqual([true, true, false, false]);
});

test("prerelease numbers continue from the highest of their kind", () => {
  const taken = ["1.0.0-alpha.1", "1.0.0-rc.1", "1.0.0", "1.1.0-rc.9", "1.1.0-rc.10"];
  expect(getNextVersionNumber("1.1.0", "rc", taken)).toBe("1.1.0-rc.11");
  expect(getNextVersionNumber("1.1.0", "alpha", taken)).toBe("1.1.0-alpha.1");
  expect(getNextVersionNumber("1.1.0", "release", taken)).toBe("1.1.0");
});
