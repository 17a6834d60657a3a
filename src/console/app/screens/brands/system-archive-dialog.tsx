import type { Brand } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";

type SystemArchiveDialogProps = { readonly brand: Brand; readonly isOpen: boolean; readonly onClose: () => void };

const invalidates = ["get_brand", "list_workspace_brands", "list_brand_designs"] as const;

/** Archives a brand's system, or restores it. */
export function SystemArchiveDialog({ brand: { name, system }, isOpen, onClose }: SystemArchiveDialogProps) {
  const isLive = system.status === "ACTIVE";
  const withdraw = useMutation("archive_system", { inForm: true, invalidates, successMessage: () => `${name} is archived.` });
  const restore = useMutation("restore_system", { inForm: true, invalidates, successMessage: () => `${name} is live again.` });
  const mutation = isLive ? withdraw : restore;
  return (
    <ConfirmDialog
      title={isLive ? `Archive ${name}?` : `Restore ${name}?`}
      confirm={isLive ? "Archive" : "Restore"}
      isDanger={isLive}
      isOpen={isOpen}
      onClose={() => {
        mutation.clear();
        onClose();
      }}
      onConfirm={async () => (await mutation.run({ name: system.slug })) !== undefined}
      problem={mutation.problem}
    >
      {isLive ? (
        <p>
          Its page, exports and downloads return 404, including for builds that use them. Nothing is deleted, and you can restore
          it.
        </p>
      ) : (
        <p>Its page, exports and downloads are available again, with the design that was live before.</p>
      )}
    </ConfirmDialog>
  );
}
