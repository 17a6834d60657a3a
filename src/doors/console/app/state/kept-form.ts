import { useCallback, useEffect, useState } from "react";

type Values = Readonly<Record<string, unknown>>;

const placeOf = (id: string) => `livery.form.${id}`;

function read(id: string): Values | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(placeOf(id)) ?? "null");
    return typeof kept === "object" && kept !== null ? (kept as Values) : undefined;
  } catch {
    return undefined;
  }
}

function write(id: string, values: Values | undefined): void {
  try {
    if (values) sessionStorage.setItem(placeOf(id), JSON.stringify(values));
    else sessionStorage.removeItem(placeOf(id));
  } catch {
    // A browser that keeps nothing loses input on a reload, as it would have.
  }
}

/**
 * What a person enters into a form, kept for this tab until it is sent: a reload, a wrong turn or an ended session loses nothing. `id` names the form and what it is about
 * (`brand-ws_…`). Fields named in `secret` are never kept. `reset` forgets the input and puts in the first values again.
 */
export function useKeptForm<Fields extends Values>(
  id: string,
  initial: Fields,
  { secret = [] }: { secret?: readonly (keyof Fields & string)[] } = {},
) {
  const [first] = useState(initial);
  const [values, setValues] = useState<Fields>(() => ({ ...first, ...knownFields(read(id), first) }));
  const secretNames = secret.join(" ");
  useEffect(() => {
    const kept = Object.entries(values).filter(
      ([name, value]) => !secretNames.split(" ").includes(name) && value !== first[name],
    );
    write(id, kept.length > 0 ? Object.fromEntries(kept) : undefined);
  }, [id, values, first, secretNames]);
  const set = useCallback(
    <Name extends keyof Fields>(name: Name, value: Fields[Name]) => setValues((before) => ({ ...before, [name]: value })),
    [],
  );
  const reset = useCallback(() => {
    write(id, undefined);
    setValues(first);
  }, [id, first]);
  return { values, set, reset, isChanged: Object.keys(first).some((name) => values[name] !== first[name]) };
}

/** What was kept of the fields that the form has today, of the kinds that they have today. */
const knownFields = <Fields extends Values>(kept: Values | undefined, fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter(([name, value]) => name in fields && typeof value === typeof fields[name]),
  ) as Partial<Fields>;
