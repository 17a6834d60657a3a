import { expect, test } from "bun:test";
import { renderComponentCss } from "#/formats/react/component-css";
import { getComponentPlan } from "#/formats/react/component-plan";
import { renderComponentTsx } from "#/formats/react/component-tsx";
import { readFragment } from "#/formats/react/fragment";
import type { Component } from "#/model/component";
import { outlineDom } from "#test/formats/react/outline-dom";
import { createReactFolder, renderComponent } from "#test/formats/react/react-folder";

/** A component imported from a design tool: without a style sheet, with any markup. */
const imported = (html: string, slug = "import", others: Component["variants"][number][] = []): Component => ({
  slug,
  name: "Import",
  category: "display",
  summary: "Made in an external design tool.",
  css: "",
  variants: [{ name: "Default", html }, ...others],
});
const shown = (html: string) => {
  const component = imported(html);
  return renderComponent(createReactFolder([component]), component);
};

test("all kinds of markup are preserved", async () => {
  const cases = [
    "<p style=\"color: red; --own: 1px; background: url('a;b.png'); -webkit-line-clamp: 2\">A</p>",
    '<table><tbody><tr><td colspan="2" align="left">1</td></tr></tbody></table>',
    '<div data-x="1" aria-level="2" aria-current="yes" contenteditable="false" draggable="true" itemscope>A &amp; B &lt; C</div>',
    '<svg viewBox="0 0 8 8"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse">' +
      '<stop offset="0" stop-color="red"/></linearGradient></defs><path fill="url(#g)" stroke-width="2" d="M0' +
      ' 0h8"/></svg>',
    '<video controls muted playsinline width="20" poster="p.png"></video>',
    "<pre>  two\n  lines</pre>",
    '<form action="/send" method="post" novalidate><input type="checkbox" checked value="1">' +
      '<input type="text" value="x" maxlength="3" required></form>',
    '<ol start="3" reversed type="a"><li value="4">Four</li></ol>',
    "<p>“Ümläut” ” ` \u0024{alert(1)} {braces} \\n */</p>",
  ];
  for (const html of cases) {
    const outline = outlineDom(await shown(html)).map((line) => line.replace(/style=[^|]*/, "style"));
    expect(outline.map((line) => line.replace("fill=url(#_R_0_-g)", "fill=url(#g)"))).toEqual(
      outlineDom(html).map((line) => line.replace(/style=[^|]*/, "style")),
    );
  }
});

test("a style attribute keeps its declarations, including custom and vendor properties", async () => {
  const markup = await shown(
    "<p style=\"color: red; --own: 1px; background: url('a;b.png'); -webkit-line-clamp: 2; ; broken\">A</p>",
  );
  expect(markup).toContain("color:red;--own:1px;background:url(&quot;a;b.png&quot;);-webkit-line-clamp:2");
});

test("active content, external resources and document elements are removed", async () => {
  const markup = await shown(
    '<!DOCTYPE html><html><head><title>T</title><meta charset="utf-8"><link rel="stylesheet" href="x.css">' +
      '</head><body onload="a()"><!-- c --><div onclick="a()"><script>a()</script>' +
      '<iframe src="x"></iframe><a href=" java\tscript:a()">Go</a><object data="x">' +
      "</object></div></body></html>",
  );
  expect(markup).toBe("<div><a>Go</a></div>");
});

test("unclosed items, paragraphs and rows end as in a browser", async () => {
  expect(await shown("<ul><li>A<li>B</ul>")).toBe("<ul><li>A</li><li>B</li></ul>");
  expect(await shown("<div><p>A<p>B</div>")).toBe("<div><p>A</p><p>B</p></div>");
  expect(await shown("<table><tr><td>A<td>B<tr><td>C</table>")).toBe(
    "<table><tbody><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></tbody></table>",
  );
  expect(await shown("<div>A &lt b &copy; &#8212; &unknown; < c</b></div>")).toContain("A &lt; b © — &amp;unknown; &lt; c");
});

test("several roots, plain text and unknown elements are rendered, and props go to the first element", async () => {
  const several = imported('<p class="a">A</p><p class="b">B</p>');
  expect(await renderComponent(createReactFolder([several]), several, { lang: "da", className: "more" })).toBe(
    '<p class="a more" lang="da">A</p><p class="b">B</p>',
  );
  expect(await shown("Only text")).toBe("<span>Only text</span>");
  expect(await shown("<x-card><marquee>A</marquee></x-card>")).toBe("<span><span>A</span></span>");
  expect(await shown("")).toBe("<span></span>");
});

test("a selected option and the text of a textarea become the initial value", async () => {
  const select = imported("<select><option value=a>A<option value=b selected>B</select>", "choose");
  const folder = createReactFolder([select, imported("<textarea>\nTwo\nlines</textarea>", "area")]);
  expect(await renderComponent(folder, select)).toBe(
    '<select><option value="a">A</option><option value="b" selected="">B</option></select>',
  );
  expect(await renderComponent(folder, { slug: "area" })).toBe("<textarea>Two\nlines</textarea>");
});

test("a style element becomes a style sheet that is limited to the component", () => {
  const component = imported(
    '<style>.card{color:red}:root{--a:1}#own{top:0}} body{display:none} @media print{.card{top:0</style><div class="card" id="own">A</div>',
  );
  const plan = getComponentPlan(component);
  expect(renderComponentCss(plan)).toBe(
    "/* Import */\n@scope (.lv-import) {\n.card{color:red}:scope{--a:1}#own{top:0} body{display:none} @media print{.card{top:0}}\n}\n",
  );
  expect(renderComponentTsx(plan)).toContain('className={["card lv-import", className].filter(Boolean).join(" ")}');
  expect(renderComponentTsx(plan)).toContain('id="own"');
  expect(renderComponentTsx(plan)).not.toContain("<style");
});

test("invalid identifiers, file names and keys are converted to valid ones", () => {
  for (const slug of ["3d-card", "react-node", "default", "con"]) {
    const code = renderComponentTsx(
      getComponentPlan(
        imported("<p>A</p>", slug, [
          { name: '"; */ x', html: "<p>B</p>" },
          { name: "日本", html: "<p>C</p>" },
        ]),
      ),
    );
    expect(code).toMatch(/export function [A-Z][A-Za-z0-9]+\(/);
    expect(code).toContain('Variant = "default" | "x" | "');
  }
});

test("long and malformed markup is parsed in linear time", () => {
  const many = 200_000;
  for (const html of [
    "<".repeat(many),
    "<!--".repeat(many),
    "<p ".repeat(many),
    "<div>".repeat(many),
    "&#".repeat(many),
    `<p style="${"(".repeat(many)}">`,
    "<style>".repeat(many),
  ]) {
    expect(readFragment(html).length).toBeLessThanOrEqual(many);
  }
});

test("a long list with ids becomes one list", () => {
  const html = Array.from({ length: 3000 }, (_, index) => `<p id="a${index}">Text</p>`).join("");
  const code = renderComponentTsx(getComponentPlan(imported(html)));
  expect(code.length).toBeLessThan(html.length * 4);
  expect(code).toContain("id={`\u0024{id}-items-\u0024{index + 1}`}");
});
