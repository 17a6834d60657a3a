import { type PointerEvent, useEffect, useRef } from "react";
import { Slider } from "#/console/app/components/slider";
import { ButtonAnchor } from "#/console/app/components/button";
import { RadioGroup } from "#/console/app/components/radio-group";
import { type CompareSide, sideLabels, type Subject, type useComparison } from "#/console/app/screens/compare/comparison-state";
import { CompareSheet, getPreviewUrl } from "#/console/app/screens/compare/compare-sheet";
import type { FrameMode } from "#/console/app/components/preview-frame";
import { scrollableProps } from "#/console/app/components/code-block";

type CompareStageProps = {
  readonly sides: readonly [before: CompareSide, after: CompareSide];
  readonly subject: Subject;
  readonly mode: FrameMode;
  readonly pageWidth: number;
  readonly comparison: ReturnType<typeof useComparison>;
};

/** Space above a drawing that is scrolled into view, in pixels. */
const scrollMarginPx = 16;

const sideChoices = (["before", "after"] as const).map((value) => ({ value, label: sideLabels[value] }));

/**
 * Two versions of one subject: side by side (one at a time in a narrow window), swiped or overlaid.
 * Both are in the same scroll container, so they scroll together.
 */
export function CompareStage({ sides, subject, mode, pageWidth, comparison }: CompareStageProps) {
  const { layout, side, setSide, percent, setPercent } = comparison;
  const scrollContainer = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const drawing = subject.kind === "marks" ? subject.slug : undefined;
  useEffect(() => {
    const scroller = scrollContainer.current;
    const target = drawing && scroller?.querySelector<HTMLElement>(`[data-drawing="${CSS.escape(drawing)}"]`);
    if (target) scroller?.scrollTo({ top: target.offsetTop - scrollMarginPx });
  }, [drawing]);
  const moveDivider = (event: PointerEvent) => {
    const box = sheets.current?.getBoundingClientRect();
    if (box) setPercent(Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * 100));
  };
  const isStacked = layout !== "side";
  return (
    <div className={`compare-stage compare-${layout} compare-${pageWidth < 600 ? "phone" : "desk"}`} data-shown={side}>
      <div className="compare-captions">
        {sides.map((entry) => (
          <Caption key={entry.side} shown={entry} url={getPreviewUrl(entry, subject, mode)} />
        ))}
        {isStacked && (
          <Slider
            label={layout === "swipe" ? "Divider between before and after" : "Opacity of after"}
            valueText={layout === "swipe" ? `Before ${percent} %, after ${100 - percent} %` : `After ${percent} %`}
            value={percent}
            onChange={setPercent}
          />
        )}
        {!isStacked && (
          <div className="compare-toggle">
            <RadioGroup label="Visible version" hidesLabel options={sideChoices} value={side} onChange={setSide} />
          </div>
        )}
      </div>
      {/* A new subject starts at its top. */}
      <section
        key={subject.kind === "page" || subject.kind === "component" ? subject.slug : subject.kind}
        className="compare-place"
        ref={scrollContainer}
        {...scrollableProps}
        aria-label="Both versions"
      >
        <div
          className="compare-sheets review-sides"
          ref={sheets}
          onPointerDown={(event) => {
            if (layout !== "swipe" || event.button !== 0) return;
            // Touch scrolls, except on the divider.
            const isOnDivider = event.target instanceof Element && event.target.closest(".compare-line") !== null;
            if (event.pointerType !== "mouse" && !isOnDivider) return;
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            moveDivider(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) moveDivider(event);
          }}
        >
          {sides.map((entry) => (
            <div
              key={entry.side}
              className={`compare-sheet compare-of-${entry.side}`}
              style={
                entry.side === "before" || !isStacked
                  ? undefined
                  : layout === "swipe"
                    ? { clipPath: `inset(0 0 0 ${percent}%)` }
                    : { opacity: percent / 100 }
              }
            >
              <CompareSheet shown={entry} sides={sides} subject={subject} mode={mode} pageWidth={pageWidth} />
            </div>
          ))}
          {layout === "swipe" && (
            <div className="compare-line" style={{ left: `${percent}%` }}>
              <span className="compare-grip" />
            </div>
          )}
        </div>
      </section>
    </div>
  );
}

const Caption = ({ shown, url }: { readonly shown: CompareSide; readonly url: string | undefined }) => (
  <p className={`compare-caption compare-of-${shown.side}`}>
    <strong>{sideLabels[shown.side]}</strong>
    <span className="compare-name">{shown.name}</span>
    <span className="quiet">{shown.version ?? "draft"}</span>
    {url && (
      <ButtonAnchor
        size="small"
        variant="quiet"
        icon="external"
        href={url}
        target="_blank"
        aria-label={`Open ${sideLabels[shown.side].toLowerCase()} in a new window`}
      >
        Open
      </ButtonAnchor>
    )}
  </p>
);
