import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage, printNextCursor } from "#/operations/paging";
import { EndpointResponse, toEndpointResponse, endpointExample, printEndpoint } from "#/operations/webhooks/schema";
import { findWorkspace, workspaceNotFoundMessage, workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";

const EndpointList = Type.Object(
  {
    webhookEndpoints: Type.Array(EndpointResponse, { description: "Endpoints, oldest first" }),
    nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
  },
  { title: "WebhookEndpointList" },
);

export const listWebhookEndpoints = defineOwnedOperation({
  name: "list_webhook_endpoints",
  title: "List webhook endpoints",
  summary: "Lists the workspace's webhook endpoints. Secrets are not included.",
  tag: "Webhooks",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, ...pageInput("whe") }),
  output: EndpointList,
  example: { input: { limit: 20 }, output: { webhookEndpoints: [endpointExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/webhook-endpoints" },
  cli: {
    command: "webhooks list",
    arguments: [],
    flags: workspaceFlag,
    print: ({ webhookEndpoints, nextCursor }: Static<typeof EndpointList>) =>
      [...webhookEndpoints.map(printEndpoint), ...printNextCursor(nextCursor)].join("\n") ||
      "No webhook endpoints yet. Add one with `livery webhooks add`.",
    examples: ["livery webhooks list", "livery webhooks list --workspace acme --json"],
  },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run({ store }, input, target) {
    const rows = await store.webhookEndpoints.listPage(target.workspaceId, toPageQuery(input));
    const { shown, nextCursor } = toPage(rows, input, ({ id }) => id);
    return { webhookEndpoints: shown.map(toEndpointResponse), nextCursor };
  },
});
