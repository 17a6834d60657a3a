import type { WholeWebhookDelivery } from "#data/console-api";
import { Button, ButtonLink } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { Notice } from "#/console/app/components/notice";
import { formatRelativeTime } from "#/console/app/components/time";
import { Attempts } from "#/console/app/screens/settings/webhooks/attempts";
import { useWorkspace } from "#/console/app/state/workspace";

type TestDialogProps = {
  readonly endpointId: string;
  /** The result of the test; the dialog is open while it is set. */
  readonly delivery: WholeWebhookDelivery | undefined;
  readonly onClose: () => void;
};

/** Shows the result of a test delivery. */
export function TestDialog({ endpointId, delivery, onClose }: TestDialogProps) {
  const { getPath } = useWorkspace();
  return (
    <Dialog
      title="Test delivery"
      isOpen={delivery !== undefined}
      onClose={onClose}
      actions={
        delivery && (
          <>
            <ButtonLink variant="quiet" to={getPath(`/webhooks/${endpointId}/deliveries/${delivery.id}`)}>
              View delivery
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
            <Notice tone="success" title="Delivered">
              The receiver accepted the test.
            </Notice>
          ) : (
            <Notice tone="danger" title="Delivery failed">
              {delivery.nextAttemptAt === null
                ? "There will be no retry."
                : `The next attempt is ${formatRelativeTime(delivery.nextAttemptAt)}. See the delivery log for its result.`}
            </Notice>
          )}
          <Attempts attempts={delivery.attempts} />
        </div>
      )}
    </Dialog>
  );
}
