import { useId } from "react";
import { AdjustedControl } from "#/console/app/screens/edit/adjusted-control";
import { findAdjustment } from "#/console/app/screens/edit/adjustment-list";
import type { PanelProps } from "#/console/app/screens/edit/panel";
import { Redraw } from "#/console/app/screens/edit/redraw";

/** The marks that were drawn for the brief, one of which the design uses. */
export function MarkPanel({ design, edits, board: { mark } }: PanelProps) {
  const name = useId();
  const adjustment = findAdjustment(edits.list, "mark");
  if (!mark || mark.choices.length < 2)
    return <p className="prose">This design has a mark of its own. There are no others to choose from.</p>;
  const chosen = adjustment?.choice ?? mark.chosen;
  return (
    <>
      <AdjustedControl label="Mark" edits={edits} adjustment={adjustment}>
        <fieldset className="mark-choices edit-marks">
          <legend className="field-label">Mark</legend>
          {mark.choices.map(({ number, concept, svg }) => (
            <label key={number} className="mark-choice">
              <input
                type="radio"
                name={name}
                checked={number === chosen}
                onChange={() => edits.set({ kind: "mark", choice: number })}
              />
              <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" width={96} height={96} />
              <span>
                <strong>
                  Mark {number}
                  {number === chosen && ", in use"}.
                </strong>{" "}
                {concept}
              </span>
            </label>
          ))}
        </fieldset>
      </AdjustedControl>
      <Redraw design={design} edits={edits} part="mark" label="Draw other marks" lockLabel="Lock the mark" />
    </>
  );
}
