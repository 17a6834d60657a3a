import { useState } from "react";
import { useAnswers } from "#/doors/console/app/api/use-answers";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Notice } from "#/doors/console/app/parts/notice";
import { Skeleton } from "#/doors/console/app/parts/skeleton";
import { sentenceOf } from "#/doors/console/app/api/request-failure";
import { hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";
import { RotateSubscriptionDialog } from "#/doors/console/app/screens/settings/webhooks/rotate-subscription-dialog";
import { type Held, SubscriptionTable } from "#/doors/console/app/screens/settings/webhooks/subscription-table";
import { type NamedSystem, useSystems } from "#/doors/console/app/screens/settings/webhooks/use-systems";

/** The person's own subscriptions to systems. */
export function Subscriptions() {
  const systems = useSystems();
  return (
    <div className="endpoint-list">
      <p className="prose">
        A subscription tells an address of yours when one brand system is published or changes, whichever workspace it belongs to.
        Only you see yours; a system takes ten of each person.
      </p>
      <Loaded known={systems}>{(all) => <Own systems={all} />}</Loaded>
    </div>
  );
}

/** Systems that are looked through at a time: each is a request of its own. */
const step = 40;

function Own({ systems }: { readonly systems: readonly NamedSystem[] }) {
  const [reach, setReach] = useState(step);
  const [ended, setEnded] = useState<Held>();
  const [rotated, setRotated] = useState<Held>();
  const looked = systems.slice(0, reach);
  const answers = useAnswers(
    "list_subscriptions",
    looked.map(({ slug }) => ({ name: slug })),
  );
  const end = useChange("delete_subscription", {
    inForm: true,
    says: () => "The subscription has ended.",
    refreshes: ["list_subscriptions"],
  });
  const rows = looked.flatMap((system, index) =>
    (answers[index]?.data?.subscriptions ?? []).map((subscription): Held => ({ system, subscription })),
  );
  const failed = answers.find(({ failure }) => failure !== undefined);
  const isWhole = answers.every(({ data }) => data !== undefined);
  return (
    <>
      {failed && <Notice tone="danger">{sentenceOf(failed.failure)}</Notice>}
      {rows.length > 0 && <SubscriptionTable rows={rows} onEnd={setEnded} onRotate={setRotated} />}
      {!isWhole && !failed && <Skeleton lines={3} />}
      {isWhole && rows.length === 0 && (
        <EmptyState title="No subscriptions yet">
          <p>Subscribe an https address of yours to a system, and it is told of each release.</p>
        </EmptyState>
      )}
      {systems.length > reach && (
        <div className="stack">
          <p className="quiet">
            Looked through {reach} of {systems.length} systems.
          </p>
          <div>
            <Button onClick={() => setReach(reach + step)}>Look through more</Button>
          </div>
        </div>
      )}
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
    </>
  );
}
