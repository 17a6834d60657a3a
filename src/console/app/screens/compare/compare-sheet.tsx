import type { Board, BoardDrawing, Design } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { darkBackgroundKinds, Drawing } from "#/console/app/components/moodboard/drawing";
import { type FrameMode, PreviewFrame } from "#/console/app/components/preview-frame";
import { type CompareSide, sideLabels, type Subject } from "#/console/app/screens/compare/comparison-state";
import { componentHeights } from "#/console/app/screens/compare/component-heights";
import { deskHeights, measuredPages, phoneHeights } from "#/console/app/screens/compare/page-heights";

type CompareSheetProps = {
  readonly shown: CompareSide;
  /** Both sides, for anything that must have the same size on both. */
  readonly sides: readonly CompareSide[];
  readonly subject: Subject;
  readonly mode: FrameMode;
  readonly pageWidth: number;
};

/** The URL of a subject's preview; undefined if the version does not have it, and for drawings. */
export function getPreviewUrl({ designId, board }: CompareSide, subject: Subject, mode: FrameMode): string | undefined {
  const id = designId;
  if (subject.kind === "guideline") return getOperationUrl("preview_design", { id, mode });
  if (subject.kind === "page" && board.pages.some(({ slug }) => slug === subject.slug))
    return getOperationUrl("preview_page", { id, page: subject.slug, mode });
  if (subject.kind === "component" && board.components.some(({ slug }) => slug === subject.slug))
    return getOperationUrl("preview_component", { id, name: subject.slug });
  return undefined;
}

/**
 * One side's view of a subject, as high as the other side's. It takes no clicks, so that both sides
 * stay on the same page.
 */
export function CompareSheet({ shown, sides, subject, mode, pageWidth }: CompareSheetProps) {
  if (subject.kind === "marks") return <CompareDrawings shown={shown} sides={sides} mode={mode} />;
  const url = getPreviewUrl(shown, subject, mode);
  const variants = sides.flatMap(({ board }) =>
    subject.kind === "component" ? board.components.filter(({ slug }) => slug === subject.slug) : [],
  );
  const height = getFrameHeight(subject, {
    pageWidth,
    directions: sides.map(({ board }) => board.direction.id),
    variants: Math.max(1, ...variants.map((component) => component.variants.length)),
  });
  if (url === undefined)
    return (
      <div className="compare-absent">
        {shown.version ?? "The draft"} has no such {subject.kind}.
      </div>
    );
  return (
    <PreviewFrame
      key={url}
      isThumbnail
      title={`${sideLabels[shown.side]}: ${shown.name}`}
      url={url}
      pageWidth={pageWidth}
      ratio={height / pageWidth}
    />
  );
}

type CompareDrawingsProps = { readonly shown: CompareSide; readonly sides: readonly CompareSide[]; readonly mode: FrameMode };

const lightBackgroundKinds = new Set<BoardDrawing["kind"]>(["symbol-black"]);

/** Every drawing of a version: its mark's, then its imagery's. */
export const listDrawings = ({ mark, imagery }: Board): readonly BoardDrawing[] => [
  ...(mark?.drawings ?? []),
  ...(imagery?.drawings ?? []),
];

/**
 * One side's mark and imagery. Both sides list the same slots in the same size, so that
 * corresponding drawings overlap.
 */
function CompareDrawings({ shown, sides, mode }: CompareDrawingsProps) {
  const slots = new Map(sides.flatMap(({ board }) => listDrawings(board).map((drawing) => [drawing.slug, drawing] as const)));
  const own = new Map(listDrawings(shown.board).map((drawing) => [drawing.slug, drawing]));
  const tokens = shown.board.tokens;
  const getBackground = ({ kind }: BoardDrawing) =>
    tokens?.[darkBackgroundKinds.has(kind) ? "dark" : lightBackgroundKinds.has(kind) ? "light" : mode].background;
  return (
    <ul className="compare-drawings">
      {[...slots.values()].map((slot) => {
        const drawing = own.get(slot.slug);
        return (
          <li key={slot.slug} data-drawing={slot.slug}>
            <div
              className="compare-ground"
              // Words about a missing drawing keep the console's own ground, which they are readable on.
              style={{
                backgroundColor: drawing && getBackground(slot),
                aspectRatio: slot.width / slot.height > 1.5 ? "2" : "1.5",
              }}
            >
              {drawing ? <Drawing drawing={drawing} /> : <span>Not in {shown.version ?? "the draft"}</span>}
            </div>
            <p>{slot.name}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** Reserve for text that is longer than in the measured pages. */
const reserveFactor = 1.08;

/** Height for pages of other tools, which cannot be measured, in hundreds of pixels. */
const unknownPageHundreds = 40;

/**
 * The height in pixels of a subject's frame: the larger of both sides' directions. `variants` is
 * the component's number of variants.
 */
export function getFrameHeight(
  subject: Exclude<Subject, { kind: "marks" }>,
  { pageWidth, directions, variants }: { pageWidth: number; directions: readonly Design["direction"][]; variants: number },
): number {
  const isPhone = pageWidth < 600;
  if (subject.kind === "component")
    return (componentHeights[subject.slug]?.[isPhone ? 1 : 0] ?? 6 + variants * (isPhone ? 7 : 5)) * 100;
  const heights = isPhone ? phoneHeights : deskHeights;
  const pageIndex = measuredPages.indexOf(subject.kind === "page" ? subject.slug : "guideline");
  const hundreds = Math.max(...directions.map((direction) => heights[direction][pageIndex] ?? unknownPageHundreds));
  return Math.ceil(hundreds * reserveFactor) * 100;
}
