import { type ReactNode, useState } from "react";
import type { IssuedSubscription, OwnSubscription, WebhookEndpoint, WebhookSecret } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { Form } from "#/console/app/components/form";
import { OneTimeSecret } from "#/console/app/components/one-time-secret";
import { formatRelativeTime } from "#/console/app/components/time";
import { getHost } from "#/console/app/screens/settings/webhooks/webhook-status";
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
      "From the next attempt on, X-Webhook-Signature uses the new secret. For 24 hours, webhook-signature also " +
      "carries a signature made with the previous secret, so that your receiver can switch. Rotating again within " +
      "that time ends the previous secret.",
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

type OneTimeSecretDialogProps<Issued extends { readonly secret: string }> = {
  /** The title until the secret is issued. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Closes the dialog; `issued` is the response with the secret, if any. */
  readonly onClose: (issued: Issued | undefined) => void;
  /** The URL whose deliveries the secret signs. */
  readonly getUrl: (issued: Issued) => string;
  /** Hints about the secret. */
  readonly getNote: (issued: Issued) => string;
  /** The first step. It passes the response with the secret to `onIssued`. */
  readonly children: (showSecret: (issued: Issued | undefined) => void, close: () => void) => ReactNode;
};

/**
 * A dialog that issues a signing secret and shows it once. It stays open when the user clicks
 * outside.
 */
export function OneTimeSecretDialog<Issued extends { readonly secret: string }>({
  title,
  isOpen,
  onClose,
  getUrl,
  getNote,
  children,
}: OneTimeSecretDialogProps<Issued>) {
  const [issued, setIssued] = useState<Issued>();
  const close = () => {
    setIssued(undefined);
    onClose(issued);
  };
  return (
    <Dialog
      title={issued ? `Signing secret for ${getHost(getUrl(issued))}` : title}
      isOpen={isOpen}
      onClose={close}
      isPersistent={issued !== undefined}
    >
      {issued ? (
        <OneTimeSecret label="signing secret" text={issued.secret} note={getNote(issued)} onDone={close} />
      ) : (
        children(setIssued, close)
      )}
    </Dialog>
  );
}

type SecretConfirmationProps = {
  /** The consequences. */
  readonly consequences: string;
  /** Label of the confirming button. */
  readonly submit: string;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
};

/** Asks for confirmation before a secret is shown or rotated. */
const SecretConfirmation = ({ consequences, onClose, ...rest }: SecretConfirmationProps) => (
  <Form
    {...rest}
    actions={
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    }
  >
    <p className="prose">{consequences}</p>
  </Form>
);
