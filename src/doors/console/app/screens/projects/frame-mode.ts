import { useQueryWord } from "#/doors/console/app/router/location";

export type FrameMode = "light" | "dark";

/** The mode that the console itself is shown in. */
export const ownMode = (): FrameMode => (getComputedStyle(document.documentElement).colorScheme === "dark" ? "dark" : "light");

/** The mode that pages are looked at in; it stands in the address, and is the person's own where nothing else was chosen. */
export function useFrameMode() {
  const own = ownMode();
  const [word, set] = useQueryWord("mode", own);
  const value: FrameMode = word === "light" || word === "dark" ? word : own;
  return { value, set };
}
