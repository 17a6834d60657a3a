import { useEffect, useState } from "react";
import { Icon } from "#/console/app/components/icon";

type SearchFieldProps = {
  /** What is searched; heard, and shown while the field is empty: “Search brands”. */
  readonly label: string;
  readonly value: string;
  /** Hears of new words a moment after the last key, or at once on Enter. */
  readonly onChange: (value: string) => void;
};

/** How long typing pauses before a search begins, milliseconds. */
const debounceMs = 250;

/** A field whose words narrow a list. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The address changed the value, as on going back.
  if (lastValue !== value) {
    setLastValue(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <span className="search-field">
      <Icon name="search" />
      <input
        type="search"
        className="control"
        aria-label={label}
        placeholder={label}
        maxLength={80}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") onChange(text.trim());
        }}
      />
    </span>
  );
}
