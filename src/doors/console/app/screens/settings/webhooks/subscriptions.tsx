import { useState } from "react";
import type { Subscription } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { RotateSubscriptionDialog } from "#/doors/console/app/screens/settings/webhooks/rotate-subscription-dialog";
import { SystemSubscriptions } from "#/doors/console/app/screens/settings/webhooks/system-subscriptions";
import { hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";
import { type NamedSystem, useSystems } from "#/doors/console/app/screens/settings/webhooks/use-systems";

/** A subscription and the system that it is to. */
export type Held = { readonly system: NamedSystem; readonly subscription: Subscription };

/** Systems whose subscriptions are asked for at a time: each is a request of its own. */
const step = 20;

/** The person's own subscriptions, by system. */
export function Subscriptions() {
  const systems = useSystems();
  const [shown, setShown] = useState(step);
  const [ended, setEnded] = useState<Held>();
  const [rotated, setRotated] = useState<Held>();
  const end = useChange("delete_subscription", {
    inForm: true,
    says: () => "The subscription has ended.",
    refreshes: ["list_subscriptions"],
  });
  return (
    <div className="stack">
      <p className="prose">
        A subscription tells an address of yours when one brand system is published or changes, whichever workspace it belongs to.
        Only you see yours, and each of at most ten for a system.
      </p>
      <Loaded known={systems}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="No systems to subscribe to yet">
              <p>Every brand of the workspace has a system, and so has every published brand of this installation.</p>
            </EmptyState>
          ) : (
            <>
              {all.slice(0, shown).map((system) => (
                <SystemSubscriptions key={system.slug} system={system} onEnd={setEnded} onRotate={setRotated} />
              ))}
              {all.length > shown && (
                <div>
                  <Button onClick={() => setShown(shown + step)}>Look at more systems</Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
      <RotateSubscriptionDialog held={rotated} onClose={() => setRotated(undefined)} />
      <ConfirmDialog
        title={`End the subscription of ${hostOf(ended?.subscription.targetUrl ?? "")}?`}
        confirm="End it"
        isOpen={ended !== undefined}
        problem={end.problem}
        onClose={() => {
          end.clear();
          setEnded(undefined);
        }}
        onConfirm={async () =>
          (await end.run({ name: ended?.system.slug ?? "", subscriptionId: ended?.subscription.id ?? "" })) !== undefined
        }
      >
        <p>The address is told nothing more of {ended?.system.name}. What waits for it is not sent.</p>
      </ConfirmDialog>
    </div>
  );
}
