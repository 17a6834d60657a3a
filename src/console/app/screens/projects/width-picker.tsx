import { RadioGroup } from "#/console/app/components/radio-group";
import type { FrameWidth } from "#/console/app/screens/projects/frame-width";

const widths = [
  { value: "desk", label: "Desk" },
  { value: "tablet", label: "Tablet" },
  { value: "phone", label: "Phone" },
] as const;

type WidthPickerProps = { readonly value: FrameWidth; readonly onChange: (value: FrameWidth) => void };

/** How wide pages are shown. */
export const WidthPicker = (props: WidthPickerProps) => <RadioGroup label="Width" hidesLabel options={widths} {...props} />;
