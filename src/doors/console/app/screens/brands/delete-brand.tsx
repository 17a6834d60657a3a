import type { Brand } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { goTo } from "#/doors/console/app/router/location";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type DeleteBrandProps = { readonly brand: Brand; readonly isOpen: boolean; readonly onClose: () => void };

/** Asks before a brand goes for good. */
export function DeleteBrand({ brand: { id, name }, isOpen, onClose }: DeleteBrandProps) {
  const { path } = useWorkspace();
  const remove = useChange("delete_brand", {
    inForm: true,
    refreshes: ["list_workspace_brands", "list_projects"],
    says: () => `${name} is deleted.`,
  });
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      confirm="Delete for good"
      typed={name}
      isOpen={isOpen}
      onClose={() => {
        remove.clear();
        onClose();
      }}
      onConfirm={async () => {
        const gone = await remove.run({ id });
        if (gone) goTo(path(), { replace: true });
        return gone !== undefined;
      }}
      problem={remove.problem}
    >
      <p>Its drafts, projects and imports go with it. There is no way back.</p>
    </ConfirmDialog>
  );
}
