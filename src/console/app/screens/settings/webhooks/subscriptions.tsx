import { useState } from "react";
import type { OwnSubscription } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { useList } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { getHost } from "#/console/app/screens/settings/webhooks/webhook-status";
import { RotateSubscriptionDialog } from "#/console/app/screens/settings/webhooks/secret-dialogs";
import { SubscriptionLog } from "#/console/app/screens/settings/webhooks/subscription-log";
import { SubscriptionTable } from "#/console/app/screens/settings/webhooks/subscription-table";

/** The user's own subscriptions to systems. */
export function Subscriptions() {
  return (
    <div className="endpoint-list">
      <p className="prose">
        A subscription notifies your URL when a brand system of any workspace is published or changes. Only you see your
        subscriptions. You can have ten per system.
      </p>
      <SubscriptionList />
    </div>
  );
}

function SubscriptionList() {
  const subscriptions = useList(
    "list_my_subscriptions",
    {},
    (page) => page.subscriptions,
    (page) => page.nextCursor,
  );
  const [ended, setEnded] = useState<OwnSubscription>();
  const [rotated, setRotated] = useState<OwnSubscription>();
  const [shown, setShown] = useState<OwnSubscription>();
  const end = useMutation("delete_subscription", {
    inForm: true,
    successMessage: () => "Subscription deleted.",
    invalidates: ["list_my_subscriptions"],
  });
  const rows = subscriptions.rows ?? [];
  return (
    <>
      <QueryBoundary query={subscriptions}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title="No subscriptions yet">
              <p>Subscribe a public https URL to a system to be notified of each release.</p>
            </EmptyState>
          ) : (
            <SubscriptionTable rows={rows} onEnd={setEnded} onRotate={setRotated} onShow={setShown} />
          )
        }
      </QueryBoundary>
      {subscriptions.loadMore && (
        <div>
          <Button onClick={() => void subscriptions.loadMore?.()} isBusy={subscriptions.isLoadingMore}>
            Show more
          </Button>
        </div>
      )}
      <SubscriptionLog subscription={shown} onClose={() => setShown(undefined)} />
      <RotateSubscriptionDialog subscription={rotated} onClose={() => setRotated(undefined)} />
      <ConfirmDialog
        title={`Delete the subscription for ${getHost(ended?.targetUrl ?? "")}?`}
        confirm="Delete"
        isOpen={ended !== undefined}
        problem={end.problem}
        onClose={() => {
          end.clear();
          setEnded(undefined);
        }}
        onConfirm={async () => (await end.run({ name: ended?.system.slug ?? "", subscriptionId: ended?.id ?? "" })) !== undefined}
      >
        <p>It will no longer receive events from {ended?.system.name}. Its pending deliveries are cancelled.</p>
      </ConfirmDialog>
    </>
  );
}
