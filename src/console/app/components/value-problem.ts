type Constraints = {
  readonly value: string;
  readonly type?: string | undefined;
  readonly required?: boolean | undefined;
  /** The least number of characters; the DOM reports -1 if there is none. */
  readonly minLength?: number | undefined;
};

/**
 * Why a value breaks its field's constraints, to follow the field's label; undefined if it is
 * valid.
 */
export function findValueProblem({ value, type, required = false, minLength = -1 }: Constraints): string | undefined {
  const text = value.trim();
  if (text === "") return required ? "is required" : undefined;
  if (value.length < minLength) return `must have at least ${minLength} characters`;
  if (type === "email" && !/^[^\s@]+@[^\s@]+$/.test(text)) return "must be a valid email address";
  return undefined;
}
