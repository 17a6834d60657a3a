import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { cleanHtml } from "#/html/clean-html";
import { walkElements, parseHtml } from "#/html/parse-html";
import { grammarVectors, hostileText, mutationVectors } from "#test/html/mutation-vectors";

const clean = (text: string, isDocument = false) => cleanHtml(text, { isDocument }).html;

/**
 * Lists elements and attributes that could run code, as a browser parses the text with scripting
 * disabled.
 */
function listActive(html: string, isDocument: boolean): readonly string[] {
  const found: string[] = [];
  for (const { element } of walkElements(parseHtml(html, { isDocument }).root)) {
    if (
      /^(?:script|iframe|object|embed|base|noscript|template|xmp|plaintext|math|animate|set|foreignObject)$/.test(element.tagName)
    )
      found.push(element.tagName);
    for (const { name, value } of element.attrs) {
      if (/^on|^srcdoc$|^is$/.test(name) || (name === "http-equiv" && !/^content-security-policy$/i.test(value)))
        found.push(name);
      if (/^\s*(?:javascript|vbscript|data:text)/i.test(value) && /href|src|action|data/.test(name))
        found.push(`${name}=${value}`);
    }
  }
  return found;
}

/** Puts a text into contexts in which parsers read it differently. */
const createContexts = (html: string) => [
  html,
  `<svg>${html}</svg>`,
  `<noscript>${html}</noscript>`,
  `<table>${html}</table>`,
  `<select>${html}</select>`,
  `<div title="${html.replaceAll('"', "&quot;")}"></div>`,
];

describe("the canonical form", () => {
  test("of every known mutation vector contains nothing active and does not change when cleaned again", () => {
    const failures: string[] = [];
    for (const vector of [...mutationVectors, ...grammarVectors(2000, 20261122)])
      for (const isDocument of [false, true]) {
        const html = clean(vector, isDocument);
        if (clean(html, isDocument) !== html) failures.push(`changes: ${vector}`);
        if (listActive(html, isDocument).length > 0) failures.push(`active: ${vector}`);
      }
    expect(failures).toEqual([]);
  }, 120_000);

  test("contains nothing active in any other context", () => {
    const failures: string[] = [];
    for (const vector of [...mutationVectors, ...grammarVectors(2000, 4711)]) {
      const html = clean(vector);
      for (const text of createContexts(html)) {
        const active = listActive(text, false).filter((name) => name !== "noscript");
        if (active.length > 0) failures.push(`${active.join()} in ${text}`);
      }
      // Every remaining bracket starts a tag, or precedes a space in CSS.
      if (/<(?![a-z/ ])/i.test(html)) failures.push(`unescaped bracket in ${html}`);
    }
    expect(failures).toEqual([]);
  }, 120_000);

  test("does not change when cleaned again, for any text", () => {
    fc.assert(
      fc.property(hostileText, fc.boolean(), (text, isDocument) => {
        const once = cleanHtml(text, { isDocument });
        expect(cleanHtml(once.html, { isDocument })).toEqual({ html: once.html, dangers: [] });
      }),
      { seed: 7, numRuns: 2000 },
    );
  }, 120_000);

  test.each([
    ["<p>A &lt; b &copy; &#8212; <b>x</b>&nbsp;y</p><br/>", "<p>A &lt; b © — <b>x</b>&nbsp;y</p><br>"],
    ["<ul><li>A<li>B</ul>", "<ul><li>A</li><li>B</li></ul>"],
    ["<pre>\n\nx</pre><textarea>\n\na < b</textarea>", "<pre>\n\nx</pre><textarea>\n\na &lt; b</textarea>"],
    [
      '<p style="color: var(--primary)" class=a data-x=1 hidden>x</p>',
      '<p style="color: var(--primary)" class="a" data-x="1" hidden>x</p>',
    ],
    ["<!-- note --><p>x</p>", "<p>x</p>"],
    [
      '<svg viewBox="0 0 8 8"><linearGradient id="g"/><path fill="url(#g)" d="M0 0"/><title>x</title></svg>',
      '<svg viewBox="0 0 8 8"><linearGradient id="g"></linearGradient><path fill="url(#g)" d="M0 0"></path><title>x</title></svg>',
    ],
    ["<style>a > b { color: red } /* x */</style>", "<style>a > b { color: red } /**/</style>"],
    ['<a href="https://x.example/?a=1&amp;b=2">x</a>', '<a href="https://x.example/?a=1&amp;b=2">x</a>'],
  ])("of %s is %s, without dangers", (text, html) => {
    expect(cleanHtml(text, { isDocument: false })).toEqual({ html, dangers: [] });
  });

  test("of a document keeps html, head and body and drops what redirects or loads", () => {
    const { html, dangers } = cleanHtml(
      '<!DOCTYPE html><html lang="en"><head><meta charset="iso-2022-jp"><title>T</title>' +
        '<meta http-equiv="refresh" content="0;url=//x"><link rel="stylesheet" href="a.css">' +
        '<meta name="description" content="D"></head><body class="b"><p>x</p></body></html>',
      { isDocument: true },
    );
    expect(html).toBe(
      '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>T</title>' +
        '<meta name="description" content="D"></head><body class="b"><p>x</p></body></html>',
    );
    expect(dangers.map(({ message }) => message)).toEqual(["a meta element with an effect (http-equiv)"]);
  });
});
