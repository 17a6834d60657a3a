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
  summary:
    "Has an address of yours told when a brand system is published or changes, and gives the secret that its deliveries are signed with.",
  description: `The secret is in this answer and nowhere else. One person can have ${maxSubscriptions} subscriptions to a system. People of the system's workspace can subscribe before it is published.`,
  tag: "Webhooks",
  access: "signed-in",
  input: StrictObject({
    name: systemName,
    targetUrl: Type.String({
      minLength: 1,
      maxLength: 4096,
      description: "A public https address that deliveries are posted to",
    }),
    events: Type.Array(StringEnum(systemEvents), {
      minItems: 1,
      maxItems: 10,
      description: "What it is to be told of: system.published when the system goes live, system.updated when it changes",
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
          `You have ${maxSubscriptions} subscriptions to this system, and more you cannot have. Delete one that is not needed any more.`,
        );
      const entry = { action: "subscription.created", id, targetUrl: subscription.targetUrl } as const;
      await auditSubscriptionEvent(context, tx, system, entry);
    });
    return { ...toSubscriptionResponse(subscription), secret };
  },
});
