import { useContext } from "react";
import { FormSubmittedContext } from "#/console/app/components/form";
import { Icon } from "#/console/app/components/icon";
import { Field } from "#/console/app/components/field";

export type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** The group of the option; ungrouped if absent. */
  readonly group?: string | undefined;
};

type SelectProps<Value extends string> = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  /** Makes the select required: the message while its value is empty. */
  readonly missingValue?: string | undefined;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean | undefined;
};

/** A native select with a label. */
export function Select<Value extends string>({ label, hint, problem, missingValue, ...rest }: SelectProps<Value>) {
  const isSubmitted = useContext(FormSubmittedContext);
  const isMissing = missingValue !== undefined && rest.value === "";
  return (
    <Field label={label} hint={hint} problem={isSubmitted && isMissing ? missingValue : problem}>
      {(ids) => <InlineSelect {...rest} {...ids} isRequired={missingValue !== undefined} />}
    </Field>
  );
}

type InlineSelectProps<Value extends string> = Pick<SelectProps<Value>, "options" | "value" | "onChange" | "isDisabled"> & {
  readonly id?: string;
  readonly "aria-label"?: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
  readonly isRequired?: boolean;
};

/**
 * A native select without a visible label, for table rows and toolbars. Give it an `aria-label`.
 */
export function InlineSelect<Value extends string>({
  options,
  value,
  onChange,
  isDisabled = false,
  isRequired = false,
  ...rest
}: InlineSelectProps<Value>) {
  return (
    <span className="select">
      <select
        {...rest}
        className="control"
        disabled={isDisabled}
        required={isRequired}
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
