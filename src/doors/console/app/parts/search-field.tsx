import { useEffect, useState } from "react";
import { Icon } from "#/doors/console/app/parts/icon";

type SearchFieldProps = {
  /** What is searched; heard, and shown while the field is empty: “Search brands”. */
  readonly label: string;
  readonly value: string;
  /** Hears of new words a moment after the last key, or at once on Enter. */
  readonly onChange: (value: string) => void;
};

/** How long typing pauses before a search begins, milliseconds. */
const pauseMs = 250;

/** A field whose words narrow a list. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [words, setWords] = useState(value);
  const [from, setFrom] = useState(value);
  // The address changed the value, as on going back.
  if (from !== value) {
    setFrom(value);
    if (words.trim() !== value) setWords(value);
  }
  useEffect(() => {
    if (words.trim() === value) return;
    const timer = setTimeout(() => onChange(words.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [words, value, onChange]);
  return (
    <span className="search-field">
      <Icon name="search" />
      <input
        type="search"
        className="control"
        aria-label={label}
        placeholder={label}
        maxLength={80}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") onChange(words.trim());
        }}
      />
    </span>
  );
}
