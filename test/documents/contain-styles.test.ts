import { expect, test } from "bun:test";
import { containStyles } from "#/documents/contain-styles";

test("markup without style elements is returned unchanged", () => {
  const markup = '<p style="color:red" class=a>x & y</p><i>';
  expect(containStyles(markup)).toBe(markup);
});

test("every style element is limited to its surroundings", () => {
  expect(containStyles("<style>body{display:none}</style><p>x</p><STYLE media=print>p > b{color:red}</STYLE>")).toBe(
    "<style>@scope{body{display:none}}</style><p>x</p><STYLE media=print>@scope{p > b{color:red}}</STYLE>",
  );
});

test("rules for :root apply to the element around the component", () => {
  expect(containStyles("<style>:root{--a:1px}p{top:var(--a)}</style><p>:root</p>")).toBe(
    "<style>@scope{:scope{--a:1px}p{top:var(--a)}}</style><p>:root</p>",
  );
});
