import { useQueryParam } from "#/console/app/router/location";
import { RadioGroup } from "#/console/app/components/radio-group";

export type FrameWidth = "desk" | "tablet" | "phone";

/**
 * The viewport width of the page inside, the frame's height divided by its width, and the frame's
 * maximum width.
 */
export const getFrameSize = (width: FrameWidth) =>
  ({
    desk: { pageWidth: 1280, ratio: 0.72, maxWidth: "none" },
    tablet: { pageWidth: 820, ratio: 1.1, maxWidth: "40rem" },
    phone: { pageWidth: 390, ratio: 1.9, maxWidth: "22rem" },
  })[width];

/** The preview width, kept in the URL; phone by default in a narrow window. */
export function useFrameWidth() {
  const defaultWidth: FrameWidth = matchMedia("(max-width: 40rem)").matches ? "phone" : "desk";
  const [param, set] = useQueryParam("width", defaultWidth);
  const value: FrameWidth = param === "tablet" || param === "phone" || param === "desk" ? param : defaultWidth;
  return { value, set };
}

const widths = [
  { value: "desk", label: "Desktop" },
  { value: "tablet", label: "Tablet" },
  { value: "phone", label: "Phone" },
] as const;

type WidthPickerProps = { readonly value: FrameWidth; readonly onChange: (value: FrameWidth) => void };

/** Selects the width of previews. */
export const WidthPicker = (props: WidthPickerProps) => <RadioGroup label="Width" hidesLabel options={widths} {...props} />;
