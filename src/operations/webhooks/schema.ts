import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { workspaceEvents } from "#/model/event";
import { endpointStatuses, type WebhookEndpoint } from "#/model/webhook-endpoint";

const createDateTimeSchema = (description: string) => Type.String({ format: "date-time", description });

const endpointFields = {
  id: Type.String({ description: "The endpoint's id" }),
  url: Type.String({ description: "Where deliveries are sent" }),
  description: Nullable(Type.String({ description: "What it is for, as somebody wrote it" })),
  events: Type.Array(StringEnum(workspaceEvents), { description: "What it is told of; `webhook.test` reaches it in any case" }),
  status: StringEnum(endpointStatuses, {
    description:
      "ENABLED ones are told; DISABLED ones were switched off by a person, PAUSED ones by Livery after days without a success",
  }),
  createdBy: Nullable(Type.String({ description: "Id of the person who added it; null for the command line" })),
  createdAt: createDateTimeSchema("When it was added"),
  updatedAt: createDateTimeSchema("When anybody changed it last"),
  lastSuccessAt: Nullable(createDateTimeSchema("When something was delivered last, to the minute")),
  failingSince: Nullable(createDateTimeSchema("The first failure since the last success; null while all is well")),
  pausedAt: Nullable(createDateTimeSchema("When Livery paused it")),
  pausedReason: Nullable(Type.String({ description: "Why Livery paused it" })),
};

/** An endpoint as everybody of the workspace sees it: never its secret. */
export const EndpointResponse = Type.Object(endpointFields, { title: "WebhookEndpoint" });
export type EndpointResponse = Static<typeof EndpointResponse>;

/** An endpoint as its making answers it. */
export const IssuedEndpointResponse = Type.Object(
  { ...endpointFields, secret: Type.String({ description: "The signing secret; keep it where the receiver can read it" }) },
  { title: "IssuedWebhookEndpoint" },
);
export type IssuedEndpointResponse = Static<typeof IssuedEndpointResponse>;

export const toEndpointResponse = ({
  id,
  url,
  description,
  events,
  workspaceId,
  secret,
  previousSecret,
  previousSecretUntilMs,
  ...state
}: WebhookEndpoint): EndpointResponse => ({ id, url, description, events: [...events], ...state });

/** What the API description shows. */
export const endpointExample: EndpointResponse = {
  id: "whe_01kaph4c7ke0sbx1v0s1kq4s4m",
  url: "https://hooks.acme.example/livery",
  description: "Rebuilds the storefront",
  events: ["design.published", "project.finalized"],
  status: "ENABLED",
  createdBy: "usr_01kaph4c7ke0sbx1v0s1kq4s4m",
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:00.000Z",
  lastSuccessAt: "2026-11-21T10:05:00.000Z",
  failingSince: null,
  pausedAt: null,
  pausedReason: null,
};
export const secretExample = "whsec_c2lnbmF0dXJlcyBhcmUgbWFkZSB3aXRoIHRoaXMgb25l";

/** An endpoint in one line of a terminal. */
export const printEndpoint = ({ id, url, status, events, lastSuccessAt, failingSince }: EndpointResponse) =>
  [
    id,
    status,
    url,
    events.join(","),
    failingSince ? `failing since ${failingSince}` : lastSuccessAt ? `last success ${lastSuccessAt}` : "nothing delivered yet",
  ].join("  ");
