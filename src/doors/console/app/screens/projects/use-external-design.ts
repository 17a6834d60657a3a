import type { ProjectDetails } from "#data/console-api";
import { expect } from "#/doors/console/app/api/answers";
import { useChange } from "#/doors/console/app/api/use-change";

/** Switches the pause for an outside design tool on or off; shown at once, taken back where the server refuses it. */
export function useExternalDesign({ id }: Pick<ProjectDetails, "id">) {
  const change = useChange("update_project", {
    expects: ({ externalDesign = false }) => expect("get_project", { id }, (known) => ({ ...known, externalDesign })),
    refreshes: ["get_project"],
    says: ({ externalDesign }) =>
      externalDesign ? "The project pauses after its pages." : "The project goes on without a pause after its pages.",
  });
  return (externalDesign: boolean) => change.run({ id, externalDesign });
}
