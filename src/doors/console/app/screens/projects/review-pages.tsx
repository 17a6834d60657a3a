import type { DesignDetails } from "#data/console-api";
import { addressOf } from "#/doors/console/app/api/call";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { PreviewFrame } from "#/doors/console/app/parts/preview-frame";
import { BareSelect } from "#/doors/console/app/parts/select";
import { useQueryWord } from "#/doors/console/app/router/location";
import { frameOf, useFrameWidth } from "#/doors/console/app/screens/projects/frame-width";
import { useFrameMode } from "#/doors/console/app/screens/projects/frame-mode";
import { ModeChoice } from "#/doors/console/app/screens/projects/mode-choice";
import { WidthChoice } from "#/doors/console/app/screens/projects/width-choice";

const guideline = "guideline";

type ReviewPagesProps = {
  readonly design: DesignDetails;
  readonly before: { readonly designId: string; readonly name: string; readonly version: string | null } | null;
};

/** The same page of both designs. */
export function ReviewPages({ design, before }: ReviewPagesProps) {
  const board = useAnswer("get_design_board", { id: design.id });
  const [word, setWord] = useQueryWord("page");
  const width = useFrameWidth();
  const mode = useFrameMode();
  const pages = board.data?.pages ?? [];
  const page = word === guideline ? guideline : (pages.find(({ slug }) => slug === word)?.slug ?? pages[0]?.slug ?? guideline);
  const frame = frameOf(width.value);
  const side = (id: string) =>
    page === guideline
      ? addressOf("preview_design", { id, mode: mode.value })
      : addressOf("preview_page", { id, page, mode: mode.value });
  const sides = [
    ...(before ? [{ id: before.designId, name: before.name, note: before.version ?? "draft", label: "Before" }] : []),
    { id: design.id, name: design.name, note: design.version ?? "draft", label: before ? "After" : "" },
  ];
  return (
    <section className="review-pages" aria-label="Pages">
      <div className="page-bar">
        <BareSelect
          aria-label="Page"
          options={[...pages.map(({ slug, name }) => ({ value: slug, label: name })), { value: guideline, label: "Guideline" }]}
          value={page}
          onChange={(slug) => setWord(slug)}
        />
        <WidthChoice value={width.value} onChange={width.set} />
        <ModeChoice value={mode.value} onChange={mode.set} />
      </div>
      <div className={`review-sides review-${sides.length}`}>
        {sides.map(({ id, name, note, label }) => (
          <figure key={id} style={{ maxWidth: frame.maxWidth }}>
            <figcaption>
              {label && <strong>{label}</strong>}
              <span>{name}</span>
              <span className="quiet">{note}</span>
            </figcaption>
            <div className="page-frame">
              <PreviewFrame
                key={side(id)}
                title={`${name}, ${page}`}
                address={side(id)}
                pageWidth={frame.pageWidth}
                ratio={sides.length === 2 ? frame.ratio * 1.3 : frame.ratio}
              />
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}
