import type { Output } from "#/console/app/api/call-operation";
import { useQuery } from "#/console/app/api/queries";
import { IconButton } from "#/console/app/components/button";
import { Checkbox } from "#/console/app/components/checkbox";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { AdjustedControl } from "#/console/app/screens/edit/adjusted-control";
import { findAdjustment } from "#/console/app/screens/edit/adjustment-list";
import { type PanelProps, toLabel } from "#/console/app/screens/edit/panel";

type SectionListProps = Pick<PanelProps, "design" | "edits"> & {
  /** Slug of the page. */
  readonly page: string;
  readonly name: string;
};

type ArrangedSection = Output<"get_edit_sections">["sections"][number];

/**
 * Sections in the order of an edit that may not be saved yet: those that it shows, then the others.
 */
function arrange(sections: readonly ArrangedSection[], order: readonly string[] | undefined): readonly ArrangedSection[] {
  if (order === undefined) return sections;
  const byId = new Map(sections.map((section) => [section.id, section]));
  const shown = order.flatMap((id) => byId.get(id) ?? []);
  return [
    ...shown.map((section) => ({ ...section, isShown: true })),
    ...sections.filter(({ id }) => !order.includes(id)).map((section) => ({ ...section, isShown: false })),
  ];
}

/** The sections of a page: which it shows, and in which order. */
export function SectionList({ design, edits, page, name }: SectionListProps) {
  const query = useQuery("get_edit_sections", { id: design.id, page });
  const adjustment = findAdjustment(edits.list, "section-order", (one) => one.page === page);
  return (
    <section className="edit-texts" aria-label={`Sections of ${name}`}>
      <h2>Sections</h2>
      <QueryBoundary query={query}>
        {({ sections }) => {
          if (sections.length === 0) return <p className="prose">The sections of {name} have a fixed order.</p>;
          const arranged = arrange(sections, adjustment?.sections).map((section) => ({
            ...section,
            label: section.label === section.id ? toLabel(section.id) : section.label,
          }));
          const shown = arranged.filter(({ isShown }) => isShown).map(({ id }) => id);
          const set = (ids: readonly string[]) => edits.set({ kind: "section-order", page, sections: ids });
          const move = (id: string, by: 1 | -1) => {
            const index = shown.indexOf(id);
            const other = shown[index + by];
            if (other !== undefined) set(shown.map((one) => (one === id ? other : one === other ? id : one)));
          };
          return (
            <AdjustedControl label={`Sections of ${name}`} edits={edits} adjustment={adjustment}>
              <ol className="edit-sections">
                {arranged.map(({ id, label, isShown }) => (
                  <li key={id}>
                    <Checkbox
                      label={label}
                      isChecked={isShown}
                      isDisabled={isShown && shown.length === 1}
                      onChange={(isWanted) => set(isWanted ? [...shown, id] : shown.filter((one) => one !== id))}
                    />
                    <IconButton
                      icon="chevron"
                      className="up"
                      label={`Move up: ${label}`}
                      disabled={!isShown || shown[0] === id}
                      onClick={() => move(id, -1)}
                    />
                    <IconButton
                      icon="chevron"
                      label={`Move down: ${label}`}
                      disabled={!isShown || shown.at(-1) === id}
                      onClick={() => move(id, 1)}
                    />
                  </li>
                ))}
              </ol>
            </AdjustedControl>
          );
        }}
      </QueryBoundary>
    </section>
  );
}
