import type { Brand } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";

type SystemArchiveDialogProps = { readonly brand: Brand; readonly isOpen: boolean; readonly onClose: () => void };

const invalidates = ["get_brand", "list_workspace_brands", "list_brand_designs"] as const;

/** Withdraws a brand from the public, or makes it public again. */
export function SystemArchiveDialog({ brand: { name, system }, isOpen, onClose }: SystemArchiveDialogProps) {
  const isLive = system.status === "ACTIVE";
  const withdraw = useMutation("archive_system", { inForm: true, invalidates, successMessage: () => `${name} is withdrawn.` });
  const restore = useMutation("restore_system", { inForm: true, invalidates, successMessage: () => `${name} is public again.` });
  const mutation = isLive ? withdraw : restore;
  return (
    <ConfirmDialog
      title={isLive ? `Withdraw ${name} from the public?` : `Make ${name} public again?`}
      confirm={isLive ? "Withdraw" : "Make public"}
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
          Its page, exports and downloads answer 404 from then on, also for everyone who uses them in builds. Nothing is deleted,
          and it can be made public again.
        </p>
      ) : (
        <p>Its page, exports and downloads answer again, with the design that was served before.</p>
      )}
    </ConfirmDialog>
  );
}
