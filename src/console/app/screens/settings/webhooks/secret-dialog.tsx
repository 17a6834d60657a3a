import type { WebhookEndpoint, WebhookSecret } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { formatRelativeTime } from "#/console/app/components/time";
import { getHost } from "#/console/app/screens/settings/webhooks/endpoint-status";
import { OneTimeSecretDialog } from "#/console/app/screens/settings/webhooks/one-time-secret-dialog";
import { SecretConfirmation } from "#/console/app/screens/settings/webhooks/secret-confirmation";
import { useWorkspace } from "#/console/app/state/workspace";

type SecretDialogProps = {
  readonly endpoint: WebhookEndpoint;
  readonly action: "reveal" | "rotate" | undefined;
  readonly onClose: () => void;
};

const textsByAction = {
  reveal: {
    question: (host: string) => `Look the signing secret for ${host} up?`,
    consequences: "The audit log tells the workspace's owners and admins that you did.",
    submit: "Show the secret",
  },
  rotate: {
    question: (host: string) => `A new signing secret for ${host}?`,
    consequences:
      "X-Webhook-Signature is made with the new secret from the next attempt on. For 24 hours the header webhook-signature bears a signature of the old secret besides, so that a receiver that reads it can change over in between. A second new secret within that day ends the old one.",
    submit: "Make a new secret",
  },
} as const;

/** Shows an endpoint's signing secret, the one it has or a new one, once that was asked for with open eyes. */
export function SecretDialog({ endpoint, action, onClose }: SecretDialogProps) {
  const { id } = useWorkspace();
  const reveal = useMutation("reveal_webhook_secret", { inForm: true });
  const rotate = useMutation("rotate_webhook_secret", { inForm: true, invalidates: ["get_webhook_endpoint"] });
  const { run, isBusy, problem } = action === "rotate" ? rotate : reveal;
  const { question, consequences, submit } = textsByAction[action ?? "reveal"];
  return (
    <OneTimeSecretDialog<WebhookSecret>
      title={question(getHost(endpoint.url))}
      isOpen={action !== undefined}
      onClose={() => {
        reveal.clear();
        rotate.clear();
        onClose();
      }}
      getUrl={() => endpoint.url}
      getNote={getNote}
    >
      {(showSecret, close) => (
        <SecretConfirmation
          consequences={consequences}
          submit={submit}
          onSubmit={async () => showSecret(await run({ id, endpointId: endpoint.id }))}
          onClose={close}
          isBusy={isBusy}
          problem={problem}
        />
      )}
    </OneTimeSecretDialog>
  );
}

const getNote = ({ previousSecretUntil }: WebhookSecret) =>
  previousSecretUntil === null
    ? "Deliveries are signed with it. Put it where the receiver reads it, and nowhere else."
    : `Deliveries are signed with it. The secret before it signs besides until 24 hours after the change, which end ${formatRelativeTime(previousSecretUntil)}.`;
