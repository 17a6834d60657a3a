import { expect, test } from "bun:test";
import fc from "fast-check";
import { readGivenColor } from "#/color/parse";
import { readColorNotation } from "#/color/color-notation";
import { brandManifest } from "#/formats/brand-manifest";
import { colorsTs } from "#/formats/colors-ts";
import { dtcg } from "#/formats/dtcg";
import { isStandardColor } from "#/formats/dtcg-standard";
import { globalsCss } from "#/formats/globals-css";
import { registryItem } from "#/formats/registry-item";
import { themeJson } from "#/formats/theme-json";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";
import type { DesignContent } from "#/model/design-content";
import { colorRoles, modes, type Mode } from "#/model/token-set";
import { createTokenSet } from "#/studio/token-set";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { flattenTokens } from "#test/formats/read-dtcg";
import { getDeclarations, readRules } from "#test/formats/read-rules";
import { givenTokens } from "#test/studio/arbitrary-given-tokens";
import { plain } from "#test/studio/palette/direction-fixtures";

const contrast = "@media (prefers-contrast:more)";
const places: Readonly<Record<Mode, readonly [selector: string, within: string]>> = {
  light: [":root", ""],
  dark: [".dark", ""],
  "high-contrast": [":root", contrast],
  "high-contrast-dark": [".dark", contrast],
};

/** What is the same in every notation of one colour, to ten digits. */
function toColorKey(text: string | undefined): string {
  const notation = text === undefined ? undefined : readColorNotation(text);
  const read = text === undefined ? undefined : readGivenColor(text);
  if (!notation || !read) return `no colour: ${text}`;
  return read.isHexExact ? read.opaque.hex : JSON.stringify(notation);
}

/** A length in pixels; for clamp() its largest value. */
function toPixels(text: string | undefined): number {
  const [, value, unit] = text?.match(/([\d.]+)(rem|px)\)?$/) ?? [];
  return Number(value) * (unit === "rem" ? 16 : 1);
}

test("every given value is found again, exactly, in each export that can carry it", () => {
  fc.assert(
    fc.property(givenTokens, (given) => {
      const tokens = createTokenSet({ brandColor: "#2563eb", secondaryColor: undefined, direction: plain, seed: 7, given });
      const content: DesignContent = { ...contentFixture, tokens };
      const globals = readRules(globalsCss.write(content, metadataFixture));
      const v4 = readRules(utilityThemeV4.write(content, metadataFixture));
      const theme = v4.find(({ within }) => within.startsWith("@theme"))?.declarations;
      const registry = JSON.parse(registryItem.write(content, metadataFixture));
      const block = JSON.parse(themeJson.write(content, metadataFixture));
      const manifest = JSON.parse(brandManifest.write(content, metadataFixture));
      const file = new Map(flattenTokens(JSON.parse(dtcg.write(content, metadataFixture))));
      const source = colorsTs.write(content, metadataFixture);
      const expectColor = (name: string, text: string, written: Readonly<Record<string, string | undefined>>) => {
        for (const [place, css] of Object.entries(written))
          expect([name, place, toColorKey(css)]).toEqual([name, place, toColorKey(text)]);
      };
      for (const mode of modes)
        for (const role of colorRoles) {
          const text = given.colors?.[mode]?.[role];
          if (text === undefined) continue;
          const [selector, within] = places[mode];
          const isPlain = mode === "light" || mode === "dark";
          const list: { slug: string; color: string }[] = block.settings.color.palette;
          const preset = mode === "light" ? list.find(({ slug }) => slug === role)?.color : block.settings.custom[mode][role];
          const v4Value =
            mode === "light" ? theme?.get(`--color-${role}`) : getDeclarations(v4, selector, within).get(`--color-${role}`);
          expectColor(`${mode}: ${role}`, text, {
            "globals-css": getDeclarations(globals, selector, within).get(`--${role}`),
            "utility-theme-v4": v4Value,
            ...(isPlain && { "registry-item": registry.cssVars[mode][role] }),
            "theme-json": preset,
            "brand-manifest": manifest.colors.exact?.[`${mode}: ${role}`] ?? manifest.colors.modes[mode][role],
          });
          const exact = tokens.colors[mode][role].given;
          if (exact !== undefined) expect(source).toContain(`"exact": ${JSON.stringify(exact)}`);
          const value = file.get(`color.${role}`)?.$value as
            | { colorSpace: string; components: number[]; alpha?: number }
            | string;
          const notation = readColorNotation(text);
          if (mode !== "light" || exact === undefined || typeof value === "string" || !notation) continue;
          if (!isStandardColor(notation.colorSpace, notation.components)) continue;
          expect({ colorSpace: value.colorSpace, components: value.components, alpha: value.alpha ?? 1 }).toEqual({
            ...notation,
            components: [...notation.components] as number[],
          });
        }
      for (const [scale, steps] of Object.entries(given.scales ?? {}))
        for (const [step, text] of Object.entries(steps ?? {}))
          expectColor(`palette.${scale}.${step}`, String(text), {
            "globals-css": getDeclarations(globals, ":root").get(`--palette-${scale}-${step}`),
            "utility-theme-v4": theme?.get(`--color-${scale}-${step}`),
            "brand-manifest":
              manifest.colors.exact?.[`palette.${scale}.${step}`] ?? manifest.colors.palette[scale][Number(step) - 1],
          });
      for (const { name, px } of given.spacing ?? []) {
        expect(toPixels(getDeclarations(globals, ":root").get(`--space-${name}`))).toBeCloseTo(px, 8);
        expect(toPixels(theme?.get(`--spacing-${name}`))).toBeCloseTo(px, 8);
        expect(manifest.spacing.scale[name]).toBe(px);
      }
      for (const { name, maxPx } of given.sizes ?? []) {
        expect(toPixels(getDeclarations(globals, ":root").get(`--text-${name}`))).toBeCloseTo(maxPx, 8);
        expect(manifest.typography.sizes[name].maxPx).toBe(maxPx);
      }
      expect(manifest.motion.durationsMs).toMatchObject(given.durations ?? {});
      expect(manifest.given ?? []).toEqual([...(tokens.given ?? [])]);
    }),
    { numRuns: 25 },
  );
});
