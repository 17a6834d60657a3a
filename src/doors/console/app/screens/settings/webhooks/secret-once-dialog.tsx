import { type ReactNode, useState } from "react";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { ShownOnce } from "#/doors/console/app/parts/shown-once";
import { hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";

type SecretOnceDialogProps<Issued extends { readonly secret: string }> = {
  /** What it is called until the secret is there. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Closes it; `issued` is what came with the secret, where it came so far. */
  readonly onClose: (issued: Issued | undefined) => void;
  /** The address whose deliveries are signed with the secret. */
  readonly addressOf: (issued: Issued) => string;
  /** What to know of the secret. */
  readonly note: (issued: Issued) => string;
  /** What leads to the secret: give what the server answered to `take`. */
  readonly children: (take: (issued: Issued | undefined) => void, close: () => void) => ReactNode;
};

/** A dialog that ends with a signing secret to be copied: first what leads to it, then the secret, which a stray click does not lose. */
export function SecretOnceDialog<Issued extends { readonly secret: string }>({
  title,
  isOpen,
  onClose,
  addressOf,
  note,
  children,
}: SecretOnceDialogProps<Issued>) {
  const [issued, setIssued] = useState<Issued>();
  const close = () => {
    setIssued(undefined);
    onClose(issued);
  };
  return (
    <Dialog
      title={issued ? `The signing secret for ${hostOf(addressOf(issued))}` : title}
      isOpen={isOpen}
      onClose={close}
      isFirm={issued !== undefined}
    >
      {issued ? (
        <ShownOnce label="signing secret" text={issued.secret} note={note(issued)} onDone={close} />
      ) : (
        children(setIssued, close)
      )}
    </Dialog>
  );
}
