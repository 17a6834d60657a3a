import { createWebhookEndpoint } from "#/operations/webhooks/create-webhook-endpoint";
import { deleteWebhookEndpoint } from "#/operations/webhooks/delete-webhook-endpoint";
import { disableWebhookEndpoint } from "#/operations/webhooks/disable-webhook-endpoint";
import { enableWebhookEndpoint } from "#/operations/webhooks/enable-webhook-endpoint";
import { getDelivery } from "#/operations/webhooks/get-delivery";
import { getWebhookEndpoint } from "#/operations/webhooks/get-webhook-endpoint";
import { listDeliveries } from "#/operations/webhooks/list-deliveries";
import { listWebhookEndpoints } from "#/operations/webhooks/list-webhook-endpoints";
import { redeliverWebhook } from "#/operations/webhooks/redeliver-webhook";
import { revealWebhookSecret } from "#/operations/webhooks/reveal-webhook-secret";
import { rotateWebhookSecret } from "#/operations/webhooks/rotate-webhook-secret";
import { testWebhookEndpoint } from "#/operations/webhooks/test-webhook-endpoint";
import { updateWebhookEndpoint } from "#/operations/webhooks/update-webhook-endpoint";

/** A workspace's webhook endpoints and their delivery logs. */
export const webhookOperations = [
  listWebhookEndpoints,
  createWebhookEndpoint,
  getWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  testWebhookEndpoint,
  revealWebhookSecret,
  rotateWebhookSecret,
  enableWebhookEndpoint,
  disableWebhookEndpoint,
  listDeliveries,
  getDelivery,
  redeliverWebhook,
] as const;
