import { useState } from "react";

/** A text field whose value changes with every valid text that is typed. */
export type Draft = {
  readonly shown: string;
  readonly isValid: boolean;
  readonly change: (text: string) => void;
  /** Shows the value again. */
  readonly clear: () => void;
};

/**
 * Keeps what is typed in a field while it is not valid yet, and as long as nothing else changes
 * the value. Texts are trimmed before they become the value.
 */
export function useDraft(value: string, isValid: (text: string) => boolean, onChange: (value: string) => void): Draft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: string }>();
  const shown = draft?.value === value ? draft.text : value;
  const change = (text: string) => {
    const typed = text.trim();
    const isUsable = isValid(typed);
    setDraft({ text, value: isUsable ? typed : value });
    if (isUsable) onChange(typed);
  };
  return { shown, isValid: isValid(shown.trim()), change, clear: () => setDraft(undefined) };
}
