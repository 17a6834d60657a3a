import type { ReactNode } from "react";
import { Button } from "#/console/app/components/button";
import { Icon } from "#/console/app/components/icon";

type EntryListProps<Entry> = {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Why the entries are invalid. */
  readonly problem?: string | undefined;
  readonly entries: readonly Entry[];
  readonly onChange: (entries: readonly Entry[]) => void;
  readonly emptyEntry: Entry;
  /** What one entry is, in lower case: `feature`. */
  readonly noun: string;
  readonly maxEntries: number;
  /** The fields of one entry. */
  readonly renderEntry: (entry: Entry, onChange: (entry: Entry) => void) => ReactNode;
};

/** Groups of fields that people add and remove. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { label, hint, problem, entries, onChange, emptyEntry, noun, maxEntries, renderEntry } = props;
  const replace = (index: number, entry: Entry) =>
    onChange(entries.map((other, position) => (position === index ? entry : other)));
  return (
    <fieldset className="entry-list">
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, their position is their identity
        <fieldset key={index} className="entry">
          <legend className="unseen">
            {label} {index + 1}
          </legend>
          {renderEntry(entry, (changed) => replace(index, changed))}
          <div>
            <Button
              size="small"
              variant="quiet"
              icon="remove"
              aria-label={`Remove ${noun} ${index + 1}`}
              onClick={() => onChange(entries.filter((_, position) => position !== index))}
            >
              Remove
            </Button>
          </div>
        </fieldset>
      ))}
      {problem && (
        <p className="field-problem">
          <Icon name="danger" />
          {problem}
        </p>
      )}
      {entries.length < maxEntries && (
        <div>
          <Button size="small" icon="add" onClick={() => onChange([...entries, emptyEntry])}>
            Add {noun}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
