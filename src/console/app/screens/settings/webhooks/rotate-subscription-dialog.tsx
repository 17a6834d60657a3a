import type { IssuedSubscription, OwnSubscription } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { getHost } from "#/console/app/screens/settings/webhooks/endpoint-status";
import { OneTimeSecretDialog } from "#/console/app/screens/settings/webhooks/one-time-secret-dialog";
import { SecretConfirmation } from "#/console/app/screens/settings/webhooks/secret-confirmation";

/** Gives a subscription a new signing secret, and shows it this once. */
export function RotateSubscriptionDialog({
  subscription,
  onClose,
}: {
  readonly subscription: OwnSubscription | undefined;
  readonly onClose: () => void;
}) {
  const { run, isBusy, problem, clear } = useMutation("rotate_subscription_secret", { inForm: true });
  return (
    <OneTimeSecretDialog<IssuedSubscription>
      title={`A new signing secret for ${getHost(subscription?.targetUrl ?? "")}?`}
      isOpen={subscription !== undefined}
      onClose={() => {
        clear();
        onClose();
      }}
      getUrl={({ targetUrl }) => targetUrl}
      getNote={() => "It is shown this once. Put it where the receiver reads it."}
    >
      {(showSecret, close) => (
        <SecretConfirmation
          consequences="Every delivery that is sent for the first time from now on is signed with it. Deliveries that are being tried again keep the signature of their first attempt."
          submit="Make a new secret"
          onSubmit={async () =>
            showSecret(await run({ name: subscription?.system.slug ?? "", subscriptionId: subscription?.id ?? "" }))
          }
          onClose={close}
          isBusy={isBusy}
          problem={problem}
        />
      )}
    </OneTimeSecretDialog>
  );
}
