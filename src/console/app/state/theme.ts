/** The modes that a person can ask for; `system` follows the device. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "livery.theme";

/** The mode that this browser was told to keep. */
export function getSavedTheme(): Theme {
  try {
    const saved = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === saved) ?? "system";
  } catch {
    return "system";
  }
}

/** Shows the console in a mode: the classes that Livery's own style sheet listens to. */
export function applyTheme(theme: Theme): void {
  document.documentElement.classList.remove(...themes);
  document.documentElement.classList.add(theme);
}

/** Shows a mode and keeps it for this browser. */
export function saveTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // A browser that keeps nothing still shows it.
  }
}
