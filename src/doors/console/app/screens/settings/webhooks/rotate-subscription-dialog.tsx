import { useState } from "react";
import type { IssuedSubscription, OwnSubscription } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { Form } from "#/doors/console/app/parts/form";
import { ShownOnce } from "#/doors/console/app/parts/shown-once";
import { hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";

/** Gives a subscription a new signing secret, and shows it this once. */
export function RotateSubscriptionDialog({
  held,
  onClose,
}: {
  readonly held: OwnSubscription | undefined;
  readonly onClose: () => void;
}) {
  const [issued, setIssued] = useState<IssuedSubscription>();
  const { run, isBusy, problem, clear } = useChange("rotate_subscription_secret", { inForm: true });
  const host = hostOf(held?.targetUrl ?? "");
  const close = () => {
    setIssued(undefined);
    clear();
    onClose();
  };
  return (
    <Dialog
      title={issued ? `The signing secret for ${host}` : `A new signing secret for ${host}?`}
      isOpen={held !== undefined}
      onClose={close}
      isFirm={issued !== undefined}
    >
      {issued ? (
        <ShownOnce
          label="signing secret"
          text={issued.secret}
          note="It is shown this once. Put it where the receiver reads it."
          onDone={close}
        />
      ) : (
        <Form
          onSubmit={async () => setIssued(await run({ name: held?.system.slug ?? "", subscriptionId: held?.id ?? "" }))}
          submit="Make a new secret"
          isBusy={isBusy}
          problem={problem}
          actions={
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          }
        >
          <p className="prose">
            Every delivery that is sent for the first time from now on is signed with it. Deliveries that are being tried again
            keep the signature of their first attempt.
          </p>
        </Form>
      )}
    </Dialog>
  );
}
