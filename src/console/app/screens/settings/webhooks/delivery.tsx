import { useState } from "react";
import type { WholeWebhookDelivery } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { CodeBlock } from "#/console/app/components/code-block";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PageHeader } from "#/console/app/components/page-header";
import { Section } from "#/console/app/components/section";
import { Time } from "#/console/app/components/time";
import { Link } from "#/console/app/router/link";
import { navigate, useParam } from "#/console/app/router/location";
import { Facts } from "#/console/app/components/facts";
import { Attempts, DeliveryStatusBadge, getHost } from "#/console/app/screens/settings/webhooks/webhook-status";
import { usePolling } from "#/console/app/api/refresh";
import { useWorkspace } from "#/console/app/state/workspace";

/** A delivery: its body and attempts, and a way to resend it. */
export function Delivery() {
  const { id, getPath } = useWorkspace();
  const ids = { id, endpointId: useParam("endpoint"), deliveryId: useParam("delivery") };
  const endpoint = useQuery("get_webhook_endpoint", { id, endpointId: ids.endpointId });
  const delivery = useQuery("get_webhook_delivery", ids);
  usePolling(delivery.data?.status === "PENDING", delivery.reload);
  const { data } = delivery;
  return (
    <>
      <PageHeader
        title={data?.event ?? "Delivery"}
        trail={[
          { label: "Webhooks", to: getPath("/webhooks") },
          { label: endpoint.data ? getHost(endpoint.data.url) : "Endpoint", to: getPath(`/webhooks/${ids.endpointId}`) },
        ]}
        state={data && <DeliveryStatusBadge {...data} />}
        actions={
          data && (
            <RedeliverButton key={ids.deliveryId} ids={ids} delivery={data} isEnabled={endpoint.data?.status === "ENABLED"} />
          )
        }
      />
      <QueryBoundary query={delivery}>
        {(loaded) => <DeliveryView delivery={loaded} base={getPath(`/webhooks/${ids.endpointId}/deliveries`)} />}
      </QueryBoundary>
    </>
  );
}

function DeliveryView({ delivery, base }: { readonly delivery: WholeWebhookDelivery; readonly base: string }) {
  const { id, createdAt, finishedAt, nextAttemptAt, redeliveryOf, attemptCount, attempts, body } = delivery;
  return (
    <>
      <Facts
        rows={[
          ["Delivery", <code key="id">{id}</code>],
          ["Created", <Time key="made" at={createdAt} />],
          ["Finished", finishedAt !== null && <Time key="end" at={finishedAt} />],
          ["Next attempt", nextAttemptAt !== null && <Time key="next" at={nextAttemptAt} />],
          [
            "Resend of",
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
      <Section title="Body" lead="Exactly as signed and sent">
        <CodeBlock label="JSON" text={body} wraps />
      </Section>
    </>
  );
}

type RedeliverButtonProps = {
  readonly ids: { readonly id: string; readonly endpointId: string; readonly deliveryId: string };
  readonly delivery: WholeWebhookDelivery;
  readonly isEnabled: boolean;
};

/** Resends a finished delivery as a new one. */
function RedeliverButton({ ids, delivery, isEnabled }: RedeliverButtonProps) {
  const { hasRole, getPath } = useWorkspace();
  const [isConfirming, setConfirming] = useState(false);
  const { run, problem, clear } = useMutation("redeliver_webhook", {
    inForm: true,
    successMessage: () => "Resending as a new delivery.",
    invalidates: ["list_webhook_deliveries"],
  });
  if (!hasRole("ADMIN") || delivery.status === "PENDING" || !isEnabled) return null;
  const close = () => {
    clear();
    setConfirming(false);
  };
  return (
    <>
      <Button variant="primary" onClick={() => setConfirming(true)}>
        Resend
      </Button>
      <ConfirmDialog
        title={`Resend ${delivery.event}?`}
        confirm="Resend"
        isDanger={false}
        isOpen={isConfirming}
        problem={problem}
        onClose={close}
        onConfirm={async () => {
          const redelivery = await run(ids);
          if (!redelivery) return false;
          navigate(getPath(`/webhooks/${ids.endpointId}/deliveries/${redelivery.id}`));
        }}
      >
        <p>
          The receiver gets the same event again as a new delivery with its own id and three attempts. Receivers that deduplicate
          by id will process it again.
        </p>
      </ConfirmDialog>
    </>
  );
}
