import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { systemEvents } from "#/model/event";
import { maxSubscriptions } from "#/model/limits";
import { transition } from "#/model/state-machine";
import type { Subscription } from "#/model/subscription";
import { systemMachine } from "#/model/system";
import { defineOperation } from "#/operations/operation";
import { findVisibleSystem, visibleSystemNotFoundMessage } from "#/operations/subscriptions/resolve";
import { requirePerson } from "#/operations/auth/require-person";
import { auditSubscriptionEvent } from "#/operations/subscriptions/audit-subscription-event";
import {
  IssuedSubscriptionResponse,
  issuedSubscriptionExample,
  toSubscriptionResponse,
  subscriptionExample,
} from "#/operations/subscriptions/schema";
import { systemName } from "#/operations/systems/resolve";
import { createSigningSecret } from "#/webhooks/signature";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { createCommandContext } from "#/operations/actor";

export const createSubscription = defineOperation({
  name: "create_subscription",
  title: "Subscribe to a system",
  summary: "Subscribes a URL to the events of a brand system. Returns the secret that signs its deliveries.",
  description:
    `The secret is returned only in this response. Each user can have ${maxSubscriptions} subscriptions to a system. ` +
    "Members of the system's workspace can subscribe before it is published.",
  tag: "Webhooks",
  access: "signed-in",
  input: StrictObject({
    name: systemName,
    targetUrl: Type.String({
      minLength: 1,
      maxLength: 4096,
      description: "Public https URL that receives deliveries",
    }),
    events: Type.Array(StringEnum(systemEvents), {
      minItems: 1,
      maxItems: 10,
      description: "Events to send. system.published: the system goes live. system.updated: the live system changes",
    }),
  }),
  output: IssuedSubscriptionResponse,
  example: {
    input: { name: "nordhavn-optik", targetUrl: subscriptionExample.targetUrl, events: [...systemEvents] },
    output: issuedSubscriptionExample,
  },
  rest: { method: "POST", path: "/api/v1/systems/:name/webhooks", success: 201 },
  notFoundMessage: visibleSystemNotFoundMessage,
  find: findVisibleSystem,
  async run(context, { targetUrl, events }, { id: systemId, workspaceId }) {
    const { clock, secrets, validateWebhookUrl } = context;
    const { user } = requirePerson(context);
    const id = createId("sub");
    const secret = createSigningSecret();
    const subscription: Subscription = {
      id,
      workspaceId,
      systemId,
      userId: user.id,
      targetUrl: await validateWebhookUrl(targetUrl),
      events: systemEvents.filter((name) => events.includes(name)),
      secret: secrets.seal(secret, id),
      createdAt: clock.now().toISOString(),
    };
    await runUnitOfWork(createCommandContext(context), async (tx) => {
      const { repositories } = tx;
      const system = await repositories.systems.findById(systemId);
      if (!system) throw new Failure("not_found", visibleSystemNotFoundMessage);
      transition(systemMachine, system.status, "subscribe", { name: system.name });
      if (!(await repositories.subscriptions.add(subscription, maxSubscriptions)))
        throw new Failure(
          "conflict",
          `You have reached the limit of ${maxSubscriptions} subscriptions to this system. Delete one before you add another.`,
        );
      const entry = { action: "subscription.created", id, targetUrl: subscription.targetUrl } as const;
      await auditSubscriptionEvent(context, tx, system, entry);
    });
    return { ...toSubscriptionResponse(subscription), secret };
  },
});
