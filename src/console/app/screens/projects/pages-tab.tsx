import type { DesignDetails } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { useQuery } from "#/console/app/api/queries";
import { ButtonAnchor } from "#/console/app/components/button";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import {
  getFrameSize,
  ModePicker,
  PreviewFrame,
  useFrameMode,
  useFrameWidth,
  WidthPicker,
} from "#/console/app/components/preview-frame";
import { InlineSelect } from "#/console/app/components/select";
import { useQueryParam } from "#/console/app/router/location";

/** The pages, one at a time, at desktop, tablet or phone width. */
export function PagesTab({ design }: { readonly design: DesignDetails }) {
  const board = useQuery("get_design_board", { id: design.id });
  const [pageParam, setPageParam] = useQueryParam("page");
  const width = useFrameWidth();
  const mode = useFrameMode();
  return (
    <QueryBoundary query={board}>
      {({ pages }) => {
        const page = pages.find(({ slug }) => slug === pageParam) ?? pages[0];
        if (!page) return null;
        const url = getOperationUrl("preview_page", { id: design.id, page: page.slug, mode: mode.value });
        const frame = getFrameSize(width.value);
        return (
          <>
            <div className="page-bar">
              <InlineSelect
                aria-label="Page"
                options={pages.map(({ slug, name }) => ({ value: slug, label: name }))}
                value={page.slug}
                onChange={(slug) => setPageParam(slug)}
              />
              <WidthPicker value={width.value} onChange={width.set} />
              <ModePicker value={mode.value} onChange={mode.set} />
              <ButtonAnchor href={url} icon="external" target="_blank">
                Open in a new window
              </ButtonAnchor>
            </div>
            <div className="page-stage">
              <div className="page-frame" style={{ maxWidth: frame.maxWidth }}>
                <PreviewFrame
                  key={url}
                  title={`${page.name} of ${design.name}`}
                  url={url}
                  pageWidth={frame.pageWidth}
                  ratio={frame.ratio}
                />
              </div>
            </div>
          </>
        );
      }}
    </QueryBoundary>
  );
}
