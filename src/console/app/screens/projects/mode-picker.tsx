import { RadioGroup } from "#/console/app/components/radio-group";
import type { FrameMode } from "#/console/app/screens/projects/frame-mode";

const modes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

type ModePickerProps = { readonly value: FrameMode; readonly onChange: (value: FrameMode) => void };

/** In which mode pages are shown. */
export const ModePicker = (props: ModePickerProps) => <RadioGroup label="Mode" hidesLabel options={modes} {...props} />;
