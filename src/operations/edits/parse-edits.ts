import { Failure } from "#/kernel/errors";
import type { Adjustment } from "#/model/adjustment";
import type { Given } from "#/model/given";
import type { SourceChange } from "#/pipeline/regenerate-design";

type Edits = { readonly adjustments?: readonly Adjustment[] | undefined; readonly given?: Given | undefined };

/** Checks what the schemas of edits cannot say. Throws `invalid`, naming the field. */
export async function parseEdits({ adjustments, given }: Edits): Promise<SourceChange> {
  const { validateAdjustments } = await import("#/studio/adjustments/validate-adjustments");
  const [problem] = validateAdjustments(adjustments ?? []);
  if (problem) throw new Failure("invalid", `adjustments/${problem.index}: ${problem.message}`);
  if (given) await assertGivenColors(given);
  return { ...(adjustments && { adjustments }), ...(given && { given }) };
}

/** Throws `invalid` for a given colour that is not one. */
export async function assertGivenColors(given: Given): Promise<void> {
  const { parseCssColor } = await import("#/color/parse");
  for (const [path, value] of listGivenColors(given))
    if (!parseCssColor(value))
      throw new Failure(
        "invalid",
        `${path} is not a CSS colour: “${value}”. Send a colour such as #2f5fd0 or oklch(62% 0.19 259).`,
      );
}

type NamedColor = readonly [path: string, value: string];

const listGivenColors = ({ tokens }: Given): readonly NamedColor[] => {
  const groups = [
    ...Object.entries(tokens?.scales ?? {}).map(([name, steps]) => [`scales/${name}`, steps] as const),
    ...Object.entries(tokens?.colors ?? {}).map(([mode, roles]) => [`colors/${mode}`, roles] as const),
  ];
  const shadows = (tokens?.shadows ?? []).flatMap(({ name, light, dark = [] }) =>
    [...light, ...dark].map(({ color }): NamedColor => [`given/tokens/shadows/${name}/color`, color]),
  );
  return [
    ...groups.flatMap(([group, values]) =>
      Object.entries(values as Readonly<Record<string, string>>).map(
        ([name, value]): NamedColor => [`given/tokens/${group}/${name}`, value],
      ),
    ),
    ...shadows,
  ];
};
