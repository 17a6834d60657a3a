import { useState } from "react";
import { Icon } from "#/console/app/components/icon";
import { Menu, type MenuItem } from "#/console/app/components/menu";
import { getServerUrl } from "#/console/app/router/urls";
import { navigate } from "#/console/app/router/location";
import { endSession, useSession } from "#/console/app/state/session";
import { saveTheme, getSavedTheme, type Theme } from "#/console/app/state/theme";
import { showErrorToast } from "#/console/app/state/toasts";

const appearances: readonly (readonly [Theme, string])[] = [
  ["system", "System"],
  ["light", "Light"],
  ["dark", "Dark"],
];

/** The user's menu: profile, appearance, documentation, sign out. */
export function AccountMenu() {
  const { user } = useSession();
  const [theme, setTheme] = useState(getSavedTheme);
  const items: readonly MenuItem[] = [
    { label: "Your profile", icon: "members", run: () => navigate("/profile") },
    { label: "Documentation", icon: "external", run: () => location.assign(getServerUrl("/docs")) },
    { label: "Published systems", icon: "external", run: () => location.assign(getServerUrl("/")) },
    ...appearances.map(([value, label], index) => ({
      label,
      isChecked: value === theme,
      beginsGroup: index === 0,
      run: () => {
        saveTheme(value);
        setTheme(value);
      },
    })),
    { label: "Sign out", beginsGroup: true, icon: "sign-out", run: () => void endSession().catch(showErrorToast) },
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
