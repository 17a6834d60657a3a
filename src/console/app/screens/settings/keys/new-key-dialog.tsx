import { useState } from "react";
import type { IssuedApiKey } from "#data/console-api";
import { Dialog } from "#/console/app/components/dialog";
import { OneTimeSecret } from "#/console/app/components/one-time-secret";
import { NewKeyForm } from "#/console/app/screens/settings/keys/new-key-form";

/** Makes an API key or a hand-off key, and shows it this once. */
export function NewKeyDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [issued, setIssued] = useState<IssuedApiKey>();
  const close = () => {
    setIssued(undefined);
    onClose();
  };
  return (
    <Dialog
      title={issued ? `The key of ${issued.name}` : "New API key"}
      isOpen={isOpen}
      onClose={close}
      isPersistent={issued !== undefined}
    >
      {issued ? (
        <OneTimeSecret label="API key" text={issued.key} note={getNote(issued)} onDone={close} />
      ) : (
        <NewKeyForm onIssued={setIssued} onClose={close} />
      )}
    </Dialog>
  );
}

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

const getNote = ({ kind, expiresAt }: IssuedApiKey) =>
  [
    "It is shown this once and nowhere again; who loses it makes another.",
    kind === "HANDOFF" ? "It reaches the one design and nothing else." : "",
    expiresAt === null ? "It works until it is revoked." : `It stops working on ${dateFormat.format(new Date(expiresAt))}.`,
  ]
    .filter(Boolean)
    .join(" ");
