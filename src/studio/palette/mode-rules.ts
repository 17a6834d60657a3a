import type { Direction } from "#/model/direction";
import type { Mode } from "#/model/token-set";

/**
 * Least perceptual contrast (Lc, absolute) of labels on fills and quiet text, and of links and
 * status text. Livery's own second check beside the WCAG ratios, which stay binding.
 */
export const minLabelLc = 60;
export const minTextLc = 75;

/** Requirements of a mode: its page and the WCAG 2.2 contrast ratios of its pairs. */
export type ModeRules = {
  readonly mode: Mode;
  readonly dark: boolean;
  readonly strong: boolean;
  /** OKLCH lightness of the page. */
  readonly page: number;
  /** Text and labels (1.4.3, or 1.4.6 if the direction or the mode asks for more). */
  readonly text: number;
  /** Running text. */
  readonly body: number;
  /** Outlines and fills of controls (1.4.11). */
  readonly ui: number;
  /**
   * The two tones of the focus ring against each other: the square of `ui`, so that one of them
   * always reaches `ui` against any adjacent colour.
   */
  readonly ringTones: number;
};

/**
 * The rules of a mode in a direction. High-contrast modes use the lightest paper and the darkest
 * night that a direction may have.
 */
export function getModeRules(mode: Mode, direction: Direction): ModeRules {
  const dark = mode === "dark" || mode === "high-contrast-dark";
  const strong = mode === "high-contrast" || mode === "high-contrast-dark";
  const { paperLightness, nightLightness } = direction.color;
  const ui = strong ? 4.5 : 3;
  return {
    mode,
    dark,
    strong,
    page: dark ? (strong ? 0.12 : nightLightness) : strong ? 1 : paperLightness,
    text: strong || direction.contrast === "AAA" ? 7 : 4.5,
    body: 7,
    ui,
    ringTones: ui * ui,
  };
}
