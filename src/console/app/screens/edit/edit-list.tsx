import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { EmptyState } from "#/console/app/components/empty-state";
import { TextField } from "#/console/app/components/field";
import { Swatch } from "#/console/app/components/swatch";
import { ResetButton } from "#/console/app/screens/edit/reset-button";
import { getTarget, type ListedAdjustment } from "#/console/app/screens/edit/adjustment-list";
import type { Edits } from "#/console/app/screens/edit/use-edits";
import type { ShownPreview } from "#/console/app/screens/edit/use-edits-preview";

type EditListProps = {
  readonly edits: Edits;
  /** The preview, which has the edits in words. */
  readonly preview: ShownPreview;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** All edits of a draft, each with its value and the reason for it. */
export const EditList = ({ isOpen, onClose, ...props }: EditListProps) => (
  <Dialog
    title="Edits of this draft"
    isOpen={isOpen}
    onClose={onClose}
    width="wide"
    actions={
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    }
  >
    <EditRows {...props} />
  </Dialog>
);

const isColor = ({ kind }: ListedAdjustment) => kind.startsWith("color-") || kind.endsWith("-color");

function EditRows({ edits, preview }: Pick<EditListProps, "edits" | "preview">) {
  if (edits.list.length === 0)
    return (
      <EmptyState title="Nothing is edited">
        <p>What you change by hand is listed here.</p>
      </EmptyState>
    );
  const described = new Map(preview.list.map((adjustment, index) => [getTarget(adjustment), preview.edits[index]]));
  return (
    <>
      <p className="quiet prose">
        A reason changes no output. Comparisons, the changelog and what agents read show it. A new value starts without one.
      </p>
      <ol className="edit-list">
        {edits.list.map((adjustment) => {
          const target = getTarget(adjustment);
          const { label = "Edit", value = "" } = described.get(target) ?? {};
          return (
            <li key={target}>
              <div>
                <strong>{label}</strong>
                <span className="edit-list-value quiet">
                  {isColor(adjustment) && <Swatch color={value} />} {value === "" ? "nothing" : value}
                </span>
              </div>
              <ResetButton label={label} onReset={() => edits.reset(adjustment)} />
              <TextField
                label={`Reason for ${label.toLowerCase()}`}
                isOptional
                maxLength={300}
                value={adjustment.reason ?? ""}
                onChange={(reason) => edits.explain(adjustment, reason)}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
