import type { IssuedSubscription, OwnSubscription } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";
import { SecretOnceDialog } from "#/doors/console/app/screens/settings/webhooks/secret-once-dialog";
import { SecretQuestion } from "#/doors/console/app/screens/settings/webhooks/secret-question";

/** Gives a subscription a new signing secret, and shows it this once. */
export function RotateSubscriptionDialog({
  held,
  onClose,
}: {
  readonly held: OwnSubscription | undefined;
  readonly onClose: () => void;
}) {
  const { run, isBusy, problem, clear } = useChange("rotate_subscription_secret", { inForm: true });
  return (
    <SecretOnceDialog<IssuedSubscription>
      title={`A new signing secret for ${hostOf(held?.targetUrl ?? "")}?`}
      isOpen={held !== undefined}
      onClose={() => {
        clear();
        onClose();
      }}
      addressOf={({ targetUrl }) => targetUrl}
      note={() => "It is shown this once. Put it where the receiver reads it."}
    >
      {(take, close) => (
        <SecretQuestion
          follows="Every delivery that is sent for the first time from now on is signed with it. Deliveries that are being tried again keep the signature of their first attempt."
          submit="Make a new secret"
          onSubmit={async () => take(await run({ name: held?.system.slug ?? "", subscriptionId: held?.id ?? "" }))}
          onClose={close}
          isBusy={isBusy}
          problem={problem}
        />
      )}
    </SecretOnceDialog>
  );
}
