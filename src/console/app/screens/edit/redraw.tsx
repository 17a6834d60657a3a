import { Button } from "#/console/app/components/button";
import { Checkbox } from "#/console/app/components/checkbox";
import { AdjustedControl } from "#/console/app/screens/edit/adjusted-control";
import { type AdjustmentOf, findAdjustment } from "#/console/app/screens/edit/adjustment-list";
import type { PanelProps } from "#/console/app/screens/edit/panel";

type RedrawProps = Pick<PanelProps, "design" | "edits"> & {
  readonly part: AdjustmentOf<"redraw">["part"];
  readonly label: string;
  /** What stays when the part is locked: “Lock the palette”. */
  readonly lockLabel: string;
};

/** A seed for something to be drawn again. */
export function createSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

/**
 * Draws one part of the design again, from a new seed, while the other parts stay; or locks it, so
 * that it stays when the design is drawn again.
 */
export function Redraw({ design, edits, part, label, lockLabel }: RedrawProps) {
  const redraw = findAdjustment(edits.list, "redraw", (one) => one.part === part);
  const lock = findAdjustment(edits.list, "lock", (one) => one.part === part);
  const { seed, direction: directionId } = design;
  return (
    <div className="edit-redraw">
      <AdjustedControl
        label={`what was drawn again (${part})`}
        edits={edits}
        adjustment={lock === undefined ? redraw : undefined}
      >
        <Button disabled={lock !== undefined} onClick={() => edits.set({ kind: "redraw", part, seed: createSeed() })}>
          {label}
        </Button>
      </AdjustedControl>
      <Checkbox
        label={lockLabel}
        hint="It stays when the design gets another variation or direction."
        isChecked={lock !== undefined}
        onChange={(isLocked) => {
          if (isLocked) edits.set({ kind: "lock", part, seed: redraw?.seed ?? seed, directionId });
          else if (lock) edits.reset(lock);
        }}
      />
    </div>
  );
}
