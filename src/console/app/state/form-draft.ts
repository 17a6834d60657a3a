import { useCallback, useEffect, useState } from "react";

type Values = Readonly<Record<string, unknown>>;

const getStorageKey = (id: string) => `livery.form.${id}`;

function readDraft(id: string): Values | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(getStorageKey(id)) ?? "null");
    return typeof draft === "object" && draft !== null ? (draft as Values) : undefined;
  } catch {
    return undefined;
  }
}

function writeDraft(id: string, values: Values | undefined): void {
  try {
    if (values) sessionStorage.setItem(getStorageKey(id), JSON.stringify(values));
    else sessionStorage.removeItem(getStorageKey(id));
  } catch {
    // Without storage the input is lost on reload, as in any form.
  }
}

/**
 * Form values that are kept for this tab until they are sent, so that a reload, wrong navigation or
 * expired session loses nothing. `id` names the form and its subject (`brand-ws_…`). Fields in
 * `secret` are never stored. `reset` drops the draft and restores the initial values.
 */
export function useFormDraft<Fields extends Values>(
  id: string,
  initial: Fields,
  { secret = [] }: { secret?: readonly (keyof Fields & string)[] } = {},
) {
  const [initialValues] = useState(initial);
  const [values, setValues] = useState<Fields>(() => ({ ...initialValues, ...pickKnownFields(readDraft(id), initialValues) }));
  const secretNames = secret.join(" ");
  useEffect(() => {
    const draft = Object.entries(values).filter(
      ([name, value]) => !secretNames.split(" ").includes(name) && value !== initialValues[name],
    );
    writeDraft(id, draft.length > 0 ? Object.fromEntries(draft) : undefined);
  }, [id, values, initialValues, secretNames]);
  const set = useCallback(
    <Name extends keyof Fields>(name: Name, value: Fields[Name]) => setValues((before) => ({ ...before, [name]: value })),
    [],
  );
  const reset = useCallback(() => {
    writeDraft(id, undefined);
    setValues(initialValues);
  }, [id, initialValues]);
  return { values, set, reset, isChanged: Object.keys(initialValues).some((name) => values[name] !== initialValues[name]) };
}

/** The stored values of fields that the form still has, with unchanged types. */
const pickKnownFields = <Fields extends Values>(draft: Values | undefined, fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(draft ?? {}).filter(([name, value]) => name in fields && typeof value === typeof fields[name]),
  ) as Partial<Fields>;
