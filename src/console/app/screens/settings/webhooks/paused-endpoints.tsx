import type { WebhookEndpoint } from "#data/console-api";
import { useQuery } from "#/console/app/api/use-query";
import { ButtonLink } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { Time } from "#/console/app/components/time";
import { getHost } from "#/console/app/screens/settings/webhooks/endpoint-status";
import { useWorkspace } from "#/console/app/state/workspace";

/** Endpoints that Livery has paused: nothing reaches them until somebody does something, so they are told of wherever people begin. */
export function PausedEndpoints() {
  const { id, path } = useWorkspace();
  const { data } = useQuery("list_webhook_endpoints", { id, limit: 200 });
  const paused = data?.webhookEndpoints.filter(({ status }) => status === "PAUSED") ?? [];
  if (paused.length === 0) return null;
  return (
    <div className="paused-endpoints">
      {paused.map((endpoint) => (
        <Notice
          key={endpoint.id}
          tone="danger"
          title={`The webhook to ${getHost(endpoint.url)} is paused`}
          action={
            <ButtonLink to={path(`/webhooks/${endpoint.id}`)} size="small">
              Look at it
            </ButtonLink>
          }
        >
          <PausedReason endpoint={endpoint} />
        </Notice>
      ))}
    </div>
  );
}

/** Since when and why an endpoint is paused. */
export function PausedReason({ endpoint: { pausedAt, pausedReason } }: { readonly endpoint: WebhookEndpoint }) {
  return (
    <>
      {pausedReason ?? "Nothing could be delivered for days."}{" "}
      {pausedAt !== null && (
        <>
          Paused <Time at={pausedAt} />.
        </>
      )}{" "}
      Nothing is sent to it until it is switched on again.
    </>
  );
}
