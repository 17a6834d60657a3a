import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#/doors/console/app/parts/icon";
import { type Command, useOffered } from "#/doors/console/app/state/commands";

/** Whether every word of what was typed is somewhere in a command. */
const fits = ({ label, group }: Command, typed: string) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${group} ${label}`.toLowerCase().includes(word));

/** Everything that can be gone to or done from here, by typing: Ctrl+K, or ⌘K. */
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
      {isOpen && <Choices onDone={() => dialog.current?.close()} />}
    </dialog>
  );
}

function Choices({ onDone }: { readonly onDone: () => void }) {
  const all = useOffered();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const id = useId();
  const found = all.filter((command) => fits(command, typed.trim())).slice(0, 40);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onDone();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      const next = (at + step + found.length) % found.length;
      setAt(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") {
      event.preventDefault();
      run(found[at]);
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
          aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
          aria-label="Go to or do"
          placeholder="Go to or do…"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div role="listbox" id={`${id}-list`} aria-label="Commands" className="palette-list">
        {found.map((command, index) => (
          <button
            key={`${command.group} ${command.label}`}
            type="button"
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            className="palette-item"
            onClick={() => run(command)}
            onPointerMove={() => setAt(index)}
          >
            {command.icon ? <Icon name={command.icon} /> : <span className="palette-blank" />}
            <span>{command.label}</span>
            <span className="palette-group">{command.group}</span>
          </button>
        ))}
      </div>
      {found.length === 0 && <p className="palette-none">Nothing here is called “{typed}”.</p>}
    </div>
  );
}
