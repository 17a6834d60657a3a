import { apcaContrast } from "#/color/apca";
import type { Color } from "#/color/color";
import { contrastOfLuminances, luminance } from "#/color/contrast";
import { deltaE2000 } from "#/color/delta-e";
import { seeOver } from "#/color/parse";
import type { Direction } from "#/model/direction";
import {
  type BrandColorAdjustment,
  type ColorMode,
  type ColorReport,
  type ContrastPair,
  type Mode,
  modes,
} from "#/model/token-set";
import { contrastPairs, type RolePair } from "#/studio/palette/contrast-pairs";
import { type ModeRules, getModeRules } from "#/studio/palette/mode-rules";

const roundToHundredths = (value: number) => Math.round(value * 100) / 100 + 0;
/** Rounds down, so that a reported ratio is never higher than the real one. */
const floorToHundredths = (value: number) => Math.floor(value * 100 + 1e-9) / 100;

/**
 * The ratio that a pair must reach. The brand colour is exact in every mode, so its text only needs
 * 4.5, which black or white always reaches.
 */
export function getThreshold(pair: RolePair, rules: ModeRules): number {
  if (pair.background === "brand") return 4.5;
  if (pair.background === "ring-offset") return rules.ringTones;
  if (pair.purpose === "text") return rules.text;
  return pair.purpose === "body" ? rules.body : rules.ui;
}

function measureContrastPairs(mode: Mode, colors: ColorMode, rules: ModeRules): readonly ContrastPair[] {
  const luminances = new Map<string, number>();
  const getLuminance = (color: Color) => {
    const known = luminances.get(color.hex);
    if (known !== undefined) return known;
    const found = luminance(color);
    luminances.set(color.hex, found);
    return found;
  };
  return contrastPairs.map((pair) => {
    const { foreground, background, purpose } = pair;
    const under = colors[background];
    const over = seeOver(colors[foreground], under);
    const ratio = contrastOfLuminances(getLuminance(over), getLuminance(under));
    const threshold = getThreshold(pair, rules);
    return {
      mode,
      foreground,
      background,
      purpose,
      ratio: floorToHundredths(ratio),
      threshold,
      passes: ratio >= threshold,
      apca: roundToHundredths(apcaContrast(over, under)),
    };
  });
}

const reasons = {
  primary: "to stand out from every surface of the mode and carry a readable label",
  link: "to be readable as text on every surface of the mode",
  ring: "to be seen beside every surface and every fill of the mode",
} as const;

function listBrandMoves(mode: Mode, colors: ColorMode): readonly BrandColorAdjustment[] {
  const from = colors.brand;
  return (["primary", "link", "ring"] as const).flatMap((role) => {
    const to = colors[role];
    return to.hex === from.hex
      ? []
      : [{ mode, role, from: from.hex, to: to.hex, deltaE: roundToHundredths(deltaE2000(from, to)), reason: reasons[role] }];
  });
}

/**
 * The contrast of every pair in every mode, and every role that had to deviate from the brand
 * colour. With a given main colour (`followsBrand` is false) no role has to.
 */
export function createColorReport(
  direction: Direction,
  colors: Readonly<Record<Mode, ColorMode>>,
  followsBrand = true,
): ColorReport {
  return {
    pairs: modes.flatMap((mode) => measureContrastPairs(mode, colors[mode], getModeRules(mode, direction))),
    moves: followsBrand ? modes.flatMap((mode) => listBrandMoves(mode, colors[mode])) : [],
  };
}
