import type { AuditLine } from "#data/console-api";
import { useQuery } from "#/console/app/api/use-query";
import { InlineSelect } from "#/console/app/components/select";
import { describeActor } from "#/console/app/screens/settings/audit-log/audit-labels";
import { useWorkspace } from "#/console/app/state/workspace";

/** Those who have no id of their own, by the words that stand for them in the address. */
const kinds = [
  { value: "administrator", label: "The command line and Livery", kind: "ADMINISTRATOR" },
  { value: "anonymous", label: "Nobody who was signed in", kind: "ANONYMOUS" },
] as const;

/** What a chosen actor asks of the log. */
export function toActorFilter(chosen: string) {
  const kind = kinds.find(({ value }) => value === chosen)?.kind;
  return kind ? { actorKind: kind } : chosen === "" ? {} : { actorId: chosen };
}

type ActorPickerProps = {
  readonly chosen: string;
  /** Lines that are read already: who did them can be chosen though they are gone from the workspace. */
  readonly entries: readonly AuditLine[];
  readonly onChange: (chosen: string) => void;
};

/** Chooses whose deeds are shown: anybody of the workspace, any key, or whoever stands in the lines. */
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
      aria-label="Who"
      options={[{ value: "", label: "Everybody" }, ...kinds, ...options, ...(isKnown ? [] : [{ value: chosen, label: chosen }])]}
      value={chosen}
      onChange={onChange}
    />
  );
}
