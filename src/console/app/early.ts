import { applyTheme, getSavedTheme } from "#/console/app/state/theme";

// Runs before anything is painted, so that no page flashes in the wrong mode.
applyTheme(getSavedTheme());
