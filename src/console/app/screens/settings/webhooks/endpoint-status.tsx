import type { WebhookEndpoint } from "#data/console-api";
import { Badge } from "#/console/app/components/badge";

/** How an endpoint stands, in a word. */
export function EndpointStatusBadge({ status, failingSince }: Pick<WebhookEndpoint, "status" | "failingSince">) {
  if (status === "PAUSED") return <Badge tone="danger">Paused</Badge>;
  if (status === "DISABLED") return <Badge>Off</Badge>;
  return failingSince === null ? <Badge tone="success">On</Badge> : <Badge tone="warning">Failing</Badge>;
}

/** The host of an address, for titles and sentences. */
export const getHost = (url: string) => (URL.canParse(url) ? new URL(url).host : url);
