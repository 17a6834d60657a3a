import { Icon } from "#/doors/console/app/parts/icon";
import { Field } from "#/doors/console/app/parts/field";

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
      {(ids) => <BareSelect {...rest} {...ids} />}
    </Field>
  );
}

type BareProps<Value extends string> = Pick<SelectProps<Value>, "options" | "value" | "onChange" | "isDisabled"> & {
  readonly id?: string;
  readonly "aria-label"?: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
};

/** The list without a label of its own, for rows of a table and toolbars: give it an `aria-label`. */
export function BareSelect<Value extends string>({ options, value, onChange, isDisabled = false, ...rest }: BareProps<Value>) {
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
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, inIt]) => {
          const list = inIt.map((option) => (
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
