import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";

export type Tab<Id extends string> = { readonly id: Id; readonly label: string; readonly count?: number | undefined };

type TabsProps<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
};

/**
 * Tabs with arrow-key navigation. Keep `selected` in the URL with `useQueryParam("tab", first)`, so
 * that each tab has a link.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${selected}`)}`);
    if (!row || !tab) return;
    const from = tab.offsetLeft - row.offsetLeft;
    if (from < row.scrollLeft || from + tab.offsetWidth > row.scrollLeft + row.clientWidth) row.scrollLeft = from;
  }, [id, selected]);
  const onKeyDown = (event: KeyboardEvent) => {
    const selectedIndex = tabs.findIndex((tab) => tab.id === selected);
    const targetIndex = {
      ArrowRight: (selectedIndex + 1) % tabs.length,
      ArrowLeft: (selectedIndex - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const next = targetIndex === undefined ? undefined : tabs[targetIndex];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.id}`)}`)?.focus();
  };
  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" tabIndex={-1} aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className="tab"
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className="tab-panel">
        {children}
      </div>
    </div>
  );
}
