import type { EndpointId, UserId, WorkspaceId } from "#/model/ids";

import type { WorkspaceEventName } from "#/model/event";
import { maxFailingMs, secretOverlapMs } from "#/model/limits";

/**
 * ENABLED endpoints receive events. DISABLED: by a person. PAUSED: by Livery, because every
 * delivery failed for days.
 */
export const endpointStatuses = ["ENABLED", "DISABLED", "PAUSED"] as const;
export type EndpointStatus = (typeof endpointStatuses)[number];

/** A URL of a workspace that receives its events. */
export type WebhookEndpoint = {
  readonly id: EndpointId;
  readonly workspaceId: WorkspaceId;
  readonly url: string;
  readonly description: string | null;
  /** The subscribed events. `webhook.test` is always sent. */
  readonly events: readonly WorkspaceEventName[];
  readonly status: EndpointStatus;
  /** The signing secret, sealed for the endpoint's id. */
  readonly secret: string;
  /** The secret before the last rotation, sealed likewise, and until when it also signs. */
  readonly previousSecret: string | null;
  readonly previousSecretUntilMs: number | null;
  readonly createdBy: UserId | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSuccessAt: string | null;
  /** The first failure since the last success; null if there is none. */
  readonly failingSince: string | null;
  /** When and why Livery paused it; null unless it is PAUSED. */
  readonly pausedAt: string | null;
  readonly pausedReason: string | null;
};

/** The fields that a new secret changes. The old one stays valid for a day. */
export const rotateEndpointSecret = (
  { secret }: Pick<WebhookEndpoint, "secret">,
  sealed: string,
  nowMs: number,
): Pick<WebhookEndpoint, "secret" | "previousSecret" | "previousSecretUntilMs"> => ({
  secret: sealed,
  previousSecret: secret,
  previousSecretUntilMs: nowMs + secretOverlapMs,
});

/** The fields that enabling an endpoint changes. Earlier failures no longer count. */
export const enabledFields = {
  status: "ENABLED",
  failingSince: null,
  pausedAt: null,
  pausedReason: null,
} as const satisfies Partial<WebhookEndpoint>;

/** Whether an endpoint has failed for so long that it should be paused. */
export const shouldPause = ({ status, failingSince }: Pick<WebhookEndpoint, "status" | "failingSince">, nowMs: number) =>
  status === "ENABLED" && failingSince !== null && nowMs - Date.parse(failingSince) >= maxFailingMs;

/**
 * The host of a URL, for the audit log. Paths and queries of webhooks are left out, because they
 * often contain secrets.
 */
export const getAuditedHost = (url: string) => ({ host: URL.canParse(url) ? new URL(url).host : "" });
