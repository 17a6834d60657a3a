import { useQueryWord } from "#/doors/console/app/router/location";

export type FrameWidth = "desk" | "tablet" | "phone";

/** How wide the page inside believes to be, how high its frame is by that, and how wide the frame is at most. */
export const frameOf = (width: FrameWidth) =>
  ({
    desk: { pageWidth: 1280, ratio: 0.72, maxWidth: "none" },
    tablet: { pageWidth: 820, ratio: 1.1, maxWidth: "40rem" },
    phone: { pageWidth: 390, ratio: 1.9, maxWidth: "22rem" },
  })[width];

/** The width that is looked at; it stands in the address. */
export function useFrameWidth() {
  const [word, set] = useQueryWord("width", "desk");
  const value: FrameWidth = word === "tablet" || word === "phone" ? word : "desk";
  return { value, set };
}
