import { Menu } from "@base-ui/react/menu";
import { type ComponentProps, Fragment, useRef } from "react";
import { Icon } from "#/console/app/components/icon";
import type { MenuItem } from "#/console/app/components/menu";

type MenuWithListProps = {
  readonly button: ComponentProps<"button">;
  readonly items: readonly MenuItem[];
  readonly align: "start" | "end";
  readonly isUpward: boolean;
  readonly isOpenAtFirst: boolean;
};

/** The button of a `Menu` and the list that it opens. */
export function MenuWithList({ button, items, align, isUpward, isOpenAtFirst }: MenuWithListProps) {
  // Within the button's landmark, and within its modal dialog: the rest of the page is inert then.
  const container = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem>(undefined);
  const runChosen = (isOpen: boolean) => {
    if (isOpen) return;
    const item = chosen.current;
    chosen.current = undefined;
    if (!item) return;
    // A dialog that the item opens gives the focus back to where it was before.
    trigger.current?.focus();
    item.run();
  };
  return (
    <Menu.Root modal={false} defaultOpen={isOpenAtFirst} onOpenChangeComplete={runChosen}>
      <Menu.Trigger {...button} ref={trigger} />
      <div ref={container} />
      <Menu.Portal container={container}>
        <Menu.Positioner
          className="menu-positioner"
          positionMethod="fixed"
          side={isUpward ? "top" : "bottom"}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup className="menu-list">
            {splitIntoGroups(items).map((group, index) => (
              <Fragment key={group[0]?.label}>
                {index > 0 && <Menu.Separator className="menu-separator" />}
                <MenuGroup
                  items={group}
                  onChoose={(item) => {
                    chosen.current = item;
                  }}
                />
              </Fragment>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function splitIntoGroups(items: readonly MenuItem[]): readonly (readonly MenuItem[])[] {
  const groups: MenuItem[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && !item.beginsGroup) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** The items between two separators. */
function MenuGroup({ items, onChoose }: { readonly items: readonly MenuItem[]; readonly onChoose: (item: MenuItem) => void }) {
  const rows = items.map((item) => <MenuRow key={item.label} item={item} onChoose={() => onChoose(item)} />);
  if (items.every(({ isChecked }) => isChecked === undefined)) return rows;
  return <Menu.RadioGroup value={items.find(({ isChecked }) => isChecked)?.label}>{rows}</Menu.RadioGroup>;
}

function MenuRow({ item, onChoose }: { readonly item: MenuItem; readonly onChoose: () => void }) {
  const { label, icon, hint, isDanger, isChecked } = item;
  const props = { label, className: `menu-item${isDanger ? " menu-danger" : ""}`, onClick: onChoose };
  const words = (
    <span className="menu-words">
      {label}
      {hint && <span className="menu-hint">{hint}</span>}
    </span>
  );
  if (isChecked === undefined)
    return (
      <Menu.Item {...props}>
        {icon && <Icon name={icon} />}
        {words}
      </Menu.Item>
    );
  return (
    <Menu.RadioItem {...props} value={label} closeOnClick>
      <span className="menu-tick">{isChecked && <Icon name="check" />}</span>
      {words}
    </Menu.RadioItem>
  );
}
