import { useEffect, useRef, useState } from "react";
import type { AdjustmentList } from "#/console/app/screens/edit/adjustment-list";
import { type FrameEdits, paintFrame } from "#/console/app/screens/edit/frame-edits";
import { findSubject, type CanvasSubject } from "#/console/app/screens/edit/subjects";

type LiveFrameProps = {
  /** Accessible name. */
  readonly title: string;
  /** URL of an editor preview. */
  readonly url: string;
  /** The edits, and those that the page behind the URL has. */
  readonly edits: FrameEdits;
  /** Viewport width of the page inside, in pixels. */
  readonly pageWidth: number;
  readonly subjects: readonly CanvasSubject[];
  /** Called with the subject when a link in the frame led to it. */
  readonly onSubject: (value: string) => void;
};

type LoadedFrame = { readonly id: number; readonly url: string; readonly saved: AdjustmentList };

/**
 * A page of a design in which unsaved edits are shown while a person types. A changed page loads
 * behind the shown one and replaces it in the same scroll position, so that nothing flickers. The
 * page runs no scripts; it has its origin so that its styles can be set.
 */
export function LiveFrame({ title, url, edits, pageWidth, subjects, onSubject }: LiveFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const size = useSize(container);
  const { saved } = edits;
  const [shown, setShown] = useState<LoadedFrame>({ id: 0, url, saved });
  const [next, setNext] = useState<LoadedFrame>();
  const frames = useRef(new Map<number, HTMLIFrameElement>());
  const isCurrent = shown.url === url && shown.saved === saved;
  const isNextCurrent = next?.url === url && next.saved === saved;
  useEffect(() => {
    if (isCurrent) setNext(undefined);
    else if (!isNextCurrent) setNext((before) => ({ id: Math.max(shown.id, before?.id ?? 0) + 1, url, saved }));
  }, [isCurrent, isNextCurrent, shown.id, url, saved]);
  // A page that is older than the newest edits needs them until its successor replaces it.
  const paint = (entry: LoadedFrame) => paintFrame(frames.current.get(entry.id), { ...edits, saved: entry.saved });
  useEffect(() => {
    paint(shown);
    if (next) paint(next);
  });
  const handleLoad = (entry: LoadedFrame) => {
    const { id } = entry;
    const frame = frames.current.get(id);
    paint(entry);
    const path = frame?.contentWindow?.location.pathname;
    if (next && id === next.id) {
      const before = frames.current.get(shown.id);
      const isSamePage = before?.contentWindow?.location.pathname === path;
      if (isSamePage && before?.contentWindow) frame?.contentWindow?.scrollTo(0, before.contentWindow.scrollY);
      setShown(next);
      setNext(undefined);
      return;
    }
    if (id !== shown.id || path === undefined || path === new URL(shown.url, location.href).pathname) return;
    const subject = findSubject(path, subjects);
    if (subject === undefined) return;
    // The frame has already gone there.
    setShown((before) => ({ ...before, url: path + (frame?.contentWindow?.location.search ?? "") }));
    onSubject(subject);
  };
  const scale = size.width === 0 ? 0 : Math.min(1, size.width / pageWidth);
  return (
    <div ref={container} className="live-frame" aria-busy={next !== undefined}>
      {scale > 0 &&
        [shown, ...(next ? [next] : [])].map((entry) => (
          <KeptFrame
            key={entry.id}
            url={entry.url}
            title={entry.id === shown.id ? title : ""}
            isHidden={entry.id !== shown.id}
            onElement={(element) => {
              if (element) frames.current.set(entry.id, element);
              else frames.current.delete(entry.id);
            }}
            onLoad={() => handleLoad(entry)}
            style={{
              width: pageWidth,
              height: size.height / scale,
              left: Math.max(0, (size.width - pageWidth * scale) / 2),
              scale: String(scale),
            }}
          />
        ))}
    </div>
  );
}

type KeptFrameProps = {
  readonly url: string;
  readonly title: string;
  readonly isHidden: boolean;
  readonly onElement: (element: HTMLIFrameElement | null) => void;
  readonly onLoad: () => void;
  readonly style: Readonly<Record<string, string | number>>;
};

/** A frame that loads its first URL only: where it goes then is its own matter. */
function KeptFrame({ url, title, isHidden, onElement, onLoad, style }: KeptFrameProps) {
  const [firstUrl] = useState(url);
  return (
    <iframe
      ref={onElement}
      src={firstUrl}
      title={title}
      sandbox="allow-same-origin"
      className={isHidden ? "live-frame-next" : undefined}
      aria-hidden={isHidden || undefined}
      tabIndex={isHidden ? -1 : 0}
      onLoad={onLoad}
      style={style}
    />
  );
}

/** The size of an element in CSS pixels. */
function useSize(element: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width, height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
