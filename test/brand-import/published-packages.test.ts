import { expect, test } from "bun:test";
import { Glob } from "bun";
import { formatHex8, parse } from "culori";
import { parseCssColor } from "#/color/parse";
import { recognizeFiles } from "#/brand-import/recognize-files";
import type { BrandProposal } from "#/brand-import/brand-proposal";
import { parseJsonFiles, readTokenFiles } from "#/brand-import/json/read-token-files";
import { readRules } from "#test/formats/read-rules";

const packages = `${import.meta.dir}/../../node_modules`;

async function readFolder(folder: string, pattern: string) {
  const paths = [...new Glob(pattern).scanSync(`${packages}/${folder}`)].sort();
  return await Promise.all(paths.map(async (path) => ({ path, bytes: await Bun.file(`${packages}/${folder}/${path}`).bytes() })));
}

const toHex8 = (css: string | undefined) => formatHex8(parse(css ?? ""));

/** Every colour, length and family of a proposal, wherever it went, by the name in its file. */
function listValues({ mapped }: BrandProposal): ReadonlyMap<string, string> {
  // The first of a name is that of the page; later ones are those of single elements.
  return new Map(mapped.toReversed().map(({ source, value }) => [source.slice(source.lastIndexOf(": ") + 2), value]));
}

test("@primer/primitives: every definition arrives, also lengths", async () => {
  const files = await readFolder("@primer/primitives/src/tokens", "**/*.json5");
  const proposal = recognizeFiles(files);
  expect(proposal.left).toEqual([]);
  const values = listValues(proposal);
  expect(values.size).toBeGreaterThan(1480);
  const radii = readRules(await Bun.file(`${packages}/@primer/primitives/dist/css/functional/size/radius.css`).text(), true);
  const medium = radii.flatMap(({ declarations }) => declarations.get("--borderRadius-medium") ?? [])[0];
  expect(`${(proposal.given.tokens?.radius?.steps?.find(({ name }) => name === "medium")?.px ?? 0) / 16}rem`).toBe(
    String(medium),
  );
}, 60_000);

test("@primer/primitives: every colour has the value and the alpha of the published style sheets in all themes", async () => {
  const files = await readFolder("@primer/primitives/src/tokens", "**/*.json5");
  const texts = files.map(({ path, bytes }) => ({ path, text: new TextDecoder().decode(bytes) }));
  const readings = readTokenFiles(parseJsonFiles(texts).parsed);
  const byName = new Map(
    readings
      .flatMap(({ tokens }) => tokens)
      .toReversed()
      .map((token) => [token.name, token]),
  );
  for (const [mode, theme] of [
    ["default", "light"],
    ["dark", "dark"],
    ["high-contrast", "light-high-contrast"],
    ["high-contrast-dark", "dark-high-contrast"],
    ["dark-dimmed", "dark-dimmed"],
    ["light-tritanopia", "light-tritanopia"],
    ["dark-tritanopia", "dark-tritanopia"],
  ] as const) {
    const css = await Bun.file(`${packages}/@primer/primitives/dist/css/functional/themes/${theme}.css`).text();
    const published = new Map(readRules(css, true).flatMap(({ declarations }) => [...declarations]));
    const resolve = (text: string, depth = 0): string =>
      depth > 20 ? text : text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(published.get(name) ?? "", depth + 1));
    const compared = [...byName].flatMap(([name, token]) => {
      const other = published.get(`--${name.replaceAll(".", "-")}`);
      const value = token.values.get(mode) ?? token.values.get("default");
      return other === undefined || token.type !== "color" ? [] : [[name, toHex8(value?.css), toHex8(resolve(other))] as const];
    });
    expect(compared.length).toBeGreaterThan(900);
    expect(compared.filter(([, ours, theirs]) => ours !== theirs)).toEqual([]);
  }
}, 60_000);

test("@primer/primitives: dark mode is that of the published style sheet", async () => {
  const files = await readFolder("@primer/primitives/src/tokens", "**/*.json5");
  const { given } = recognizeFiles(files);
  const css = await Bun.file(`${packages}/@primer/primitives/dist/css/functional/themes/dark.css`).text();
  const published = new Map(readRules(css, true).flatMap(({ declarations }) => [...declarations]));
  const dark = given.tokens?.colors?.dark;
  const get = (name: string) => parseCssColor(published.get(name) ?? "")?.color.hex;
  expect({
    background: parseCssColor(dark?.background ?? "")?.color.hex,
    foreground: parseCssColor(dark?.foreground ?? "")?.color.hex,
    primary: parseCssColor(dark?.primary ?? "")?.color.hex,
    border: parseCssColor(dark?.border ?? "")?.color.hex,
  }).toEqual({
    background: get("--bgColor-default"),
    foreground: get("--fgColor-default"),
    primary: get("--bgColor-accent-emphasis"),
    border: get("--borderColor-default"),
  });
}, 60_000);

