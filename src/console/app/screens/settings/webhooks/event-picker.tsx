import { CheckboxGroup } from "#/console/app/screens/settings/checkbox-group";
import { useEventDescriptions } from "#/console/app/screens/settings/webhooks/event-descriptions";

type EventPickerProps<Name extends string> = {
  readonly events: readonly Name[];
  readonly chosen: readonly Name[];
  readonly onChange: (chosen: readonly Name[]) => void;
};

/** Selects events, each with its description. */
export function EventPicker<Name extends string>({ events, chosen, onChange }: EventPickerProps<Name>) {
  const descriptions = useEventDescriptions();
  return (
    <CheckboxGroup
      label="Events"
      options={events.map((value) => ({ value, label: <code>{value}</code>, hint: descriptions.get(value) }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
