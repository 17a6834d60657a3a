import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { ownedOperation } from "#/operations/operation";
import { pageAsked, pageInput, pageOf, printMore } from "#/operations/paging";
import { EndpointAnswer, endpointAnswer, endpointExample, printEndpoint } from "#/operations/webhooks/endpoint-answer";
import { findWorkspace, noWorkspace, workspaceFlag, workspaceId } from "#/operations/workspaces/find-workspace";

const EndpointList = Type.Object(
  {
    webhookEndpoints: Type.Array(EndpointAnswer, { description: "Oldest first" }),
    nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
  },
  { title: "WebhookEndpointList" },
);

export const listWebhookEndpoints = ownedOperation({
  name: "list_webhook_endpoints",
  title: "List webhook endpoints",
  summary: "The addresses that are told of what happens in the workspace, without their secrets.",
  tag: "Webhooks",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, ...pageInput("whe") }),
  output: EndpointList,
  example: { input: { limit: 20 }, output: { webhookEndpoints: [endpointExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/webhook-endpoints" },
  cli: {
    verb: "webhooks list",
    arguments: [],
    flags: workspaceFlag,
    print: ({ webhookEndpoints, nextCursor }: Static<typeof EndpointList>) =>
      [...webhookEndpoints.map(printEndpoint), ...printMore(nextCursor)].join("\n") || "There is no webhook endpoint yet.",
    examples: ["livery webhooks list", "livery webhooks list --workspace acme --json"],
  },
  missing: noWorkspace,
  find: findWorkspace,
  async run({ store }, input, target) {
    const rows = await store.webhookEndpoints.listPage(target.workspaceId, pageAsked(input));
    const { shown, nextCursor } = pageOf(rows, input, ({ id }) => id);
    return { webhookEndpoints: shown.map(endpointAnswer), nextCursor };
  },
});
