import type { IssuedSubscription, OwnSubscription } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { getHost } from "#/console/app/screens/settings/webhooks/endpoint-status";
import { OneTimeSecretDialog } from "#/console/app/screens/settings/webhooks/one-time-secret-dialog";
import { SecretConfirmation } from "#/console/app/screens/settings/webhooks/secret-confirmation";

/** Rotates a subscription's signing secret and shows the new one once. */
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
      title={`Rotate the signing secret for ${getHost(subscription?.targetUrl ?? "")}?`}
      isOpen={subscription !== undefined}
      onClose={() => {
        clear();
        onClose();
      }}
      getUrl={({ targetUrl }) => targetUrl}
      getNote={() => "The secret is shown only once. Store it in your receiver."}
    >
      {(showSecret, close) => (
        <SecretConfirmation
          consequences="New deliveries are signed with the new secret. Retries keep the signature of their first attempt."
          submit="Rotate secret"
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
