import { useId } from "react";
import type { Output } from "#/console/app/api/call-operation";
import { useQuery } from "#/console/app/api/queries";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { TextArea } from "#/console/app/components/field";
import { AdjustedControl } from "#/console/app/screens/edit/adjusted-control";
import { findAdjustment } from "#/console/app/screens/edit/adjustment-list";
import { type PanelProps, toLabel } from "#/console/app/screens/edit/panel";

type WordPanelProps = PanelProps & {
  /** Slug of the page whose texts are edited. */
  readonly page: string;
};

type EditableText = Output<"get_edit_texts">["texts"][number];

/** Texts that stand on all pages: an edit of one of them holds for all. */
const sharedSections: ReadonlySet<string> = new Set(["header", "footer"]);

const kindLabels: Readonly<Record<EditableText["kind"], string>> = {
  heading: "Heading",
  text: "Text",
  link: "Link",
  button: "Button",
  label: "Label",
  alt: "Text alternative",
  name: "Name for screen readers",
  placeholder: "Placeholder",
  tooltip: "Tooltip",
  title: "Title",
  description: "Description",
};

/** Every text of the page on the canvas, in reading order. */
export function WordPanel({ design, board, edits, page }: WordPanelProps) {
  const query = useQuery("get_edit_texts", { id: design.id, page });
  const name = board.pages.find(({ slug }) => slug === page)?.name ?? toLabel(page);
  return (
    <>
      <p className="quiet">{name}. Choose another page above the preview to edit its words.</p>
      <QueryBoundary query={query}>
        {({ texts }) =>
          texts.length === 0 ? (
            <p className="prose">This page comes from another design tool. Edit its words there and import it again.</p>
          ) : (
            [...Map.groupBy(texts, ({ section }) => section)].map(([section, list]) => (
              <SectionTexts key={section} section={section} texts={list} page={page} edits={edits} />
            ))
          )
        }
      </QueryBoundary>
    </>
  );
}

type SectionTextsProps = Pick<PanelProps, "edits"> & {
  readonly section: string;
  readonly texts: readonly EditableText[];
  readonly page: string;
};

function SectionTexts({ section, texts, page, edits }: SectionTextsProps) {
  const id = useId();
  const scope = sharedSections.has(section) ? {} : { page };
  return (
    <section className="edit-texts" aria-labelledby={id}>
      <h2 id={id}>
        {section === "" ? "In search results" : toLabel(section)}
        {sharedSections.has(section) && <span className="quiet"> on all pages</span>}
      </h2>
      {texts.map(({ text, from, kind }, index) => {
        const adjustment = findAdjustment(edits.list, "text", (one) => one.from === from && one.page === scope.page);
        const label = `${kindLabels[kind]}${texts.findIndex((one) => one.kind === kind) === index ? "" : ` ${countBefore(texts, index)}`}`;
        return (
          <AdjustedControl
            key={`${kind} ${from}`}
            label={`${label} of ${toLabel(section || "page").toLowerCase()}`}
            edits={edits}
            adjustment={adjustment}
          >
            <TextArea
              label={label}
              rows={1}
              maxLength={2000}
              value={adjustment?.to ?? (isChangedElsewhere(edits.list, from) ? text : from)}
              onChange={(to) => edits.set({ kind: "text", ...scope, from, to })}
            />
          </AdjustedControl>
        );
      })}
    </section>
  );
}

/** Whether the text is changed with another scope, such as on all pages. */
const isChangedElsewhere = (list: PanelProps["edits"]["list"], from: string) =>
  findAdjustment(list, "text", (one) => one.from === from) !== undefined;

/** The number of a text among those of its kind. */
const countBefore = (texts: readonly EditableText[], index: number) =>
  texts.slice(0, index + 1).filter(({ kind }) => kind === texts[index]?.kind).length;
