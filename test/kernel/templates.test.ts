import { expect, test } from "bun:test";
import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";

test("html prints no line break between nodes, and one space inside a tag", () => {
  const label = "R&D";
  const { text } = html`
    <ul
      class="list"
      id="plans">
      ${["a", "b"].map((name) => html`<li>${name}</li>`)}
      <li>${label}</li>
    </ul>`;
  expect(text).toBe('<ul class="list" id="plans"><li>a</li><li>b</li><li>R&amp;D</li></ul>');
});

test("html prints an escaped line break, and keeps a space at the end of a line", () => {
  expect(html`<p>\n</p>`.text).toBe("<p>\n</p>");
  expect(
    html`
    <p>a${" "}
      <b>c</b></p>\n
    \`\$\\`.text,
  ).toBe("<p>a <b>c</b></p>\n`$\\");
});

test("html prints characters beyond ASCII, written as they are or escaped", () => {
  expect(
    html`
    <p>’\u00e9\u{1f600}</p>`.text,
  ).toBe("<p>’é😀</p>");
});

test("html joins the lines of a text with a space", () => {
  expect(
    html`
    <p>
      one
      two <b>three</b>
      ${"four"}\n
      five
      six
    </p>`.text,
  ).toBe("<p>one two <b>three</b>four\nfive six</p>");
});

test("html knows the tag around an interpolation", () => {
  const id = "x";
  expect(
    html`
    <a id="${id}"
      href="/">b</a>`.text,
  ).toBe('<a id="x" href="/">b</a>');
});

test("css prints a rule on one line, and rules on lines of their own", () => {
  const gap = "1rem";
  expect(css`
.a,
.b {
  gap: ${gap};
  transition:
    color 1s,
    opacity 2s;
}
.c { margin: 0; }
@media (min-width: 40rem) {
  .a {
    gap: 0;
  }
  .b { gap: 1px; }
}
@font-face {
  font-family: x;
}
${".d { top: 0; }"}
.e { left: 0; }`).toBe(`
.a, .b { gap: 1rem; transition: color 1s, opacity 2s; }
.c { margin: 0; }
@media (min-width: 40rem) {
  .a { gap: 0; }
  .b { gap: 1px; }
}
@font-face { font-family: x; }
.d { top: 0; }
.e { left: 0; }`);
});

test("a template is prepared once and prints its present values each time", () => {
  const rule = (gap: string) => css`
.a {
  gap: ${gap};
}`;
  expect([rule("1px"), rule("2px")]).toEqual(["\n.a { gap: 1px; }", "\n.a { gap: 2px; }"]);
});
