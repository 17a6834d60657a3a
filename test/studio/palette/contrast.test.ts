import { expect, setDefaultTimeout, test } from "bun:test";
import { contrast } from "#/color/contrast";
import { deltaE2000 } from "#/color/delta-e";
import { type ColorMode, type ColorRole, type Mode, modes } from "#/model/token-set";
import { contrastPairs, surfaceRoles } from "#/studio/palette/contrast-pairs";
import { collectViolations, listPalettes, type PaletteCase } from "#test/studio/palette/palettes";

// The first test creates all palettes and needs more time.
setDefaultTimeout(60_000);

const isStrong = (mode: Mode) => mode.startsWith("high-contrast");
const textRatio = (mode: Mode, { direction }: PaletteCase) => (isStrong(mode) || direction.contrast === "AAA" ? 7 : 4.5);
const uiRatio = (mode: Mode) => (isStrong(mode) ? 4.5 : 3);

/** Describes the pairs whose contrast is below a ratio. */
function below(
  colors: ColorMode,
  ratio: number,
  foregrounds: readonly ColorRole[],
  backgrounds: readonly ColorRole[],
): readonly string[] {
  return foregrounds.flatMap((over) =>
    backgrounds.flatMap((under) => {
      const found = contrast(colors[over], colors[under]);
      return found >= ratio
        ? []
        : [`${over} ${colors[over].hex} on ${under} ${colors[under].hex} is ${found.toFixed(3)} and not ${ratio}`];
    }),
  );
}

/** Fails with the pairs whose contrast is below a ratio. */
function holds(
  ratio: (mode: Mode, specimen: PaletteCase) => number,
  foregrounds: readonly ColorRole[],
  backgrounds: readonly ColorRole[],
) {
  expect(collectViolations((colors, mode, specimen) => below(colors, ratio(mode, specimen), foregrounds, backgrounds))).toEqual(
    [],
  );
}

test("running text has at least 7:1 on every surface", () => {
  holds(() => 7, ["foreground", "card-foreground", "popover-foreground", "sidebar-foreground"], surfaceRoles);
});

test("every role with a foreground reaches the text ratio of the mode", () => {
  const carriers = ["primary", "secondary", "accent", "destructive", "success", "warning", "info", "spot", "inverse"] as const;
  for (const role of carriers) holds(textRatio, [`${role}-foreground`], [role]);
  holds(textRatio, ["sidebar-primary-foreground"], ["sidebar-primary"]);
  holds(textRatio, ["sidebar-accent-foreground"], ["sidebar-accent"]);
  holds(textRatio, ["inverse-muted"], ["inverse"]);
});

test("text on the exact brand colour has at least 4.5:1 in every mode", () => {
  holds(() => 4.5, ["brand-foreground"], ["brand"]);
});

test("muted text, links and status text are readable on every surface and on tinted tones", () => {
  holds(
    textRatio,
    ["muted-foreground", "link", "link-hover", "destructive-text", "success-text", "warning-text", "info-text"],
    [...surfaceRoles, "accent", "sidebar-accent"],
  );
});

test("input outlines, the focus ring and the primary fill contrast with every surface", () => {
  holds((mode) => uiRatio(mode), ["input", "ring", "primary", "sidebar-ring"], surfaceRoles);
  holds((mode) => uiRatio(mode), ["sidebar-primary"], ["sidebar"]);
});

test("one of the two tones of the focus ring contrasts with any adjacent fill", () => {
  holds((mode) => uiRatio(mode) ** 2, ["ring"], ["ring-offset"]);
  const fills = [
    "primary",
    "secondary",
    "destructive",
    "success",
    "warning",
    "info",
    "brand",
    "spot",
    "inverse",
    "disabled",
  ] as const;
  expect(
    collectViolations((colors, mode) =>
      fills.flatMap((fill) => {
        const best = Math.max(contrast(colors.ring, colors[fill]), contrast(colors["ring-offset"], colors[fill]));
        return best >= uiRatio(mode) ? [] : [`${fill} ${colors[fill].hex} ${best}`];
      }),
    ),
  ).toEqual([]);
});

test("hover and active differ by ΔE2000 3 from rest and from each other, and have the same foreground", () => {
  for (const role of ["primary", "secondary", "destructive"] as const) {
    holds(textRatio, [`${role}-foreground`], [role, `${role}-hover`, `${role}-active`]);
    expect(
      collectViolations((colors) => {
        const [rest, hover, active] = [colors[role], colors[`${role}-hover`], colors[`${role}-active`]];
        const least = Math.min(deltaE2000(rest, hover), deltaE2000(hover, active), deltaE2000(rest, active));
        return least < 3 && `${role} ${rest.hex} ${hover.hex} ${active.hex} ${least.toFixed(2)}`;
      }),
    ).toEqual([]);
  }
  expect(collectViolations((colors) => deltaE2000(colors.link, colors["link-hover"]) < 3 && `link ${colors.link.hex}`)).toEqual(
    [],
  );
});

test("a disabled control differs from one at rest by ΔE2000 5 in its fill or, if both fills are soft, in its text", () => {
  expect(
    collectViolations((colors) => [
      ...(["primary", "destructive"] as const).flatMap((role) =>
        deltaE2000(colors[role], colors.disabled) >= 5 ? [] : [`${role} ${colors[role].hex}`],
      ),
      ...(deltaE2000(colors["secondary-foreground"], colors["disabled-foreground"]) >= 5 ? [] : ["secondary"]),
      ...(deltaE2000(colors.foreground, colors["disabled-foreground"]) >= 5 ? [] : ["text"]),
      ...(contrast(colors["disabled-foreground"], colors.disabled) >= 2 ? [] : ["the disabled text cannot be seen"]),
    ]),
  ).toEqual([]);
});

test("borders are visible on every surface and are full outlines in high contrast", () => {
  holds((mode) => (isStrong(mode) ? 4.5 : 1.1), ["border", "sidebar-border"], surfaceRoles);
});

test("in high contrast all text has 7:1 and all controls 4.5:1, except on the exact brand colour", () => {
  for (const { palette, label } of listPalettes())
    for (const pair of palette.report.pairs) {
      if (!isStrong(pair.mode) || pair.background === "brand") continue;
      const needed = pair.purpose === "text" || pair.purpose === "body" ? 7 : 4.5;
      if (pair.ratio < needed || pair.threshold < needed) throw new Error(`${label}: ${JSON.stringify(pair)}`);
    }
});

test("the report contains every pair in every mode, passes them all and rounds ratios down", () => {
  for (const { palette, label } of listPalettes()) {
    const { pairs } = palette.report;
    expect(pairs.length).toBe(contrastPairs.length * modes.length);
    for (const pair of pairs) {
      const { [pair.foreground]: over, [pair.background]: under } = palette.colors[pair.mode];
      const exact = contrast(over, under);
      if (!pair.passes || pair.ratio < pair.threshold || pair.ratio > exact + 1e-9 || exact - pair.ratio > 0.0101)
        throw new Error(`${label}: ${JSON.stringify(pair)} but ${exact}`);
      if (!Number.isFinite(pair.apca)) throw new Error(`${label}: no APCA for ${JSON.stringify(pair)}`);
    }
  }
});
