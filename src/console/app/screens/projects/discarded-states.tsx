import { useState } from "react";
import type { DesignDetails, DiscardedState, ProjectDetails } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { Time } from "#/console/app/components/time";
import { projectQueries } from "#/console/app/screens/projects/project-queries";
import { causeLabels, listDiscardedParts, formatParts } from "#/console/app/screens/projects/stages";
import { pluralize } from "#/console/app/components/format";

type DiscardedStatesProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

/** Discarded work. Each state can be restored while the design can still change. */
export function DiscardedStates({ project, design }: DiscardedStatesProps) {
  const { data } = useQuery("list_discarded_states", { id: design.id });
  const [chosen, setChosen] = useState<DiscardedState>();
  const restore = useMutation("restore_discarded_state", {
    inForm: true,
    invalidates: [...projectQueries, "list_discarded_states"],
    successMessage: () => "The discarded work was restored.",
  });
  const canChange = design.status === "DRAFT" || design.status === "IN_REVIEW";
  if (!data || data.states.length === 0 || !canChange || project.running) return null;
  const replaced = formatParts(listDiscardedParts("IDENTITY", design.parts));
  return (
    <details className="change-requests">
      <summary>Discarded work ({pluralize(data.states.length, "state")})</summary>
      <ol>
        {data.states.map((state) => (
          <li key={state.id} className="discarded-state">
            <div>
              <p>{formatParts(state.parts) || "Brief only"}</p>
              <p className="quiet">
                {causeLabels[state.cause]}, {state.discardedBy}, <Time at={state.createdAt} />
              </p>
            </div>
            <Button size="small" onClick={() => setChosen(state)}>
              Restore
            </Button>
          </li>
        ))}
      </ol>
      <ConfirmDialog
        title="Restore this state?"
        confirm="Restore"
        isDanger={replaced !== ""}
        isOpen={chosen !== undefined}
        problem={restore.problem}
        onClose={() => {
          restore.clear();
          setChosen(undefined);
        }}
        onConfirm={async () =>
          chosen !== undefined && (await restore.run({ id: design.id, stateId: chosen.id, discard: true })) !== undefined
        }
      >
        <p>
          The design returns to this state: {chosen && formatParts(chosen.parts)}.{" "}
          {replaced === ""
            ? "No finished work is replaced."
            : `This replaces ${replaced}. The current state is kept and can be restored later.`}
        </p>
      </ConfirmDialog>
    </details>
  );
}
