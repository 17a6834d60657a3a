import { useEffect, useRef, useState } from "react";

type PreviewFrameProps = {
  /** Address of a preview of this installation: `addressOf("preview_design", { id })`. */
  readonly url: string;
  /** What is shown, for those who hear the page. */
  readonly title: string;
  /** Width in pixels that the page inside believes to have; it is shown as small as its place is. */
  readonly pageWidth?: number | undefined;
  /** Height by width of what is seen of it. */
  readonly ratio?: number | undefined;
  /** A picture of the page only: it takes no clicks and no keys. */
  readonly isThumbnail?: boolean | undefined;
};

/** A page of a brand, live, as large as its place. It is shut in a sandbox of its own and loaded when it comes near the window. */
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
