import { applyTheme, getSavedTheme } from "#/console/app/state/theme";

// Runs before the first paint, so that no page flashes in the wrong mode.
applyTheme(getSavedTheme());
