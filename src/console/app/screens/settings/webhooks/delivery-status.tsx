import type { DeliveryAttempt, WebhookDelivery } from "#data/console-api";
import { Badge } from "#/console/app/components/badge";
import type { Tone } from "#/console/app/components/notice";

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
export const formatDuration = (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);