test("@carbon/themes: the themes are modes, with the colours of the published script", async () => {
  const proposal = recognizeFiles(await readFolder("@carbon/themes/src/dtcg", "**/*.json"));
  expect(proposal.left).toEqual([]);
  const themes = (await import("@carbon/themes")) as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const { light, dark } = proposal.given.tokens?.colors ?? {};
  for (const [colors, theme] of [
    [light, themes.white],
    [dark, themes.g100],
  ] as const) {
    const given = colors as Readonly<Record<string, string>> | undefined;
    for (const [role, name] of [
      ["background", "background"],
      ["foreground", "textPrimary"],
      ["muted-foreground", "textSecondary"],
      ["primary", "interactive"],
      ["card", "layer01"],
      ["ring", "focus"],
      ["destructive", "supportError"],
      ["link", "linkPrimary"],
    ] as const) {
      expect([role, parseCssColor(given?.[role] ?? "")?.color.hex]).toEqual([
        role,
        parseCssColor(theme?.[name] ?? "")?.color.hex,
      ]);
    }
  }
});

test("@adobe/spectrum-tokens: every value arrives as it is, in its modes", async () => {
  const files = await readFolder("@adobe/spectrum-tokens/src", "*.json");
  const proposal = recognizeFiles(files);
  expect(proposal.left).toEqual([]);
  const values = listValues(proposal);
  let compared = 0;
  for (const { bytes } of files) {
    const raw = JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, { value?: unknown; sets?: unknown }>>;
    for (const [name, { value }] of Object.entries(raw)) {
      if (typeof value !== "string" || value.includes("{")) continue;
      compared++;
      expect([name, values.has(name)]).toEqual([name, true]);
      if (value.startsWith("rgb") || value.endsWith("px")) expect([name, values.get(name)]).toEqual([name, value]);
    }
  }
  expect(compared).toBeGreaterThan(300);
  const { light, dark } = proposal.given.tokens?.colors ?? {};
  expect({ light: light?.primary, dark: dark?.primary }).toEqual({ light: "rgb(59, 99, 251)", dark: "rgb(64, 105, 253)" });
}, 60_000);

test("govuk-frontend: the variables of the style sheet arrive unchanged", async () => {
  const path = "dist/govuk/govuk-frontend.min.css";
  const text = await Bun.file(`${packages}/govuk-frontend/${path}`).text();
  const proposal = recognizeFiles([{ path, bytes: new TextEncoder().encode(text) }]);
  const values = listValues(proposal);
  const published = [...text.matchAll(/(--govuk-[\w-]{1,80}-colour):(#[0-9a-f]{3,8})/g)];
  expect(published.length).toBeGreaterThan(15);
  const first = new Map(published.toReversed().map(([, name = "", value]) => [name, value]));
  for (const [name, value] of first) expect([name, values.get(name)]).toEqual([name, value]);
  expect(proposal.given.tokens?.colors?.light).toMatchObject({ primary: "#1d70b8", background: "#fff", link: "#1a65a6" });
});

test("open-props: all four published forms agree", async () => {
  const read = async (path: string) =>
    recognizeFiles([{ path, bytes: await Bun.file(`${packages}/open-props/${path}`).bytes() }]);
  const resolver = await read("open-props.resolver.json");
  const css = await read("open-props.min.css");
  const dictionary = await read("open-props.style-dictionary-tokens.json");
  expect([resolver, css, dictionary].flatMap(({ left }) => left)).toEqual([]);
  const fromCss = listValues(css);
  let compared = 0;
  for (const [name, value] of listValues(dictionary)) {
    const other =
      fromCss.get(`--${name.replaceAll(".", "-")}`) ?? fromCss.get(`--${name.replace(/^color\./, "").replaceAll(".", "-")}`);
    if (other === undefined || !value.startsWith("#")) continue;
    compared++;
    expect([name, parseCssColor(value)?.color.hex]).toEqual([name, parseCssColor(other)?.color.hex]);
  }
  expect(compared).toBeGreaterThan(150);
  const nested = dictionary.given.tokens?.custom?.find(({ path }) => path.join(".") === "other.ease.out.3");
  expect(nested?.values.default).toEqual([0, 0, 0.3, 1]);
  expect(dictionary.mapped).toHaveLength(437);
  for (const { given } of [css, dictionary]) expect(given.tokens?.radius?.steps?.find(({ name }) => name === "3")?.px).toBe(16);
}, 60_000);
