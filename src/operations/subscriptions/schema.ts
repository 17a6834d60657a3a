import type { SubscriptionId, WorkspaceId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import { systemEvents } from "#/model/event";
import type { Subscription } from "#/model/subscription";
import { type System, systemStatuses } from "#/model/system";
import { secretExample } from "#/operations/webhooks/schema";

const subscriptionFields = {
  id: IdString<SubscriptionId>({ description: "Id of the subscription" }),
  targetUrl: Type.String({ description: "URL that receives deliveries" }),
  events: Type.Array(StringEnum(systemEvents), { description: "Subscribed events" }),
  createdAt: Type.String({ format: "date-time", description: "When the subscription was created" }),
};

/** A subscription, without its secret. */
export const SubscriptionResponse = Type.Object(subscriptionFields, { title: "Subscription" });
export type SubscriptionResponse = Static<typeof SubscriptionResponse>;

/**
 * A subscription with its signing secret, as returned when it is created and when its secret is
 * rotated.
 */
export const IssuedSubscriptionResponse = Type.Object(
  { ...subscriptionFields, secret: Type.String({ description: "The signing secret. Returned only once" }) },
  { title: "IssuedSubscription" },
);

export const toSubscriptionResponse = ({ id, targetUrl, events, createdAt }: Subscription): SubscriptionResponse => ({
  id,
  targetUrl,
  events: [...events],
  createdAt,
});

/** A subscription with its system, in the list of all of a user's subscriptions. */
export const OwnSubscriptionResponse = Type.Object(
  {
    ...subscriptionFields,
    system: Type.Object({
      name: Type.String({ description: "Display name of the system" }),
      slug: Type.String({ description: "Slug of the system in URLs" }),
      status: StringEnum(systemStatuses, { description: "Status of the system. ARCHIVED systems send no events" }),
      workspaceId: Nullable(
        IdString<WorkspaceId>({ description: "Id of the system's workspace if you are a member; otherwise null" }),
      ),
    }),
  },
  { title: "OwnSubscription" },
);

/**
 * Maps a subscription and its system. `isMember` is whether the user is a member of the system's
 * workspace.
 */
export const toOwnSubscriptionResponse = (
  subscription: Subscription,
  { name, slug, status, workspaceId }: System,
  isMember: boolean,
): Static<typeof OwnSubscriptionResponse> => ({
  ...toSubscriptionResponse(subscription),
  system: { name, slug, status, workspaceId: isMember ? workspaceId : null },
});

export const subscriptionExample: SubscriptionResponse = {
  id: "sub_01kaph4c7ke0sbx1v0s1kq4s4m",
  targetUrl: "https://hooks.acme.example/brand",
  events: ["system.published", "system.updated"],
  createdAt: "2026-11-21T10:00:00.000Z",
};
export const issuedSubscriptionExample = { ...subscriptionExample, secret: secretExample };
