import { expect, test } from "bun:test";
import { toDeliveryBody } from "#/model/delivery";
import { createWebhookTestEvent } from "#/model/event";
import { operations } from "#/operations";
import { createSigningSecret, createSignedHeaders } from "#/webhooks/signature";
import { createTestApp } from "#test/test-app";

test("a delivery that this server sends to itself changes nothing", async () => {
  const app = await createTestApp({ rates: { public: 0, static: 0, "sign-in": 0 } });
  const before = app.services.store.getRevision();
  const body = toDeliveryBody("dlv_1", createWebhookTestEvent("ws_1", "whe_1", "2026-11-21T12:00:00.000Z"));
  const headers = createSignedHeaders({
    id: "dlv_1",
    event: "webhook.test",
    body,
    timestampS: 1_795_000_000,
    secret: createSigningSecret(),
  });
  const paths = new Set(operations.flatMap(({ rest }) => (rest ? [rest.path.replace(/:\w+/g, "x")] : [])));
  expect(paths.size).toBeGreaterThan(50);
  const accepted: string[] = [];
  for (const path of [...paths, "/mcp", "/console"]) {
    const response = await app.send("POST", path, { body: JSON.parse(body), headers: { ...headers } });
    if (response.status < 400) accepted.push(`${response.status} ${path}`);
  }
  expect(accepted).toEqual([]);
  await Bun.sleep(10);
  expect(app.services.store.getRevision()).toBe(before);
});
