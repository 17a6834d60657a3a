import { Icon } from "#/console/app/components/icon";
import { Field } from "#/console/app/components/field";

export type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** What it is listed under; options without a group stand alone. */
  readonly group?: string | undefined;
};

type SelectProps<Value extends string> = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean | undefined;
};

/** One of several, in the browser's own list. */
export function Select<Value extends string>({ label, hint, problem, ...rest }: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(ids) => <InlineSelect {...rest} {...ids} />}
    </Field>
  );
}

type InlineSelectProps<Value extends string> = Pick<SelectProps<Value>, "options" | "value" | "onChange" | "isDisabled"> & {
  readonly id?: string;
  readonly "aria-label"?: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
};

/** The list without a label of its own, for rows of a table and toolbars: give it an `aria-label`. */
export function InlineSelect<Value extends string>({
  options,
  value,
  onChange,
  isDisabled = false,
  ...rest
}: InlineSelectProps<Value>) {
  return (
    <span className="select">
      <select
        {...rest}
        className="control"
        disabled={isDisabled}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, groupOptions]) => {
          const list = groupOptions.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ));
          return group === undefined ? (
            list
          ) : (
            <optgroup key={group} label={group}>
              {list}
            </optgroup>
          );
        })}
      </select>
      <Icon name="chevron" />
    </span>
  );
}
