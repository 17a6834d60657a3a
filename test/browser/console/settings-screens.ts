import type { ConsoleWindow } from "#test/browser/console/start-console-app";
import { pausedEndpointId, failedDeliveryId, failingEndpointId } from "#test/browser/console/seed-settings";
import type { ScreenCase } from "#test/browser/console/screens";

const press =
  (name: string) =>
  async ({ page }: ConsoleWindow) =>
    await page.getByRole("button", { name, exact: true }).click();
const choose =
  (host: string, item: string) =>
  async ({ page }: ConsoleWindow) => {
    await page.getByRole("button", { name: `Actions for ${host}` }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };

/** The settings screens of the workspace and the user's profile. */
export const settingsScreenCases: readonly ScreenCase[] = [
  { name: "agents", path: "/w/acme/agents", as: "OWNER" },
  { name: "agents-vscode-as-member", path: "/w/acme/agents?client=vscode", as: "MEMBER" },
  { name: "keys", path: "/w/acme/keys", as: "OWNER" },
  { name: "keys-empty", path: "/w/empty/keys", as: "OWNER" },
  { name: "keys-as-member", path: "/w/acme/keys", as: "MEMBER" },
  {
    name: "keys-new",
    path: "/w/acme/keys?new=key",
    as: "ADMIN",
    prepare: async ({ page }) => await page.getByLabel("One design").check(),
  },
  { name: "keys-clients", path: "/w/acme/keys?show=clients", as: "OWNER" },
  { name: "keys-clients-empty", path: "/w/empty/keys?show=clients", as: "OWNER" },
  {
    name: "keys-disconnect",
    path: "/w/acme/keys?show=clients",
    as: "ADMIN",
    prepare: choose("Studio agent", "Disconnect"),
  },
  { name: "keys-revoke", path: "/w/acme/keys", as: "ADMIN", prepare: choose("Build server", "Revoke") },
  { name: "webhooks", path: "/w/acme/webhooks", as: "OWNER" },
  { name: "webhooks-empty", path: "/w/empty/webhooks", as: "OWNER" },
  { name: "webhooks-new", path: "/w/acme/webhooks?new=endpoint", as: "OWNER" },
  { name: "subscriptions", path: "/w/acme/webhooks?tab=subscriptions", as: "OWNER" },
  { name: "subscriptions-new", path: "/w/acme/webhooks?tab=subscriptions&new=subscription", as: "MEMBER" },
  { name: "endpoint", path: `/w/acme/webhooks/${failingEndpointId}`, as: "OWNER" },
  { name: "endpoint-paused", path: `/w/acme/webhooks/${pausedEndpointId}`, as: "OWNER" },
  { name: "endpoint-as-member", path: `/w/acme/webhooks/${failingEndpointId}?state=FAILED`, as: "MEMBER" },
  {
    name: "endpoint-menu",
    path: `/w/acme/webhooks/${failingEndpointId}`,
    as: "OWNER",
    prepare: async ({ page }) => await page.getByRole("button", { name: "Actions for hooks.acme.example" }).click(),
  },
  {
    name: "endpoint-rotate",
    path: `/w/acme/webhooks/${failingEndpointId}`,
    as: "OWNER",
    prepare: choose("hooks.acme.example", "Rotate signing secret"),
  },
  { name: "delivery", path: `/w/acme/webhooks/${failingEndpointId}/deliveries/${failedDeliveryId}`, as: "OWNER" },
  {
    name: "delivery-again",
    path: `/w/acme/webhooks/${failingEndpointId}/deliveries/${failedDeliveryId}`,
    as: "OWNER",
    prepare: press("Resend"),
  },
  { name: "audit-log", path: "/w/acme/audit-log", as: "ADMIN" },
  { name: "audit-log-as-member", path: "/w/acme/audit-log", as: "MEMBER" },
  { name: "settings", path: "/w/acme/settings", as: "OWNER" },
  { name: "settings-as-member", path: "/w/acme/settings", as: "MEMBER" },
  { name: "settings-new-signing-key", path: "/w/acme/settings?new=signing-key", as: "OWNER" },
  {
    name: "settings-public-key",
    path: "/w/acme/settings",
    as: "MEMBER",
    prepare: choose("Releases", "Show public key"),
  },
  { name: "settings-delete", path: "/w/acme/settings", as: "OWNER", prepare: press("Delete Acme") },
  { name: "server", path: "/w/acme/server", as: "OWNER" },
  { name: "server-as-admin", path: "/w/acme/server", as: "ADMIN" },
  { name: "profile", path: "/profile", as: "MEMBER" },
];
