import type { Brand } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { navigate } from "#/console/app/router/location";
import { useWorkspace } from "#/console/app/state/workspace";

type DeleteBrandProps = { readonly brand: Brand; readonly isOpen: boolean; readonly onClose: () => void };

/** Asks before a brand goes for good. */
export function DeleteBrand({ brand: { id, name }, isOpen, onClose }: DeleteBrandProps) {
  const { path } = useWorkspace();
  const remove = useMutation("delete_brand", {
    inForm: true,
    invalidates: ["list_workspace_brands", "list_projects"],
    successMessage: () => `${name} is deleted.`,
  });
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      confirm="Delete for good"
      confirmationText={name}
      isOpen={isOpen}
      onClose={() => {
        remove.clear();
        onClose();
      }}
      onConfirm={async () => {
        const deleted = await remove.run({ id });
        if (deleted) navigate(path(), { replace: true });
        return deleted !== undefined;
      }}
      problem={remove.problem}
    >
      <p>Its drafts, projects and imports go with it. There is no way back.</p>
    </ConfirmDialog>
  );
}
