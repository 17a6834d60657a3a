import { attemptReasons } from "#/model/attempt-reason";
import { toDeliveryBody } from "#/model/delivery";
import type { LiveryEvent } from "#/model/event";
import { type DeliveryResponse, type DeliveryDetailsResponse, endpointExample } from "#/operations/webhooks/schema";

const id = "dlv_01kaph4c7ke0sbx1v0s1kq4s4m";
const createdAt = "2026-11-21T10:00:00.000Z";
const deliveryFields = {
  id,
  event: "design.published",
  status: "PENDING",
  attemptCount: 1,
  isUnderWay: false,
  nextAttemptAt: "2026-11-21T10:00:05.180Z",
  createdAt,
  finishedAt: null,
  redeliveryOf: null,
} as const;
const attempt: NonNullable<DeliveryResponse["lastAttempt"]> = {
  at: "2026-11-21T10:00:00.120Z",
  durationMs: 84,
  status: 503,
  reason: "status",
  says: attemptReasons.status,
  answer: "try again later",
};
const createBody = ({ name, data }: Pick<LiveryEvent, "name" | "data">) => {
  const workspaceId = "ws_01kaph4c7jfzn9p8vdq1m2b6te";
  return toDeliveryBody(id, { id: "evt_01kaph4c7ke0sbx1v0s1kq4s4m", workspaceId, systemId: null, createdAt, name, data });
};

/** A delivery whose first attempt failed, for the OpenAPI document. */
export const deliveryExample: DeliveryResponse = { ...deliveryFields, lastAttempt: attempt };
export const deliveryDetailsExample: DeliveryDetailsResponse = {
  ...deliveryFields,
  attempts: [attempt],
  body: createBody({
    name: "design.published",
    data: {
      designId: "ds_01kaph4c7ke0sbx1v0s1kq4s4m",
      designName: "Nordhavn Optik",
      version: "1.2.0",
      systemSlug: "nordhavn-optik",
    },
  }),
};

/** A test delivery that succeeded. */
export const testDeliveryExample: DeliveryDetailsResponse = {
  ...deliveryFields,
  event: "webhook.test",
  status: "SUCCEEDED",
  nextAttemptAt: null,
  finishedAt: "2026-11-21T10:00:00.204Z",
  attempts: [{ ...attempt, status: 204, reason: null, says: null, answer: "" }],
  body: createBody({ name: "webhook.test", data: { endpointId: endpointExample.id } }),
};
