import { useQuery } from "#/console/app/api/queries";
import { ButtonLink } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { getHost, PausedReason } from "#/console/app/screens/settings/webhooks/webhook-status";
import { useWorkspace } from "#/console/app/state/workspace";

/**
 * Paused endpoints. They receive nothing until someone acts, so the home page and the list show
 * them.
 */
export function PausedEndpoints() {
  const { id, getPath } = useWorkspace();
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
            <ButtonLink to={getPath(`/webhooks/${endpoint.id}`)} size="small">
              View endpoint
            </ButtonLink>
          }
        >
          <PausedReason endpoint={endpoint} />
        </Notice>
      ))}
    </div>
  );
}
