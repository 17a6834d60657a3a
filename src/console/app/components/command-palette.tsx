import { Autocomplete } from "@base-ui/react/autocomplete";
import { useLayoutEffect, useRef } from "react";
import { Icon } from "#/console/app/components/icon";
import { type Command, useAvailableCommands } from "#/console/app/state/commands";

/** Searches every screen and action that is available here: Ctrl+K, or ⌘K. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Removing an open dialog would not restore the focus.
    return () => element?.close();
  }, []);
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
      <CommandList onDone={() => dialog.current?.close()} />
    </dialog>
  );
}

/** The most commands that are listed. */
const maxMatches = 40;

function CommandList({ onDone }: { readonly onDone: () => void }) {
  return (
    <Autocomplete.Root
      open
      inline
      items={useAvailableCommands()}
      filter={isMatch}
      itemToStringValue={({ label }) => label}
      limit={maxMatches}
      autoHighlight="always"
      keepHighlight
    >
      <div className="palette-search">
        <Icon name="search" />
        <Autocomplete.Input
          aria-label="Search screens and actions"
          placeholder="Search screens and actions…"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Autocomplete.List aria-label="Commands" className="palette-list">
        {(command: Command) => (
          <Autocomplete.Item
            key={`${command.group} ${command.label}`}
            value={command}
            className="palette-item"
            onClick={() => {
              onDone();
              command.run();
            }}
          >
            {command.icon ? <Icon name={command.icon} /> : <span className="palette-blank" />}
            <span>{command.label}</span>
            <span className="palette-group">{command.group}</span>
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
      <Autocomplete.Empty>
        <p className="palette-none">
          No results for “<Autocomplete.Value />
          ”.
        </p>
      </Autocomplete.Empty>
    </Autocomplete.Root>
  );
}

/** Whether a command contains every word of the query. */
const isMatch = ({ label, group }: Command, query: string) =>
  query
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${group} ${label}`.toLowerCase().includes(word));
