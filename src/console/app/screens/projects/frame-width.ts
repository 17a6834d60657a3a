import { useQueryParam } from "#/console/app/router/location";

export type FrameWidth = "desk" | "tablet" | "phone";

/** How wide the page inside believes to be, how high its frame is by that, and how wide the frame is at most. */
export const getFrameSize = (width: FrameWidth) =>
  ({
    desk: { pageWidth: 1280, ratio: 0.72, maxWidth: "none" },
    tablet: { pageWidth: 820, ratio: 1.1, maxWidth: "40rem" },
    phone: { pageWidth: 390, ratio: 1.9, maxWidth: "22rem" },
  })[width];

/** The width that is looked at; it stands in the address. On a phone it is a phone's where nothing else was chosen. */
export function useFrameWidth() {
  const defaultWidth: FrameWidth = matchMedia("(max-width: 40rem)").matches ? "phone" : "desk";
  const [param, set] = useQueryParam("width", defaultWidth);
  const value: FrameWidth = param === "tablet" || param === "phone" || param === "desk" ? param : defaultWidth;
  return { value, set };
}
