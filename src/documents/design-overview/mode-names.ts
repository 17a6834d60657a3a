import type { Mode } from "#/model/token-set";

/** What readers call the modes. */
export const modeNames: Readonly<Record<Mode, string>> = {
  light: "Light",
  dark: "Dark",
  "high-contrast": "High contrast",
  "high-contrast-dark": "High contrast, dark",
};
