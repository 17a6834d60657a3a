/** The modes that a person can ask for; `system` follows the device. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const place = "livery.theme";

/** The mode that this browser was told to keep. */
export function keptTheme(): Theme {
  try {
    const kept = localStorage.getItem(place);
    return themes.find((theme) => theme === kept) ?? "system";
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
export function keepTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(place, theme);
  } catch {
    // A browser that keeps nothing still shows it.
  }
}
