import type { DeliveryAttempt, WebhookDelivery, WebhookEndpoint, WholeWebhookDelivery } from "#data/console-api";
import { Badge } from "#/console/app/components/badge";
import { CodeBlock } from "#/console/app/components/code-block";
import type { Tone } from "#/console/app/components/notice";
import { Time } from "#/console/app/components/time";

/** The status of an endpoint as a badge. */
export function EndpointStatusBadge({ status, failingSince }: Pick<WebhookEndpoint, "status" | "failingSince">) {
  if (status === "PAUSED") return <Badge tone="danger">Paused</Badge>;
  if (status === "DISABLED") return <Badge>Disabled</Badge>;
  return failingSince === null ? <Badge tone="success">Enabled</Badge> : <Badge tone="warning">Failing</Badge>;
}

/** The host of a URL. */
export const getHost = (url: string) => (URL.canParse(url) ? new URL(url).host : url);

type DeliveryStatusProps = Pick<WebhookDelivery, "status" | "isUnderWay" | "attemptCount">;

/** Labels of the delivery statuses, in the order of the filter. */
export const deliveryStatusOptions: readonly { readonly value: WebhookDelivery["status"]; readonly label: string }[] = [
  { value: "PENDING", label: "Pending" },
  { value: "SUCCEEDED", label: "Delivered" },
  { value: "FAILED", label: "Failed" },
  { value: "EXPIRED", label: "Expired" },
  { value: "CANCELLED", label: "Cancelled" },
];

const statusTones: Readonly<Record<WebhookDelivery["status"], Tone>> = {
  PENDING: "info",
  SUCCEEDED: "success",
  FAILED: "danger",
  EXPIRED: "warning",
  CANCELLED: "neutral",
};

/** The status of a delivery as a badge. */
export function DeliveryStatusBadge({ status, isUnderWay, attemptCount }: DeliveryStatusProps) {
  const label = deliveryStatusOptions.find(({ value }) => value === status)?.label ?? status;
  return (
    <Badge tone={status === "PENDING" && attemptCount > 0 && !isUnderWay ? "warning" : statusTones[status]}>
      {isUnderWay ? "Sending" : status === "PENDING" && attemptCount > 0 ? "Retrying" : label}
    </Badge>
  );
}

/** The result of an attempt: the response status, and the error if it failed. */
export const describeAttempt = ({ status, says }: Pick<DeliveryAttempt, "status" | "says">) =>
  [status === null ? "" : `Response ${status}.`, says ?? ""].filter(Boolean).join(" ");

/** A duration: “84 ms”, “2.4 s”. */
const formatDuration = (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

/** The attempts of a delivery: time, duration, response and error. */
export function Attempts({ attempts }: Pick<WholeWebhookDelivery, "attempts">) {
  if (attempts.length === 0) return <p className="quiet">No attempts yet.</p>;
  return (
    <ol className="attempts">
      {attempts.map((attempt, index) => (
        <li key={attempt.at}>
          <p className="attempt-head">
            <Badge tone={attempt.reason === null ? "success" : "danger"}>Attempt {index + 1}</Badge>
            <span className="quiet">
              <Time at={attempt.at} />, {formatDuration(attempt.durationMs)}
            </span>
          </p>
          <p>{describeAttempt(attempt)}</p>
          {attempt.answer !== "" && <CodeBlock label="Response" text={attempt.answer} wraps />}
        </li>
      ))}
    </ol>
  );
}

/** Why and when an endpoint was paused. */
export function PausedReason({ endpoint: { pausedAt, pausedReason } }: { readonly endpoint: WebhookEndpoint }) {
  return (
    <>
      {pausedReason ?? "Deliveries failed for several days."}{" "}
      {pausedAt !== null && (
        <>
          Paused <Time at={pausedAt} />.
        </>
      )}{" "}
      It receives no events until you enable it.
    </>
  );
}
