import { CheckList } from "#/doors/console/app/screens/settings/check-list";
import { useEventWords } from "#/doors/console/app/screens/settings/webhooks/event-words";

type EventChoiceProps<Name extends string> = {
  readonly events: readonly Name[];
  readonly chosen: readonly Name[];
  readonly onChange: (chosen: readonly Name[]) => void;
};

/** Which events are to be told, each with when it comes. */
export function EventChoice<Name extends string>({ events, chosen, onChange }: EventChoiceProps<Name>) {
  const words = useEventWords();
  return (
    <CheckList
      label="It is told of"
      options={events.map((value) => ({ value, label: <code>{value}</code>, hint: words.get(value) }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
