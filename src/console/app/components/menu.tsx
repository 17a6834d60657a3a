import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Icon, type IconName } from "#/console/app/components/icon";

export type MenuItem = {
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly hint?: string | undefined;
  readonly isDanger?: boolean | undefined;
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

/**
 * A menu button. Arrow keys, Home, End, first letters and Escape work as the ARIA menu pattern
 * asks.
 */
export function Menu({ label, children, items, align = "end", isUpward = false, className }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [side, setSide] = useState(align);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const listMenuItems = () => [...(container.current?.querySelectorAll<HTMLButtonElement>("[role^=menuitem]") ?? [])];
  useLayoutEffect(() => {
    const box = container.current?.querySelector("[role=menu]")?.getBoundingClientRect();
    // A menu that would leave the window opens towards the other side.
    if (isOpen && box) setSide(box.left < 0 ? "start" : box.right > innerWidth ? "end" : align);
    else setSide(align);
  }, [isOpen, align]);
  useEffect(() => {
    if (!isOpen) return;
    const list = [...(container.current?.querySelectorAll<HTMLButtonElement>("[role^=menuitem]") ?? [])];
    list[0]?.focus();
    const close = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false);
    };
    addEventListener("pointerdown", close);
    addEventListener("focusin", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("focusin", close);
    };
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
      return;
    }
    const list = listMenuItems();
    const currentIndex = list.findIndex((element) => element.matches(":focus"));
    const next = findNextItem(event.key, currentIndex, list);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className={`menu${className ? ` ${className}` : ""}`} ref={container}>
      <button
        ref={button}
        type="button"
        className={children ? "menu-button" : "icon-button"}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        title={children ? undefined : label}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children ?? <Icon name="more" />}
      </button>
      {isOpen && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label ?? "Menu"}
          className={`menu-list menu-${side}${isUpward ? " menu-upward" : ""}`}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              {...getItemRole(item)}
              tabIndex={-1}
              className={`menu-item${item.isDanger ? " menu-danger" : ""}${item.beginsGroup ? " menu-group" : ""}`}
              onClick={() => {
                close();
                item.run();
              }}
            >
              {item.isChecked === undefined ? (
                item.icon && <Icon name={item.icon} />
              ) : (
                <span className="menu-tick">{item.isChecked && <Icon name="check" />}</span>
              )}
              <span className="menu-words">
                {item.label}
                {item.hint && <span className="menu-hint">{item.hint}</span>}
              </span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const getItemRole = ({ isChecked }: MenuItem) =>
  isChecked === undefined ? { role: "menuitem" } : { role: "menuitemradio", "aria-checked": isChecked };

function findNextItem(key: string, currentIndex: number, list: readonly HTMLButtonElement[]): HTMLButtonElement | undefined {
  if (key === "ArrowDown") return list[(currentIndex + 1) % list.length];
  if (key === "ArrowUp") return list.at(currentIndex - 1);
  if (key === "Home") return list[0];
  if (key === "End") return list.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const isMatch = (element: HTMLButtonElement) => (element.textContent ?? "").trim().toLowerCase().startsWith(key.toLowerCase());
  return [...list.slice(currentIndex + 1), ...list.slice(0, currentIndex + 1)].find(isMatch);
}
