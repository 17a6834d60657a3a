import { type ReactNode, useState } from "react";
import { Dialog } from "#/console/app/components/dialog";
import { OneTimeSecret } from "#/console/app/components/one-time-secret";
import { getHost } from "#/console/app/screens/settings/webhooks/endpoint-status";

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
