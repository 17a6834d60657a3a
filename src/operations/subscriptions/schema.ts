import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { systemEvents } from "#/model/event";
import type { Subscription } from "#/model/subscription";
import { type System, systemStatuses } from "#/model/system";
import { secretExample } from "#/operations/webhooks/schema";

const subscriptionFields = {
  id: Type.String({ description: "The subscription's id" }),
  targetUrl: Type.String({ description: "Where deliveries are sent" }),
  events: Type.Array(StringEnum(systemEvents), { description: "What it is told of" }),
  createdAt: Type.String({ format: "date-time", description: "When it was made" }),
};

/** A subscription as its owner lists it: never its secret. */
export const SubscriptionResponse = Type.Object(subscriptionFields, { title: "Subscription" });
export type SubscriptionResponse = Static<typeof SubscriptionResponse>;

/** A subscription with its signing secret, as its making and a rotation answer it. */
export const IssuedSubscriptionResponse = Type.Object(
  { ...subscriptionFields, secret: Type.String({ description: "The signing secret, shown this once" }) },
  { title: "IssuedSubscription" },
);

export const toSubscriptionResponse = ({ id, targetUrl, events, createdAt }: Subscription): SubscriptionResponse => ({
  id,
  targetUrl,
  events: [...events],
  createdAt,
});

/** A subscription among all of a person's, with the system that it is to. */
export const OwnSubscriptionResponse = Type.Object(
  {
    ...subscriptionFields,
    system: Type.Object({
      name: Type.String({ description: "The system's display name" }),
      slug: Type.String({ description: "Its name in addresses" }),
      status: StringEnum(systemStatuses, { description: "What became of it: an ARCHIVED one tells nothing" }),
      workspaceId: Nullable(Type.String({ description: "Its workspace where you belong to it; null where it is another's" })),
    }),
  },
  { title: "OwnSubscription" },
);

/**
 * What a person sees of an own subscription; `isMember` says whether the system's workspace is one
 * of the person's.
 */
export const toOwnSubscriptionResponse = (
  subscription: Subscription,
  { name, slug, status, workspaceId }: System,
  isMember: boolean,
): Static<typeof OwnSubscriptionResponse> => ({
  ...toSubscriptionResponse(subscription),
  system: { name, slug, status, workspaceId: isMember ? workspaceId : null },
});

/** What the API description shows. */
export const subscriptionExample: SubscriptionResponse = {
  id: "sub_01kaph4c7ke0sbx1v0s1kq4s4m",
  targetUrl: "https://hooks.acme.example/brand",
  events: ["system.published", "system.updated"],
  createdAt: "2026-11-21T10:00:00.000Z",
};
export const issuedSubscriptionExample = { ...subscriptionExample, secret: secretExample };
