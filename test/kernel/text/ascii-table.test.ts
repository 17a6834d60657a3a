import { expect, test } from "bun:test";
import anyAscii from "any-ascii";
import { findAsciiText } from "#/kernel/text/ascii-table";

test("every character beyond ASCII reads as the package reads it", () => {
  const different: string[] = [];
  for (let codePoint = 0x80; codePoint <= 0x10ffff; codePoint++) {
    const character = String.fromCodePoint(codePoint);
    if (findAsciiText(character) !== anyAscii(character)) different.push(codePoint.toString(16));
  }
  expect(different).toEqual([]);
});
