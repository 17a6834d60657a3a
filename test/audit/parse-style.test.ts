import { expect, test } from "bun:test";
import fc from "fast-check";
import { parseStyle } from "#/audit/parse-style";
import { cleanCss } from "#/html/clean-css";

const piece = fc.constantFrom(
  ...[
    "a",
    " ",
    "  ",
    "\n",
    "\t",
    "\f",
    "\r",
    "{",
    "}",
    ";",
    ":",
    "(",
    ")",
    "[",
    "]",
    ",",
    "&",
    '"',
    "'",
    "/",
    "*",
    "@",
    "é",
    "😀",
  ],
  ...["src(", "image(", "@import", "@media x", ".b", "--c", "!important", "<!--", "-->", "#f", "http://x", "//x", "data:a", "%"],
);
const css = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
const locate = (offset: number) => ({ text: "", offset, label: "" });

test("a style sheet without comments is read as one with a comment, token by token", () => {
  fc.assert(
    fc.property(css, fc.boolean(), (text, inline) => {
      const { declarations, atRules } = parseStyle(text, locate, { inline });
      const byToken = parseStyle(`/**/${text}`, (offset) => locate(offset - 4), { inline });
      expect({ declarations, atRules }).toEqual({ declarations: byToken.declarations, atRules: byToken.atRules });
    }),
    { numRuns: 5000 },
  );
});

test("a style sheet that may have no URLs has none", () => {
  fc.assert(
    fc.property(css, (text) => {
      if (!parseStyle(text, locate).mayHaveUrls) expect(cleanCss(text).urls).toEqual([]);
    }),
    { numRuns: 5000 },
  );
});
