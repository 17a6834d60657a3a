import { useState } from "react";
import type { IssuedApiKey } from "#data/console-api";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { ShownOnce } from "#/doors/console/app/parts/shown-once";
import { NewKeyForm } from "#/doors/console/app/screens/settings/keys/new-key-form";

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
      isFirm={issued !== undefined}
    >
      {issued ? (
        <ShownOnce label="API key" text={issued.key} note={noteOn(issued)} onDone={close} />
      ) : (
        <NewKeyForm onIssued={setIssued} onClose={close} />
      )}
    </Dialog>
  );
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

const noteOn = ({ kind, expiresAt }: IssuedApiKey) =>
  [
    "It is shown this once and nowhere again; who loses it makes another.",
    kind === "HANDOFF" ? "It reaches the one design and nothing else." : "",
    expiresAt === null ? "It works until it is revoked." : `It stops working on ${day.format(new Date(expiresAt))}.`,
  ]
    .filter(Boolean)
    .join(" ");
