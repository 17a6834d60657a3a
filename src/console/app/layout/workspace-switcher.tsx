import type { OwnWorkspace } from "#data/console-api";
import { Icon } from "#/console/app/components/icon";
import { Menu } from "#/console/app/components/menu";
import { navigate } from "#/console/app/router/location";
import { BrandMark } from "#/console/app/layout/brand-mark";
import { useSession } from "#/console/app/state/session";
import { roleLabels } from "#/console/app/state/workspace";

type SwitcherProps = {
  readonly workspace: OwnWorkspace | undefined;
  /** Called when another workspace is chosen. */
  readonly onNavigate: (() => void) | undefined;
};

/** The current workspace, with a menu of the user's others. */
export function WorkspaceSwitcher({ workspace, onNavigate }: SwitcherProps) {
  const { workspaces } = useSession();
  const label = (
    <>
      <BrandMark />
      <span className="switcher-words">
        <span className="switcher-name">{workspace?.name ?? "Livery"}</span>
        {workspace && <span className="switcher-role">{roleLabels[workspace.role]}</span>}
      </span>
    </>
  );
  if (workspaces.length < 2 && workspace) return <div className="switcher">{label}</div>;
  const items = workspaces.map(({ name, slug, role }) => ({
    label: name,
    hint: roleLabels[role],
    isChecked: slug === workspace?.slug,
    run: () => {
      onNavigate?.();
      navigate(`/w/${slug}`);
    },
  }));
  return (
    <Menu className="switcher-menu" align="start" items={items}>
      {label}
      <Icon name="chevron" />
    </Menu>
  );
}
