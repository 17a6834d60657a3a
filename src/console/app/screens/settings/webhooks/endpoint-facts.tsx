import type { WebhookEndpoint } from "#data/console-api";
import { Notice } from "#/console/app/components/notice";
import { Time } from "#/console/app/components/time";
import { getServerUrl } from "#/console/app/router/urls";
import { Facts } from "#/console/app/screens/settings/facts";
import { PausedReason } from "#/console/app/screens/settings/webhooks/paused-endpoints";

/** What is known of an endpoint, trouble first. */
export function EndpointFacts({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const { url, events, status, failingSince, lastSuccessAt, createdAt } = endpoint;
  return (
    <div className="stack endpoint-facts">
      {status === "PAUSED" && (
        <Notice tone="danger" title="Livery has paused this endpoint">
          <PausedReason endpoint={endpoint} /> Mend the receiver, send a test, and switch it on.
        </Notice>
      )}
      {status === "DISABLED" && (
        <Notice title="This endpoint is switched off">It is told nothing. A test reaches it all the same.</Notice>
      )}
      {status === "ENABLED" && failingSince !== null && (
        <Notice tone="warning" title="Deliveries fail">
          The first failure was <Time at={failingSince} />, and nothing has arrived since. After five days without a success the
          endpoint is paused. The log says why each attempt failed.
        </Notice>
      )}
      <Facts
        rows={[
          ["Address", url],
          ["Told of", <EventNames key="events" events={events} />],
          ["Last delivered", lastSuccessAt === null ? "Nothing yet" : <Time key="last" at={lastSuccessAt} />],
          ["Added", <Time key="added" at={createdAt} />],
          [
            "Receiver",
            <a key="receiver" href={getServerUrl("/docs/webhooks")}>
              Programs that check a delivery
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
