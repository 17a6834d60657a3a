import type { Brand } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { navigate } from "#/console/app/router/location";
import { useWorkspace } from "#/console/app/state/workspace";

type DeleteBrandProps = { readonly brand: Brand; readonly isOpen: boolean; readonly onClose: () => void };

/** Asks for confirmation before a brand is deleted. */
export function DeleteBrand({ brand: { id, name }, isOpen, onClose }: DeleteBrandProps) {
  const { getPath } = useWorkspace();
  const remove = useMutation("delete_brand", {
    inForm: true,
    invalidates: ["list_workspace_brands", "list_projects"],
    successMessage: () => `${name} is deleted.`,
  });
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      confirm="Delete brand"
      confirmationText={name}
      isOpen={isOpen}
      onClose={() => {
        remove.clear();
        onClose();
      }}
      onConfirm={async () => {
        const deleted = await remove.run({ id });
        if (deleted) navigate(getPath(), { replace: true });
        return deleted !== undefined;
      }}
      problem={remove.problem}
    >
      <p>This also deletes its drafts, projects and imports. You cannot undo this.</p>
    </ConfirmDialog>
  );
}
