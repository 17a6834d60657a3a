import { type ReactNode, useState } from "react";
import { createDeferredComponent } from "#/console/app/components/deferred-component";
import { Icon, type IconName } from "#/console/app/components/icon";

export type MenuItem = {
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly hint?: string | undefined;
  readonly isDanger?: boolean | undefined;
  /** Makes it one of a set of choices. */
  readonly isChecked?: boolean | undefined;
  /** Draws a separator above this item. */
  readonly beginsGroup?: boolean | undefined;
  readonly run: () => void;
};

type MenuProps = {
  /** Accessible name of an icon-only button. */
  readonly label?: string | undefined;
  /** Content of the button; three dots if absent. */
  readonly children?: ReactNode;
  readonly items: readonly MenuItem[];
  readonly align?: "start" | "end" | undefined;
  /** Opens upwards, for menus at the bottom of the window. */
  readonly isUpward?: boolean | undefined;
  readonly className?: string | undefined;
};

const useMenuWithList = createDeferredComponent(
  async () => (await import("#/console/app/components/menu-with-list")).MenuWithList,
);

/**
 * A menu button. The code of its list is a separate bundle that loads after the first screen. Until
 * then only the button is shown; pressing it opens the list once the code is loaded.
 */
export function Menu({ label, children, items, align = "end", isUpward = false, className }: MenuProps) {
  const [isPressed, setPressed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const MenuWithList = useMenuWithList(isPressed);
  const button = {
    className: children ? "menu-button" : "icon-button",
    "aria-label": label,
    title: children ? undefined : label,
    children: children ?? <Icon name="more" />,
  };
  return (
    <div className={`menu${className ? ` ${className}` : ""}`}>
      {MenuWithList ? (
        <MenuWithList
          button={{ ...button, autoFocus: isFocused }}
          items={items}
          align={align}
          isUpward={isUpward}
          isOpenAtFirst={isPressed}
        />
      ) : (
        <button
          {...button}
          type="button"
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => setPressed(true)}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            setPressed(false);
          }}
        />
      )}
    </div>
  );
}
