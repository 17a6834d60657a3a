import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import type { OwnWorkspace } from "#data/console-api";
import { getErrorMessage } from "#/console/app/api/call-operation";
import { Button } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { Skeleton } from "#/console/app/components/skeleton";
import { ToastRegion } from "#/console/app/components/toast-region";
import { navigate, ParamsContext, usePath } from "#/console/app/router/location";
import { type Route, findRoute } from "#/console/app/routes";
import { ErrorBoundary, NotAllowed, NotFound, OfflineNotice } from "#/console/app/layout/fallbacks";
import { AppLayout } from "#/console/app/layout/app-layout";
import { refreshSession, getDefaultWorkspace, useSessionState } from "#/console/app/state/session";
import { startFirstLoad } from "#/console/app/state/first-load";
import { isAtLeast, WorkspaceContext } from "#/console/app/state/workspace";

/** The console: the screen of the current address in its layout, with toasts and notices. */
export function Root() {
  const path = usePath();
  const match = findRoute(path);
  const content = match?.route.access === "public" ? <Screen route={match.route} path={path} /> : <SignedInContent path={path} />;
  return (
    <ParamsContext value={match?.params ?? {}}>
      <OfflineNotice />
      <ErrorBoundary>{content}</ErrorBoundary>
      <ToastRegion />
    </ParamsContext>
  );
}

/** Content that needs a session. Without one, redirects to sign-in and back. */
function SignedInContent({ path }: { readonly path: string }) {
  const state = useSessionState();
  useEffect(() => {
    if (state.kind !== "signed-out") return;
    const next = path === "/" ? "" : `?next=${encodeURIComponent(path + location.search)}`;
    navigate(`/sign-in${next}`, { replace: true });
  }, [state.kind, path]);
  if (state.kind === "unreachable")
    return (
      <PlainPage>
        <Notice tone="danger" action={<Button onClick={() => void refreshSession()}>Try again</Button>}>
          {getErrorMessage(state.failure)}
        </Notice>
      </PlainPage>
    );
  if (state.kind !== "signed-in")
    return (
      <PlainPage>
        <Skeleton lines={5} />
      </PlainPage>
    );
  const match = findRoute(path);
  const slug = /^\/w\/([^/]+)/.exec(path)?.[1];
  const workspace = state.session.workspaces.find((own) => own.slug === slug);
  if (match?.route.isPlain) return <Screen route={match.route} path={path} />;
  return (
    <WorkspaceContext value={workspace}>
      <AppLayout workspace={workspace ?? getDefaultWorkspace(state.session)}>
        {match ? <WorkspaceScreen route={match.route} path={path} workspace={workspace} /> : <NotFound />}
      </AppLayout>
    </WorkspaceContext>
  );
}

function WorkspaceScreen({
  route,
  path,
  workspace,
}: {
  readonly route: Route;
  readonly path: string;
  readonly workspace: OwnWorkspace | undefined;
}) {
  if (route.access === "workspace" && !workspace) return <NotFound />;
  if (workspace && route.minRole && !isAtLeast(workspace.role, route.minRole)) return <NotAllowed minRole={route.minRole} />;
  return <Screen route={route} path={path} />;
}

const routeComponents = new Map<Route, ComponentType>();

/** The lazily loaded component of a route. */
function getRouteComponent(route: Route): ComponentType {
  const cached = routeComponents.get(route);
  if (cached) return cached;
  const component = lazy(async () => ({ default: await route.load() }));
  routeComponents.set(route, component);
  return component;
}

function Screen({ route, path }: { readonly route: Route; readonly path: string }) {
  const Component = getRouteComponent(route);
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<ScreenFallback />}>
        <ScrollToTop>
          <Component />
        </ScrollToTop>
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Shown until a screen's code is loaded. React may show it a moment longer, so the first load
 * counts until this is unmounted.
 */
function ScreenFallback() {
  useEffect(startFirstLoad, []);
  return <Skeleton lines={6} />;
}

/** Scrolls to the top when a screen is opened. */
function ScrollToTop({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return children;
}

const PlainPage = ({ children }: { readonly children: ReactNode }) => <main className="bare">{children}</main>;
