import type { WebhookEndpoint } from "#data/console-api";
import { Notice } from "#/console/app/components/notice";
import { Time } from "#/console/app/components/time";
import { getServerUrl } from "#/console/app/router/urls";
import { Facts } from "#/console/app/components/facts";
import { PausedReason } from "#/console/app/screens/settings/webhooks/paused-endpoints";

/** The details of an endpoint, problems first. */
export function EndpointFacts({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const { url, events, status, failingSince, lastSuccessAt, createdAt } = endpoint;
  return (
    <div className="stack endpoint-facts">
      {status === "PAUSED" && (
        <Notice tone="danger" title="Livery paused this endpoint">
          <PausedReason endpoint={endpoint} /> Fix the receiver, send a test, then enable the endpoint.
        </Notice>
      )}
      {status === "DISABLED" && (
        <Notice title="This endpoint is disabled">It receives no events. You can still send a test.</Notice>
      )}
      {status === "ENABLED" && failingSince !== null && (
        <Notice tone="warning" title="Deliveries are failing">
          The first failure was <Time at={failingSince} />, and no delivery has succeeded since. Livery pauses the endpoint after
          five days without a success. See the deliveries below for the errors.
        </Notice>
      )}
      <Facts
        rows={[
          ["URL", url],
          ["Events", <EventNames key="events" events={events} />],
          ["Last delivered", lastSuccessAt === null ? "Never" : <Time key="last" at={lastSuccessAt} />],
          ["Added", <Time key="added" at={createdAt} />],
          [
            "Receiver",
            <a key="receiver" href={getServerUrl("/docs/webhooks")}>
              How to verify deliveries
            </a>,
          ],
        ]}
      />
    </div>
  );
}

const EventNames = ({ events }: Pick<WebhookEndpoint, "events">) => (
  <ul className="event-names">
    {events.map((name) => (
      <li key={name}>
        <code>{name}</code>
      </li>
    ))}
  </ul>
);
