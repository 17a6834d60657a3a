import { RadioGroup } from "#/console/app/components/radio-group";
import { AdjustedControl } from "#/console/app/screens/edit/adjusted-control";
import { findAdjustment } from "#/console/app/screens/edit/adjustment-list";
import { type PanelProps, toLabel } from "#/console/app/screens/edit/panel";
import { RangeInput } from "#/console/app/screens/edit/range-input";

const densities = (["airy", "open", "medium", "dense"] as const).map((value) => ({ value, label: toLabel(value) }));
const depths = [
  { value: "border", label: "Lines" },
  { value: "shadow", label: "Shadows" },
  { value: "tone", label: "Tones" },
] as const;

/** Corners, lines, space, depth and motion. */
export function ShapePanel({ edits, preview: { values } }: PanelProps) {
  const radius = findAdjustment(edits.list, "radius");
  const stroke = findAdjustment(edits.list, "stroke");
  const density = findAdjustment(edits.list, "density");
  const depth = findAdjustment(edits.list, "depth");
  const motion = findAdjustment(edits.list, "motion");
  const { fast, base, slow } = values.durationsMs;
  return (
    <>
      <AdjustedControl label="Corner radius" edits={edits} adjustment={radius}>
        <RangeInput
          label="Corner radius"
          min={0}
          max={40}
          step={1}
          unit="px"
          value={radius?.px ?? values.radiusPx}
          onChange={(px) => edits.set({ kind: "radius", px })}
        />
      </AdjustedControl>
      <AdjustedControl label="Line width" edits={edits} adjustment={stroke}>
        <RangeInput
          label="Line width"
          hint="Rules, outlines of controls, and icons."
          min={0}
          max={8}
          step={0.5}
          unit="px"
          value={stroke?.px ?? values.strokePx}
          onChange={(px) => edits.set({ kind: "stroke", px })}
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
    </>
  );
}
