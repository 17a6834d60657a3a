import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { countTokens } from "gpt-tokenizer";
import { listSystemVariables } from "#/formats/token-groups";
import { getText, type PartsSetup, publishDemoBrands } from "#test/operations/parts/parts-setup";

type Result = { kind: string; name: string; about: string; distance?: string; get?: string };

let setup: PartsSetup;

beforeAll(async () => {
  setup = await publishDemoBrands(3);
}, 60_000);
afterAll(() => setup.app.close());

const search = async (query: string, system = setup.first.slug) => {
  const outcome = await setup.agent.call("search_design_system", { system, query });
  expect([query, outcome.isError]).toEqual([query, undefined]);
  expect(countTokens(getText(outcome))).toBeLessThan(2500);
  return outcome.structuredContent as { results: Result[]; note?: string };
};
const namesOf = async (query: string) => (await search(query)).results.map(({ kind, name }) => `${kind} ${name}`);

describe("search by words", () => {
  test.each([
    ["primary button", "component button"],
    ["danger", "token --destructive"],
    ["logo on dark", "asset reversed"],
    ["pricing", "page pricing"],
    ["modal", "component dialog"],
    ["dropdown", "component menu"],
    ["date picker", "component calendar"],
    ["shopping cart icon", "icon shopping-cart"],
    ["hero image", "asset hero"],
    ["404", "page not-found"],
    ["FAQ", "component accordion"],
    ["focus ring", "token --ring"],
    ["What is the button?", "component button"],
  ])("%s finds %s first", async (query, expected) => {
    expect((await namesOf(query))[0]).toBe(expected);
  });

  test("finds the rule for a subject, and several kinds beside each other", async () => {
    expect(await namesOf("contrast of text")).toContain("rule contrast-text");
    expect(new Set((await search("danger")).results.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  });

  test("says the call that returns each part, with the variant that the words name, and each call works", async () => {
    const [button] = (await search("primary button")).results;
    expect(button?.get).toBe('get_component {"component":"button","variant":"main"}');
    expect((await search("card")).results[0]?.get).toBe('get_component {"component":"card"}');
    for (const query of ["danger", "logo on dark", "pricing", "cart", "card"])
      for (const { get } of (await search(query)).results) {
        if (get === undefined) continue;
        const [tool = "", input = "{}"] = [get.slice(0, get.indexOf(" ")), get.slice(get.indexOf(" ") + 1)];
        const status = await setup.agent.statusOf(tool, { system: setup.first.slug, ...JSON.parse(input) });
        expect([get, status]).toEqual([get, 200]);
      }
  });

  test("finds nothing where nothing matches, and says so", async () => {
    const { results, note } = await search("qqqxyz");
    expect([results, note]).toEqual([[], expect.stringContaining("Nothing matches")]);
  });

  test("takes queries in other scripts and of signs only", async () => {
    for (const query of ["お茶", "!!!", "()[]*", "a".repeat(200)]) await search(query);
    expect(await setup.agent.statusOf("search_design_system", { system: setup.first.slug, query: "a".repeat(201) })).toBe(400);
  });
});

describe("search by value", () => {
  test("a colour finds the roles with it, the same ones first, and no palette steps", async () => {
    const primary = setup.first.content.tokens.colors.light.primary.hex;
    const { results, note } = await search(`nearest token to ${primary}`);
    expect(results[0]).toEqual({ kind: "token", name: "--primary", about: `${primary} (light)`, distance: "same" });
    expect(results.every(({ name }) => !name.startsWith("--palette-"))).toBe(true);
    expect(new Set(results.map(({ name }) => name)).size).toBe(results.length);
    expect(note).toContain("as var()");
  });

  test("a colour that no token has finds the nearest and says that it is another", async () => {
    const { results, note } = await search("oklch(0.45 0.09 215)");
    expect(results[0]?.distance).toMatch(/^ΔE \d/);
    expect(note).toContain("No token has this value");
  });

  test("a length finds spacing, radius and sizes, and words choose among them", async () => {
    expect((await search("12px")).results[0]).toEqual({ kind: "token", name: "--space-3", about: "0.75rem", distance: "same" });
    expect((await search("0.75rem")).results[0]?.name).toBe("--space-3");
    const sizes = (await search("17px font size")).results.map(({ name }) => name);
    expect(sizes.every((name) => name.startsWith("--text-"))).toBe(true);
    const { results } = await search("13px gap");
    expect([results[0]?.name, results[0]?.distance]).toEqual(["--space-3", "−1px"]);
    const corners = (await search("8px rounded corners")).results.map(({ name }) => name);
    expect(corners.every((name) => name.startsWith("--radius"))).toBe(true);
  });

  test("a time finds durations only", async () => {
    const names = (await search("0.2s")).results.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => name.startsWith("--duration-"))).toBe(true);
  });
});

describe("get_tokens", () => {
  type Tokens = { groups?: Record<string, number>; tokens: Record<string, unknown>; contrast?: string[]; omitted?: string };
  const read = async (values: Record<string, unknown>) => {
    const outcome = await setup.agent.call("get_tokens", { system: setup.first.slug, ...values });
    expect(countTokens(getText(outcome))).toBeLessThan(2500);
    return outcome.structuredContent as Tokens;
  };

  test("every group of every brand stays under 2,500 tokens and has exactly its variables", async () => {
    for (const { slug, content } of setup.brands) {
      const all = listSystemVariables(content.tokens);
      const { groups = {} } = await read({ system: slug });
      expect(Object.values(groups).reduce((sum, count) => sum + count, 0)).toBe(all.length);
      for (const group of Object.keys(groups)) {
        const { tokens, omitted } = await read({ system: slug, group });
        const names = all.filter((variable) => variable.group === group).map(({ name }) => name);
        expect([slug, group, Object.keys(tokens), omitted]).toEqual([slug, group, names, undefined]);
      }
    }
  });

  test("has the values of the style sheet", async () => {
    const css = await (await setup.app.get(`/api/systems/export/${setup.first.slug}?format=globals-css`)).text();
    for (const group of ["space", "text", "motion", "layout", "font"])
      for (const [name, value] of Object.entries((await read({ group })).tokens)) expect(css).toContain(`${name}: ${value};`);
    for (const [name, value] of Object.entries((await read({ mode: "dark" })).tokens))
      expect(css).toContain(`${name}: ${value};`);
  });

  test("a role is its variables with the measured contrast, also by another word or as var()", async () => {
    const { tokens, contrast } = await read({ role: "primary" });
    expect(Object.keys(tokens)).toEqual(["--primary", "--primary-foreground", "--primary-hover", "--primary-active"]);
    expect(contrast?.[0]).toMatch(/^--primary-foreground on --primary, light: [\d.]+:1 \(needs [\d.]+\)$/);
    expect(Object.keys((await read({ role: "var(--space-4)" })).tokens)[0]).toBe("--space-4");
    expect(Object.keys((await read({ role: "danger" })).tokens)[0]).toBe("--palette-danger-1");
    expect(Object.keys((await read({ role: "danger", group: "color" })).tokens)[0]).toBe("--destructive");
  });

  test("one mode has plain values, and an unknown role is refused with the nearest", async () => {
    const { tokens } = await read({ role: "primary", mode: "dark" });
    expect(tokens["--primary"]).toBe(setup.first.content.tokens.colors.dark.primary.hex);
    const refused = await setup.agent.call("get_tokens", { system: setup.first.slug, role: "prmary" });
    expect(JSON.parse(getText(refused)).error).toContain('Did you mean "primary"?');
  });
});
