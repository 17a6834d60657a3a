import type { Brand } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";

type SystemStandingProps = { readonly brand: Brand; readonly isOpen: boolean; readonly onClose: () => void };

const refreshes = ["get_brand", "list_workspace_brands", "list_brand_designs"] as const;

/** Withdraws a brand from the public, or makes it public again. */
export function SystemStanding({ brand: { name, system }, isOpen, onClose }: SystemStandingProps) {
  const isLive = system.status === "ACTIVE";
  const withdraw = useChange("archive_system", { inForm: true, refreshes, says: () => `${name} is withdrawn.` });
  const restore = useChange("restore_system", { inForm: true, refreshes, says: () => `${name} is public again.` });
  const change = isLive ? withdraw : restore;
  return (
    <ConfirmDialog
      title={isLive ? `Withdraw ${name} from the public?` : `Make ${name} public again?`}
      confirm={isLive ? "Withdraw" : "Make public"}
      isDanger={isLive}
      isOpen={isOpen}
      onClose={() => {
        change.clear();
        onClose();
      }}
      onConfirm={async () => (await change.run({ name: system.slug })) !== undefined}
      problem={change.problem}
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
