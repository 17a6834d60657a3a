import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import type { OwnWorkspace } from "#data/console-api";
import { sentenceOf } from "#/doors/console/app/api/request-failure";
import { Button } from "#/doors/console/app/parts/button";
import { Notice } from "#/doors/console/app/parts/notice";
import { Skeleton } from "#/doors/console/app/parts/skeleton";
import { ToastRegion } from "#/doors/console/app/parts/toast-region";
import { goTo, usePath } from "#/doors/console/app/router/location";
import { ParamsContext } from "#/doors/console/app/router/params";
import { type Route, routeOf } from "#/doors/console/app/routes";
import { ErrorBoundary } from "#/doors/console/app/shell/error-boundary";
import { NotAllowed } from "#/doors/console/app/shell/not-allowed";
import { NotFound } from "#/doors/console/app/shell/not-found";
import { OfflineNotice } from "#/doors/console/app/shell/offline-notice";
import { Shell } from "#/doors/console/app/shell/shell";
import { askSession, firstWorkspace, useSessionState } from "#/doors/console/app/state/session";
import { beginFirstLoad } from "#/doors/console/app/state/first-load";
import { isAtLeast, WorkspaceContext } from "#/doors/console/app/state/workspace";

/** The console: the screen of the address, in its frame, with what stands over every screen. */
export function Root() {
  const path = usePath();
  const found = routeOf(path);
  const frame = found?.route.access === "open" ? <Screen route={found.route} path={path} /> : <SignedIn path={path} />;
  return (
    <ParamsContext value={found?.params ?? {}}>
      <OfflineNotice />
      <ErrorBoundary>{frame}</ErrorBoundary>
      <ToastRegion />
    </ParamsContext>
  );
}

/** What only people who are signed in see; others are led to the sign-in and back. */
function SignedIn({ path }: { readonly path: string }) {
  const state = useSessionState();
  useEffect(() => {
    if (state.kind !== "nobody") return;
    const next = path === "/" ? "" : `?next=${encodeURIComponent(path + location.search)}`;
    goTo(`/sign-in${next}`, { replace: true });
  }, [state.kind, path]);
  if (state.kind === "unreachable")
    return (
      <Bare>
        <Notice tone="danger" action={<Button onClick={() => void askSession()}>Try again</Button>}>
          {sentenceOf(state.failure)}
        </Notice>
      </Bare>
    );
  if (state.kind !== "person")
    return (
      <Bare>
        <Skeleton lines={5} />
      </Bare>
    );
  const found = routeOf(path);
  const slug = /^\/w\/([^/]+)/.exec(path)?.[1];
  const workspace = state.session.workspaces.find((own) => own.slug === slug);
  if (found?.route.access === "person" && path === "/") return <Screen route={found.route} path={path} />;
  return (
    <WorkspaceContext value={workspace}>
      <Shell workspace={workspace ?? firstWorkspace(state.session)}>
        {found ? <Within route={found.route} path={path} workspace={workspace} /> : <NotFound />}
      </Shell>
    </WorkspaceContext>
  );
}

function Within({
  route,
  path,
  workspace,
}: {
  readonly route: Route;
  readonly path: string;
  readonly workspace: OwnWorkspace | undefined;
}) {
  if (route.access === "workspace" && !workspace) return <NotFound />;
  if (workspace && route.least && !isAtLeast(workspace.role, route.least)) return <NotAllowed least={route.least} />;
  return <Screen route={route} path={path} />;
}

const loaded = new Map<Route, ComponentType>();

/** A route's component, whose code is loaded when it is first shown. */
function componentOf(route: Route): ComponentType {
  const known = loaded.get(route);
  if (known) return known;
  const component = lazy(async () => ({ default: await route.load() }));
  loaded.set(route, component);
  return component;
}

function Screen({ route, path }: { readonly route: Route; readonly path: string }) {
  const Component = componentOf(route);
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<CodeOnItsWay />}>
        <Arrival>
          <Component />
        </Arrival>
      </Suspense>
    </ErrorBoundary>
  );
}

/** What stands there until a screen's code has come. React may keep it for a moment longer, so that the load counts until it is taken away. */
function CodeOnItsWay() {
  useEffect(beginFirstLoad, []);
  return <Skeleton lines={6} />;
}

/** Begins a screen at its top. */
function Arrival({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return children;
}

const Bare = ({ children }: { readonly children: ReactNode }) => <main className="bare">{children}</main>;
