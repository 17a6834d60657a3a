import type { Direction } from "#/model/direction";
import type { Mode } from "#/model/token-set";

/** What a mode demands: which tone its page has, and the contrast ratios of WCAG 2.2 that its pairs must reach. */
export type ModeRules = {
  readonly mode: Mode;
  readonly dark: boolean;
  readonly strong: boolean;
  /** Lightness of the page. */
  readonly page: number;
  /** Text, its labels included (1.4.3, or 1.4.6 where the direction or the mode asks for more). */
  readonly text: number;
  /** Running text. */
  readonly body: number;
  /** Outlines and fills of controls (1.4.11). */
  readonly ui: number;
  /** The two tones of the focus ring against each other: the square of `ui`, so that one of them always reaches `ui`, whatever lies beside it. */
  readonly ringTones: number;
};

/** The rules of a mode in a direction. The high-contrast modes keep to the outermost paper and night that a direction may have. */
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
