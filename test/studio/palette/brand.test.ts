import { expect, setDefaultTimeout, test } from "bun:test";
import { apcaContrast } from "#/color/apca";
import { contrast, luminance } from "#/color/contrast";
import { deltaE2000 } from "#/color/delta-e";
import { modes } from "#/model/token-set";
import { surfaceRoles } from "#/studio/palette/contrast-pairs";
import { getMainActionRoles, getSelectedRoles } from "#/studio/components/main-action";
import { isBrandLight } from "#/studio/palette/brand-visibility";
import { createPalette } from "#/studio/palette/palette";
import { parseBrandColor } from "#test/studio/palette/brands";
import { directions, plain } from "#test/studio/palette/direction-fixtures";
import { collectViolations, listPalettes } from "#test/studio/palette/palettes";

// The first test creates all palettes and needs more time.
setDefaultTimeout(60_000);

test("the brand role is the brand's own hex in every mode", () => {
  expect(collectViolations((colors, _mode, { brand }) => colors.brand.hex !== brand.hex && colors.brand.hex)).toEqual([]);
});

test("the brand is step 9 of its scale if its lightness leaves room for the other steps", () => {
  const missing = listPalettes().filter(
    ({ brand, palette }) => brand.l >= 0.2 && brand.l <= 0.87 && palette.scales.brand[8].hex !== brand.hex,
  );
  expect(missing.map(({ label }) => label)).toEqual([]);
});

test("primary is the brand itself if the brand contrasts with every surface and allows a readable label", () => {
  expect(
    collectViolations((colors, mode, { brand, direction }) => {
      const strong = mode.startsWith("high-contrast");
      const ui = strong ? 4.5 : 3;
      const text = strong || direction.contrast === "AAA" ? 7 : 4.5;
      const light = luminance(brand);
      const carriesDarkLabel = (light + 0.05) / 0.05 >= text && light >= 0.437;
      const serves =
        surfaceRoles.every((role) => contrast(brand, colors[role]) >= ui) && (1.05 / (light + 0.05) >= text || carriesDarkLabel);
      return serves && colors.primary.hex !== brand.hex && `${brand.hex} became ${colors.primary.hex}`;
    }),
  ).toEqual([]);
});

test("primary moves no further than necessary: half a percent of lightness nearer to the brand fails", () => {
  expect(
    collectViolations((colors, mode, { brand, direction }) => {
      if (colors.primary.hex === brand.hex) return false;
      const strong = mode.startsWith("high-contrast");
      const text = strong || direction.contrast === "AAA" ? 7 : 4.5;
      const ui = strong ? 4.5 : 3;
      const slackUi = Math.min(...surfaceRoles.map((role) => contrast(colors.primary, colors[role]))) / ui;
      const label = colors["primary-foreground"];
      const slackRatio = contrast(colors.primary, label) / text;
      const slackLabel =
        luminance(label) > 0.5 ? slackRatio : Math.min(slackRatio, Math.abs(apcaContrast(label, colors.primary)) / 60);
      const slack = Math.min(slackUi, slackLabel);
      return slack > 1.035 && `${brand.hex} became ${colors.primary.hex}, slack ${slack}`;
    }),
  ).toEqual([]);
});

test("labels on fills reach Lc 60, and links and status text Lc 75", () => {
  const fills = ["primary", "primary-hover", "primary-active", "destructive", "success", "warning", "info", "spot"] as const;
  const texts = ["link", "destructive-text", "success-text", "warning-text", "info-text", "foreground"] as const;
  expect(
    collectViolations((colors) => [
      ...fills.flatMap((fill) => {
        const label = colors[`${fill.replace(/-(hover|active)$/, "") as "primary"}-foreground`];
        const lc = Math.abs(apcaContrast(label, colors[fill]));
        return lc >= 60 ? [] : [`${label.hex} on ${fill} ${colors[fill].hex} is Lc ${lc.toFixed(1)}`];
      }),
      ...texts.flatMap((text) => {
        const lc = Math.abs(apcaContrast(colors[text], colors.background));
        return lc >= 75 ? [] : [`${text} ${colors[text].hex} on ${colors.background.hex} is Lc ${lc.toFixed(1)}`];
      }),
    ]),
  ).toEqual([]);
});

test("a light brand stays a fill: yellow and neon buttons and controls keep the exact colour", () => {
  for (const color of ["#ffd400", "#39ff14", "#00e5ff", "#ffe066", "#c6ff00"])
    for (const direction of directions) {
      const tokens = createPalette(parseBrandColor(color), undefined, direction);
      expect(isBrandLight(tokens.colors.light)).toBe(true);
      expect(getSelectedRoles(tokens)).toEqual({ fill: "brand", text: "brand-foreground", outline: "foreground" });
      for (const button of ["flat", "pill", "offset"] as const)
        expect(getMainActionRoles({ button }, tokens).light).toEqual(getSelectedRoles(tokens));
    }
});

