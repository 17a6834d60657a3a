import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";

const Explanation = StrictObject({ name: Type.String(), says: Type.String() });

/** The content of the webhooks guide as JSON. */
export const listWebhookEvents = defineOperation({
  name: "list_webhook_events",
  title: "List webhook events",
  summary: "Lists all webhook events with their fields and an example body, and all reasons for which a delivery attempt fails.",
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
          description: "Whether the event is sent to the endpoints of a workspace or to the subscribers of a system",
        }),
        firesWhen: Type.String(),
        fields: Type.Array(Explanation, { description: "Fields of `data`" }),
        example: Type.String({ description: "Example of a request body" }),
      }),
    ),
    reasons: Type.Array(Explanation, { description: "Failure codes in the delivery log" }),
  }),
  rest: { method: "GET", path: "/docs/webhooks.json", hidden: true, anyOrigin: true },
  async run() {
    const { eventCatalogue, failureReasons } = await import("#/documents/docs-writers");
    return {
      events: eventCatalogue.map(({ fields, ...event }) => ({ ...event, fields: [...fields] })),
      reasons: [...failureReasons],
    };
  },
});
