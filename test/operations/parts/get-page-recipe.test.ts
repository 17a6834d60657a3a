import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { countTokens } from "gpt-tokenizer";
import { listPageSections } from "#/documents/part-references/page-recipe";
import { selectRules, splitSelectors } from "#/formats/select-rules";
import { getText, type PartsSetup, publishDemoBrands } from "#test/operations/parts/parts-setup";

let setup: PartsSetup;

beforeAll(async () => {
  setup = await publishDemoBrands(4);
}, 60_000);
afterAll(() => setup.app.close());

const recipe = async (values: Record<string, unknown>) =>
  getText(await setup.agent.call("get_page_recipe", { system: setup.first.slug, page: "landing", ...values }));

describe("get_page_recipe", () => {
  test("outlines every page of every brand in under 2,500 tokens, and each section can be fetched", async () => {
    for (const { slug, content } of setup.brands)
      for (const page of content.pages) {
        const text = await recipe({ system: slug, page: page.slug });
        const tokens = countTokens(text);
        expect([slug, page.slug, tokens < 2500 ? "under 2,500" : tokens]).toEqual([slug, page.slug, "under 2,500"]);
        const sections = listPageSections(page);
        expect(sections.length).toBeGreaterThan(2);
        for (const { name } of sections) {
          expect(text).toContain(`\`${name}\`: \``);
          expect([page.slug, name, text.includes(`## ${name}\n`) || text.includes(`section: "${name}"`)]).toEqual([
            page.slug,
            name,
            true,
          ]);
        }
      }
  }, 60_000);

  test("a section has its markup and only the rules that it needs, and nothing of components", async () => {
    const { content } = setup.first;
    for (const { name, html } of listPageSections(content.pages[0] ?? expect.unreachable())) {
      const text = await recipe({ section: name });
      expect(text).toContain(html.trimEnd());
      expect(text).not.toMatch(/^\.lv-/m);
    }
    const hero = await recipe({ section: "hero" });
    expect(hero).toContain(".hero");
    expect(hero).not.toContain(".foot");
  });

  test("names the sections of a landing page, first what stands first, with the components in them", async () => {
    const names = listPageSections(setup.first.content.pages[0] ?? expect.unreachable()).map(({ name }) => name);
    expect([names[0], names[1], names.at(-1)]).toEqual(["head", "hero", "foot"]);
    expect(new Set(names).size).toBe(names.length);
    expect(await recipe({})).toContain("components: button");
  });

  test("the base has the rules for elements, on which sections rely", async () => {
    expect(await recipe({ section: "base" })).toContain("--edge:");
  });

  test("unknown pages and sections are refused with the nearest", async () => {
    expect(JSON.parse(await recipe({ page: "prcing" })).error).toBe('No page "prcing". Did you mean "pricing"?');
    expect(JSON.parse(await recipe({ section: "hro" })).error).toContain('Did you mean "hero"?');
  });
});

describe("get_asset", () => {
  type File = { name: string; url: string };
  type Choice = { kind: string; light?: File; dark?: File; html: string; rule?: string; access?: string };
  const choose = async (values: Record<string, unknown>) => {
    const outcome = await setup.agent.call("get_asset", { system: setup.first.slug, ...values });
    expect(countTokens(getText(outcome))).toBeLessThan(2500);
    return outcome.structuredContent as Choice;
  };

  test("a mark is the file for the ground, with the rule for it", async () => {
    const dark = await choose({ asset: "logo", on: "dark" });
    expect([dark.light, dark.dark?.name]).toEqual([undefined, "reversed"]);
    expect(dark.rule).toContain("On dark grounds use reversed, never lockup-horizontal.");
    const light = await choose({ asset: "logo", on: "light" });
    expect([light.light?.name, light.dark]).toEqual(["lockup-horizontal", undefined]);
    expect((await choose({ asset: "symbol", on: "dark" })).dark?.name).toBe("symbol-white");
    expect((await choose({ asset: "wordmark", on: "dark" })).dark?.name).toBe("reversed");
  });

  test("a picture has its two drawings, and every address that is returned has a file", async () => {
    const { light, dark, html } = await choose({ asset: "hero" });
    expect([light?.name, dark?.name]).toEqual(["hero", "hero-dark"]);
    expect(html).toStartWith('<picture><source media="(prefers-color-scheme: dark)"');
    for (const { slug } of [...setup.first.content.mark.assets, ...setup.first.content.imagery.assets]) {
      const choice = await choose({ asset: slug });
      for (const file of [choice.light, choice.dark])
        if (file) expect([slug, (await setup.app.get(new URL(file.url).pathname)).status]).toEqual([slug, 200]);
    }
  });

  test("of a draft, the result says that the file needs the key", async () => {
    const { app, agent, first } = setup;
    const { key } = await app.key(["READ"]);
    const read = async (asset: string) =>
      (await agent.call("get_asset", { system: first.designId, asset }, key)).structuredContent as Choice;
    expect((await read("logo")).access).toContain("with your key");
    expect([(await read("shopping-cart")).access, (await choose({ asset: "logo" })).access]).toEqual([undefined, undefined]);
  });

  test("an icon is its drawing in the text colour, in the manner of the set", async () => {
    const { kind, html } = await choose({ asset: "shopping-cart" });
    expect(kind).toBe("icon");
    expect(html).toContain(`stroke="currentColor" stroke-width="${setup.first.content.icons.style.stroke}"`);
  });

  test("an unknown name is refused with the nearest", async () => {
    const refused = await setup.agent.call("get_asset", { system: setup.first.slug, asset: "simbol" });
    expect(JSON.parse(getText(refused)).error).toContain('Did you mean "symbol"?');
  });
});

test("rules are selected by their selectors, within queries too, and keyframes with what uses them", () => {
  const css = `/* { */ .a, .b:is(.c, p) { color: red; content: "}"; } @media (min-width: 1px) { .b { top: 0 } .a { animation: turn 1s } }
@keyframes turn { to { top: 0 } } @keyframes other { to { top: 1px } } @font-face { font-family: x }`;
  expect(selectRules(css, (selector) => selector === ".a")).toBe(
    '.a { color: red; content: "}"; }\n@media (min-width: 1px) {\n.a { animation: turn 1s }\n}\n@keyframes turn { to { top: 0 } }\n',
  );
  expect(splitSelectors('.a:is(.b, .c), [title="x,y"] , p')).toEqual([".a:is(.b, .c)", '[title="x,y"]', "p"]);
});
