import { expect, test } from "bun:test";
import fc from "fast-check";
import { diffLines } from "#/kernel/text/line-diff";

test.each([
  ["", "a\nb\n", { line: 1, removed: [], added: ["a", "b"] }],
  ["a\nb\nc\n", "a\nB\nc\n", { line: 2, removed: ["b"], added: ["B"] }],
  ["a\na\n", "a\na\na\n", { line: 3, removed: [], added: ["a"] }],
  ["a\nb\n", "", { line: 1, removed: ["a", "b"], added: [] }],
  ["a\n", "a\n", { line: 2, removed: [], added: [] }],
])("%j to %j", (before, after, expected) => {
  expect(diffLines(before, after)).toEqual(expected);
});

test("replacing the removed lines with the added ones gives the new text", () => {
  const text = fc.array(fc.constantFrom("a", "b", "")).map((lines) => lines.map((line) => `${line}\n`).join(""));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { line, removed, added } = diffLines(before, after);
      const lines = before.split("\n").slice(0, -1);
      expect(lines.splice(line - 1, removed.length, ...added)).toEqual([...removed]);
      expect(lines.map((each) => `${each}\n`).join("")).toBe(after);
    }),
  );
});
