/** Selectable modes; `system` follows the device. */
const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "livery.theme";

/** The mode that is stored in this browser. */
export function getSavedTheme(): Theme {
  try {
    const saved = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === saved) ?? "system";
  } catch {
    return "system";
  }
}

/** Sets the classes that Livery's style sheet uses for a mode. */
export function applyTheme(theme: Theme): void {
  document.documentElement.classList.remove(...themes);
  document.documentElement.classList.add(theme);
}

/** Applies a mode and stores it in this browser. */
export function saveTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the mode applies until the next load.
  }
}
