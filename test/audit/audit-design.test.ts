import { describe, expect, test } from "bun:test";
import { auditDesign } from "#/audit/audit-design";
import { inventoryOf, tokenNamesOf } from "#/audit/inventory";
import type { Subject } from "#/audit/rule";
import { tokenCount } from "#/formats/token-count";
import { contentOf } from "#test/content";

const sound = contentOf({ name: "Audited", brandColor: "#336699" });
const idsFor = (subject: Subject) => [
  ...new Set(
    auditDesign(subject)
      .findings.filter(({ severity }) => severity === "error")
      .map(({ rule }) => rule),
  ),
];
const withBody = (body: string): Subject => ({
  ...sound,
  pages: sound.pages.map((page) => ({ ...page, body: page.body + body })),
});
const withCss = (css: string): Subject => ({ ...sound, pages: sound.pages.map((page) => ({ ...page, css: page.css + css })) });

test("a generated design has no error", () => {
  expect(idsFor(sound)).toEqual([]);
});

describe("what could run or reach out is a safety error", () => {
  test.each([
    "<script>x</script>",
    "<SCRIPT src=x>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    '<a href="java\tscript:alert(1)">x</a>',
    "<a href=' javascript:alert(1)'>x</a>",
    "<iframe srcdoc='x'></iframe>",
    '<img src="https://elsewhere.example/x.png">',
    '<img srcset="//elsewhere.example/x.png 2x">',
    '<meta http-equiv="refresh" content="0;url=x">',
    '<base href="https://elsewhere.example/">',
    '<p style="background:url(https://elsewhere.example/x)">',
    "<style>@import 'x.css';</style>",
  ])("%s", (body) => {
    expect(idsFor(withBody(body))).toEqual(["markup-safe"]);
    expect(auditDesign(withBody(body)).findings.every(({ rule, safety }) => rule !== "markup-safe" || safety)).toBe(true);
  });

  test.each(["a{background:url(//elsewhere.example/x)}", "@import url(x.css);", "a{width:expression(alert(1))}"])(
    "css %s",
    (css) => {
      expect(idsFor(withCss(css))).toEqual(["markup-safe"]);
    },
  );

  test.each([
    '<p title="&lt;img onerror=alert(1)&gt; https://x.example">&lt;script&gt;</p>',
    '<a href="https://elsewhere.example/">a link is not a load</a>',
    "<p>1 < 2 onclick=3</p>",
  ])("text and links are harmless: %s", (body) => {
    expect(idsFor(withBody(body))).toEqual([]);
  });
});

test("a missing page, a repeated component, a lost alias, a failed pair and a brand that moved are errors", () => {
  const { tokens } = sound;
  const [component] = sound.components;
  expect(idsFor({ ...sound, pages: sound.pages.filter(({ slug }) => slug !== "pricing") })).toEqual(["inventory-complete"]);
  expect(idsFor({ ...sound, components: component ? [...sound.components, component] : [] })).toEqual(["inventory-complete"]);
  const light = { ...tokens.colors.light, brand: { hex: "#000000", l: 0, c: 0, h: 0 } };
  expect(idsFor({ ...sound, tokens: { ...tokens, colors: { ...tokens.colors, light } } })).toEqual(["brand-exact"]);
  const border = { ...tokens.colors.light.border, hex: "#123456", alias: { scale: "neutral" as const, step: 1 } };
  expect(
    idsFor({ ...sound, tokens: { ...tokens, colors: { ...tokens.colors, light: { ...tokens.colors.light, border } } } }),
  ).toEqual(["token-alias"]);
  const pairs = tokens.report.pairs.map((pair, index) => (index === 0 ? { ...pair, passes: false } : pair));
  expect(idsFor({ ...sound, tokens: { ...tokens, report: { ...tokens.report, pairs } } })).toEqual(["token-contrast"]);
});

test("a wordmark of live text is told, and blocks nothing", () => {
  const { findings, counts } = auditDesign(contentOf({ name: "青葉" }));
  expect([findings.map(({ rule }) => rule), counts.error]).toEqual([["wordmark-outlined"], 0]);
});

test("the inventory names each token once, as many as the token file has, and every component, page and asset", () => {
  const names = [...inventoryOf(sound).keys()];
  expect(tokenNamesOf(sound.tokens)).toHaveLength(tokenCount(sound));
  expect(names).toEqual(expect.arrayContaining(["token:color.primary", "component:button", "page:landing", "asset:symbol"]));
});
