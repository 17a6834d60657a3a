import type { ComponentType } from "react";
import { matchPath, type Params } from "#/console/app/router/match-path";
import type { Role } from "#/console/app/state/workspace";

/** A screen and its address. */
export type Route = {
  /**
   * Path within the console; `:name` is a parameter that the screen reads with `useParam(name)`.
   */
  readonly path: string;
  /**
   * Who can open it: everyone, a signed-in user, or a member of the workspace that `:workspace`
   * names.
   */
  readonly access: "public" | "user" | "workspace";
  /** The lowest role that may open it. Others see `NotAllowed`. */
  readonly minRole?: Role;
  /** Shown to a signed-in user without the sidebar of a workspace. */
  readonly isPlain?: true;
  /** Loads the screen's code, which is a bundle of its own. */
  readonly load: () => Promise<ComponentType>;
};

/**
 * Every screen of the console.
 *
 * To add one, write `screens/<noun>/<screen>.tsx` with one exported component that starts with
 * `<PageHeader title=…>`, add its styles as `<screen>.css` beside it (the build finds them), and
 * add a line here. A workspace screen reads the workspace and the user's role from
 * `useWorkspace()`, path parameters from `useParam`, data from `useQuery` or `useList`, and changes
 * data with `useMutation`. Keep tabs and filters in the URL (`useQueryParam`), so that every state
 * has a link. The items of the sidebar and the command palette are in `layout/navigation.ts`.
 *
 * @example
 * { path: "/w/:workspace/members", access: "workspace", load: async () => (await import("…/members")).Members }
 */
const routes: readonly Route[] = [
  { path: "/set-up", access: "public", load: async () => (await import("#/console/app/screens/auth/set-up")).SetUp },
  { path: "/sign-in", access: "public", load: async () => (await import("#/console/app/screens/auth/sign-in")).SignIn },
  {
    path: "/invitation",
    access: "public",
    load: async () => (await import("#/console/app/screens/auth/invitation")).Invitation,
  },
  { path: "/reset", access: "public", load: async () => (await import("#/console/app/screens/auth/reset")).Reset },
  {
    path: "/authorize",
    access: "user",
    isPlain: true,
    load: async () => (await import("#/console/app/screens/authorize/authorize")).Authorize,
  },
  { path: "/", access: "user", isPlain: true, load: async () => (await import("#/console/app/screens/start")).Start },
  { path: "/w/:workspace", access: "workspace", load: async () => (await import("#/console/app/screens/home/home")).Home },
  {
    path: "/w/:workspace/brands/new",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/brands/new-brand")).NewBrand,
  },
  {
    path: "/w/:workspace/brands/import",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/brands/import-brand")).ImportBrand,
  },
  {
    path: "/w/:workspace/brands/:brand",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/brands/brand")).BrandScreen,
  },
  {
    path: "/w/:workspace/brands/:brand/designs/new",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/brands/new-design")).NewDesign,
  },
  {
    path: "/w/:workspace/brands/:brand/compare",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/compare/compare-versions")).CompareVersions,
  },
  {
    path: "/w/:workspace/needs-review",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/work/needs-review")).NeedsReview,
  },
  {
    path: "/w/:workspace/projects",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/work/project-list")).ProjectList,
  },
  {
    path: "/w/:workspace/projects/:project",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/projects/project")).ProjectScreen,
  },
  {
    path: "/w/:workspace/projects/:project/brief",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/projects/edit-brief")).EditBrief,
  },
  {
    path: "/w/:workspace/projects/:project/review",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/projects/review")).ReviewScreen,
  },
  {
    path: "/w/:workspace/designs/:design/edit",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/edit/edit-design")).EditDesign,
  },
  {
    path: "/w/:workspace/members",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/settings/members")).Members,
  },
  {
    path: "/w/:workspace/agents",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/settings/agents/agents")).Agents,
  },
  {
    path: "/w/:workspace/keys",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/settings/keys/keys")).Keys,
  },
  {
    path: "/w/:workspace/webhooks",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/settings/webhooks/webhooks")).Webhooks,
  },
  {
    path: "/w/:workspace/webhooks/:endpoint",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/settings/webhooks/endpoint")).Endpoint,
  },
  {
    path: "/w/:workspace/webhooks/:endpoint/deliveries/:delivery",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/settings/webhooks/delivery")).Delivery,
  },
  {
    path: "/w/:workspace/audit-log",
    access: "workspace",
    minRole: "ADMIN",
    load: async () => (await import("#/console/app/screens/settings/audit-log/audit-log")).AuditLog,
  },
  {
    path: "/w/:workspace/settings",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/settings/workspace/workspace-settings")).WorkspaceSettings,
  },
  {
    path: "/w/:workspace/server",
    access: "workspace",
    minRole: "OWNER",
    load: async () => (await import("#/console/app/screens/settings/server/server")).Server,
  },
  {
    path: "/profile",
    access: "user",
    load: async () => (await import("#/console/app/screens/settings/profile/profile")).Profile,
  },
];

/** The route of a path and its parameters; undefined if there is none. */
export function findRoute(path: string): { readonly route: Route; readonly params: Params } | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}
