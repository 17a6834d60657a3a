import { Tabs as TabSet } from "@base-ui/react/tabs";
import { type ReactNode, useEffect, useRef } from "react";

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly selected tab is scrolled into view.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!row || !tab) return;
    const from = tab.offsetLeft - row.offsetLeft;
    if (from < row.scrollLeft || from + tab.offsetWidth > row.scrollLeft + row.clientWidth) row.scrollLeft = from;
  }, [selected]);
  return (
    <TabSet.Root className="tabs" value={selected} onValueChange={onSelect}>
      <TabSet.List className="tab-list" aria-label={label} ref={list} activateOnFocus>
        {tabs.map((tab) => (
          <TabSet.Tab key={tab.id} className="tab" value={tab.id}>
            {tab.label}
            {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
          </TabSet.Tab>
        ))}
      </TabSet.List>
      <TabSet.Panel className="tab-panel" value={selected} tabIndex={-1}>
        {children}
      </TabSet.Panel>
    </TabSet.Root>
  );
}
