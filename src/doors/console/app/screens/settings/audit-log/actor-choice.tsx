import type { AuditLine } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { BareSelect } from "#/doors/console/app/parts/select";
import { actorOf } from "#/doors/console/app/screens/settings/audit-log/audit-words";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Those who have no id of their own, by the words that stand for them in the address. */
const kinds = [
  { value: "administrator", label: "The command line and Livery", kind: "ADMINISTRATOR" },
  { value: "anonymous", label: "Nobody who was signed in", kind: "ANONYMOUS" },
] as const;

/** What a chosen actor asks of the log. */
export function actorAsked(chosen: string) {
  const kind = kinds.find(({ value }) => value === chosen)?.kind;
  return kind ? { actorKind: kind } : chosen === "" ? {} : { actorId: chosen };
}

type ActorChoiceProps = {
  readonly chosen: string;
  /** Lines that are read already: who did them can be chosen though they are gone from the workspace. */
  readonly entries: readonly AuditLine[];
  readonly onChange: (chosen: string) => void;
};

/** Chooses whose deeds are shown: anybody of the workspace, any key, or whoever stands in the lines. */
export function ActorChoice({ chosen, entries, onChange }: ActorChoiceProps) {
  const { id } = useWorkspace();
  const members = useAnswer("list_members", { id, limit: 200 });
  const keys = useAnswer("list_api_keys", { id, limit: 200 });
  const labels = new Map<string, string>();
  for (const { actor } of entries) if (actor.id !== null) labels.set(actor.id, actorOf({ actor }));
  for (const member of members.data?.members ?? []) labels.set(member.id, member.email);
  for (const key of keys.data?.apiKeys ?? []) labels.set(key.id, `Key ${key.prefix}…, ${key.name}`);
  const isKnown = chosen === "" || labels.has(chosen) || kinds.some(({ value }) => value === chosen);
  const named = [...labels].map(([value, label]) => ({ value, label })).toSorted((a, b) => (a.label < b.label ? -1 : 1));
  return (
    <BareSelect
      aria-label="Who"
      options={[{ value: "", label: "Everybody" }, ...kinds, ...named, ...(isKnown ? [] : [{ value: chosen, label: chosen }])]}
      value={chosen}
      onChange={onChange}
    />
  );
}
