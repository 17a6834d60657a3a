import { expect, test } from "bun:test";
import { join, resolve } from "node:path";
import { colorsTs } from "#/formats/colors-ts";
import { spacingTs } from "#/formats/spacing-ts";
import type { TextFormat } from "#/formats/text-format";
import { typographyTs } from "#/formats/typography-ts";
import { utilityTheme } from "#/formats/utility-theme";
import type { DesignContent } from "#/model/design-content";
import { colorRoles, modes } from "#/model/token-set";
import { contentFixture, metadataFixture, hostileContent } from "#test/formats/content-fixture";
import { writeTestFolder, run } from "#test/formats/test-folder";

const formats: Readonly<Record<string, TextFormat>> = {
  "colors.ts": colorsTs,
  "spacing.ts": spacingTs,
  "typography.ts": typographyTs,
  "utility-theme.ts": utilityTheme,
};
const listFiles = (content: DesignContent) =>
  Object.fromEntries(Object.entries(formats).map(([name, format]) => [name, format.write(content, metadataFixture)]));
const compiler = resolve("node_modules/.bin/tsc");
const strict = ["--strict", "--noEmit", "--skipLibCheck", "--target", "esnext", "--module", "preserve", "--types", ""];

/** Code that uses the files: lines that must compile, and lines that must not. */
const use = `import { colors, palette, type ColorMode, type ColorName } from "./colors";
import { spacing, radius, type SpacingName } from "./spacing";
import { families, textStyles, type TextStyleName } from "./typography";
import preset from "./utility-theme";
import type { Config } from "tailwindcss";
const mode: ColorMode = "high-contrast-dark";
const role: ColorName = "muted-foreground";
export const hex: "${contentFixture.tokens.colors.light.brand.hex}" = colors.light.brand.hex;
export const hsl: string = colors[mode][role].hsl + palette.brand[12].hex;
export const step: SpacingName = "0.5";
export const rem: string = spacing[step].css + radius.lg.css + families.mono.css;
export const style: TextStyleName = "heading-1";
export const weight: number = textStyles[style].weight;
export const config: Config = { content: [], presets: [preset] };
// @ts-expect-error no such role
export const wrong: ColorName = "no-such-role";
// @ts-expect-error no such spacing
export const bad: SpacingName = "1000";
// @ts-expect-error values are constants
colors.light.brand.hex = "#000000";
`;

test("the files and code that uses them compile in strict mode, and wrong names do not", async () => {
  const options = JSON.stringify({
    compilerOptions: {
      paths: { tailwindcss: [resolve("node_modules/tailwindcss3")] },
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: "esnext",
      module: "preserve",
      types: [],
      lib: ["esnext"],
    },
    include: ["*.ts"],
  });
  const folder = writeTestFolder("tsc", { ...listFiles(contentFixture), "use.ts": use, "tsconfig.json": options });
  expect(await run([compiler, "-p", folder], folder)).toEqual({ status: 0, output: "" });
});

test("hostile texts of a brief cannot escape from strings and comments", async () => {
  const files = listFiles(hostileContent);
  const folder = writeTestFolder("tsc-hostile", files);
  expect(await run([compiler, ...strict, ...Object.keys(files)], folder)).toEqual({ status: 0, output: "" });
  const loaded: unknown = await import(join(folder, "typography.ts"));
  expect(loaded).toMatchObject({ families: { text: { name: hostileContent.tokens.typography.families.text.name } } });
});

test("colours are exported in hex and HSL for every mode and role", async () => {
  const folder = writeTestFolder("load", listFiles(contentFixture));
  const { colors } = (await import(join(folder, "colors.ts"))) as { colors: Record<string, Record<string, unknown>> };
  expect(Object.keys(colors)).toEqual([...modes]);
  for (const mode of modes) expect(Object.keys(colors[mode] ?? {})).toEqual([...colorRoles]);
});
