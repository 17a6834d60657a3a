import { useMutation } from "#/console/app/api/use-mutation";
import { navigate } from "#/console/app/router/location";
import { useWorkspace } from "#/console/app/state/workspace";

/** Duplicates a design and opens the new draft. */
export function useDuplicateDesign(): (id: string) => Promise<void> {
  const { getPath } = useWorkspace();
  const duplicate = useMutation("duplicate_design", {
    invalidates: ["list_brand_designs", "list_projects", "get_brand"],
    successMessage: ({ design }) => `${design.name} is a new draft. Edit its brief first, or run it.`,
  });
  return async (id) => {
    const created = await duplicate.run({ id });
    if (created) navigate(getPath(`/projects/${created.project.id}`));
  };
}
