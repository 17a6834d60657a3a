import { type TSchema, Type } from "@sinclair/typebox";
import { type TypeCheck, TypeCompiler } from "@sinclair/typebox/compiler";
import { Failure } from "#/kernel/errors";
import { Adjustment, getAdjustmentTarget } from "#/model/adjustment";
import { describeValidationErrors } from "#/operations/describe-validation-errors";

/** Kinds of edits that can be proposed. What to lock is for the people who draw a design again. */
const proposedKinds = [
  "color-role",
  "color-scale",
  "brand-color",
  "second-color",
  "token",
  "face",
  "type-ratio",
  "radius",
  "stroke",
  "density",
  "depth",
  "motion",
  "mark",
  "picture-strategy",
  "redraw",
  "picture",
  "picture-alt",
  "layout",
  "section-order",
  "text",
  "component-option",
] as const satisfies readonly Adjustment["kind"][];

const text = Type.Optional(Type.String());
const number = Type.Optional(Type.Number());

/**
 * A proposed adjustment. All kinds have one schema: clients of agents read that better than twenty
 * alternatives. `parseProposedAdjustments` checks the fields of each kind.
 */
export const ProposedAdjustment = Type.Object({
  kind: Type.String(),
  reason: text,
  mode: text,
  role: text,
  value: text,
  scale: text,
  token: text,
  step: number,
  slot: text,
  face: text,
  ratio: number,
  px: number,
  density: text,
  depth: text,
  factor: number,
  choice: number,
  strategy: text,
  part: text,
  seed: number,
  slug: text,
  alt: text,
  layout: text,
  page: text,
  sections: Type.Optional(Type.Array(Type.String())),
  from: text,
  to: text,
  component: text,
  option: text,
});

/** The fields of each kind, for the descriptions of the field and the tool. */
export const proposedFields =
  "color-role {mode, role, value}, color-scale {scale, step, value}, brand-color and second-color {value}, " +
  "token {token: spacing.4, mode?, value}, " +
  "face {slot, face}, type-ratio {ratio}, radius and stroke {px}, density {density}, depth {depth}, motion {factor}, " +
  "mark {choice}, picture-strategy {strategy}, redraw {part, seed}, picture {slug, seed}, picture-alt {slug, alt}, " +
  "layout {layout}, section-order {page, sections}, text {page?, from, to}, component-option {component, option, value}";

const schemas: readonly TSchema[] = Adjustment.anyOf;
const validators = new Map<string, TypeCheck<TSchema>>();

function getValidator(kind: string): TypeCheck<TSchema> {
  const known = validators.get(kind);
  if (known) return known;
  if (!proposedKinds.some((one) => one === kind))
    throw new Failure(
      "invalid",
      `“${kind}” is not a kind of edit that can be proposed. Use one of: ${proposedKinds.join(", ")}.`,
    );
  const schema = schemas.find(({ properties }) => properties?.kind?.const === kind);
  if (!schema) throw new Failure("invalid", `There is no kind of adjustment called “${kind}”.`);
  const validator = TypeCompiler.Compile(schema);
  validators.set(kind, validator);
  return validator;
}

/**
 * Checks the fields of proposed adjustments, and that no two change the same thing. Throws
 * `invalid`, naming the field.
 */
export async function parseProposedAdjustments(values: readonly { readonly kind: string }[]): Promise<readonly Adjustment[]> {
  const { validateAdjustment } = await import("#/studio/adjustments/validate-adjustments");
  const targets = new Map<string, number>();
  return values.map((value, index) => {
    const name = `adjustments[${index}] (${value.kind})`;
    const validator = getValidator(value.kind);
    if (!validator.Check(value)) throw new Failure("invalid", `${name}: ${describeValidationErrors(validator.Errors(value))}`);
    const adjustment: Adjustment = { ...value } as Adjustment;
    const problem = validateAdjustment(adjustment);
    if (problem !== undefined) throw new Failure("invalid", `${name}: ${problem}`);
    const target = getAdjustmentTarget(adjustment);
    const same = targets.get(target);
    if (same !== undefined)
      throw new Failure("invalid", `adjustments[${index}] changes the same thing as adjustments[${same}]. Send one of them.`);
    targets.set(target, index);
    return adjustment;
  });
}
