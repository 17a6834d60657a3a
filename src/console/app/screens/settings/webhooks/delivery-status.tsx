import type { DeliveryAttempt, WebhookDelivery } from "#data/console-api";
import { Badge } from "#/console/app/components/badge";
import type { Tone } from "#/console/app/components/notice";

type DeliveryStatusProps = Pick<WebhookDelivery, "status" | "isUnderWay" | "attemptCount">;

/** What each state of a delivery is called, in the order of a choice. */
export const deliveryStatusOptions: readonly { readonly value: WebhookDelivery["status"]; readonly label: string }[] = [
  { value: "PENDING", label: "Waiting" },
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

/** How a delivery stands, in a word or two. */
export function DeliveryStatusBadge({ status, isUnderWay, attemptCount }: DeliveryStatusProps) {
  const label = deliveryStatusOptions.find(({ value }) => value === status)?.label ?? status;
  return (
    <Badge tone={status === "PENDING" && attemptCount > 0 && !isUnderWay ? "warning" : statusTones[status]}>
      {isUnderWay ? "Being sent" : status === "PENDING" && attemptCount > 0 ? "Tried again soon" : label}
    </Badge>
  );
}

/** What became of an attempt, in a sentence: the status of the answer, and why that is no success. */
export const describeAttempt = ({ status, says }: Pick<DeliveryAttempt, "status" | "says">) =>
  [status === null ? "" : `Answered ${status}.`, says ?? ""].filter(Boolean).join(" ");

/** How long something took: “84 ms”, “2.4 s”. */
export const formatDuration = (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);
