import { addressOf } from "#/doors/console/app/api/call";
import { PreviewFrame } from "#/doors/console/app/parts/preview-frame";
import { type CompareSide, sideWords } from "#/doors/console/app/screens/compare/compare-side";
import { CompareDrawings } from "#/doors/console/app/screens/compare/compare-drawings";
import { frameHeight } from "#/doors/console/app/screens/compare/frame-heights";
import type { Subject } from "#/doors/console/app/screens/compare/subject";
import type { FrameMode } from "#/doors/console/app/screens/projects/frame-mode";

export type SheetProps = {
  readonly shown: CompareSide;
  /** The two sides, for what has to be as large on both. */
  readonly sides: readonly CompareSide[];
  readonly subject: Subject;
  readonly mode: FrameMode;
  readonly pageWidth: number;
};

/** The address of a subject's preview; undefined where the version has none of it, and for drawings, which are no page. */
export function previewAddress({ designId, board }: CompareSide, subject: Subject, mode: FrameMode): string | undefined {
  const id = designId;
  if (subject.kind === "guideline") return addressOf("preview_design", { id, mode });
  if (subject.kind === "page" && board.pages.some(({ slug }) => slug === subject.slug))
    return addressOf("preview_page", { id, page: subject.slug, mode });
  if (subject.kind === "component" && board.components.some(({ slug }) => slug === subject.slug))
    return addressOf("preview_component", { id, name: subject.slug });
  return undefined;
}

/** What one side shows of a subject, as high as the other side's. It takes no clicks, so that no side walks off alone. */
export function CompareSheet({ shown, sides, subject, mode, pageWidth }: SheetProps) {
  if (subject.kind === "marks") return <CompareDrawings shown={shown} sides={sides} mode={mode} />;
  const address = previewAddress(shown, subject, mode);
  const variants = sides.flatMap(({ board }) =>
    subject.kind === "component" ? board.components.filter(({ slug }) => slug === subject.slug) : [],
  );
  const height = frameHeight(subject, {
    pageWidth,
    directions: sides.map(({ board }) => board.direction.id),
    variants: Math.max(1, ...variants.map((component) => component.variants.length)),
  });
  if (address === undefined)
    return (
      <div className="compare-absent">
        {shown.version ?? "The draft"} has no such {subject.kind}.
      </div>
    );
  return (
    <PreviewFrame
      key={address}
      isThumbnail
      title={`${sideWords[shown.side]}: ${shown.name}`}
      address={address}
      pageWidth={pageWidth}
      ratio={height / pageWidth}
    />
  );
}
