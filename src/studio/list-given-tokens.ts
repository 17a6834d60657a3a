import type { GivenTokens } from "#/model/given";
import { colorRoles, modes, scaleNames } from "#/model/token-set";

/** The names of the tokens with given values, as `TokenSet.given` has them. */
export function listGivenTokens(given: GivenTokens): readonly string[] {
  const listKeys = (group: string, values: object | undefined) => Object.keys(values ?? {}).map((key) => `${group}.${key}`);
  const listNames = (group: string, values: readonly { readonly name: string }[] | undefined) =>
    (values ?? []).map(({ name }) => `${group}.${name}`);
  return [
    ...scaleNames.flatMap((scale) => listKeys(`palette.${scale}`, given.scales?.[scale])),
    ...modes.flatMap((mode) =>
      colorRoles.filter((role) => given.colors?.[mode]?.[role] !== undefined).map((role) => `${mode}: ${role}`),
    ),
    ...listKeys("fontFamily", given.stacks),
    ...listKeys("fontWeight", given.weights),
    ...listNames("fontSize", given.sizes),
    ...listNames("spacing", given.spacing),
    ...(given.radius?.basePx === undefined ? [] : ["radius.base"]),
    ...listNames("radius", given.radius?.steps),
    ...listNames("shadow", given.shadows),
    ...listKeys("duration", given.durations),
    ...listKeys("easing", given.easings),
    ...listNames("section", given.sectionGaps),
    ...listKeys("typography", given.styles),
    ...(given.measureCh === undefined ? [] : ["measure"]),
    ...(given.strokePx === undefined ? [] : ["stroke"]),
    ...Object.keys(given.layout ?? {}).map((key) => `layout.${key.replace(/Px$/, "")}`),
  ];
}
