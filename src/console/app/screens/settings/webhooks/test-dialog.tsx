import type { WholeWebhookDelivery } from "#data/console-api";
import { Button, ButtonLink } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { Notice } from "#/console/app/components/notice";
import { formatRelativeTime } from "#/console/app/components/time";
import { Attempts } from "#/console/app/screens/settings/webhooks/attempts";
import { useWorkspace } from "#/console/app/state/workspace";

type TestDialogProps = {
  readonly endpointId: string;
  /** How the test went; the dialog is open while there is one. */
  readonly delivery: WholeWebhookDelivery | undefined;
  readonly onClose: () => void;
};

/** Tells how a test delivery went, at once and in words. */
export function TestDialog({ endpointId, delivery, onClose }: TestDialogProps) {
  const { path } = useWorkspace();
  return (
    <Dialog
      title="The test delivery"
      isOpen={delivery !== undefined}
      onClose={onClose}
      actions={
        delivery && (
          <>
            <ButtonLink variant="quiet" to={path(`/webhooks/${endpointId}/deliveries/${delivery.id}`)}>
              Look at the delivery
            </ButtonLink>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        )
      }
    >
      {delivery && (
        <div className="stack">
          {delivery.status === "SUCCEEDED" ? (
            <Notice tone="success" title="It arrived">
              The receiver took it.
            </Notice>
          ) : (
            <Notice tone="danger" title="It did not arrive">
              {delivery.nextAttemptAt === null
                ? "It is not tried again."
                : `It is tried again ${formatRelativeTime(delivery.nextAttemptAt)}; the log tells how that goes.`}
            </Notice>
          )}
          <Attempts attempts={delivery.attempts} />
        </div>
      )}
    </Dialog>
  );
}
