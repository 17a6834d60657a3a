import { Select } from "#/console/app/components/select";
import { AdjustedControl } from "#/console/app/screens/edit/adjusted-control";
import { findAdjustment } from "#/console/app/screens/edit/adjustment-list";
import { type PanelProps, toLabel } from "#/console/app/screens/edit/panel";
import { SectionList } from "#/console/app/screens/edit/section-list";
import { Redraw } from "#/console/app/screens/edit/redraw";

type LayoutPanelProps = PanelProps & {
  /** Slug of the page whose sections are arranged; empty if there is none yet. */
  readonly page: string;
};

/** The layout pattern of the pages, and the sections of the one on the canvas. */
export function LayoutPanel({ design, edits, preview: { values }, choices, board: { pages }, page }: LayoutPanelProps) {
  const adjustment = findAdjustment(edits.list, "layout");
  return (
    <>
      <AdjustedControl label="Layout" edits={edits} adjustment={adjustment}>
        <Select
          label="Layout"
          hint="The skeleton of all pages."
          options={choices.layouts.map((value) => ({ value, label: toLabel(value) }))}
          value={adjustment?.layout ?? values.layout}
          onChange={(layout) => edits.set({ kind: "layout", layout })}
        />
      </AdjustedControl>
      <Redraw design={design} edits={edits} part="layout" label="Compose the pages again" lockLabel="Lock the layout" />
      {page !== "" && (
        <SectionList
          design={design}
          edits={edits}
          page={page}
          name={pages.find(({ slug }) => slug === page)?.name ?? toLabel(page)}
        />
      )}
    </>
  );
}
