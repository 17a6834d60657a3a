import { useEffect, useState } from "react";
import { Icon } from "#/console/app/components/icon";

type SearchFieldProps = {
  /** What is searched, as label and placeholder: “Search brands”. */
  readonly label: string;
  readonly value: string;
  /** Called shortly after the last key, or at once on Enter. */
  readonly onChange: (value: string) => void;
};

/** Pause in typing before a search starts, in milliseconds. */
const debounceMs = 250;

/** A search field that filters a list. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The value changed through navigation.
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
