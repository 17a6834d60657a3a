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
    question: (host: string) => `Show the signing secret for ${host}?`,
    consequences: "The audit log records that you viewed it.",
    submit: "Show secret",
  },
  rotate: {
    question: (host: string) => `Rotate the signing secret for ${host}?`,
    consequences:
      "From the next attempt on, X-Webhook-Signature uses the new secret. For 24 hours, webhook-signature also carries a signature made with the previous secret, so that your receiver can switch. Rotating again within that time ends the previous secret.",
    submit: "Rotate secret",
  },
} as const;

/** Shows or rotates an endpoint's signing secret, after confirmation. */
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
    ? "Deliveries are signed with this secret. Store it only in your receiver."
    : `Deliveries are signed with this secret. The previous secret stays valid and expires ${formatRelativeTime(previousSecretUntil)}.`;
