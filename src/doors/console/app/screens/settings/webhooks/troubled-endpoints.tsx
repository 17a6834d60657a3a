import type { WebhookEndpoint } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { ButtonLink } from "#/doors/console/app/parts/button";
import { Notice } from "#/doors/console/app/parts/notice";
import { Time } from "#/doors/console/app/parts/time";
import { hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Endpoints that Livery has paused: nothing reaches them until somebody does something, so they are told of wherever people begin. */
export function PausedEndpoints() {
  const { id, path } = useWorkspace();
  const { data } = useAnswer("list_webhook_endpoints", { id, limit: 200 });
  const paused = data?.webhookEndpoints.filter(({ status }) => status === "PAUSED") ?? [];
  if (paused.length === 0) return null;
  return (
    <div className="paused-endpoints">
      {paused.map((endpoint) => (
        <Notice
          key={endpoint.id}
          tone="danger"
          title={`The webhook to ${hostOf(endpoint.url)} is paused`}
          action={
            <ButtonLink to={path(`/webhooks/${endpoint.id}`)} size="small">
              Look at it
            </ButtonLink>
          }
        >
          <PausedWords endpoint={endpoint} />
        </Notice>
      ))}
    </div>
  );
}

/** Since when and why an endpoint is paused. */
export function PausedWords({ endpoint: { pausedAt, pausedReason } }: { readonly endpoint: WebhookEndpoint }) {
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
