import { useState } from "react";
import type { OwnSubscription } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { useList } from "#/doors/console/app/api/use-list";
import { Button } from "#/doors/console/app/parts/button";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";
import { RotateSubscriptionDialog } from "#/doors/console/app/screens/settings/webhooks/rotate-subscription-dialog";
import { SubscriptionLog } from "#/doors/console/app/screens/settings/webhooks/subscription-log";
import { SubscriptionTable } from "#/doors/console/app/screens/settings/webhooks/subscription-table";

/** The person's own subscriptions to systems. */
export function Subscriptions() {
  return (
    <div className="endpoint-list">
      <p className="prose">
        A subscription tells an address of yours when one brand system is published or changes, whichever workspace it belongs to.
        Only you see yours; a system takes ten of each person.
      </p>
      <Own />
    </div>
  );
}

function Own() {
  const held = useList(
    "list_my_subscriptions",
    {},
    (answer) => answer.subscriptions,
    (answer) => answer.nextCursor,
  );
  const [ended, setEnded] = useState<OwnSubscription>();
  const [rotated, setRotated] = useState<OwnSubscription>();
  const [shown, setShown] = useState<OwnSubscription>();
  const end = useChange("delete_subscription", {
    inForm: true,
    says: () => "The subscription has ended.",
    refreshes: ["list_my_subscriptions"],
  });
  const rows = held.rows ?? [];
  return (
    <>
      <Loaded known={held}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title="No subscriptions yet">
              <p>Subscribe an https address of yours to a system, and it is told of each release.</p>
            </EmptyState>
          ) : (
            <SubscriptionTable rows={rows} onEnd={setEnded} onRotate={setRotated} onShow={setShown} />
          )
        }
      </Loaded>
      {held.more && (
        <div>
          <Button onClick={() => void held.more?.()} isBusy={held.isLoadingMore}>
            Show more
          </Button>
        </div>
      )}
      <SubscriptionLog held={shown} onClose={() => setShown(undefined)} />
      <RotateSubscriptionDialog held={rotated} onClose={() => setRotated(undefined)} />
      <ConfirmDialog
        title={`End the subscription of ${hostOf(ended?.targetUrl ?? "")}?`}
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
