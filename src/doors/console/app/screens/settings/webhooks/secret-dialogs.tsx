import { useState } from "react";
import type { WebhookEndpoint, WebhookSecret } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { Form } from "#/doors/console/app/parts/form";
import { ShownOnce } from "#/doors/console/app/parts/shown-once";
import { distanceOf } from "#/doors/console/app/parts/time";
import { hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";
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
  const [shown, setShown] = useState<WebhookSecret>();
  const reveal = useChange("reveal_webhook_secret", { inForm: true });
  const rotate = useChange("rotate_webhook_secret", { inForm: true, refreshes: ["get_webhook_endpoint"] });
  const { run, isBusy, problem } = deed === "rotate" ? rotate : reveal;
  const host = hostOf(endpoint.url);
  const close = () => {
    setShown(undefined);
    reveal.clear();
    rotate.clear();
    onClose();
  };
  return (
    <Dialog
      title={shown ? `The signing secret for ${host}` : words[deed ?? "reveal"].question(host)}
      isOpen={deed !== undefined}
      onClose={close}
      isFirm={shown !== undefined}
    >
      {shown ? (
        <ShownOnce label="signing secret" text={shown.secret} note={noteOn(shown)} onDone={close} />
      ) : (
        <Form
          onSubmit={async () => setShown(await run({ id, endpointId: endpoint.id }))}
          submit={words[deed ?? "reveal"].submit}
          isBusy={isBusy}
          problem={problem}
          actions={
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          }
        >
          <p className="prose">{words[deed ?? "reveal"].follows}</p>
        </Form>
      )}
    </Dialog>
  );
}

const noteOn = ({ previousSecretUntil }: WebhookSecret) =>
  previousSecretUntil === null
    ? "Deliveries are signed with it. Put it where the receiver reads it, and nowhere else."
    : `Deliveries are signed with it. The secret before it signs besides until 24 hours after the change, which end ${distanceOf(previousSecretUntil)}.`;
