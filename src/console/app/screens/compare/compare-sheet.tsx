import { getOperationUrl } from "#/console/app/api/call-operation";
import { PreviewFrame } from "#/console/app/components/preview-frame";
import { type CompareSide, sideLabels } from "#/console/app/screens/compare/compare-side";
import { CompareDrawings } from "#/console/app/screens/compare/compare-drawings";
import { getFrameHeight } from "#/console/app/screens/compare/frame-heights";
import type { Subject } from "#/console/app/screens/compare/subject";
import type { FrameMode } from "#/console/app/components/frame-mode";

export type CompareSheetProps = {
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
