import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#/console/app/components/icon";
import { type Command, useAvailableCommands } from "#/console/app/state/commands";

/** Whether a command contains every word of the query. */
const isMatch = ({ label, group }: Command, query: string) =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${group} ${label}`.toLowerCase().includes(word));

/** Searches every screen and action that is available here: Ctrl+K, or ⌘K. */
export function CommandPalette({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Commands"
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      {isOpen && <CommandList onDone={() => dialog.current?.close()} />}
    </dialog>
  );
}

function CommandList({ onDone }: { readonly onDone: () => void }) {
  const commands = useAvailableCommands();
  const [query, setQuery] = useState("");
  const [activeIndex, setActiveIndex] = useState(0);
  const id = useId();
  const matches = commands.filter((command) => isMatch(command, query.trim())).slice(0, 40);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onDone();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const offset = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (offset !== undefined && matches.length > 0) {
      event.preventDefault();
      const next = (activeIndex + offset + matches.length) % matches.length;
      setActiveIndex(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") {
      event.preventDefault();
      run(matches[activeIndex]);
    }
  };
  return (
    <div className="palette-body">
      <div className="palette-search">
        <Icon name="search" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={matches.length > 0 ? `${id}-${activeIndex}` : undefined}
          aria-label="Search screens and actions"
          placeholder="Search screens and actions…"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div role="listbox" id={`${id}-list`} aria-label="Commands" className="palette-list">
        {matches.map((command, index) => (
          <button
            key={`${command.group} ${command.label}`}
            type="button"
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === activeIndex}
            tabIndex={-1}
            className="palette-item"
            onClick={() => run(command)}
            onPointerMove={() => setActiveIndex(index)}
          >
            {command.icon ? <Icon name={command.icon} /> : <span className="palette-blank" />}
            <span>{command.label}</span>
            <span className="palette-group">{command.group}</span>
          </button>
        ))}
      </div>
      {matches.length === 0 && <p className="palette-none">No results for “{query}”.</p>}
    </div>
  );
}
