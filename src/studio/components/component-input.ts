import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import type { Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";
import { createCopy, type Copy } from "#/studio/copy/copy";
import type { ComponentStyle } from "#/studio/directions/archetype";
import { getArchetype } from "#/studio/directions/index";
import { getLiterals, type Literals } from "#/studio/components/literals";

/** What components are made from. */
export type ComponentSource = {
  readonly direction: Direction;
  readonly tokens: TokenSet;
  readonly brief: Brief;
  readonly mark: Mark;
};

/** The same with what every component file needs besides: the copy, the archetype's manner, and the literal values of all variables. */
export type ComponentInput = ComponentSource & {
  readonly copy: Copy;
  readonly componentStyle: ComponentStyle;
  readonly literals: Literals;
};

/** Prepares the input once for all components. */
export function createComponentInput({ direction, tokens, brief, mark }: ComponentSource): ComponentInput {
  const { componentStyle } = getArchetype(direction.id);
  return { direction, tokens, brief, mark, copy: createCopy(brief), componentStyle, literals: getLiterals(tokens) };
}
