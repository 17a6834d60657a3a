import type { AuditLine } from "#data/console-api";
import { useQuery } from "#/console/app/api/use-query";
import { InlineSelect } from "#/console/app/components/select";
import { describeActor } from "#/console/app/screens/settings/audit-log/audit-labels";
import { useWorkspace } from "#/console/app/state/workspace";

/** Actors without an id, by their value in the URL. */
const kinds = [
  { value: "administrator", label: "Command line and Livery", kind: "ADMINISTRATOR" },
  { value: "anonymous", label: "Not signed in", kind: "ANONYMOUS" },
] as const;

/** The filter for a selected actor. */
export function toActorFilter(chosen: string) {
  const kind = kinds.find(({ value }) => value === chosen)?.kind;
  return kind ? { actorKind: kind } : chosen === "" ? {} : { actorId: chosen };
}

type ActorPickerProps = {
  readonly chosen: string;
  /** The loaded entries. Their actors can be selected even after they left the workspace. */
  readonly entries: readonly AuditLine[];
  readonly onChange: (chosen: string) => void;
};

/** Selects whose entries are shown: members, keys and the actors of the loaded entries. */
export function ActorPicker({ chosen, entries, onChange }: ActorPickerProps) {
  const { id } = useWorkspace();
  const members = useQuery("list_members", { id, limit: 200 });
  const keys = useQuery("list_api_keys", { id, limit: 200 });
  const labels = new Map<string, string>();
  for (const { actor } of entries) if (actor.id !== null) labels.set(actor.id, describeActor({ actor }));
  for (const member of members.data?.members ?? []) labels.set(member.id, member.email);
  for (const key of keys.data?.apiKeys ?? []) labels.set(key.id, `Key ${key.prefix}…, ${key.name}`);
  const isKnown = chosen === "" || labels.has(chosen) || kinds.some(({ value }) => value === chosen);
  const options = [...labels].map(([value, label]) => ({ value, label })).toSorted((a, b) => (a.label < b.label ? -1 : 1));
  return (
    <InlineSelect
      aria-label="Actor"
      options={[{ value: "", label: "Everyone" }, ...kinds, ...options, ...(isKnown ? [] : [{ value: chosen, label: chosen }])]}
      value={chosen}
      onChange={onChange}
    />
  );
}
