import { Choice } from "#/doors/console/app/parts/choice";
import type { FrameMode } from "#/doors/console/app/screens/projects/frame-mode";

const modes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

type ModeChoiceProps = { readonly value: FrameMode; readonly onChange: (value: FrameMode) => void };

/** In which mode pages are shown. */
export const ModeChoice = (props: ModeChoiceProps) => <Choice label="Mode" hidesLabel options={modes} {...props} />;
