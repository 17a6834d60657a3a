import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { systemEvents } from "#/model/event";
import type { Subscription } from "#/model/subscription";
import { secretExample } from "#/operations/webhooks/endpoint-answer";

const facts = {
  id: Type.String({ description: "The subscription's id" }),
  targetUrl: Type.String({ description: "Where deliveries are sent" }),
  events: Type.Array(StringEnum(systemEvents), { description: "What it is told of" }),
  createdAt: Type.String({ format: "date-time", description: "When it was made" }),
};

/** A subscription as its owner lists it: never its secret. */
export const SubscriptionAnswer = Type.Object(facts, { title: "Subscription" });
export type SubscriptionAnswer = Static<typeof SubscriptionAnswer>;

/** A subscription with its signing secret, as its making and a rotation answer it. */
export const IssuedSubscriptionAnswer = Type.Object(
  { ...facts, secret: Type.String({ description: "The signing secret, shown this once" }) },
  { title: "IssuedSubscription" },
);

export const subscriptionAnswer = ({ id, targetUrl, events, createdAt }: Subscription): SubscriptionAnswer => ({
  id,
  targetUrl,
  events: [...events],
  createdAt,
});

/** What the API description shows. */
export const subscriptionExample: SubscriptionAnswer = {
  id: "sub_01kaph4c7ke0sbx1v0s1kq4s4m",
  targetUrl: "https://hooks.acme.example/brand",
  events: ["system.published", "system.updated"],
  createdAt: "2026-11-21T10:00:00.000Z",
};
export const issuedSubscriptionExample = { ...subscriptionExample, secret: secretExample };
