import type { OwnWorkspace } from "#data/console-api";
import { IconButton } from "#/console/app/components/button";
import { Icon } from "#/console/app/components/icon";
import { Link } from "#/console/app/router/link";
import { usePath } from "#/console/app/router/location";
import { AccountMenu } from "#/console/app/layout/account-menu";
import { isCurrent, getNavigation, type NavigationItem } from "#/console/app/layout/navigation";
import { WorkspaceSwitcher } from "#/console/app/layout/workspace-switcher";

type SidebarProps = {
  readonly workspace: OwnWorkspace | undefined;
  /** The number of projects that need review; undefined until loaded. */
  readonly needsReviewCount: number | undefined;
  readonly onSearch: () => void;
  /** Closes the sidebar where it overlays the screen. */
  readonly onClose?: (() => void) | undefined;
};

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Workspace switcher, search, navigation and account menu. */
export function Sidebar({ workspace, needsReviewCount, onSearch, onClose }: SidebarProps) {
  const items = workspace ? getNavigation(workspace.role) : [];
  return (
    <div className="side-bar">
      <div className="side-head">
        <WorkspaceSwitcher workspace={workspace} onNavigate={onClose} />
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
        <span>Search…</span>
        <kbd>{isMac ? "⌘K" : "Ctrl K"}</kbd>
      </button>
      {workspace && (
        <nav aria-label="Workspace">
          <NavigationList
            items={items.filter(({ group }) => group === "work")}
            workspace={workspace}
            needsReviewCount={needsReviewCount}
            onNavigate={onClose}
          />
          <p className="side-label">Workspace</p>
          <NavigationList
            items={items.filter(({ group }) => group === "workspace")}
            workspace={workspace}
            needsReviewCount={needsReviewCount}
            onNavigate={onClose}
          />
        </nav>
      )}
      <div className="side-foot">
        <AccountMenu />
      </div>
    </div>
  );
}

type NavigationListProps = {
  readonly items: readonly NavigationItem[];
  readonly workspace: OwnWorkspace;
  readonly needsReviewCount: number | undefined;
  /** Called when an item is chosen. */
  readonly onNavigate: (() => void) | undefined;
};

function NavigationList({ items, workspace, needsReviewCount, onNavigate }: NavigationListProps) {
  const path = usePath();
  const base = `/w/${workspace.slug}`;
  return (
    <ul className="side-places">
      {items.map((item) => (
        <li key={item.subpath}>
          <Link
            to={`${base}${item.subpath}`}
            onClick={onNavigate}
            aria-current={isCurrent(item, base, path) ? "page" : undefined}
          >
            <Icon name={item.icon} />
            {item.label}
            {item.counts === "waiting" && needsReviewCount !== undefined && needsReviewCount > 0 && (
              <span className="side-count">
                {needsReviewCount > 99 ? "99+" : needsReviewCount}
                <span className="unseen"> waiting</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
