import { afterAll, expect, test } from "bun:test";
import { join } from "node:path";
import { compile } from "@tailwindcss/node";
import type { Page } from "playwright-core";
import postcss from "postcss";
import tailwindcss, { type Config } from "tailwindcss3";
import { colorFromHex } from "#/color/oklch";
import { rgbChannels } from "#/color/srgb";
import { globalsCss } from "#/formats/globals-css";
import { utilityTheme } from "#/formats/utility-theme";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";
import { colorRoles, modes, type Mode } from "#/model/token-set";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { writeTestFolder } from "#test/formats/test-folder";
import { launchBrowser } from "#test/browser/launch-browser";

const browser = await launchBrowser();
afterAll(() => browser.close());

const globals = globalsCss.write(contentFixture, metadataFixture);
const classes = colorRoles.flatMap((role) => [`bg-${role}`, `bg-${role}/50`]);
const body = `${classes.map((name) => `<i class="${name}"></i>`).join("")}<b class="shadow-md ring-2 ring-ring">x</b>`;
const isDark = (mode: Mode) => mode.endsWith("dark");

async function version3(): Promise<string> {
  const folder = writeTestFolder("browser", { "preset.ts": utilityTheme.write(contentFixture, metadataFixture) });
  const { default: preset }: { default: Partial<Config> } = await import(join(folder, "preset.ts"));
  const config: Config = { presets: [preset], content: [{ raw: body, extension: "html" }] };
  const { css } = await postcss([tailwindcss(config)]).process("@tailwind base; @tailwind utilities;", { from: undefined });
  return globals + css;
}

async function version4(): Promise<string> {
  const source = `@import "tailwindcss";\n${utilityThemeV4.write(contentFixture, metadataFixture)}`;
  const compiler = await compile(source, { base: process.cwd(), onDependency: () => {} });
  return compiler.build([...classes, "shadow-md", "ring-2", "ring-ring"]);
}

/**
 * The colour that the browser paints for each class, as red, green and blue 0–255 and alpha. A
 * canvas reads it back whatever the notation.
 */
const painted = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    return Object.fromEntries(
      [...document.querySelectorAll("i")].map((element) => {
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = getComputedStyle(element).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return [element.className, [...context.getImageData(0, 0, 1, 1).data]];
      }),
    );
  });

async function open(css: string, mode: Mode, rootClass: string, scheme: "light" | "dark" = "light"): Promise<Page> {
  const page = await browser.newPage({ colorScheme: scheme, contrast: mode.startsWith("high") ? "more" : "no-preference" });
  await page.setContent(
    `<!DOCTYPE html><html class="${rootClass}"><head><style>${css}</style></head><body>${body}</body></html>`,
  );
  return page;
}

async function expectPainted(page: Page, mode: Mode, halves: boolean): Promise<void> {
  const read = await painted(page);
  for (const role of colorRoles) {
    const wanted = rgbChannels(colorFromHex(contentFixture.tokens.colors[mode][role].hex));
    expect([mode, role, ...(read[`bg-${role}`] ?? [])]).toEqual([mode, role, ...wanted, 255]);
    if (!halves) continue;
    const half = read[`bg-${role}/50`] ?? [];
    expect(Math.abs((half[3] ?? 0) - 127.5)).toBeLessThanOrEqual(1);
    for (const [channel, value] of wanted.entries()) expect(Math.abs((half[channel] ?? -9) - value)).toBeLessThanOrEqual(2);
  }
  await page.close();
}

for (const [name, build] of [
  ["utility-theme beside globals-css", version3],
  ["utility-theme-v4 alone", version4],
  ["utility-theme-v4 beside globals-css", async () => globals + (await version4())],
] as const) {
  test(`${name}: a browser paints every role, opaque and at half opacity, in every mode`, async () => {
    const css = await build();
    for (const mode of modes) await expectPainted(await open(css, mode, isDark(mode) ? "dark" : ""), mode, true);
  });

  test(`${name}: a shadow and a ring are painted together`, async () => {
    const page = await open(await build(), "light", "");
    const shadow = await page.$eval("b", (element) => getComputedStyle(element).boxShadow);
    expect(shadow).toContain("12px");
    expect(shadow.match(/px 2px/g)?.length ?? 0).toBeGreaterThan(0);
    await page.close();
  });
}

const plain = `${globals}${colorRoles.map((role) => `.bg-${role}{background:var(--${role})}`).join("")}`;

test("globals-css alone: classes set the mode, and the class system follows the device", async () => {
  const cases: [mode: Mode, rootClass: string, scheme: "light" | "dark"][] = [
    ["light", "", "dark"],
    ["light", "light", "dark"],
    ["dark", "dark", "light"],
    ["light", "system", "light"],
    ["dark", "system", "dark"],
    ["light", "system light", "dark"],
    ["dark", "system dark", "light"],
    ["high-contrast", "system", "light"],
    ["high-contrast-dark", "system", "dark"],
    ["high-contrast-dark", "dark", "light"],
    ["high-contrast", "system light", "dark"],
  ];
  for (const [mode, rootClass, scheme] of cases) await expectPainted(await open(plain, mode, rootClass, scheme), mode, false);
});

test("globals-css alone: a light section in a dark page is light, and a dark section in a light page is dark", async () => {
  for (const [outer, inner] of [
    ["dark", "light"],
    ["light", "dark"],
  ] as const) {
    const page = await open(plain, "light", outer);
    await page.evaluate((name) => document.body.classList.add(name), inner);
    await expectPainted(page, inner, false);
  }
});
