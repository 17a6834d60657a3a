import { Select } from "#/console/app/components/select";
import { AdjustedControl } from "#/console/app/screens/edit/adjusted-control";
import { findAdjustment } from "#/console/app/screens/edit/adjustment-list";
import { type PanelProps, toLabel } from "#/console/app/screens/edit/panel";
import { RangeInput } from "#/console/app/screens/edit/range-input";
import { TokenGroup } from "#/console/app/screens/edit/token-list";
import { Redraw } from "#/console/app/screens/edit/redraw";

const slots = [
  { slot: "display", label: "Display face", hint: "Headlines" },
  { slot: "text", label: "Text face", hint: "Running text, labels and forms" },
  { slot: "mono", label: "Mono face", hint: "Code, figures and notes" },
] as const;

/** The faces and the scale of the type sizes. */
export function TypePanel({ design, edits, preview, choices: { faces } }: PanelProps) {
  const { values } = preview;
  const ratio = findAdjustment(edits.list, "type-ratio");
  return (
    <>
      {slots.map(({ slot, label, hint }) => {
        const adjustment = findAdjustment(edits.list, "face", (one) => one.slot === slot);
        // A mono face sets columns: one whose letters have different widths cannot.
        const offered = faces.filter(({ id, genre }) => slot !== "mono" || genre === "mono" || id === values.faces.mono);
        return (
          <AdjustedControl key={slot} label={label} edits={edits} adjustment={adjustment}>
            <Select
              label={label}
              hint={hint}
              options={offered.map(({ id, name, genre }) => ({ value: id, label: name, group: toLabel(genre) }))}
              value={adjustment?.face ?? values.faces[slot]}
              onChange={(face) => edits.set({ kind: "face", slot, face })}
            />
          </AdjustedControl>
        );
      })}
      {values.fixed.includes("ratio") ? (
        <p className="quiet">The sizes were brought in. Change them one by one below.</p>
      ) : (
        <AdjustedControl label="Size ratio" edits={edits} adjustment={ratio}>
          <RangeInput
            label="Size ratio"
            hint="Each size of the scale is this many times the one before it."
            min={1.05}
            max={1.7}
            step={0.005}
            unit="×"
            value={ratio?.ratio ?? values.ratio}
            onChange={(value) => edits.set({ kind: "type-ratio", ratio: value })}
          />
        </AdjustedControl>
      )}
      <section className="edit-roles" aria-label="Type tokens">
        <h2>Tokens</h2>
        <TokenGroup title="Sizes" groups={["fontSize", "lineHeight", "letterSpacing"]} isByName edits={edits} preview={preview} />
        <TokenGroup title="Weights and line length" groups={["fontWeight", "measure"]} edits={edits} preview={preview} />
        <TokenGroup title="Text styles" groups={["typography"]} edits={edits} preview={preview} />
      </section>
      <Redraw design={design} edits={edits} part="typography" label="Choose other faces" lockLabel="Lock the faces" />
    </>
  );
}
