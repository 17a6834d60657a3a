import { css } from "#/kernel/css";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { ComponentInput } from "#/studio/components/component-input";
import { renderDarkModeCss } from "#/studio/components/dark-mode-css";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { getRuleBorder } from "#/studio/components/surface";

type OverlayInput = Pick<ComponentInput, "direction" | "componentStyle">;

/**
 * Declarations of an overlay panel, set off by the archetype's outline, tone or hard shadow. Over a
 * veil (dialog, drawer) the veil provides the tone; directly over the page (menu), a panel without
 * outline takes the next tone.
 */
export function toOverlayDeclarations(input: OverlayInput, over: "veil" | "page"): string {
  const { direction, componentStyle } = input;
  const toned = over === "page" && direction.depth === "tone";
  const paper = toned
    ? "background: var(--muted); color: var(--foreground);"
    : "background: var(--popover); color: var(--popover-foreground);";
  const line = `border: ${getRuleBorder(input)};`;
  switch (componentStyle.button) {
    case "offset":
      return `${paper} ${line} border-radius: 0; box-shadow: 8px 8px 0 var(--foreground);`;
    case "stepped":
      return (
        `${paper} border: 0; border-radius: 0; margin: 4px; box-shadow: 0 -4px 0 0 var(--foreground), 0 4px 0 ` +
        "0 var(--foreground), -4px 0 0 0 var(--foreground), 4px 0 0 0 var(--foreground);"
      );
    case "bevel":
      return `${paper} ${line} border-block-start: 0.5rem solid var(--foreground); border-radius: var(--radius-sm);`;
    case "ruled":
      return `${paper} border: 0; border-block: var(--stroke) solid var(--foreground); border-radius: 0;`;
    case "outline":
      return direction.depth === "tone"
        ? `${paper} border: 0; border-block-start: 3px solid var(--foreground); border-radius: 0;`
        : `${paper} border: var(--stroke) solid var(--foreground); border-radius: var(--radius-md);`;
    case "pill":
      return direction.depth === "tone"
        ? `${paper} border: 0; border-radius: var(--radius-lg);`
        : `${paper} ${line} border-radius: var(--radius-lg);`;
    case "flat":
      return `${paper} ${toFlatSheetDeclarations(input, toned ? "var(--muted)" : "var(--popover)")}`;
  }
}

/** Whether a panel has a second line inside its edge. */
const isFramed = ({ direction, componentStyle }: OverlayInput): boolean =>
  componentStyle.button === "flat" && direction.depth === "border" && direction.radiusBand === "rounded";

/**
 * Panels of the archetypes with plain buttons, which would otherwise look alike: stripes, a
 * horizon, an inset frame, an account's double rule.
 */
function toFlatSheetDeclarations({ direction, componentStyle }: OverlayInput, paper: string): string {
  if (direction.depth === "tone") {
    if (componentStyle.table === "bands")
      return (
        "border: 0; border-block-end: 9px solid transparent; border-radius: var(--radius-lg); background: " +
        "linear-gradient(var(--primary) 33%, var(--spot) 33% 67%, var(--foreground) 67%) left bottom / 100% " +
        `9px no-repeat border-box, ${paper};`
      );
    return componentStyle.table === "bare"
      ? "border: 0; border-block-end: 0.75rem solid var(--primary); border-radius: 0;"
      : "border: 0; border-radius: 0;";
  }
  const line = `border: ${getRuleBorder({ componentStyle })}; border-radius: var(--radius-lg);`;
  if (isFramed({ direction, componentStyle })) return `${line} outline: 1px solid var(--border); outline-offset: -0.5rem;`;
  return direction.density === "dense" && componentStyle.table === "rules"
    ? `${line} border-block-start: 4px double var(--foreground);`
    : line;
}

/**
 * Declarations of an overlay's title. It uses the display face if the archetype's labels do, or if
 * the display face works at small sizes.
 */
export function toSheetTitleDeclarations({ direction, componentStyle }: OverlayInput): string {
  const display = componentStyle.label === "display" || (componentStyle.label === "caps" && direction.weights.display >= 600);
  return `${toTextStyleDeclarations("heading-3")};${
    display ? " font-family: var(--font-display); font-weight: var(--weight-display);" : ""
  }`;
}

/** How an overlay's head is separated from its body, following the table style. */
export function toOverlayHeadDeclarations(input: OverlayInput): string {
  const { componentStyle } = input;
  if (isFramed(input)) return "padding-block-end: 0;";
  switch (componentStyle.table) {
    case "rules":
      return `border-block-end: 1px solid ${componentStyle.rule === "ink" ? "var(--foreground)" : "var(--border)"};`;
    case "grid":
      return (
        "background: var(--muted); color: var(--foreground); border-block-end: var(--stroke) solid " +
        `${componentStyle.rule === "ink" ? "var(--foreground)" : "var(--border)"};`
      );
    case "bands":
    case "bare":
      return "padding-block-end: 0;";
  }
}

/**
 * The veil over the page behind an overlay, drawn below the children of `selector`: ink in light
 * mode, night in dark mode.
 */
export const renderVeilCss = (selector: string): string => `
${selector} { --lv-veil: var(--inverse); position: relative; isolation: isolate; }
${selector}::before { content: ""; position: absolute; inset: 0; z-index: -1; background: var(--lv-veil); opacity: 0.7; }
${renderDarkModeCss(selector, "--lv-veil: var(--background);")}`;

/** A square icon button of at least 2.75rem. Its `aria-label` names the action. */
export const renderIconButtonCss = (selector: string, { componentStyle }: Pick<ComponentInput, "componentStyle">): string => css`
${selector} {
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${componentStyle.button === "pill" ? "var(--radius-full)" : "var(--radius-sm)"};
  background: transparent;
  color: inherit;
  cursor: pointer;
  ${toLabelDeclarations(componentStyle)}
}
${selector}:hover { background: var(--secondary); color: var(--secondary-foreground); }
${selector}:active { background: var(--secondary-active); color: var(--secondary-foreground); }`;

/**
 * A sketched and veiled piece of page that shows a dialog or drawer open in the document flow. In
 * production the element is used without it.
 */
export const renderStageCss = (selector: string): string => css`
${selector} {
  display: grid;
  min-height: 18rem;
  max-width: 48rem;
  overflow: hidden;
  border: 1px solid var(--border);
  background: linear-gradient(var(--foreground) 0 0) var(--space-6) var(--space-6) / 38% 1.25rem no-repeat,
    repeating-linear-gradient(var(--input) 0 0.5rem, transparent 0.5rem 1.5rem)
      var(--space-6) calc(var(--space-6) + 3rem) / 72% 8rem no-repeat,
    linear-gradient(var(--primary) 0 0) var(--space-6) calc(var(--space-6) + 11.5rem) / 7rem 2rem no-repeat,
    var(--background);
}
${renderVeilCss(selector)}`;
