import { expect, test } from "bun:test";
import { join } from "node:path";
import { parseCssColor } from "#/color/parse";
import { brandManifest } from "#/formats/brand-manifest";
import { colorsTs } from "#/formats/colors-ts";
import { dtcg } from "#/formats/dtcg";
import { dtcgResolver } from "#/formats/dtcg-resolver";
import { globalsCss } from "#/formats/globals-css";
import { registryItem } from "#/formats/registry-item";
import { spacingTs } from "#/formats/spacing-ts";
import { themeJson } from "#/formats/theme-json";
import { tokensPenpot } from "#/formats/tokens-penpot";
import { typographyTs } from "#/formats/typography-ts";
import { utilityTheme } from "#/formats/utility-theme";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";
import type { DesignContent } from "#/model/design-content";
import { colorRoles, modes, scaleNames, type Mode } from "#/model/token-set";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { getDeclarations, readRules } from "#test/formats/read-rules";
import { flattenTokens, mergeTrees, resolveHex, type TokenTree } from "#test/formats/read-dtcg";
import { writeTestFolder } from "#test/formats/test-folder";

/**
 * The values in one export: the hex of a role in a mode (undefined without this mode), of a
 * primitive, and lengths in pixels.
 */
type Reading = {
  readonly role: (mode: Mode, role: string) => string | undefined;
  readonly primitive?: (scale: string, step: number) => string | undefined;
  readonly spacingPx?: (name: string) => number | undefined;
  readonly sizePx?: (name: string) => number | undefined;
};

type WrittenColors = {
  readonly colors: Record<string, Record<string, { hex: string; hsl: string }>>;
  readonly palette: Record<string, Record<number, { hsl: string }>>;
};
type Extension = { colors: Record<string, string>; spacing: Record<string, string>; fontSize: Record<string, [string]> };
type WrittenPreset = { readonly default: { readonly theme: { readonly extend: Extension } } };

const toHex = (text: string | undefined) => (text === undefined ? undefined : parseCssColor(text)?.color.hex);
/** A length in pixels; for clamp() its largest value. */
function toPixels(text: string | undefined): number | undefined {
  const [, value, unit] = text?.match(/([\d.]+)(rem|px)\)?$/) ?? [];
  return value === undefined ? undefined : Number(value) * (unit === "rem" ? 16 : 1);
}
const contrast = "@media (prefers-contrast:more)";
const cssPlaces: Readonly<Record<Mode, readonly [selector: string, within: string]>> = {
  light: [":root", ""],
  dark: [".dark", ""],
  "high-contrast": [":root", contrast],
  "high-contrast-dark": [".dark", contrast],
};

