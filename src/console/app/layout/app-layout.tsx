import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { OwnWorkspace } from "#data/console-api";
import { IconButton } from "#/console/app/components/button";
import { createDeferredComponent } from "#/console/app/components/deferred-component";
import { Skeleton } from "#/console/app/components/skeleton";
import { Link } from "#/console/app/router/link";
import { navigate, usePath } from "#/console/app/router/location";
import { BrandMark } from "#/console/app/layout/brand-mark";
import { getQuickActions, getNavigation } from "#/console/app/layout/navigation";
import { Sidebar } from "#/console/app/layout/sidebar";
import { useScreenLoading } from "#/console/app/state/first-load";
import { useNeedsReviewCount } from "#/console/app/layout/use-needs-review-count";
import { type Command, useCommands } from "#/console/app/state/commands";
import { endSession, saveLastWorkspace } from "#/console/app/state/session";
import { saveTheme } from "#/console/app/state/theme";
import { showErrorToast } from "#/console/app/state/toasts";

const useCommandPalette = createDeferredComponent(
  async () => (await import("#/console/app/components/command-palette")).CommandPalette,
);

/** The layout of signed-in screens: sidebar, command palette and skip link. */
export function AppLayout({
  workspace,
  children,
}: {
  readonly workspace: OwnWorkspace | undefined;
  readonly children: ReactNode;
}) {
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (workspace) saveLastWorkspace(workspace.slug);
  }, [workspace]);
  useEffect(() => {
    const handleShortcut = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setPaletteOpen((isOpen) => !isOpen);
    };
    addEventListener("keydown", handleShortcut);
    return () => removeEventListener("keydown", handleShortcut);
  }, []);
  useCommands(useMemo(() => listCommands(workspace), [workspace]));
  const openPalette = () => setPaletteOpen(true);
  const needsReviewCount = useNeedsReviewCount(workspace?.id);
  const isScreenLoading = useScreenLoading(usePath());
  // Loaded once the screen is ready, so that the first Ctrl+K opens it at once.
  const CommandPalette = useCommandPalette(isPaletteOpen, !isScreenLoading);
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="top-bar">
        <IconButton icon="menu" label="Navigation" onClick={() => drawer.current?.showModal()} />
        <Link to={workspace ? `/w/${workspace.slug}` : "/"} className="top-bar-name">
          <BrandMark size={20} />
          <span>{workspace?.name ?? "Livery"}</span>
        </Link>
        <IconButton icon="search" label="Commands" onClick={openPalette} />
      </header>
      <aside className="side">
        <Sidebar workspace={workspace} needsReviewCount={needsReviewCount} onSearch={openPalette} />
      </aside>
      <dialog
        ref={drawer}
        className="drawer"
        aria-label="Navigation"
        onPointerDown={(event) => {
          if (event.target === drawer.current) drawer.current?.close();
        }}
      >
        <Sidebar
          workspace={workspace}
          needsReviewCount={needsReviewCount}
          onSearch={openPalette}
          onClose={() => drawer.current?.close()}
        />
      </dialog>
      <main id="main" tabIndex={-1} className={isScreenLoading ? "main arriving" : "main"}>
        {children}
        {isScreenLoading && (
          <div className="arriving-cover">
            <Skeleton lines={6} />
          </div>
        )}
      </main>
      {isPaletteOpen && CommandPalette && <CommandPalette onClose={() => setPaletteOpen(false)} />}
    </div>
  );
}

/** The commands that are available on every screen. */
function listCommands(workspace: OwnWorkspace | undefined): readonly Command[] {
  const navigation = workspace
    ? getNavigation(workspace.role).map(({ label, icon, subpath }) => ({
        label,
        icon,
        group: "Go to",
        run: () => navigate(`/w/${workspace.slug}${subpath}`),
      }))
    : [];
  const quickActions = workspace
    ? getQuickActions(workspace.role).map(({ label, icon, subpath }) => ({
        label,
        icon,
        group: "Create",
        run: () => navigate(`/w/${workspace.slug}${subpath}`),
      }))
    : [];
  return [
    ...navigation,
    ...quickActions,
    { label: "Your profile", group: "Account", icon: "members", run: () => navigate("/profile") },
    { label: "Light", group: "Appearance", icon: "light", run: () => saveTheme("light") },
    { label: "Dark", group: "Appearance", icon: "dark", run: () => saveTheme("dark") },
    { label: "System", group: "Appearance", icon: "system", run: () => saveTheme("system") },
    { label: "Sign out", group: "Account", icon: "sign-out", run: () => void endSession().catch(showErrorToast) },
  ];
}
