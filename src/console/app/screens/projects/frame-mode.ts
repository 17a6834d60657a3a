import { useQueryParam } from "#/console/app/router/location";

export type FrameMode = "light" | "dark";

/** The mode that the console itself is shown in. */
export const getConsoleMode = (): FrameMode =>
  getComputedStyle(document.documentElement).colorScheme === "dark" ? "dark" : "light";

/** The mode that pages are looked at in; it stands in the address, and is the person's own where nothing else was chosen. */
export function useFrameMode() {
  const consoleMode = getConsoleMode();
  const [param, set] = useQueryParam("mode", consoleMode);
  const value: FrameMode = param === "light" || param === "dark" ? param : consoleMode;
  return { value, set };
}
