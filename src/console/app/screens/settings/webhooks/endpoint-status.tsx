import type { WebhookEndpoint } from "#data/console-api";
import { Badge } from "#/console/app/components/badge";

/** The status of an endpoint as a badge. */
export function EndpointStatusBadge({ status, failingSince }: Pick<WebhookEndpoint, "status" | "failingSince">) {
  if (status === "PAUSED") return <Badge tone="danger">Paused</Badge>;
  if (status === "DISABLED") return <Badge>Disabled</Badge>;
  return failingSince === null ? <Badge tone="success">Enabled</Badge> : <Badge tone="warning">Failing</Badge>;
}

/** The host of a URL. */
export const getHost = (url: string) => (URL.canParse(url) ? new URL(url).host : url);
