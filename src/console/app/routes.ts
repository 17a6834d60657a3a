import type { ComponentType } from "react";
import { matchPath, type Params } from "#/console/app/router/match-path";
import type { Role } from "#/console/app/state/workspace";

/** A screen and where it stands. */
export type Route = {
  /** Path within the console; `:name` stands for a part that the screen reads with `useParam(name)`. */
  readonly path: string;
  /** `open` to everyone, `person` to who is signed in, `workspace` within the workspace that `:workspace` names. */
  readonly access: "open" | "person" | "workspace";
  /** The least role in the workspace that may see it; members are told so instead. */
  readonly minRole?: Role;
  /** Loads the screen's code, which comes in a file of its own. */
  readonly load: () => Promise<ComponentType>;
};

/**
 * Every screen of the console.
 *
 * How to add one: write `screens/<noun>/<screen>.tsx` with one exported component that begins with `<PageHeader title=…>`, put what it needs of style beside it into
 * `<screen>.css` (it is found by itself), and add a line here. A screen of a workspace takes the workspace and the person's role from `useWorkspace()`, parts of the
 * address from `useParam`, what the server knows from `useQuery` or `useList`, and changes it with `useMutation`. Tabs and filters stand in the query (`useQueryParam`), so
 * that every state has an address. What the side bar and the command palette show stands in `shell/navigation.ts`.
 */
export const routes: readonly Route[] = [
  { path: "/set-up", access: "open", load: async () => (await import("#/console/app/screens/auth/set-up")).SetUp },
  { path: "/sign-in", access: "open", load: async () => (await import("#/console/app/screens/auth/sign-in")).SignIn },
  {
    path: "/invitation",
    access: "open",
    load: async () => (await import("#/console/app/screens/auth/invitation")).Invitation,
  },
  { path: "/reset", access: "open", load: async () => (await import("#/console/app/screens/auth/reset")).Reset },
  { path: "/", access: "person", load: async () => (await import("#/console/app/screens/start")).Start },
  { path: "/w/:workspace", access: "workspace", load: async () => (await import("#/console/app/screens/home/home")).Home },
  {
    path: "/w/:workspace/brands/new",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/brands/new-brand")).NewBrand,
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
    path: "/w/:workspace/projects/:project/review",
    access: "workspace",
    load: async () => (await import("#/console/app/screens/projects/review")).ReviewScreen,
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
    path: "/profile",
    access: "person",
    load: async () => (await import("#/console/app/screens/settings/profile/profile")).Profile,
  },
];

/** The screen of a path, with what the path's parts stand for; undefined where there is none. */
export function findRoute(path: string): { readonly route: Route; readonly params: Params } | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}
