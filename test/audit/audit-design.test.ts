import { expect, test } from "bun:test";
import { auditDesign } from "#/audit/audit-design";
import { createInventory, listTokenNames } from "#/audit/inventory";
import type { AuditedDesign } from "#/audit/rule";
import { countDesignTokens } from "#/formats/token-count";
import { colorFromHex } from "#/color/oklch";
import { createDesignContent, createFoundationContent } from "#test/design-content";

const sound = createDesignContent({ name: "Audited", brandColor: "#336699" });
const listRuleIds = (subject: AuditedDesign) => [
  ...new Set(
    auditDesign(subject)
      .findings.filter(({ severity }) => severity === "error")
      .map(({ rule }) => rule),
  ),
];
const withBody = (body: string): AuditedDesign => ({
  ...sound,
  pages: sound.pages.map((page) => ({ ...page, body: page.body + body })),
});
const withCss = (css: string): AuditedDesign => ({
  ...sound,
  pages: sound.pages.map((page) => ({ ...page, css: page.css + css })),
});

test("a generated design has no error", () => {
  expect(listRuleIds(sound)).toEqual([]);
});

test("a safety error in generated markup is reported with its page and location", () => {
  const { findings } = auditDesign(withBody("\n<p onclick=x>y</p>"));
  expect(findings[0]).toMatchObject({
    rule: "markup-safe",
    severity: "error",
    safety: true,
    subject: "page landing",
    place: "2:1",
  });
  expect(listRuleIds(withCss("a{background:url(//external.example/x)}"))).toEqual(["nothing-outside"]);
});

test("a missing page, a duplicate component, a wrong alias, low contrast and a changed brand colour are errors", () => {
  const { tokens } = sound;
  const [component] = sound.components;
  expect(listRuleIds({ ...sound, pages: sound.pages.filter(({ slug }) => slug !== "pricing") })).toEqual(["inventory-complete"]);
  expect(listRuleIds({ ...sound, components: component ? [...sound.components, component] : [] })).toEqual([
    "inventory-complete",
  ]);
  const light = { ...tokens.colors.light, brand: { hex: "#000000", l: 0, c: 0, h: 0 } };
  expect(listRuleIds({ ...sound, tokens: { ...tokens, colors: { ...tokens.colors, light } } })).toEqual(["brand-exact"]);
  const border = { ...colorFromHex("#123456"), alias: { scale: "neutral" as const, step: 1 } };
  expect(
    listRuleIds({ ...sound, tokens: { ...tokens, colors: { ...tokens.colors, light: { ...tokens.colors.light, border } } } }),
  ).toEqual(["token-alias"]);
  const withLowContrast = { ...tokens.colors.light, "muted-foreground": tokens.colors.light.muted };
  expect(listRuleIds({ ...sound, tokens: { ...tokens, colors: { ...tokens.colors, light: withLowContrast } } })).toEqual([
    "token-contrast",
  ]);
});

test("the same styles are checked against the tokens of each design, whichever was audited before", () => {
  const design = withCss(".z{border-color:#336699}");
  const { tokens } = createFoundationContent({ name: "Audited", brandColor: "#c0392b" });
  const listMessages = (subject: AuditedDesign) =>
    auditDesign(subject).findings.flatMap(({ rule, message }) => (rule === "color-from-palette" ? [message] : []));
  expect(listMessages(design)).toEqual([]);
  expect(listMessages({ ...design, tokens }).join()).toContain("#336699");
  expect(listMessages(design)).toEqual([]);
});

test("a wordmark with live text is reported but is not an error", () => {
  const content = createDesignContent({ name: "青葉" });
  const assets = content.mark.assets.map((asset) => (asset.kind === "wordmark" ? { ...asset, outlined: false } : asset));
  const { findings, counts } = auditDesign({ ...content, mark: { ...content.mark, assets } });
  const before = new Set(auditDesign(content).findings.map(({ rule }) => rule));
  const added = findings.map(({ rule }) => rule).filter((rule) => !before.has(rule));
  expect([added, counts.error]).toEqual([["wordmark-outlined"], 0]);
});

test("the inventory lists every token of the token file once, and every component, page and asset", () => {
  const names = [...createInventory(sound).keys()];
  expect(listTokenNames(sound.tokens)).toHaveLength(countDesignTokens(sound));
  expect(names).toEqual(expect.arrayContaining(["token:color.primary", "component:button", "page:landing", "asset:symbol"]));
});
