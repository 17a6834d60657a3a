import {
  buttonShapes,
  type ComponentStyle,
  fieldForms,
  labelForms,
  listMarkers,
  ruleTones,
  tableForms,
} from "#/model/component-style";
import { headerForms, heroForms } from "#/model/composition";
import { depthStrategies, type Direction } from "#/model/direction";
import { getComponentStyle } from "#/studio/directions/component-style";

/** Something about a component that people can choose, with its value in a direction. */
export type ComponentOption = {
  readonly component: string;
  readonly option: string;
  readonly values: readonly string[];
  readonly current: string;
};

type OptionDefinition = {
  readonly component: string;
  readonly option: string;
  readonly values: readonly string[];
  readonly get: (direction: Direction) => string;
  /** The direction with a value that is known to be one of `values`. */
  readonly set: (direction: Direction, value: string) => Direction;
};

/** An option whose value is a member of the component style. */
const defineStyleOption = <Name extends keyof ComponentStyle>(
  component: string,
  option: string,
  name: Name,
  values: readonly ComponentStyle[Name][],
): OptionDefinition => ({
  component,
  option,
  values,
  get: (direction) => getComponentStyle(direction)[name],
  set: (direction, value) => ({ ...direction, componentStyle: { ...direction.componentStyle, [name]: value } }),
});

/** An option whose value is a member of the composition. Without a composition nothing changes. */
const defineCompositionOption = (component: string, name: "hero" | "header", values: readonly string[]): OptionDefinition => ({
  component,
  option: "form",
  values,
  get: ({ composition }) => composition?.[name] ?? values[0] ?? "",
  set: (direction, value) =>
    direction.composition === undefined
      ? direction
      : { ...direction, composition: { ...direction.composition, [name]: value } as Direction["composition"] & object },
});

const definitions: readonly OptionDefinition[] = [
  defineStyleOption("button", "shape", "button", buttonShapes),
  defineStyleOption("button", "label", "label", labelForms),
  defineStyleOption("input", "outline", "field", fieldForms),
  defineStyleOption("table", "lines", "table", tableForms),
  defineStyleOption("separator", "tone", "rule", ruleTones),
  defineStyleOption("pricing-card", "marker", "marker", listMarkers),
  {
    component: "card",
    option: "surface",
    values: depthStrategies,
    get: ({ cardDepth, depth }) => cardDepth ?? depth,
    set: (direction, value) => ({ ...direction, cardDepth: value as Direction["depth"] }),
  },
  defineCompositionOption("navigation-bar", "header", headerForms),
  defineCompositionOption("hero", "hero", heroForms),
];

/** What can be chosen about the components of a direction. */
export const listComponentOptions = (direction: Direction): readonly ComponentOption[] =>
  definitions.map(({ component, option, values, get }) => ({ component, option, values, current: get(direction) }));

/** The values of each option, by component. */
export const componentOptionValues: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map(
  definitions.map(({ component }) => [
    component,
    new Map(definitions.flatMap((one) => (one.component === component ? [[one.option, one.values]] : []))),
  ]),
);

/**
 * The direction with an option of a component; the same direction if there is no such option or
 * value.
 */
export function chooseComponentOption(direction: Direction, component: string, option: string, value: string): Direction {
  const definition = definitions.find((one) => one.component === component && one.option === option);
  return definition?.values.includes(value) === true ? definition.set(direction, value) : direction;
}
