import { useState } from "react";
import type { OwnSubscription } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { useList } from "#/console/app/api/use-list";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { getHost } from "#/console/app/screens/settings/webhooks/endpoint-status";
import { RotateSubscriptionDialog } from "#/console/app/screens/settings/webhooks/rotate-subscription-dialog";
import { SubscriptionLog } from "#/console/app/screens/settings/webhooks/subscription-log";
import { SubscriptionTable } from "#/console/app/screens/settings/webhooks/subscription-table";

/** The person's own subscriptions to systems. */
export function Subscriptions() {
  return (
    <div className="endpoint-list">
      <p className="prose">
        A subscription tells an address of yours when one brand system is published or changes, whichever workspace it belongs to.
        Only you see yours; a system takes ten of each person.
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
    successMessage: () => "The subscription has ended.",
    invalidates: ["list_my_subscriptions"],
  });
  const rows = subscriptions.rows ?? [];
  return (
    <>
      <QueryBoundary query={subscriptions}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title="No subscriptions yet">
              <p>Subscribe an https address of yours to a system, and it is told of each release.</p>
            </EmptyState>
          ) : (
            <SubscriptionTable rows={rows} onEnd={setEnded} onRotate={setRotated} onShow={setShown} />
          )
        }
      </QueryBoundary>
      {subscriptions.more && (
        <div>
          <Button onClick={() => void subscriptions.more?.()} isBusy={subscriptions.isLoadingMore}>
            Show more
          </Button>
        </div>
      )}
      <SubscriptionLog subscription={shown} onClose={() => setShown(undefined)} />
      <RotateSubscriptionDialog subscription={rotated} onClose={() => setRotated(undefined)} />
      <ConfirmDialog
        title={`End the subscription of ${getHost(ended?.targetUrl ?? "")}?`}
        confirm="End it"
        isOpen={ended !== undefined}
        problem={end.problem}
        onClose={() => {
          end.clear();
          setEnded(undefined);
        }}
        onConfirm={async () => (await end.run({ name: ended?.system.slug ?? "", subscriptionId: ended?.id ?? "" })) !== undefined}
      >
        <p>The address is told nothing more of {ended?.system.name}. What waits for it is not sent.</p>
      </ConfirmDialog>
    </>
  );
}
