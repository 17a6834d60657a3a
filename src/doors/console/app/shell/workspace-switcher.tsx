import type { OwnWorkspace } from "#data/console-api";
import { Icon } from "#/doors/console/app/parts/icon";
import { Menu } from "#/doors/console/app/parts/menu";
import { goTo } from "#/doors/console/app/router/location";
import { BrandMark } from "#/doors/console/app/shell/brand-mark";
import { useSession } from "#/doors/console/app/state/session";
import { roleWords } from "#/doors/console/app/state/workspace";

type SwitcherProps = {
  readonly workspace: OwnWorkspace | undefined;
  /** Heard when another workspace is chosen. */
  readonly onGo: (() => void) | undefined;
};

/** The workspace that one is in, and the way to the others. */
export function WorkspaceSwitcher({ workspace, onGo }: SwitcherProps) {
  const { workspaces } = useSession();
  const words = (
    <>
      <BrandMark />
      <span className="switcher-words">
        <span className="switcher-name">{workspace?.name ?? "Livery"}</span>
        {workspace && <span className="switcher-role">{roleWords[workspace.role]}</span>}
      </span>
    </>
  );
  if (workspaces.length < 2 && workspace) return <div className="switcher">{words}</div>;
  const items = workspaces.map(({ name, slug, role }) => ({
    label: name,
    hint: roleWords[role],
    isChecked: slug === workspace?.slug,
    run: () => {
      onGo?.();
      goTo(`/w/${slug}`);
    },
  }));
  return (
    <Menu className="switcher-menu" align="start" items={items}>
      {words}
      <Icon name="chevron" />
    </Menu>
  );
}
