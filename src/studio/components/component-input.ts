import type { Adjustment } from "#/model/adjustment";
import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import type { Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";
import { createCopy, type Copy } from "#/studio/copy/copy";
import type { ComponentStyle } from "#/model/component-style";
import { getComponentStyle } from "#/studio/directions/component-style";
import { getLiterals, type Literals } from "#/studio/components/literals";

/** Input of `createComponents`. */
export type ComponentSource = {
  readonly direction: Direction;
  readonly tokens: TokenSet;
  readonly brief: Brief;
  readonly mark: Mark;
  readonly adjustments: readonly Adjustment[];
};

/**
 * Input of a component factory: the source with the copy, the archetype's component style and the
 * literal values of all variables.
 * @example
 * ```ts
 * export function badge({ copy, literals }: ComponentInput): Component {
 *   return {
 *     slug: "badge",
 *     name: "Badge",
 *     category: "display",
 *     summary: "A status in one word.",
 *     css: scopeCss("badge", ".lv-badge { background: var(--secondary); }", literals),
 *     variants: [{ name: "Neutral", html: html`<span class="lv-badge">${copy.phrases.draft}</span>`.text }],
 *   };
 * }
 * ```
 */
export type ComponentInput = ComponentSource & {
  readonly copy: Copy;
  readonly componentStyle: ComponentStyle;
  readonly literals: Literals;
};

/** Prepares the input once for all components. */
export function createComponentInput(source: ComponentSource): ComponentInput {
  const { direction, tokens, brief } = source;
  const componentStyle = getComponentStyle(direction);
  return { ...source, copy: createCopy(brief), componentStyle, literals: getLiterals(tokens) };
}
