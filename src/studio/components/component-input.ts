import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import type { Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";
import { copyFor, type Copy } from "#/studio/copy/copy";
import type { Manner } from "#/studio/directions/archetype";
import { archetypeOf } from "#/studio/directions/index";
import { literalsOf, type Literals } from "#/studio/components/literals";

/** What components are made from. */
export type ComponentSource = {
  readonly direction: Direction;
  readonly tokens: TokenSet;
  readonly brief: Brief;
  readonly mark: Mark;
};

/** The same with what every component file needs besides: the copy, the archetype's manner, and the literal values of all variables. */
export type ComponentInput = ComponentSource & { readonly copy: Copy; readonly manner: Manner; readonly literals: Literals };

/** Prepares the input once for all components. */
export function componentInput({ direction, tokens, brief, mark }: ComponentSource): ComponentInput {
  const { manner } = archetypeOf(direction.id);
  return { direction, tokens, brief, mark, copy: copyFor(brief), manner, literals: literalsOf(tokens) };
}
