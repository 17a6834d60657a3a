import { useState } from "react";
import { Icon } from "#/doors/console/app/parts/icon";
import { Menu, type MenuItem } from "#/doors/console/app/parts/menu";
import { serverAddress } from "#/doors/console/app/router/address";
import { goTo } from "#/doors/console/app/router/location";
import { endSession, useSession } from "#/doors/console/app/state/session";
import { keepTheme, keptTheme, type Theme } from "#/doors/console/app/state/theme";
import { tellFailure } from "#/doors/console/app/state/toasts";

const appearances: readonly (readonly [Theme, string])[] = [
  ["system", "As the system"],
  ["light", "Light"],
  ["dark", "Dark"],
];

/** The person: profile, light or dark, documentation, signing out. */
export function AccountMenu() {
  const { user } = useSession();
  const [theme, setTheme] = useState(keptTheme);
  const items: readonly MenuItem[] = [
    { label: "Your profile", icon: "members", run: () => goTo("/profile") },
    { label: "API reference", icon: "external", run: () => location.assign(serverAddress("/docs")) },
    { label: "Published systems", icon: "external", run: () => location.assign(serverAddress("/")) },
    ...appearances.map(([value, label], index) => ({
      label,
      isChecked: value === theme,
      beginsGroup: index === 0,
      run: () => {
        keepTheme(value);
        setTheme(value);
      },
    })),
    { label: "Sign out", beginsGroup: true, icon: "sign-out", run: () => void endSession().catch(tellFailure) },
  ];
  return (
    <Menu className="account-menu" align="start" isUpward items={items}>
      <span className="account-initial" aria-hidden="true">
        {user.email.charAt(0).toUpperCase()}
      </span>
      <span className="account-email">{user.email}</span>
      <Icon name="chevron" />
    </Menu>
  );
}
