import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { countTokens } from "gpt-tokenizer";
import { componentGuidance } from "#/documents/part-references/component-guidance";
import { getComponentPlan } from "#/formats/react/component-plan";
import { renderComponentTsx } from "#/formats/react/component-tsx";
import { type PartsSetup, publishDemoBrands } from "#test/operations/parts/parts-setup";

let setup: PartsSetup;

beforeAll(async () => {
  setup = await publishDemoBrands(3);
}, 60_000);
afterAll(() => setup.app.close());

const getText = async (values: Record<string, unknown>) =>
  (await setup.agent.call("get_component", { system: setup.first.slug, component: "button", ...values })).content[0]?.text ?? "";
const getError = async (values: Record<string, unknown>) => JSON.parse(await getText(values)) as { error: string; hint: string };

describe("get_component", () => {
  test("returns every component of every brand in under 2,500 tokens, and names what it leaves out", async () => {
    for (const { slug, content } of setup.brands)
      for (const component of content.components) {
        const text = await getText({ system: slug, component: component.slug });
        const tokens = countTokens(text);
        expect([slug, component.slug, tokens < 2500 ? "under 2,500" : tokens]).toEqual([slug, component.slug, "under 2,500"]);
        for (const [heading, argument] of [
          ["## HTML", 'include: ["html"]'],
          ["## CSS", 'include: ["css"]'],
          ["\n## React\n", 'include: ["react"]'],
        ] as const)
          expect([component.slug, heading, text.includes(heading) || text.includes(argument)]).toEqual([
            component.slug,
            heading,
            true,
          ]);
      }
  }, 60_000);

  test("says when to use it and when not, its variants, states and tokens, and where it is seen", async () => {
    const text = await getText({});
    expect(text).toStartWith(`# "Button" (\`button\`), ${setup.first.slug} 1.0.0\n`);
    expect(text).toContain('- Use (actions): "Triggers an action.');
    expect(text).toContain("- Not for going to another page (`link`)");
    expect(text).toContain("- Variants, the default first: `main`, `secondary`,");
    expect(text).toContain("- States: `:hover`, `:active`, `:focus-visible`, `disabled`, `aria-disabled`, `aria-busy`");
    expect(text).toContain("--primary{,-active,-foreground,-hover}");
    expect(text).toContain(`/preview/d/${setup.first.designId}/components/button`);
    expect((await setup.app.get(`/preview/d/${setup.first.designId}/components/button`)).status).toBe(200);
  });

  test("the style sheet and the React file are those of the version, the sheet without fallback values", async () => {
    const { content } = setup.first;
    const [button] = content.components;
    if (!button) throw new Error("there is no component");
    const text = await getText({ include: ["css", "react"] });
    expect(text).toContain(renderComponentTsx(getComponentPlan(button)).trimEnd());
    expect(text).toContain(".lv-button:hover { --lv-fill: var(--primary-hover); }");
    expect(text).not.toContain("--_primary");
    const html = await getText({ include: ["html"] });
    for (const variant of button.variants) expect(html).toContain(variant.html);
    expect(html).not.toContain("## CSS");
  });

  test("every variable that a component reads in its shortened sheet is one of the system", async () => {
    const { slug, content } = setup.first;
    const tokens = await (await setup.app.get(`/api/systems/export/${slug}?format=globals-css`)).text();
    const defined = new Set([...tokens.matchAll(/^ *(--[\w-]+):/gm)].map(([, name]) => name));
    for (const component of content.components) {
      const css = await getText({ component: component.slug, include: ["css"] });
      const own = new Set([...css.matchAll(/(--lv-[\w-]+|--_[\w-]+)\s*:/g)].map(([, name]) => name));
      const read = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? "");
      const unknown = read.filter((name) => !defined.has(name) && !own.has(name) && !name.startsWith("--lv-"));
      expect([component.slug, unknown]).toEqual([component.slug, []]);
    }
  });

  test("shows the variant that is asked for, by key or name", async () => {
    for (const variant of ["destructive", "Destructive"]) expect(await getText({ variant })).toContain("`destructive`:\n");
    const only = await getText({ variant: "destructive", include: ["html"] });
    expect([only.includes("lv-button--destructive"), only.includes("lv-button--quiet")]).toEqual([true, false]);
  });

  test("an unknown name is refused with the nearest one", async () => {
    expect((await getError({ component: "buton" })).error).toBe('No component "buton". Did you mean "button"?');
    expect((await getError({ component: "zzzzzzzzzzzz" })).error).toContain("Known: button, link,");
    expect((await getError({ variant: "destructiv" })).error).toContain('Did you mean "destructive"?');
    expect((await getError({ version: "9.9.9" })).error).toContain("Versions: 1.0.0.");
    expect((await getError({ system: "no-such-system" })).hint).toContain("list_published_systems");
    expect(await setup.agent.statusOf("get_component", { system: setup.first.slug, component: "Navigation bar" })).toBe(200);
  });

  test("the newest version is that of the live design, which its id names too, with a key", async () => {
    const { slug, designId } = setup.first;
    expect(await getText({ version: "1.0.0" })).toBe(await getText({}));
    const { key } = await setup.app.key(["READ"]);
    const { content } = await setup.agent.call("get_component", { system: designId, component: "button" }, key);
    expect(content[0]?.text).toBe(await getText({}));
    expect(await setup.agent.statusOf("get_component", { system: designId, component: "button" })).toBe(401);
    expect((await setup.app.get(`/api/v1/systems/${slug}/components/button`)).status).toBe(200);
  });

  test("guidance exists for exactly the generated components and names only parts that exist", () => {
    const slugs = setup.first.content.components.map(({ slug }) => slug);
    expect(Object.keys(componentGuidance).sort()).toEqual(slugs.toSorted());
    const named = Object.values(componentGuidance).flatMap((line) =>
      [...line.matchAll(/`([\w-]+)`/g)].map(([, name]) => name ?? ""),
    );
    expect(named.filter((name) => !slugs.includes(name) && !["get_asset", "code"].includes(name))).toEqual([]);
  });
});
