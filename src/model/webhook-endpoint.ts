import type { WorkspaceEventName } from "#/model/event";
import { maxFailingMs, secretOverlapMs } from "#/model/limits";

/** ENABLED ones are told; DISABLED ones were switched off by a person, PAUSED ones by Livery because nothing arrived for days. */
export const endpointStatuses = ["ENABLED", "DISABLED", "PAUSED"] as const;
export type EndpointStatus = (typeof endpointStatuses)[number];

/** An address of a workspace that is told of its events. */
export type WebhookEndpoint = {
  readonly id: string;
  readonly workspaceId: string;
  readonly url: string;
  readonly description: string | null;
  /** The events that it is told of. `webhook.test` reaches it whatever stands here. */
  readonly events: readonly WorkspaceEventName[];
  readonly status: EndpointStatus;
  /** The signing secret, sealed for the endpoint's id. */
  readonly secret: string;
  /** The secret before the last rotation, sealed likewise, and until when it signs besides the new one. */
  readonly previousSecret: string | null;
  readonly previousSecretUntilMs: number | null;
  readonly createdBy: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSuccessAt: string | null;
  /** The first failure since the last success; null while all is well. */
  readonly failingSince: string | null;
  /** When and why Livery paused it; null unless it is PAUSED. */
  readonly pausedAt: string | null;
  readonly pausedReason: string | null;
};

/** What changes with a new secret: the old one goes on signing besides it for a day. */
export const rotateEndpointSecret = (
  { secret }: Pick<WebhookEndpoint, "secret">,
  sealed: string,
  nowMs: number,
): Pick<WebhookEndpoint, "secret" | "previousSecret" | "previousSecretUntilMs"> => ({
  secret: sealed,
  previousSecret: secret,
  previousSecretUntilMs: nowMs + secretOverlapMs,
});

/** What changes when an endpoint is switched on again, whoever switched it off: it begins without a past. */
export const enabledFields = {
  status: "ENABLED",
  failingSince: null,
  pausedAt: null,
  pausedReason: null,
} as const satisfies Partial<WebhookEndpoint>;

/** Whether an endpoint has failed for so long that it is paused. */
export const shouldPause = ({ status, failingSince }: Pick<WebhookEndpoint, "status" | "failingSince">, nowMs: number) =>
  status === "ENABLED" && failingSince !== null && nowMs - Date.parse(failingSince) >= maxFailingMs;
