import { useState } from "react";
import type { DesignDetails, DiscardedState, ProjectDetails } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { Time } from "#/doors/console/app/parts/time";
import { moved } from "#/doors/console/app/screens/projects/decisions";
import { causeWords, lostBy, partWords } from "#/doors/console/app/screens/projects/discarded-work";

type DiscardedStatesProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

/** Finished work that was discarded, each state to be restored while the design can still change. */
export function DiscardedStates({ project, design }: DiscardedStatesProps) {
  const { data } = useAnswer("list_discarded_states", { id: design.id });
  const [chosen, setChosen] = useState<DiscardedState>();
  const restore = useChange("restore_discarded_state", {
    inForm: true,
    refreshes: [...moved, "list_discarded_states"],
    says: () => "The discarded work is restored.",
  });
  const canChange = design.status === "DRAFT" || design.status === "IN_REVIEW";
  if (!data || data.states.length === 0 || !canChange || project.running) return null;
  const losing = partWords(lostBy("IDENTITY", design.parts));
  return (
    <details className="change-requests">
      <summary>{data.states.length === 1 ? "Discarded work" : `Discarded work, ${data.states.length} states`}</summary>
      <ol>
        {data.states.map((state) => (
          <li key={state.id} className="discarded-state">
            <div>
              <p>{partWords(state.parts) || "The brief alone"}</p>
              <p className="quiet">
                {causeWords[state.cause]}, {state.discardedBy}, <Time at={state.createdAt} />
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
        isDanger={losing !== ""}
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
          The design becomes what it was: {chosen && partWords(chosen.parts)}.{" "}
          {losing === ""
            ? "Nothing finished is replaced."
            : `It replaces ${losing}; what is there now is kept and can be restored in turn.`}
        </p>
      </ConfirmDialog>
    </details>
  );
}
