import { useState } from "react";
import type { WholeWebhookDelivery } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { CodeBlock } from "#/doors/console/app/parts/code-block";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { Section } from "#/doors/console/app/parts/section";
import { Time } from "#/doors/console/app/parts/time";
import { Link } from "#/doors/console/app/router/link";
import { goTo } from "#/doors/console/app/router/location";
import { useParam } from "#/doors/console/app/router/params";
import { Facts } from "#/doors/console/app/screens/settings/facts";
import { Attempts } from "#/doors/console/app/screens/settings/webhooks/attempts";
import { DeliveryState } from "#/doors/console/app/screens/settings/webhooks/delivery-words";
import { hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";
import { useSettling } from "#/doors/console/app/screens/settings/webhooks/use-settling";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** One delivery: what was sent, each attempt, and a way to have it sent again. */
export function Delivery() {
  const { id, path } = useWorkspace();
  const at = { id, endpointId: useParam("endpoint"), deliveryId: useParam("delivery") };
  const endpoint = useAnswer("get_webhook_endpoint", { id, endpointId: at.endpointId });
  const delivery = useAnswer("get_webhook_delivery", at);
  useSettling(delivery.data?.status === "PENDING", delivery.reload);
  const { data } = delivery;
  return (
    <>
      <PageHeader
        title={data?.event ?? "Delivery"}
        trail={[
          { label: "Webhooks", to: path("/webhooks") },
          { label: endpoint.data ? hostOf(endpoint.data.url) : "Endpoint", to: path(`/webhooks/${at.endpointId}`) },
        ]}
        state={data && <DeliveryState {...data} />}
        actions={data && <Again key={at.deliveryId} at={at} delivery={data} isOn={endpoint.data?.status === "ENABLED"} />}
      />
      <Loaded known={delivery}>
        {(known) => <Known delivery={known} base={path(`/webhooks/${at.endpointId}/deliveries`)} />}
      </Loaded>
    </>
  );
}

function Known({ delivery, base }: { readonly delivery: WholeWebhookDelivery; readonly base: string }) {
  const { id, createdAt, finishedAt, nextAttemptAt, redeliveryOf, attemptCount, attempts, body } = delivery;
  return (
    <>
      <Facts
        rows={[
          ["Delivery", <code key="id">{id}</code>],
          ["Made", <Time key="made" at={createdAt} />],
          ["Finished", finishedAt !== null && <Time key="end" at={finishedAt} />],
          ["Next attempt", nextAttemptAt !== null && <Time key="next" at={nextAttemptAt} />],
          [
            "Repeats",
            redeliveryOf !== null && (
              <Link key="old" to={`${base}/${redeliveryOf}`}>
                <code>{redeliveryOf}</code>
              </Link>
            ),
          ],
        ]}
      />
      <Section title="Attempts" lead={`${attemptCount} of 3`}>
        <Attempts attempts={attempts} />
      </Section>
      <Section title="Body" lead="As it is signed and sent">
        <CodeBlock label="JSON" text={body} wraps />
      </Section>
    </>
  );
}

type AgainProps = {
  readonly at: { readonly id: string; readonly endpointId: string; readonly deliveryId: string };
  readonly delivery: WholeWebhookDelivery;
  readonly isOn: boolean;
};

/** Has a delivery that has come to its end sent again, as a new one. */
function Again({ at, delivery, isOn }: AgainProps) {
  const { may, path } = useWorkspace();
  const [isAsking, setAsking] = useState(false);
  const { run, problem, clear } = useChange("redeliver_webhook", {
    inForm: true,
    says: () => "It is sent again, as a delivery of its own.",
    refreshes: ["list_webhook_deliveries"],
  });
  if (!may("ADMIN") || delivery.status === "PENDING" || !isOn) return null;
  const close = () => {
    clear();
    setAsking(false);
  };
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        Send again
      </Button>
      <ConfirmDialog
        title={`Send ${delivery.event} again?`}
        confirm="Send again"
        isDanger={false}
        isOpen={isAsking}
        problem={problem}
        onClose={close}
        onConfirm={async () => {
          const again = await run(at);
          if (!again) return false;
          goTo(path(`/webhooks/${at.endpointId}/deliveries/${again.id}`));
        }}
      >
        <p>
          The receiver is told the same once more, under a new id and with three attempts. A receiver that tells ids apart takes
          it as news.
        </p>
      </ConfirmDialog>
    </>
  );
}
