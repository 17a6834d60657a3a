import type { OwnWorkspace } from "#data/console-api";
import { IconButton } from "#/doors/console/app/parts/button";
import { Icon } from "#/doors/console/app/parts/icon";
import { Link } from "#/doors/console/app/router/link";
import { usePath } from "#/doors/console/app/router/location";
import { AccountMenu } from "#/doors/console/app/shell/account-menu";
import { isCurrent, navigationFor, type NavigationItem } from "#/doors/console/app/shell/navigation";
import { WorkspaceSwitcher } from "#/doors/console/app/shell/workspace-switcher";

type SideBarProps = {
  readonly workspace: OwnWorkspace | undefined;
  /** How many projects wait for a person; undefined until it is known. */
  readonly waiting: number | undefined;
  readonly onSearch: () => void;
  /** Where it stands over the screen: how to put it away. */
  readonly onClose?: (() => void) | undefined;
};

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Where one is and where one can go: the workspace, its places, and the person. */
export function SideBar({ workspace, waiting, onSearch, onClose }: SideBarProps) {
  const items = workspace ? navigationFor(workspace.role) : [];
  return (
    <div className="side-bar">
      <div className="side-head">
        <WorkspaceSwitcher workspace={workspace} onGo={onClose} />
        {onClose && <IconButton icon="close" label="Close" onClick={onClose} />}
      </div>
      <button
        type="button"
        className="side-search"
        aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
        onClick={() => {
          onClose?.();
          onSearch();
        }}
      >
        <Icon name="search" />
        <span>Go to or do…</span>
        <kbd>{isMac ? "⌘K" : "Ctrl K"}</kbd>
      </button>
      {workspace && (
        <nav aria-label="Workspace">
          <Places items={items.filter(({ group }) => group === "work")} workspace={workspace} waiting={waiting} onGo={onClose} />
          <p className="side-label">Workspace</p>
          <Places
            items={items.filter(({ group }) => group === "workspace")}
            workspace={workspace}
            waiting={waiting}
            onGo={onClose}
          />
        </nav>
      )}
      <div className="side-foot">
        <AccountMenu />
      </div>
    </div>
  );
}

type PlacesProps = {
  readonly items: readonly NavigationItem[];
  readonly workspace: OwnWorkspace;
  readonly waiting: number | undefined;
  /** Heard when a place is chosen. */
  readonly onGo: (() => void) | undefined;
};

function Places({ items, workspace, waiting, onGo }: PlacesProps) {
  const path = usePath();
  const base = `/w/${workspace.slug}`;
  return (
    <ul className="side-places">
      {items.map((item) => (
        <li key={item.below}>
          <Link to={`${base}${item.below}`} onClick={onGo} aria-current={isCurrent(item, base, path) ? "page" : undefined}>
            <Icon name={item.icon} />
            {item.label}
            {item.counts === "waiting" && waiting !== undefined && waiting > 0 && (
              <span className="side-count">
                {waiting > 99 ? "99+" : waiting}
                <span className="unseen"> waiting</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
