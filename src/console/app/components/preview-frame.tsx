import { useEffect, useRef, useState } from "react";
import { RadioGroup } from "#/console/app/components/radio-group";
import { useQueryParam } from "#/console/app/router/location";

type PreviewFrameProps = {
  /** URL of a preview on this server: `getOperationUrl("preview_design", { id })`. */
  readonly url: string;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Viewport width in pixels of the page inside; the frame scales it to fit. */
  readonly pageWidth?: number | undefined;
  /** Height divided by width of the visible part. */
  readonly ratio?: number | undefined;
  /** Ignores clicks and keys. */
  readonly isThumbnail?: boolean | undefined;
};

/**
 * A live page of a brand, scaled to its container. It runs in a sandbox and loads when it nears the
 * viewport.
 */
export function PreviewFrame({ url, title, pageWidth = 1280, ratio = 0.625, isThumbnail = false }: PreviewFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = width / pageWidth;
  return (
    <div ref={container} className="preview-frame" style={{ aspectRatio: String(1 / ratio) }}>
      {width > 0 && (
        <iframe
          src={url}
          title={title}
          sandbox=""
          loading="lazy"
          tabIndex={isThumbnail ? -1 : 0}
          inert={isThumbnail}
          aria-hidden={isThumbnail || undefined}
          style={{ width: pageWidth, height: pageWidth * ratio, scale: String(scale) }}
        />
      )}
    </div>
  );
}

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

type FrameWidth = "desk" | "tablet" | "phone";

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
