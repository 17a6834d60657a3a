import { useMemo } from "react";
import type { DesignDetails } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { Icon } from "#/console/app/components/icon";
import { type FrameMode, ModePicker } from "#/console/app/components/preview-frame";
import { RadioGroup } from "#/console/app/components/radio-group";
import { InlineSelect } from "#/console/app/components/select";
import { useQueryParam } from "#/console/app/router/location";
import { getServerUrl } from "#/console/app/router/urls";
import { LiveFrame } from "#/console/app/screens/edit/live-frame";
import type { useCanvasSubject } from "#/console/app/screens/edit/canvas-subject";
import { getSubjectUrl } from "#/console/app/screens/edit/subjects";
import type { Edits } from "#/console/app/screens/edit/use-edits";
import type { ShownPreview } from "#/console/app/screens/edit/use-edits-preview";

type CanvasProps = {
  readonly design: DesignDetails;
  readonly subject: ReturnType<typeof useCanvasSubject>;
  readonly edits: Pick<Edits, "saved" | "list">;
  readonly preview: ShownPreview | undefined;
  readonly mode: FrameMode;
  readonly onMode: (mode: FrameMode) => void;
  /** The proposal whose edits the pages are made with; the canvas paints them on everything else. */
  readonly proposalId?: string | undefined;
};

const widths = [1280, 768, 390].map((width) => ({ value: String(width), label: `${width} px` }));

/**
 * The design beside what is being changed: its pages and components, at three widths, light and
 * dark.
 */
export function Canvas({
  design,
  subject: { subjects, value: subject, set: setSubject },
  edits: { saved, list },
  preview,
  mode,
  onMode,
  proposalId,
}: CanvasProps) {
  const defaultWidth = matchMedia("(max-width: 40rem)").matches ? "390" : "1280";
  const [widthParam, setWidth] = useQueryParam("width", defaultWidth);
  const width = widths.find(({ value }) => value === widthParam)?.value ?? defaultWidth;
  const page = subject.startsWith("page:") ? subject.slice("page:".length) : undefined;
  const isMade = proposalId !== undefined && page !== undefined;
  const url = isMade
    ? getOperationUrl("preview_draft_page", { id: design.id, page, mode, proposal: proposalId })
    : getSubjectUrl(design, subject, mode);
  const label = subjects.find(({ value }) => value === subject)?.label ?? "";
  const css = useMemo(() => preview?.css.replaceAll('url("/fonts/', `url("${getServerUrl("/fonts/")}`) ?? "", [preview]);
  return (
    <section className="canvas" aria-label="Preview">
      <div className="canvas-bar">
        <InlineSelect aria-label="Page or component" options={subjects} value={subject} onChange={setSubject} />
        <RadioGroup label="Width" hidesLabel options={widths} value={width} onChange={setWidth} />
        <ModePicker value={mode} onChange={onMode} />
        <a
          className="icon-button canvas-open"
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label="Open in a new window"
          title="Open in a new window"
        >
          <Icon name="external" />
        </a>
      </div>
      <LiveFrame
        title={`${label} of ${design.name}`}
        url={url}
        edits={{ saved, list: isMade ? saved : list, preview: isMade ? undefined : preview, css, page }}
        pageWidth={Number(width)}
        subjects={subjects}
        onSubject={setSubject}
      />
    </section>
  );
}
