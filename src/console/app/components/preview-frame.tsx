import { useEffect, useRef, useState } from "react";

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
