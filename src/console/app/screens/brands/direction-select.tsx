import { archetypeNames } from "#/model/archetype-names";
import { Select } from "#/console/app/components/select";
import type { BriefValues } from "#/console/app/screens/brands/brief-values";

type ArchetypeValue = BriefValues["archetype"];

const options: readonly { readonly value: ArchetypeValue; readonly label: string }[] = [
  { value: "", label: "As the brief suggests" },
  ...Object.entries(archetypeNames).map(([value, label]) => ({ value: value as ArchetypeValue, label })),
];

type DirectionSelectProps = {
  readonly label: string;
  readonly value: ArchetypeValue;
  readonly onChange: (value: ArchetypeValue) => void;
};

/** Decides the direction instead of the brief: one of all that exist. */
export const DirectionSelect = (props: DirectionSelectProps) => (
  <Select {...props} options={options} hint={`One of ${options.length - 1} directions, also if the brief does not suggest it.`} />
);
