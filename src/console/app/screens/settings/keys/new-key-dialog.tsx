import { useState } from "react";
import type { IssuedApiKey } from "#data/console-api";
import { Dialog } from "#/console/app/components/dialog";
import { OneTimeSecret } from "#/console/app/components/one-time-secret";
import { NewKeyForm } from "#/console/app/screens/settings/keys/new-key-form";

/** Creates an API key or handoff key and shows it once. */
export function NewKeyDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [issued, setIssued] = useState<IssuedApiKey>();
  const close = () => {
    setIssued(undefined);
    onClose();
  };
  return (
    <Dialog
      title={issued ? `Key for ${issued.name}` : "New API key"}
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
    "The key is shown only once. If you lose it, create another.",
    kind === "HANDOFF" ? "It gives access to one design and nothing else." : "",
    expiresAt === null ? "It does not expire." : `It expires on ${dateFormat.format(new Date(expiresAt))}.`,
  ]
    .filter(Boolean)
    .join(" ");
