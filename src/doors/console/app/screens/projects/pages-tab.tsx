import type { DesignDetails } from "#data/console-api";
import { addressOf } from "#/doors/console/app/api/call";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { ButtonAnchor } from "#/doors/console/app/parts/button";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PreviewFrame } from "#/doors/console/app/parts/preview-frame";
import { BareSelect } from "#/doors/console/app/parts/select";
import { useQueryWord } from "#/doors/console/app/router/location";
import { useFrameMode } from "#/doors/console/app/screens/projects/frame-mode";
import { ModeChoice } from "#/doors/console/app/screens/projects/mode-choice";
import { WidthChoice } from "#/doors/console/app/screens/projects/width-choice";
import { frameOf, useFrameWidth } from "#/doors/console/app/screens/projects/frame-width";

/** The pages, one at a time, as wide as a desk, a tablet or a phone shows them. */
export function PagesTab({ design }: { readonly design: DesignDetails }) {
  const board = useAnswer("get_design_board", { id: design.id });
  const [word, setWord] = useQueryWord("page");
  const width = useFrameWidth();
  const mode = useFrameMode();
  return (
    <Loaded known={board}>
      {({ pages }) => {
        const page = pages.find(({ slug }) => slug === word) ?? pages[0];
        if (!page) return null;
        const address = addressOf("preview_page", { id: design.id, page: page.slug, mode: mode.value });
        const frame = frameOf(width.value);
        return (
          <>
            <div className="page-bar">
              <BareSelect
                aria-label="Page"
                options={pages.map(({ slug, name }) => ({ value: slug, label: name }))}
                value={page.slug}
                onChange={(slug) => setWord(slug)}
              />
              <WidthChoice value={width.value} onChange={width.set} />
              <ModeChoice value={mode.value} onChange={mode.set} />
              <ButtonAnchor href={address} icon="external" target="_blank">
                In a window of its own
              </ButtonAnchor>
            </div>
            <div className="page-stage">
              <div className="page-frame" style={{ maxWidth: frame.maxWidth }}>
                <PreviewFrame
                  key={address}
                  title={`${page.name} of ${design.name}`}
                  address={address}
                  pageWidth={frame.pageWidth}
                  ratio={frame.ratio}
                />
              </div>
            </div>
          </>
        );
      }}
    </Loaded>
  );
}
