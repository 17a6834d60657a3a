import type { ProjectDetails } from "#data/console-api";
import { updateOptimistically } from "#/console/app/api/query-cache";
import { useMutation } from "#/console/app/api/use-mutation";

/** Switches the pause for an outside design tool on or off; shown at once, taken back where the server refuses it. */
export function useSetExternalDesign({ id }: Pick<ProjectDetails, "id">) {
  const mutation = useMutation("update_project", {
    applyOptimistically: ({ externalDesign = false }) =>
      updateOptimistically("get_project", { id }, (project) => ({ ...project, externalDesign })),
    invalidates: ["get_project"],
    successMessage: ({ externalDesign }) =>
      externalDesign ? "The project pauses after its pages." : "The project goes on without a pause after its pages.",
  });
  return (externalDesign: boolean) => mutation.run({ id, externalDesign });
}
