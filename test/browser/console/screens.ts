import { demoBriefs } from "#data/briefs/index";
import type { Role } from "#/model/workspace";
import { createInvitation } from "#/operations/workspaces/create-invitation";
import { brandScreenCases } from "#test/browser/console/brand-screens";
import type { ConsoleApp, ConsoleWindow } from "#test/browser/console/start-console-app";
import { seedBrands } from "#test/browser/console/seed-brands";
import { consentPaths, seedClients } from "#test/browser/console/seed-clients";
import { seedSettings } from "#test/browser/console/seed-settings";
import { settingsScreenCases } from "#test/browser/console/settings-screens";

/** A screen that tests check and `bun run screens` captures. */
export type ScreenCase = {
  /** Name of its screenshots. */
  readonly name: string;
  /**
   * Path within the console. `{token}` is an open invitation's token; `seedBrands` provides the
   * other names in braces.
   */
  readonly path: string;
  /** Role of the signed-in user; absent for screens without a session. */
  readonly as?: Role;
  /**
   * Brings the screen into the state to check. The workspace `/w/acme` has content, `/w/empty` has
   * none.
   */
  prepare?(window: ConsoleWindow): Promise<void>;
};

/** Every screen to check. Add new screens here. */
export const screenCases: readonly ScreenCase[] = [
  { name: "set-up", path: "/set-up?token=x" },
  { name: "sign-in", path: "/sign-in" },
  { name: "invitation", path: "/invitation?token={token}" },
  { name: "reset", path: "/reset?token=x" },
  { name: "home", path: "/w/acme", as: "OWNER" },
  { name: "home-empty", path: "/w/empty", as: "OWNER" },
  { name: "members", path: "/w/acme/members", as: "OWNER" },
  { name: "members-as-member", path: "/w/acme/members", as: "MEMBER" },
  {
    name: "members-invite",
    path: "/w/acme/members",
    as: "OWNER",
    prepare: async ({ page }) => await page.getByRole("button", { name: "Invite a member" }).click(),
  },
  {
    name: "members-menu",
    path: "/w/acme/members",
    as: "OWNER",
    prepare: async ({ page }) => await page.getByRole("button", { name: "Actions for grace@acme.example" }).click(),
  },
  {
    name: "palette",
    path: "/w/acme",
    as: "OWNER",
    prepare: async ({ page }) => await page.keyboard.press("Control+K"),
  },
  {
    name: "account",
    path: "/w/acme/members",
    as: "OWNER",
    prepare: async ({ page }) => {
      if ((page.viewportSize()?.width ?? 0) < 896) await page.getByRole("button", { name: "Navigation" }).click();
      await page.getByRole("button", { name: "ada@acme.example", exact: true }).locator("visible=true").click();
    },
  },
  { name: "consent", path: consentPaths.request, as: "MEMBER" },
  { name: "consent-wrong-request", path: consentPaths.wrong, as: "MEMBER" },
  { name: "not-found", path: "/w/acme/missing", as: "OWNER" },
  ...settingsScreenCases,
  ...brandScreenCases,
];

/**
 * Creates the content of the screens; returns the session cookies by role and a function that fills
 * in paths.
 */
export async function seedScreens(app: ConsoleApp) {
  const acme = await app.createWorkspace("Acme", "acme");
  const empty = await app.createWorkspace("Harbour Works", "empty");
  const owner = await app.createUser("ada@acme.example", "OWNER", acme.id);
  const admin = await app.createUser("grace@acme.example", "ADMIN", acme.id);
  const member = await app.createUser("lin@acme.example", "MEMBER", acme.id);
  await app.services.store.transaction(async ({ users }) => {
    await users.addMembership({ workspaceId: empty.id, userId: owner.user.id, role: "OWNER", createdAt: owner.user.createdAt });
  });
  const [first, second, third, fourth] = demoBriefs;
  const published = await Promise.all([first, second, third].map((brief) => brief && app.createDesign(brief, "acme", true)));
  const foundation = fourth && (await app.createDesign(fourth, "acme", false));
  const invited = await app.runOperation(createInvitation, { id: acme.id, email: "kit@acme.example", role: "MEMBER" });
  const url = typeof invited === "object" && invited !== null && "url" in invited ? String(invited.url) : "";
  const cookies: Readonly<Record<Role, string>> = { OWNER: owner.cookie, ADMIN: admin.cookie, MEMBER: member.cookie };
  const parameters: Readonly<Record<string, string>> = {
    ...(await seedBrands(app, published[0], foundation)),
    token: new URL(url).searchParams.get("token") ?? "",
  };
  // Last, so that the endpoints, which are unreachable, receive no events.
  await seedSettings(app, acme.id, owner.user.id);
  await seedClients(app, acme.id, owner.user.id);
  /** A path with its names in braces filled in. */
  const fillPath = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? "");
  return { cookies, fillPath: fillPath };
}
