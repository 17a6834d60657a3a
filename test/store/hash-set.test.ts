import { expect, test } from "bun:test";
import { sha256Hex } from "#/kernel/hash";
import { HashSet } from "#/store/hash-set";

test("a set has the hashes that were added to it, and no others, however many", () => {
  const hashes = new HashSet();
  const numbers = Array.from({ length: 5000 }, (_, index) => index);
  for (const number of numbers) expect(hashes.add(sha256Hex(`in ${number}`))).toBeTrue();
  for (const number of numbers) {
    expect(hashes.has(sha256Hex(`in ${number}`))).toBeTrue();
    expect(hashes.has(sha256Hex(`out ${number}`))).toBeFalse();
  }
  expect(hashes.size).toBe(5000);
});

test("hashes that begin alike are distinguished, and one is added once", () => {
  const hashes = new HashSet();
  const [one, other] = ["1".padEnd(64, "0"), `${"1".padEnd(31, "0")}2`.padEnd(64, "0")];
  expect([hashes.add(one), hashes.add(one), hashes.has(other), hashes.add(other), hashes.size]).toEqual([
    ...[true, false, false, true],
    2,
  ]);
});