test("primary keeps the brand's hue within 10 degrees if it has chroma", () => {
  expect(
    collectViolations((colors, _mode, { brand }) => {
      const drift = Math.abs(((colors.primary.h - brand.h + 540) % 360) - 180);
      return brand.c > 0.04 && colors.primary.c > 0.04 && drift > 10 && `${brand.h} became ${colors.primary.h}`;
    }),
  ).toEqual([]);
});

test("every role that deviates from the brand colour is in the report with its distance", () => {
  expect(
    collectViolations((colors, mode, { brand, palette }) =>
      (["primary", "link", "ring"] as const).flatMap((role) => {
        const move = palette.report.moves.find((entry) => entry.mode === mode && entry.role === role);
        const moved = colors[role].hex !== brand.hex;
        if (moved !== (move !== undefined)) return [`${role} ${moved ? "is missing" : "is not moved"}`];
        const right = !move || (move.to === colors[role].hex && Math.abs(move.deltaE - deltaE2000(brand, colors[role])) < 0.006);
        return right ? [] : [`${role} is reported wrongly`];
      }),
    ),
  ).toEqual([]);
});

test("danger differs from primary and from the brand by ΔE2000 15, red brands included", () => {
  expect(
    collectViolations((colors, _mode, { brand }) => {
      const near = Math.min(deltaE2000(colors.destructive, colors.primary), deltaE2000(colors.destructive, brand));
      return near < 15 && `${colors.destructive.hex} is ${near.toFixed(1)} from ${colors.primary.hex} or ${brand.hex}`;
    }),
  ).toEqual([]);
});

test("danger differs from every red brand on a fine grid", () => {
  const found: string[] = [];
  for (const direction of directions)
    for (let lightness = 0.2; lightness <= 0.9; lightness += 0.05)
      for (let chroma = 0.06; chroma <= 0.26; chroma += 0.04)
        for (let hue = -5; hue <= 55; hue += 12) {
          const brand = parseBrandColor(`oklch(${lightness} ${chroma} ${hue})`);
          const { colors } = createPalette(brand, undefined, direction);
          for (const mode of modes) {
            const { destructive, primary } = colors[mode];
            const near = Math.min(deltaE2000(destructive, primary), deltaE2000(destructive, brand));
            if (near < 15) found.push(`${brand.hex} ${direction.id} ${mode}: ${destructive.hex} ${near.toFixed(1)}`);
          }
        }
  expect(found.slice(0, 20)).toEqual([]);
});

test("status fills stay within their hue bands", () => {
  const bands = { destructive: [12, 42], success: [135, 165], warning: [60, 95], info: [225, 265] } as const;
  expect(
    collectViolations((colors) =>
      (["destructive", "success", "warning", "info"] as const).flatMap((role) => {
        const { h, c } = colors[role];
        const [from, to] = bands[role];
        return h >= from && h <= to && c >= 0.05 ? [] : [`${role} ${colors[role].hex}`];
      }),
    ),
  ).toEqual([]);
});

test("an achromatic brand keeps exactly neutral greys and a neutral primary", () => {
  expect(
    collectViolations((colors, _mode, { brand, palette }) => {
      if (brand.c >= 0.01) return false;
      const tinted = palette.scales.neutral.filter(({ c }) => c !== 0).map(({ hex }) => hex);
      return [...tinted, ...(colors.primary.c < 0.012 ? [] : [colors.primary.hex])];
    }),
  ).toEqual([]);
});

test("the same brand gives the same bytes, independent of the seed, the clock and the order of calls", () => {
  const once = JSON.stringify(createPalette(parseBrandColor("#2563eb"), undefined, plain));
  createPalette(parseBrandColor("#dc2626"), undefined, plain);
  expect(JSON.stringify(createPalette(parseBrandColor("#2563eb"), undefined, plain))).toBe(once);
});

test("the main action of a grey brand is filled with ink, not with a grey that looks disabled", () => {
  for (const hex of ["#bfbfbf", "#8c8f94", "#6e6e6e"])
    for (const direction of directions) {
      const tokens = createPalette(parseBrandColor(hex), undefined, direction);
      expect({ hex, fill: getMainActionRoles({ button: "flat" }, tokens).light.fill }).toEqual({ hex, fill: "inverse" });
    }
});
