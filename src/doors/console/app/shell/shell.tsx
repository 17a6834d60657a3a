import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { OwnWorkspace } from "#data/console-api";
import { IconButton } from "#/doors/console/app/parts/button";
import { CommandPalette } from "#/doors/console/app/parts/command-palette";
import { Skeleton } from "#/doors/console/app/parts/skeleton";
import { Link } from "#/doors/console/app/router/link";
import { goTo, usePath } from "#/doors/console/app/router/location";
import { BrandMark } from "#/doors/console/app/shell/brand-mark";
import { beginningsFor, navigationFor } from "#/doors/console/app/shell/navigation";
import { SideBar } from "#/doors/console/app/shell/side-bar";
import { useArriving } from "#/doors/console/app/shell/use-arriving";
import { useWaitingCount } from "#/doors/console/app/shell/use-waiting-count";
import { type Command, useCommands } from "#/doors/console/app/state/commands";
import { endSession, keepWorkspace } from "#/doors/console/app/state/session";
import { keepTheme } from "#/doors/console/app/state/theme";
import { tellFailure } from "#/doors/console/app/state/toasts";

/** The frame around the screens of people who are signed in: side bar, command palette, and the way past both. */
export function Shell({ workspace, children }: { readonly workspace: OwnWorkspace | undefined; readonly children: ReactNode }) {
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (workspace) keepWorkspace(workspace.slug);
  }, [workspace]);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setPaletteOpen((isOpen) => !isOpen);
    };
    addEventListener("keydown", open);
    return () => removeEventListener("keydown", open);
  }, []);
  useCommands(useMemo(() => commandsFor(workspace), [workspace]));
  const search = () => setPaletteOpen(true);
  const waiting = useWaitingCount(workspace?.id);
  const isArriving = useArriving(usePath());
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <header className="top-bar">
        <IconButton icon="menu" label="Navigation" onClick={() => drawer.current?.showModal()} />
        <Link to={workspace ? `/w/${workspace.slug}` : "/"} className="top-bar-name">
          <BrandMark size={20} />
          <span>{workspace?.name ?? "Livery"}</span>
        </Link>
        <IconButton icon="search" label="Commands" onClick={search} />
      </header>
      <aside className="side">
        <SideBar workspace={workspace} waiting={waiting} onSearch={search} />
      </aside>
      <dialog
        ref={drawer}
        className="drawer"
        aria-label="Navigation"
        onPointerDown={(event) => {
          if (event.target === drawer.current) drawer.current?.close();
        }}
      >
        <SideBar workspace={workspace} waiting={waiting} onSearch={search} onClose={() => drawer.current?.close()} />
      </dialog>
      <main id="main" tabIndex={-1} className={isArriving ? "main arriving" : "main"}>
        {children}
        {isArriving && (
          <div className="arriving-cover">
            <Skeleton lines={6} />
          </div>
        )}
      </main>
      <CommandPalette isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} />
    </div>
  );
}

/** What can be gone to and done from everywhere. */
function commandsFor(workspace: OwnWorkspace | undefined): readonly Command[] {
  const places = workspace
    ? navigationFor(workspace.role).map(({ label, icon, below }) => ({
        label,
        icon,
        group: "Go to",
        run: () => goTo(`/w/${workspace.slug}${below}`),
      }))
    : [];
  const beginnings = workspace
    ? beginningsFor(workspace.role).map(({ label, icon, below }) => ({
        label,
        icon,
        group: "Begin",
        run: () => goTo(`/w/${workspace.slug}${below}`),
      }))
    : [];
  return [
    ...places,
    ...beginnings,
    { label: "Your profile", group: "Account", icon: "members", run: () => goTo("/profile") },
    { label: "Light", group: "Appearance", icon: "light", run: () => keepTheme("light") },
    { label: "Dark", group: "Appearance", icon: "dark", run: () => keepTheme("dark") },
    { label: "As the system", group: "Appearance", icon: "system", run: () => keepTheme("system") },
    { label: "Sign out", group: "Account", icon: "sign-out", run: () => void endSession().catch(tellFailure) },
  ];
}
