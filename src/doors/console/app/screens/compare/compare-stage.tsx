import { type PointerEvent, useEffect, useRef } from "react";
import { Slider } from "#/doors/console/app/parts/slider";
import { ButtonAnchor } from "#/doors/console/app/parts/button";
import { Choice } from "#/doors/console/app/parts/choice";
import { type CompareSide, sideWords } from "#/doors/console/app/screens/compare/compare-side";
import { CompareSheet, previewAddress } from "#/doors/console/app/screens/compare/compare-sheet";
import type { Subject } from "#/doors/console/app/screens/compare/subject";
import type { useComparison } from "#/doors/console/app/screens/compare/use-comparison";
import type { FrameMode } from "#/doors/console/app/screens/projects/frame-mode";

type CompareStageProps = {
  readonly sides: readonly [before: CompareSide, after: CompareSide];
  readonly subject: Subject;
  readonly mode: FrameMode;
  readonly pageWidth: number;
  readonly comparison: ReturnType<typeof useComparison>;
};

/** What scrolls has to be reached by the keyboard, whatever it is. */
const scrolling = { tabIndex: 0 } as const;

/** What is left above a drawing that is brought into view. */
const edgePx = 16;

const sideChoices = (["before", "after"] as const).map((value) => ({ value, label: sideWords[value] }));

/**
 * Two versions of one thing in one place that scrolls: side by side (one at a time where the window is narrow), one wiped over the other, or one laid upon the other. Since
 * both lie in the same scrolling place they never part.
 */
export function CompareStage({ sides, subject, mode, pageWidth, comparison }: CompareStageProps) {
  const { how, side, setSide, at, setAt } = comparison;
  const place = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const drawing = subject.kind === "marks" ? subject.slug : undefined;
  useEffect(() => {
    const scroller = place.current;
    const target = drawing && scroller?.querySelector<HTMLElement>(`[data-drawing="${CSS.escape(drawing)}"]`);
    if (target) scroller?.scrollTo({ top: target.offsetTop - edgePx });
  }, [drawing]);
  const wipeTo = (event: PointerEvent) => {
    const box = sheets.current?.getBoundingClientRect();
    if (box) setAt(Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * 100));
  };
  const isStacked = how !== "side";
  return (
    <div className={`compare-stage compare-${how} compare-${pageWidth < 600 ? "phone" : "desk"}`} data-shown={side}>
      <div className="compare-captions">
        {sides.map((one) => (
          <Caption key={one.side} shown={one} address={previewAddress(one, subject, mode)} />
        ))}
        {isStacked && (
          <Slider
            label={how === "swipe" ? "Divider between before and after" : "How much of after is seen"}
            says={how === "swipe" ? `Before ${at} %, after ${100 - at} %` : `After ${at} %`}
            value={at}
            onChange={setAt}
          />
        )}
        {!isStacked && (
          <div className="compare-toggle">
            <Choice label="Version in view" hidesLabel options={sideChoices} value={side} onChange={setSide} />
          </div>
        )}
      </div>
      {/* Another thing begins at its top. */}
      <section
        key={subject.kind === "page" || subject.kind === "component" ? subject.slug : subject.kind}
        className="compare-place"
        ref={place}
        {...scrolling}
        aria-label="Both versions"
      >
        <div
          className="compare-sheets review-sides"
          ref={sheets}
          onPointerDown={(event) => {
            if (how !== "swipe" || event.button !== 0) return;
            // A finger scrolls, except on the divider itself.
            const isOnLine = event.target instanceof Element && event.target.closest(".compare-line") !== null;
            if (event.pointerType !== "mouse" && !isOnLine) return;
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            wipeTo(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) wipeTo(event);
          }}
        >
          {sides.map((one) => (
            <div
              key={one.side}
              className={`compare-sheet compare-of-${one.side}`}
              style={
                one.side === "before" || !isStacked
                  ? undefined
                  : how === "swipe"
                    ? { clipPath: `inset(0 0 0 ${at}%)` }
                    : { opacity: at / 100 }
              }
            >
              <CompareSheet shown={one} sides={sides} subject={subject} mode={mode} pageWidth={pageWidth} />
            </div>
          ))}
          {how === "swipe" && (
            <div className="compare-line" style={{ left: `${at}%` }}>
              <span className="compare-grip" />
            </div>
          )}
        </div>
      </section>
    </div>
  );
}

const Caption = ({ shown, address }: { readonly shown: CompareSide; readonly address: string | undefined }) => (
  <p className={`compare-caption compare-of-${shown.side}`}>
    <strong>{sideWords[shown.side]}</strong>
    <span className="compare-name">{shown.name}</span>
    <span className="quiet">{shown.version ?? "draft"}</span>
    {address && (
      <ButtonAnchor
        size="small"
        variant="quiet"
        icon="external"
        href={address}
        target="_blank"
        aria-label={`Open ${sideWords[shown.side].toLowerCase()} in a window of its own`}
      >
        Open
      </ButtonAnchor>
    )}
  </p>
);
