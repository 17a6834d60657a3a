import { Choice } from "#/doors/console/app/parts/choice";
import type { FrameWidth } from "#/doors/console/app/screens/projects/frame-width";

const widths = [
  { value: "desk", label: "Desk" },
  { value: "tablet", label: "Tablet" },
  { value: "phone", label: "Phone" },
] as const;

type WidthChoiceProps = { readonly value: FrameWidth; readonly onChange: (value: FrameWidth) => void };

/** How wide pages are shown. */
export const WidthChoice = (props: WidthChoiceProps) => <Choice label="Width" hidesLabel options={widths} {...props} />;