async function readValues(content: DesignContent): Promise<Readonly<Record<string, Reading>>> {
  const write = (format: { write(content: DesignContent, facts: typeof metadataFixture): string }) =>
    format.write(content, metadataFixture);
  const folder = writeTestFolder("values", {
    "colors.ts": write(colorsTs),
    "spacing.ts": write(spacingTs),
    "typography.ts": write(typographyTs),
    "preset.ts": write(utilityTheme),
  });
  const { colors, palette }: WrittenColors = await import(join(folder, "colors.ts"));
  const { spacing }: { spacing: Record<string, { px: number }> } = await import(join(folder, "spacing.ts"));
  const { sizes }: { sizes: Record<string, { maxPx: number }> } = await import(join(folder, "typography.ts"));
  const { default: preset }: WrittenPreset = await import(join(folder, "preset.ts"));
  const { extend } = preset.theme;
  const globals = readRules(write(globalsCss));
  const v4 = readRules(write(utilityThemeV4));
  const v4Theme = v4.find(({ within }) => within.startsWith("@theme"))?.declarations;
  const token: TokenTree = JSON.parse(write(dtcg));
  const resolver = JSON.parse(write(dtcgResolver));
  const penpot = JSON.parse(write(tokensPenpot));
  const manifest = JSON.parse(write(brandManifest));
  const registry = JSON.parse(write(registryItem));
  const block = JSON.parse(write(themeJson));
  const getPreset = (list: { slug: string; color?: string; size?: string }[], slug: string) =>
    list.find((entry) => entry.slug === slug);
  const inResolver = (mode: Mode) =>
    mergeTrees([...resolver.sets.foundation.sources, ...resolver.modifiers.theme.contexts[mode]]);
  const lightTokens = new Map(flattenTokens(token));
  const toRem = (path: string) => {
    const { $value } = lightTokens.get(path) ?? {};
    return typeof $value === "object" && $value !== null && "value" in $value ? Number($value.value) * 16 : undefined;
  };
  const dtcgMode = (mode: Mode, role: string) => {
    if (mode === "light") return resolveHex(token, `color.${role}`);
    const extension = lightTokens.get(`color.${role}`)?.$extensions?.livery as { modes: Record<string, unknown> } | undefined;
    return resolveHex({ ...token, probe: { $type: "color", $value: extension?.modes[mode] } }, "probe");
  };
  return {
    "globals-css": {
      role: (mode, role) => toHex(getDeclarations(globals, ...cssPlaces[mode]).get(`--${role}`)),
      primitive: (scale, step) => toHex(getDeclarations(globals, ":root").get(`--palette-${scale}-${step}`)),
      spacingPx: (name) => toPixels(getDeclarations(globals, ":root").get(`--space-${name.replace(".", "_")}`)),
      sizePx: (name) => toPixels(getDeclarations(globals, ":root").get(`--text-${name}`)),
    },
    "colors-ts in HEX": { role: (mode, role) => colors[mode]?.[role]?.hex },
    "colors-ts in HSL": {
      role: (mode, role) => toHex(colors[mode]?.[role]?.hsl),
      primitive: (scale, step) => toHex(palette[scale]?.[step]?.hsl),
    },
    "spacing-ts and typography-ts": {
      role: () => undefined,
      spacingPx: (name) => spacing[name]?.px,
      sizePx: (name) => sizes[name]?.maxPx,
    },
    "utility-theme": {
      role: (mode, role) => (mode === "light" ? extend.colors[role]?.match(/#[0-9a-f]{6}/)?.[0] : undefined),
      primitive: (scale, step) => extend.colors[`${scale}-${step}`]?.match(/#[0-9a-f]{6}/)?.[0],
      spacingPx: (name) => toPixels(extend.spacing[name]),
      sizePx: (name) => toPixels(extend.fontSize[name]?.[0]),
    },
    "utility-theme-v4": {
      role: (mode, role) =>
        toHex(
          mode === "light" ? v4Theme?.get(`--color-${role}`) : getDeclarations(v4, ...cssPlaces[mode]).get(`--color-${role}`),
        ),
      primitive: (scale, step) => toHex(v4Theme?.get(`--color-${scale}-${step}`)),
      spacingPx: (name) => toPixels(v4Theme?.get(`--spacing-${name.replace(".", "_")}`)),
      sizePx: (name) => toPixels(v4Theme?.get(`--text-${name}`)),
    },
    dtcg: {
      role: dtcgMode,
      primitive: (scale, step) => resolveHex(token, `palette.${scale}.${step}`),
      spacingPx: (name) => toRem(`spacing.${name.replace(".", "_")}`),
      sizePx: (name) => toRem(`fontSize.${name}`),
    },
    "dtcg-resolver": { role: (mode, role) => resolveHex(inResolver(mode), `color.${role}`) },
    "tokens-penpot": {
      role: (mode, role) => resolveHex(mergeTrees([penpot.foundation, penpot[mode]]), `color.${role}`),
      primitive: (scale, step) => resolveHex(penpot.foundation, `palette.${scale}.${step}`),
      spacingPx: (name) => toPixels(penpot.foundation.spacing[name.replace(".", "_")]?.$value),
      sizePx: (name) => toPixels(penpot.foundation.fontSize[name]?.$value),
    },
    "brand-manifest": {
      role: (mode, role) => manifest.colors.modes[mode][role],
      primitive: (scale, step) => manifest.colors.palette[scale][step - 1],
      spacingPx: (name) => manifest.spacing.scale[name],
      sizePx: (name) => manifest.typography.sizes[name]?.maxPx,
    },
    "registry-item": {
      role: (mode, role) => (mode === "light" || mode === "dark" ? toHex(registry.cssVars[mode][role]) : undefined),
      sizePx: (name) => toPixels(registry.cssVars.theme[`text-${name}`]),
    },
    "theme-json": {
      role: (mode, role) =>
        mode === "light" ? getPreset(block.settings.color.palette, role)?.color : block.settings.custom[mode][role],
      primitive: (scale, step) => getPreset(block.settings.color.palette, `palette-${scale}-${step}`)?.color,
      spacingPx: (name) => toPixels(getPreset(block.settings.spacing.spacingSizes, name.replace(".", "-"))?.size),
      sizePx: (name) => toPixels(getPreset(block.settings.typography.fontSizes, name.replace(/(\d)([a-z])/, "$1-$2"))?.size),
    },
  };
}

const { tokens } = contentFixture;
const exports = await readValues(contentFixture);
/** Exports with fewer modes. All others have four. */
const listModes: Readonly<Record<string, readonly Mode[]>> = {
  "spacing-ts and typography-ts": [],
  "utility-theme": ["light"],
  "registry-item": ["light", "dark"],
};

for (const [name, readings] of Object.entries(exports)) {
  test(`${name} has the same value for every token in each of its modes`, () => {
    for (const mode of listModes[name] ?? modes)
      for (const role of colorRoles)
        expect([mode, role, readings.role(mode, role)]).toEqual([mode, role, tokens.colors[mode][role].hex]);
    const { primitive, spacingPx, sizePx } = readings;
    if (primitive)
      for (const scale of scaleNames)
        for (const [index, color] of tokens.scales[scale].entries()) expect(primitive(scale, index + 1)).toBe(color.hex);
    if (spacingPx) for (const space of tokens.spacing) expect(spacingPx(space.name)).toBe(space.px);
    if (sizePx) for (const size of tokens.typography.sizes) expect(sizePx(size.name)).toBeCloseTo(size.maxPx, 2);
  });
}
