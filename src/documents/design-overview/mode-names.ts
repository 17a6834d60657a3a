import type { Mode } from "#/model/token-set";

/** Display names of the modes. */
export const modeNames: Readonly<Record<Mode, string>> = {
  light: "Light",
  dark: "Dark",
  "high-contrast": "High contrast",
  "high-contrast-dark": "High contrast, dark",
};
