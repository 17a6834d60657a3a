import { useQueryParam } from "#/console/app/router/location";
import { RadioGroup } from "#/console/app/components/radio-group";

export type FrameMode = "light" | "dark";

/** The mode of the console itself. */
export const getConsoleMode = (): FrameMode =>
  getComputedStyle(document.documentElement).colorScheme === "dark" ? "dark" : "light";

/** The mode of previews, kept in the URL; the console's mode by default. */
export function useFrameMode() {
  const consoleMode = getConsoleMode();
  const [param, set] = useQueryParam("mode", consoleMode);
  const value: FrameMode = param === "light" || param === "dark" ? param : consoleMode;
  return { value, set };
}

const modes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

type ModePickerProps = { readonly value: FrameMode; readonly onChange: (value: FrameMode) => void };

/** Selects the mode of previews. */
export const ModePicker = (props: ModePickerProps) => <RadioGroup label="Mode" hidesLabel options={modes} {...props} />;
