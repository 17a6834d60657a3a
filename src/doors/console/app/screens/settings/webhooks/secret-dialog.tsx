import type { WebhookEndpoint, WebhookSecret } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { distanceOf } from "#/doors/console/app/parts/time";
import { hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";
import { SecretOnceDialog } from "#/doors/console/app/screens/settings/webhooks/secret-once-dialog";
import { SecretQuestion } from "#/doors/console/app/screens/settings/webhooks/secret-question";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type SecretDialogProps = {
  readonly endpoint: WebhookEndpoint;
  readonly deed: "reveal" | "rotate" | undefined;
  readonly onClose: () => void;
};

const words = {
  reveal: {
    question: (host: string) => `Look the signing secret for ${host} up?`,
    follows: "The audit log tells the workspace's owners and admins that you did.",
    submit: "Show the secret",
  },
  rotate: {
    question: (host: string) => `A new signing secret for ${host}?`,
    follows:
      "X-Webhook-Signature is made with the new secret from the next attempt on. For 24 hours the header webhook-signature bears a signature of the old secret besides, so that a receiver that reads it can change over in between. A second new secret within that day ends the old one.",
    submit: "Make a new secret",
  },
} as const;

/** Shows an endpoint's signing secret, the one it has or a new one, once that was asked for with open eyes. */
export function SecretDialog({ endpoint, deed, onClose }: SecretDialogProps) {
  const { id } = useWorkspace();
  const reveal = useChange("reveal_webhook_secret", { inForm: true });
  const rotate = useChange("rotate_webhook_secret", { inForm: true, refreshes: ["get_webhook_endpoint"] });
  const { run, isBusy, problem } = deed === "rotate" ? rotate : reveal;
  const { question, follows, submit } = words[deed ?? "reveal"];
  return (
    <SecretOnceDialog<WebhookSecret>
      title={question(hostOf(endpoint.url))}
      isOpen={deed !== undefined}
      onClose={() => {
        reveal.clear();
        rotate.clear();
        onClose();
      }}
      addressOf={() => endpoint.url}
      note={noteOn}
    >
      {(take, close) => (
        <SecretQuestion
          follows={follows}
          submit={submit}
          onSubmit={async () => take(await run({ id, endpointId: endpoint.id }))}
          onClose={close}
          isBusy={isBusy}
          problem={problem}
        />
      )}
    </SecretOnceDialog>
  );
}

const noteOn = ({ previousSecretUntil }: WebhookSecret) =>
  previousSecretUntil === null
    ? "Deliveries are signed with it. Put it where the receiver reads it, and nowhere else."
    : `Deliveries are signed with it. The secret before it signs besides until 24 hours after the change, which end ${distanceOf(previousSecretUntil)}.`;
