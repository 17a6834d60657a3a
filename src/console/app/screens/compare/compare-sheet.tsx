import { getOperationUrl } from "#/console/app/api/call-operation";
import { PreviewFrame } from "#/console/app/components/preview-frame";
import { type CompareSide, sideLabels } from "#/console/app/screens/compare/compare-side";
import { CompareDrawings } from "#/console/app/screens/compare/compare-drawings";
import { getFrameHeight } from "#/console/app/screens/compare/frame-heights";
import type { Subject } from "#/console/app/screens/compare/subject";
import type { FrameMode } from "#/console/app/screens/projects/frame-mode";

export type CompareSheetProps = {
  readonly shown: CompareSide;
  /** The two sides, for what has to be as large on both. */
  readonly sides: readonly CompareSide[];
  readonly subject: Subject;
  readonly mode: FrameMode;
  readonly pageWidth: number;
};

/** The address of a subject's preview; undefined where the version has none of it, and for drawings, which are no page. */
export function getPreviewUrl({ designId, board }: CompareSide, subject: Subject, mode: FrameMode): string | undefined {
  const id = designId;
  if (subject.kind === "guideline") return getOperationUrl("preview_design", { id, mode });
  if (subject.kind === "page" && board.pages.some(({ slug }) => slug === subject.slug))
    return getOperationUrl("preview_page", { id, page: subject.slug, mode });
  if (subject.kind === "component" && board.components.some(({ slug }) => slug === subject.slug))
    return getOperationUrl("preview_component", { id, name: subject.slug });
  return undefined;
}

/** What one side shows of a subject, as high as the other side's. It takes no clicks, so that no side walks off alone. */
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
