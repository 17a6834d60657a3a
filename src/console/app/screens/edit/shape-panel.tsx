import { numericTokens } from "#/model/token-form";
import { RadioGroup } from "#/console/app/components/radio-group";
import { AdjustedControl } from "#/console/app/screens/edit/adjusted-control";
import { findAdjustment } from "#/console/app/screens/edit/adjustment-list";
import { type PanelProps, toLabel } from "#/console/app/screens/edit/panel";
import { TokenGroup } from "#/console/app/screens/edit/token-list";
import { RangeInput } from "#/console/app/screens/edit/range-input";

const densities = (["airy", "open", "medium", "dense"] as const).map((value) => ({ value, label: toLabel(value) }));
const depths = [
  { value: "border", label: "Lines" },
  { value: "shadow", label: "Shadows" },
  { value: "tone", label: "Tones" },
] as const;

/** Corners, lines, space, depth and motion. */
export function ShapePanel({ edits, preview }: PanelProps) {
  const { values } = preview;
  const radius = findLength(preview, edits, "radius");
  const stroke = findLength(preview, edits, "stroke");
  const density = findAdjustment(edits.list, "density");
  const depth = findAdjustment(edits.list, "depth");
  const motion = findAdjustment(edits.list, "motion");
  const { fast, base, slow } = values.durationsMs;
  return (
    <>
      <AdjustedControl label="Corner radius" edits={edits} adjustment={radius.edit}>
        <RangeInput label="Corner radius" min={0} max={40} step={1} unit="px" value={radius.px} onChange={radius.set} />
      </AdjustedControl>
      <AdjustedControl label="Line width" edits={edits} adjustment={stroke.edit}>
        <RangeInput
          label="Line width"
          hint="Rules, outlines of controls, and icons."
          min={0}
          max={8}
          step={0.5}
          unit="px"
          value={stroke.px}
          onChange={stroke.set}
        />
      </AdjustedControl>
      <AdjustedControl label="Density" edits={edits} adjustment={density}>
        <RadioGroup
          label="Density"
          options={densities}
          value={density?.density ?? values.density}
          onChange={(value) => edits.set({ kind: "density", density: value })}
        />
      </AdjustedControl>
      <AdjustedControl label="Depth" edits={edits} adjustment={depth}>
        <RadioGroup
          label="Depth"
          options={depths}
          value={depth?.depth ?? values.depth}
          onChange={(value) => edits.set({ kind: "depth", depth: value })}
        />
      </AdjustedControl>
      {values.fixed.includes("motion") ? (
        <p className="quiet">The durations were brought in. Change them one by one below.</p>
      ) : (
        <AdjustedControl label="Motion" edits={edits} adjustment={motion}>
          <RangeInput
            label="Motion"
            hint={`0 turns it off. Now ${fast}, ${base} and ${slow} ms.`}
            min={0}
            max={4}
            step={0.25}
            unit="×"
            value={motion?.factor ?? 1}
            onChange={(factor) => edits.set({ kind: "motion", factor })}
          />
        </AdjustedControl>
      )}
      <section className="edit-roles" aria-label="Shape tokens">
        <h2>Tokens</h2>
        <TokenGroup title="Spacing" groups={["spacing"]} edits={edits} preview={preview} />
        <TokenGroup title="Section gaps and page width" groups={["section", "layout"]} edits={edits} preview={preview} />
        <TokenGroup title="Radii" groups={["radius"]} edits={edits} preview={preview} />
        <TokenGroup title="Shadows" groups={["shadow"]} edits={edits} preview={preview} />
        <TokenGroup title="Durations and easings" groups={["duration", "easing"]} edits={edits} preview={preview} />
        <TokenGroup title="Own tokens" groups={["own"]} edits={edits} preview={preview} />
      </section>
    </>
  );
}

/** The tokens that hold a length of a control where people brought it in. */
const lengthTokens = { radius: "radius.base", stroke: "stroke" } as const;

/** A length, and how it is changed: as a token where people brought it in. */
function findLength({ values }: PanelProps["preview"], edits: PanelProps["edits"], kind: "radius" | "stroke") {
  const token = lengthTokens[kind];
  if (!values.fixed.includes(kind)) {
    const edit = findAdjustment(edits.list, kind);
    return { edit, px: edit?.px ?? values[`${kind}Px`], set: (px: number) => edits.set({ kind, px }) };
  }
  const edit = findAdjustment(edits.list, "token", (one) => one.token === token);
  const shown = values.tokens.find((one) => one.token === token)?.value ?? "";
  const px = numericTokens[kind].read(edit?.value ?? shown) ?? values[`${kind}Px`];
  return { edit, px, set: (value: number) => edits.set({ kind: "token", token, value: `${value}px` }) };
}
