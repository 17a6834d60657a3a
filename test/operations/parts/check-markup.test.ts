import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { maxCheckedTextLength } from "#/model/limits";
import type { MarkupCheck } from "#/operations/parts/markup-check-schema";
import { getText, type PartsSetup, publishDemoBrands } from "#test/operations/parts/parts-setup";

let setup: PartsSetup;

beforeAll(async () => {
  setup = await publishDemoBrands(1);
}, 60_000);
afterAll(() => setup.app.close());

const call = (values: Record<string, unknown>, key?: string) =>
  setup.agent.call("check_markup", { system: setup.first.slug, ...values }, key);
const check = async (markup: string, values: Record<string, unknown> = {}) =>
  (await call({ markup, ...values })).structuredContent as unknown as MarkupCheck & { system: string; version: string };

describe("check_markup", () => {
  test("returns each fault with its place and the exact replacement", async () => {
    const result = await check('<p\n  class="flex p-[13px]">Hello</p>');
    expect(result).toMatchObject({ system: setup.first.slug, version: "1.0.0", language: "html", fixes: 1 });
    expect(result.counts).toEqual({ error: 0, warning: 1, info: 0 });
    expect(result.findings).toEqual([
      {
        rule: "utility-from-theme",
        severity: "warning",
        line: 2,
        column: 15,
        message: "The utility p-[13px] uses an arbitrary length.",
        fix: "Use p-3.",
        edits: [{ old: "p-[13px]", new: "p-3", at: ["2:15"] }],
      },
    ]);
    expect(result.fixed).toBeUndefined();
  });

  test("with fix, returns the text with all edits, and the findings that are left", async () => {
    const result = await check('<p class="flex p-[13px]">Hello</p>\n<img src="a.png">', { fix: true });
    expect(result.fixed).toBe('<p class="flex p-3">Hello</p>\n<img src="a.png">');
    expect(result.fixes).toBe(1);
    expect(result.findings.map(({ rule, line }) => [rule, line])).toEqual([["image-alternative", 2]]);
  });

  test("a text without faults has none", async () => {
    const result = await check('<p class="bg-primary text-primary-foreground p-4">Hello</p>', { fix: true });
    expect([result.findings, result.fixes]).toEqual([[], 0]);
    expect(result.fixed).toBe('<p class="bg-primary text-primary-foreground p-4">Hello</p>');
  });

  test.each([
    ["html", "<p>x</p>"],
    ["html", "<!doctype html>\n<html><body><script>const a = () => 1;</script></body></html>"],
    ["css", ".a { color: red }"],
    ["css", "@theme {\n  --color-a: red;\n}"],
    ["css", "--primary: red;"],
    ["tsx", "export const A = () => <p className='a'>x</p>;"],
    ["tsx", "<p className='a' style={{ margin: 3 }}>x</p>"],
    ["tsx", "const box = { color: 'red' };"],
    ["vue", '<script setup lang="ts">\nconst a = 1;\n</script>\n<template><p>x</p></template>'],
    ["svelte", "{#if a}<p>x</p>{/if}"],
    ["classes", "flex p-4 hover:bg-primary/50 data-[state=open]:mt-2"],
  ])("%s is recognised", async (language, markup) => {
    expect((await check(markup)).language as string).toBe(language);
  });

  test("a variable that the rest of the project may define is a note, not an error", async () => {
    const result = await check(".a { height: var(--app-header-height); color: var(--primry) }");
    expect(result.findings.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      "error The variable --primry is not defined.",
      "info The variable --app-header-height is not defined.",
    ]);
  });

  test("a copy of a component is named with the tool that returns it", async () => {
    const { findings } = await check('<button className="rounded bg-primary px-4 text-primary-foreground">Go</button>');
    expect(findings).toMatchObject([{ rule: "component-of-system", fix: expect.stringContaining("get_component") }]);
  });

  test("a text of many faults gives a short result with the rest counted by rule", async () => {
    const markup = Array.from(
      { length: 400 },
      (_, index) => `.a${index} { margin: ${200 + index}px; color: #${(index + 4096).toString(16)}aa }`,
    );
    const { structuredContent, content } = await call({ markup: markup.join("\n") });
    const text = content[0]?.text ?? "";
    expect(text.length / 4).toBeLessThan(2500);
    const result = structuredContent as unknown as MarkupCheck;
    expect(Object.keys(result.omitted?.rules ?? {})).toContain("spacing-from-scale");
    expect(result.findings[0]?.severity).toBe("error");
  });

  test("a text that cannot be parsed is refused with its reason and what to do", async () => {
    const refused = await call({ markup: "<p className='a'>x</p><p>y</p>" });
    expect(refused.isError).toBe(true);
    expect(JSON.parse(getText(refused))).toMatchObject({
      status: 400,
      error: expect.stringContaining("wrapped in an enclosing tag"),
    });
    const { key } = await setup.app.key(["READ"]);
    const path = `/api/v1/systems/${setup.first.slug}/check-markup`;
    const large = { markup: "x".repeat(maxCheckedTextLength + 1) };
    expect((await setup.app.send("POST", path, { body: large, key })).status).toBe(400);
    expect((await setup.app.send("POST", path, { body: large })).status).toBe(413);
    for (const markup of [`a = ${"(".repeat(20_000)}`, `<p class="${"p-[13px] ".repeat(3000)}">`, "\u0000", "{".repeat(20_000)])
      expect(getText(await call({ markup })).length).toBeLessThan(10_000);
  }, 60_000);

  test("drafts take a key, pinned versions and REST give the same", async () => {
    const markup = '<p class="p-[13px]">x</p>';
    const { slug, designId } = setup.first;
    const live = await check(markup);
    expect(await check(markup, { version: "1.0.0" })).toEqual(live);
    const { key } = await setup.app.key(["READ"]);
    const own = await setup.agent.call("check_markup", { system: designId, markup }, key);
    expect(own.structuredContent).toEqual(live as unknown as Record<string, unknown>);
    expect(await setup.agent.statusOf("check_markup", { system: designId, markup })).toBe(401);
    const response = await setup.app.send("POST", `/api/v1/systems/${slug}/check-markup`, { body: { markup } });
    expect([response.status, response.json]).toEqual([200, live]);
    expect(await setup.agent.statusOf("check_markup", { system: "no-such-system", markup })).toBe(404);
  });
});
