import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { formatMarkedBlock, mergeMarkedBlock } from "#/kernel/text/marked-blocks";

const markers = { begin: "<!-- acme:begin -->", end: "<!-- acme:end -->" };
const block = formatMarkedBlock("Rule one\nRule two", markers);
const merge = (text: string, body = "Rule one\nRule two") => {
  const result = mergeMarkedBlock(text, body, markers);
  if (result.kind === "refused") throw new Error(`refused at ${result.line}: ${result.reason}`);
  return result.text;
};

/** Files as people write them: headings, fences, mixed line breaks, near-markers. */
const lines = fc.constantFrom(
  ...["", "text", "# Heading", "```", "  indented", "\t", "naïve 日本 🦉", "\u00a0", "\r", "a\rb", "<!-- acme:begins -->"],
  ...["<!-- acme -->", `say ${markers.begin}`, `\`${markers.end}\``, "<!-- acme:begin-->", "---", "\u2028", "$& $1 $`"],
);
const anyText = fc
  .tuple(fc.constantFrom("", "\ufeff"), fc.array(fc.tuple(lines, fc.constantFrom("\n", "\r\n"))), fc.constantFrom("", "tail"))
  .map(([mark, parts, tail]) => mark + parts.map(([line, lineBreak]) => line + lineBreak).join("") + tail);

describe("a text without markers", () => {
  test.each([
    ["", `${block}\n`],
    ["\ufeff", `\ufeff${block}\n`],
    ["one", `one\n\n${block}\n`],
    ["one\n", `one\n\n${block}\n`],
    ["one\n\n", `one\n\n${block}\n`],
    ["one\n\n\n", `one\n\n\n${block}\n`],
    ["\n", `\n${block}\n`],
  ])("%j gets the block at its end, after one blank line", (text, expected) => {
    expect(merge(text)).toBe(expected);
  });

  test("with Windows line breaks gets a block with the same", () => {
    expect(merge("one\r\n")).toBe(`one\r\n\r\n${block.replaceAll("\n", "\r\n")}\r\n`);
  });

  test("comes first and unchanged in the result, and merging twice gives the same text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = merge(text);
        expect(once.startsWith(text)).toBe(true);
        expect(merge(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a text with a block", () => {
  test("keeps every character before and after it, and merging twice gives the same text", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, fc.constantFrom("\n", "\r\n"), (before, within, after, lineBreak) => {
        const head = before === "" || before === "\ufeff" || before.endsWith("\n") ? before : before + lineBreak;
        const inside = within.replaceAll("\ufeff", "");
        const text = `${head}${markers.begin}${lineBreak}${inside}${lineBreak}${markers.end}${lineBreak}${after}`;
        const once = merge(text);
        const from = once.indexOf(`${markers.begin}${/\r?\n/.exec(text)?.[0]}Rule one`);
        expect(once.slice(0, from)).toBe(head);
        expect(once.endsWith(lineBreak + after)).toBe(true);
        expect(once.slice(from, once.length - lineBreak.length - after.length).replaceAll("\r\n", "\n")).toBe(block);
        expect(merge(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });

  test("gets the new body in place of the old one and no other change", () => {
    expect(merge(`a\n${block}\nb`, "New")).toBe(`a\n${formatMarkedBlock("New", markers)}\nb`);
    expect(merge(`  ${markers.begin} \nold\n\t${markers.end}  \n`, "New")).toBe(`  ${formatMarkedBlock("New", markers)}  \n`);
  });

  test("is replaced literally: replacement patterns are not expanded", () => {
    expect(merge(`a\n${block}\nb`, "$& $1 $$")).toBe(`a\n${formatMarkedBlock("$& $1 $$", markers)}\nb`);
  });
});

describe("broken markers are refused with their line", () => {
  const { begin, end } = markers;
  test.each([
    ["a begin alone", `one\n${begin}\ntwo\n`, 2, "has no"],
    ["an end alone", `one\n\n${end}`, 3, "before any"],
    ["the wrong order", `${end}\n${begin}\n`, 1, "before any"],
    ["a begin inside a block", `${begin}\nx\n${begin}\n${end}\n`, 3, "again before"],
    ["a nested pair", `${begin}\n${begin}\n${end}\n${end}\n`, 2, "again before"],
    ["two blocks", `${begin}\r\n${end}\r\n\r\n${begin}\r\n${end}\r\n`, 4, "second block"],
    ["two ends", `${begin}\n${end}\n${end}\n`, 3, "comes again"],
    ["a begin after a byte order mark", `\ufeff${begin}\nx`, 1, "has no"],
  ])("%s", (_, text, line, reason) => {
    const result = mergeMarkedBlock(text, "x", markers);
    expect(result).toEqual({ kind: "refused", line, reason: expect.stringContaining(reason) });
  });

  test("any order of markers other than one pair is refused", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(begin, end, "text"), { maxLength: 8 }), (parts) => {
        const order = parts.filter((part) => part !== "text").join(" ");
        const isSound = order === "" || order === `${begin} ${end}`;
        expect(mergeMarkedBlock(parts.join("\n"), "x", markers).kind).toBe(isSound ? "merged" : "refused");
      }),
      { numRuns: 300 },
    );
  });
});
