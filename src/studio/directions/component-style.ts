import type { ComponentStyle } from "#/model/component-style";
import type { Direction } from "#/model/direction";
import { getArchetype } from "#/studio/directions/index";

/** The component style of a direction: its archetype's, with what was chosen by hand. */
export const getComponentStyle = ({ id, componentStyle }: Pick<Direction, "id" | "componentStyle">): ComponentStyle => ({
  ...getArchetype(id).componentStyle,
  ...componentStyle,
});
