import type { BoardDrawing } from "#data/console-api";
import { Button } from "#/console/app/components/button";
import { TextArea } from "#/console/app/components/field";
import { Drawing } from "#/console/app/components/moodboard/drawing";
import { Select } from "#/console/app/components/select";
import { AdjustedControl } from "#/console/app/screens/edit/adjusted-control";
import { findAdjustment } from "#/console/app/screens/edit/adjustment-list";
import { type PanelProps, toLabel } from "#/console/app/screens/edit/panel";
import { createSeed, Redraw } from "#/console/app/screens/edit/redraw";

/** The manner in which pictures are drawn. */
export function PicturePanel({ design, edits, preview: { values }, choices, board: { imagery } }: PanelProps) {
  const adjustment = findAdjustment(edits.list, "picture-strategy");
  return (
    <>
      <AdjustedControl label="Picture strategy" edits={edits} adjustment={adjustment}>
        <Select
          label="Picture strategy"
          hint={imagery?.concept}
          options={choices.imagery.map((value) => ({ value, label: toLabel(value) }))}
          value={adjustment?.strategy ?? values.imagery}
          onChange={(strategy) => edits.set({ kind: "picture-strategy", strategy })}
        />
      </AdjustedControl>
      <Redraw design={design} edits={edits} part="imagery" label="Draw the pictures again" lockLabel="Lock the pictures" />
      {imagery && <Pictures design={design} edits={edits} drawings={imagery.drawings} />}
    </>
  );
}

type PicturesProps = Pick<PanelProps, "design" | "edits"> & { readonly drawings: readonly BoardDrawing[] };

/** Each picture, to be drawn again on its own and described. */
const Pictures = ({ edits, drawings }: PicturesProps) => (
  <ul className="edit-pictures" aria-label="Pictures">
    {drawings
      .filter(({ slug }) => !slug.endsWith("-dark"))
      .map((drawing) => {
        const { slug, name, alt } = drawing;
        const redraw = findAdjustment(edits.list, "picture", (one) => one.slug === slug);
        const described = findAdjustment(edits.list, "picture-alt", (one) => one.slug === slug);
        return (
          <li key={slug}>
            <div className="edit-picture">
              <Drawing drawing={drawing} />
            </div>
            <AdjustedControl label={`${name}, drawn again`} edits={edits} adjustment={redraw}>
              <Button
                size="small"
                onClick={() => edits.set({ kind: "picture", slug, seed: createSeed() })}
                aria-label={`Draw again: ${name}`}
              >
                Draw again
              </Button>
            </AdjustedControl>
            {alt !== "" && (
              <AdjustedControl label={`Text alternative of ${name.toLowerCase()}`} edits={edits} adjustment={described}>
                <TextArea
                  label={`${name}: text alternative`}
                  rows={1}
                  maxLength={400}
                  value={described?.alt ?? alt}
                  onChange={(text) => {
                    if (text.trim() !== "") edits.set({ kind: "picture-alt", slug, alt: text });
                  }}
                />
              </AdjustedControl>
            )}
          </li>
        );
      })}
  </ul>
);
