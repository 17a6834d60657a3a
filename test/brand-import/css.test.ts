import { expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import { recognizeFiles } from "#/brand-import/recognize-files";
import { parseCssColor } from "#/color/parse";
import { Given } from "#/model/given";
import { getDeclarations, readRules } from "#test/formats/read-rules";

const encode = (text: string) => new TextEncoder().encode(text);
const recognizeCss = (css: string, path = "theme.css") => recognizeFiles([{ path, bytes: encode(css) }]);
const readTheme = (name: string) => Bun.file(`${import.meta.dir}/themes/${name}.css`).text();

/** A value of a fixture as another parser reads it, with the inside of `hsl()` completed. */
const complete = (text: string) => (/^[\d.]+ [\d.]+% [\d.]+%$/.test(text) ? `hsl(${text})` : text);

const themes = [
  ["shadcn-hsl", [":root", "@layer base"], [".dark", "@layer base"]],
  ["shadcn-oklch", [":root", ""], [".dark", ""]],
  ["shadcn-full", [":root", ""], [":root", "@media (prefers-color-scheme:dark)"]],
] as const;

for (const [name, light, dark] of themes) {
  test(`${name}: every colour arrives unchanged in its role, in light and dark mode`, async () => {
    const css = await readTheme(name);
    const proposal = recognizeCss(css);
    expect([...Value.Errors(Given, proposal.given)]).toEqual([]);
    const rules = readRules(css, true);
    for (const [mode, [selector, within]] of [
      ["light", light],
      ["dark", dark],
    ] as const) {
      const declared = getDeclarations(rules, selector, within);
      const colors = [...declared].flatMap(([variable, value]) => {
        const parsed = parseCssColor(complete(value));
        return parsed && !variable.startsWith("--brand-") ? [[variable.slice(2), parsed.color.hex] as const] : [];
      });
      expect(colors.length).toBeGreaterThan(16);
      const given = proposal.given.tokens?.colors?.[mode] as Readonly<Record<string, string>>;
      for (const [role, hex] of colors) expect([role, parseCssColor(given[role] ?? "")?.color.hex]).toEqual([role, hex]);
    }
  });
}

test("a colour without a role keeps its own name and its exact value", async () => {
  const { given, mapped } = recognizeCss(await readTheme("shadcn-hsl"));
  const custom = given.tokens?.custom?.find(({ path }) => path.join("-") === "brand-teal");
  expect(custom).toEqual({
    path: ["brand-teal"],
    type: "color",
    values: { default: { colorSpace: "hsl", components: [172, 66, 50.4] } },
  });
  expect(mapped.find(({ source }) => source.endsWith("--brand-teal"))?.target).toBe("custom");
});

test("radii of a theme are computed from its base, and a face that is set elsewhere is listed", async () => {
  const { given, left } = recognizeCss(await readTheme("shadcn-oklch"));
  expect(given.tokens?.radius).toEqual({
    basePx: 10,
    steps: [
      { name: "sm", px: 6 },
      { name: "md", px: 8 },
      { name: "lg", px: 10 },
      { name: "xl", px: 14 },
    ],
  });
  expect(given.tokens?.stacks?.mono).toEqual(["Geist Mono", "ui-monospace", "monospace"]);
  expect(left.map(({ source }) => source)).toEqual(["theme.css: --font-sans"]);
});

test("a translucent colour keeps its alpha", async () => {
  const { given } = recognizeCss(await readTheme("shadcn-oklch"));
  expect(given.tokens?.colors?.dark?.border).toBe("oklch(1 0 0 / 10%)");
});

test("light-dark(), data attributes and preferences of contrast are modes", () => {
  const { given } = recognizeCss(`
    :root { --background: light-dark(#fff, #111); --text: var(--ink); --ink: light-dark(#000, #eee); --line: #ccc; }
    [data-theme="dark"] { --border: #333; }
    :root { --border: #ddd; }
    @media (prefers-contrast: more) { :root { --border: #000; } }
  `);
  expect(given.tokens?.colors).toEqual({
    light: { background: "#fff", foreground: "#000", border: "#ddd" },
    dark: { background: "#111", foreground: "#eee", border: "#333" },
    "high-contrast": { background: "#fff", foreground: "#000", border: "#000" },
  });
});

test("values of a theme that is dark without a mode are its dark mode", () => {
  const { given, notices } = recognizeCss(
    ":root { --background: #0b0b0f; --foreground: #fafafa } .light { --background: #fff; --foreground: #111 }",
  );
  expect(given.tokens?.colors).toEqual({
    light: { background: "#fff", foreground: "#111" },
    dark: { background: "#0b0b0f", foreground: "#fafafa" },
  });
  expect(notices[0]).toContain("dark mode");
});

test("the words of another system are not taken for ours", () => {
  const { given, mapped } = recognizeCss(
    ":root { --page-background: #fff; --text-primary: #111; --text-secondary: #555; --accent: #e11d48; --accent-hover: #be123c }",
  );
  expect(given.tokens?.colors?.light).toEqual({
    background: "#fff",
    foreground: "#111",
    "muted-foreground": "#555",
    primary: "#e11d48",
    "primary-hover": "#be123c",
  });
  expect(mapped.every(({ reason, certainty }) => reason.length > 10 && certainty !== "exact")).toBe(true);
});

test("beside a primary colour, an accent is a second brand colour, and is marked as a guess", () => {
  const { given, mapped } = recognizeCss(":root { --primary: #1d4ed8; --accent: #f59e0b }");
  expect(given.tokens?.colors?.light).toEqual({ primary: "#1d4ed8", spot: "#f59e0b" });
  expect(mapped.find(({ target }) => target === "colors.spot")?.certainty).toBe("guessed");
});

test("a file that differs from another one is never merged silently", () => {
  const { given, notices } = recognizeFiles([
    { path: "a.css", bytes: encode(":root { --primary: #111111; --deco: #aa0000 }") },
    { path: "b.css", bytes: encode(":root { --primary: #222222; --deco: #bb0000 }") },
  ]);
  expect(given.tokens?.colors?.light).toEqual({ primary: "#111111" });
  expect(given.tokens?.custom?.map(({ path }) => path)).toEqual([["b", "primary"], ["deco"], ["b", "deco"]]);
  expect(notices[0]).toContain("--primary");
});

test("files of modes follow from their names", () => {
  const { given } = recognizeFiles([
    { path: "themes/light.css", bytes: encode(":root { --background: #fff }") },
    { path: "themes/dark.css", bytes: encode(":root { --background: #000 }") },
  ]);
  expect(given.tokens?.colors).toEqual({ light: { background: "#fff" }, dark: { background: "#000" } });
});

test("a person's correction decides over names", () => {
  const { given, left } = recognizeFiles(
    [{ path: "t.css", bytes: encode(":root { --accent: #e11d48; --deep: #111; --drop: #222 }") }],
    {
      corrections: [
        { source: "t.css: --accent", target: "colors.spot" },
        { source: "t.css: --deep", target: "colors.foreground" },
        { source: "t.css: --drop", target: "leave" },
      ],
    },
  );
  expect(given.tokens).toEqual({ colors: { light: { spot: "#e11d48", foreground: "#111" } } });
  expect(left).toEqual([{ source: "t.css: --drop", reason: "It was left out by hand." }]);
});

test("cycles, long chains, exponential growth and deep nesting end, and are reported", () => {
  const chain = Array.from({ length: 200 }, (_, index) => `--c${index}: var(--c${index + 1});`).join("");
  const growth = Array.from({ length: 40 }, (_, index) => `--g${index}: var(--g${index + 1}) var(--g${index + 1});`).join("");
  const nested = `${"@media all{".repeat(5000)}:root{--deep:#fff}${"}".repeat(5000)}`;
  const calc = `--calc: calc(${"(".repeat(5000)}1px${")".repeat(5000)})`;
  const { left, notices } = recognizeCss(
    `:root { --a: var(--b); --b: var(--a); ${chain} ${growth} --g40: ${"x".repeat(50)}; ${calc} } ${nested}`,
  );
  const reasons = new Map(left.map(({ source, reason }) => [source.replace("theme.css: ", ""), reason]));
  expect(reasons.get("--a")).toContain("refers to itself");
  expect(reasons.get("--c0")).toContain("more than 40 variables");
  expect(reasons.get("--g0")).toContain("too long");
  expect(notices.join(" ")).toContain("nested deeper");
});

test("a file that is no style sheet, or no text, is reported and does not stop the others", () => {
  const { given, left, notices } = recognizeFiles([
    { path: "broken.css", bytes: encode(":root { --a: 'unclosed") },
    { path: "binary.css", bytes: Uint8Array.of(0xff, 0xfe, 0x00) },
    { path: "logo.svg", bytes: encode("<svg/>") },
    { path: "good.css", bytes: encode(":root { --primary: #123456 }") },
  ]);
  expect(given.tokens?.colors?.light).toEqual({ primary: "#123456" });
  expect(left.map(({ source }) => source)).toEqual(["binary.css", "logo.svg"]);
  expect(notices).toHaveLength(1);
});

test("names of a prototype are plain names", () => {
  const { given } = recognizeCss(":root { --__proto__: #111111; --constructor: #222222; --toString: 4px }");
  expect(given.tokens?.custom?.map(({ path }) => path)).toEqual([["__proto__"], ["constructor"], ["toString"]]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("a line height without a size of its name keeps its own name instead of being lost", () => {
  const { given } = recognizeCss(":root { --text-lg: 20px; --text-lg--line-height: 1.4; --line-height-xl: 1.2 }");
  expect(given.tokens?.sizes).toEqual([{ name: "lg", minPx: 20, maxPx: 20, leading: 1.4 }]);
  expect(given.tokens?.custom?.map(({ path }) => path)).toEqual([["line-height-xl"]]);
});

test("more modes than the limit are reported, and the others are read", () => {
  const many = Array.from({ length: 3000 }, (_, index) => `[data-theme="t${index}"] { --deco: #${String(index + 100000)} }`);
  const started = performance.now();
  const { given, notices } = recognizeCss(`:root { --deco: #ffffff } ${many.join("\n")}`);
  expect(performance.now() - started).toBeLessThan(5000);
  expect(Object.keys(given.tokens?.custom?.[0]?.values ?? {})).toHaveLength(39);
  expect(notices[0]).toStartWith("The files have more than 40 modes. The values of these are not read: t38, t39,");
});

test("the only dark mode is the dark mode, also with the brand's prefix in its class or in files of variables", () => {
  const light = ":root { --background: #fff; --foreground: #111 }";
  const { given } = recognizeCss(`${light} .acme-dark-theme { --background: #000; --foreground: #eee }`);
  const files = recognizeFiles([
    { path: "variables.css", bytes: encode(light) },
    { path: "variables-dark.css", bytes: encode(":root { --background: #000; --foreground: #eee }") },
  ]);
  const colors = { light: { background: "#fff", foreground: "#111" }, dark: { background: "#000", foreground: "#eee" } };
  expect([given.tokens?.colors, files.given.tokens?.colors]).toEqual([colors, colors]);
});
