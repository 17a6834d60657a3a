import { type ReactNode, useState } from "react";
import { Dialog } from "#/console/app/components/dialog";
import { OneTimeSecret } from "#/console/app/components/one-time-secret";
import { getHost } from "#/console/app/screens/settings/webhooks/endpoint-status";

type OneTimeSecretDialogProps<Issued extends { readonly secret: string }> = {
  /** What it is called until the secret is there. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Closes it; `issued` is what came with the secret, where it came so far. */
  readonly onClose: (issued: Issued | undefined) => void;
  /** The address whose deliveries are signed with the secret. */
  readonly getUrl: (issued: Issued) => string;
  /** What to know of the secret. */
  readonly getNote: (issued: Issued) => string;
  /** What leads to the secret: give what the server answered to `take`. */
  readonly children: (showSecret: (issued: Issued | undefined) => void, close: () => void) => ReactNode;
};

/** A dialog that ends with a signing secret to be copied: first what leads to it, then the secret, which a stray click does not lose. */
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
      title={issued ? `The signing secret for ${getHost(getUrl(issued))}` : title}
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
