import { expect, test } from "bun:test";
import { isCssValue } from "#/model/css-value";

test("whole CSS values are values", () => {
  for (const text of [
    "clamp(1rem, 2vw + 1rem, 3rem)",
    "1px solid #ff0000",
    "auto",
    '"a \\22 b"',
    "env(x, 4px)",
    "[full-start] 1fr",
    "a/b",
  ])
    expect([text, isCssValue(text)]).toEqual([text, true]);
});

test("a text that ends something around it, is open or loads something is none", () => {
  for (const text of [
    "red; color: blue",
    "red}",
    "{}",
    "a </style>",
    "calc(1px",
    "1px)",
    "([)]",
    '"open',
    "a /* b",
    "a\nb",
    "\\22 ",
    "red !important",
    "url(https://example.com/a.png)",
    "IMAGE-SET ( x )",
    "",
    " red",
    "x".repeat(2001),
  ])
    expect([text, isCssValue(text)]).toEqual([text, false]);
});
