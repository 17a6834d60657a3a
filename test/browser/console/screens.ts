import { demoBriefs } from "#data/briefs/index";
import type { Role } from "#/model/workspace";
import { createInvitation } from "#/operations/workspaces/create-invitation";
import { brandScreenCases } from "#test/browser/console/brand-screens";
import type { ConsoleApp, ConsoleWindow } from "#test/browser/console/start-console-app";
import { seedBrands } from "#test/browser/console/seed-brands";
import { seedSettings } from "#test/browser/console/seed-settings";
import { settingsScreenCases } from "#test/browser/console/settings-screens";

/** A screen to look at. */
export type ScreenCase = {
  /** Names its pictures. */
  readonly name: string;
  /** Path within the console; `{token}` stands for an open invitation's, other names in braces for what `seedBrands` made. */
  readonly path: string;
  /** Who looks; nobody where it stands before the sign-in. */
  readonly as?: Role;
  /** The workspace's slug in the path decides what is there: `/w/acme` is lived in, `/w/empty` is new. */
  prepare?(window: ConsoleWindow): Promise<void>;
};

/** Every screen that is looked at and checked. A new screen gets a line here. */
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
    prepare: async ({ page }) => await page.getByRole("button", { name: "Invite somebody" }).click(),
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
  { name: "not-found", path: "/w/acme/nowhere", as: "OWNER" },
  ...settingsScreenCases,
  ...brandScreenCases,
];

/** Fills an installation with what the screens show; gives the cookies by role, and how paths are filled in. */
export async function seedScreens(app: ConsoleApp) {
  const acme = await app.workspace("Acme", "acme");
  const empty = await app.workspace("Harbour Works", "empty");
  const owner = await app.person("ada@acme.example", "OWNER", acme.id);
  const admin = await app.person("grace@acme.example", "ADMIN", acme.id);
  const member = await app.person("lin@acme.example", "MEMBER", acme.id);
  await app.services.store.transaction(async ({ users }) => {
    await users.addMembership({ workspaceId: empty.id, userId: owner.user.id, role: "OWNER", createdAt: owner.user.createdAt });
  });
  const [first, second, third, fourth] = demoBriefs;
  const published = await Promise.all([first, second, third].map((brief) => brief && app.design(brief, "acme", true)));
  const foundation = fourth && (await app.design(fourth, "acme", false));
  const invited = await app.act(createInvitation, { id: acme.id, email: "kit@acme.example", role: "MEMBER" });
  const url = typeof invited === "object" && invited !== null && "url" in invited ? String(invited.url) : "";
  const cookies: Readonly<Record<Role, string>> = { OWNER: owner.cookie, ADMIN: admin.cookie, MEMBER: member.cookie };
  const parameters: Readonly<Record<string, string>> = {
    ...(await seedBrands(app, published[0], foundation)),
    token: new URL(url).searchParams.get("token") ?? "",
  };
  // Last, so that the endpoints, which lead nowhere, are told of nothing.
  await seedSettings(app, acme.id, owner.user.id);
  /** A path with what stands for the names in braces. */
  const fillPath = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? "");
  return { cookies, filled: fillPath };
}
