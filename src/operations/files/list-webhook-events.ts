import { Type } from "@sinclair/typebox";
import { failureReasons } from "#/documents/webhooks/delivery-guide";
import { eventCatalogue } from "#/documents/webhooks/event-catalogue";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";

const Explanation = StrictObject({ name: Type.String(), says: Type.String() });

/** What the webhooks guide knows, for programs. */
export const listWebhookEvents = defineOperation({
  name: "list_webhook_events",
  title: "List webhook events",
  summary: "Every webhook event with its fields and a whole body, and every reason for which an attempt fails.",
  tag: "Server",
  access: "public",
  cacheable: true,
  isImmutable: true,
  input: StrictObject({}),
  output: StrictObject({
    events: Type.Array(
      StrictObject({
        name: Type.String(),
        audience: StringEnum(["workspace", "system"], {
          description: "Whether endpoints of a workspace or subscribers of a system are told",
        }),
        firesWhen: Type.String(),
        fields: Type.Array(Explanation, { description: "The fields of `data`" }),
        example: Type.String({ description: "A body as it is sent" }),
      }),
    ),
    reasons: Type.Array(Explanation, { description: "Codes in the log of deliveries" }),
  }),
  rest: { method: "GET", path: "/docs/webhooks.json", hidden: true, anyOrigin: true },
  run: async () => ({
    events: eventCatalogue.map(({ fields, ...event }) => ({ ...event, fields: [...fields] })),
    reasons: [...failureReasons],
  }),
});
