import { apcaContrast } from "#/color/apca";
import { contrastOfLuminances, luminance } from "#/color/contrast";
import { deltaE2000 } from "#/color/delta-e";
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
function getThreshold(pair: RolePair, rules: ModeRules): number {
  if (pair.background === "brand") return 4.5;
  if (pair.background === "ring-offset") return rules.ringTones;
  if (pair.purpose === "text") return rules.text;
  return pair.purpose === "body" ? rules.body : rules.ui;
}

function measureContrastPairs(mode: Mode, colors: ColorMode, rules: ModeRules): readonly ContrastPair[] {
  const luminances = new Map<string, number>();
  const getLuminance = (hex: string, role: keyof ColorMode) => {
    const known = luminances.get(hex);
    if (known !== undefined) return known;
    const found = luminance(colors[role]);
    luminances.set(hex, found);
    return found;
  };
  return contrastPairs.map((pair) => {
    const { foreground, background, purpose } = pair;
    const over = colors[foreground];
    const under = colors[background];
    const ratio = contrastOfLuminances(getLuminance(over.hex, foreground), getLuminance(under.hex, background));
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
 * colour.
 */
export function createColorReport(direction: Direction, colors: Readonly<Record<Mode, ColorMode>>): ColorReport {
  return {
    pairs: modes.flatMap((mode) => measureContrastPairs(mode, colors[mode], getModeRules(mode, direction))),
    moves: modes.flatMap((mode) => listBrandMoves(mode, colors[mode])),
  };
}
