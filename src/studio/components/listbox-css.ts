import { css } from "#/kernel/css";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { toLabelDeclarations } from "#/studio/components/label-css";

/**
 * The rules of entries in a panel that opens over the page: `<selector>__list`, `__group`, `__entry`
 * and `__key`. An entry is a button, a link or an option.
 */
export function renderEntryCss(selector: string, { componentStyle, direction }: ComponentInput): string {
  const entry = `${selector}__entry`;
  const strong = componentStyle.rule === "ink" || direction.depth === "tone";
  const hover = strong
    ? "background: var(--inverse); color: var(--inverse-foreground);"
    : "background: var(--secondary); color: var(--secondary-foreground);";
  return css`
${selector}__list { margin: 0; padding: 0; list-style: none; }
${selector}__group {
  margin: 0;
  padding: var(--space-2) var(--space-3) var(--space-1);
  color: var(--muted-foreground);
  ${toLabelDeclarations(componentStyle)}
}
${entry} {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  width: 100%;
  min-height: ${direction.density === "dense" ? "2.25rem" : "2.75rem"};
  margin: 0;
  padding: var(--space-1) var(--space-3);
  border: 0;
  border-radius: ${componentStyle.button === "pill" ? "var(--radius-md)" : "var(--radius-sm)"};
  background: transparent;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${colorTransition}
}
${entry}:hover, ${entry}--active { ${hover} }
${entry}:active { background: var(--secondary-active); color: var(--secondary-foreground); }
${entry}:focus-visible { ${focusRing} outline-offset: -3px; }
${entry}[aria-selected="true"] { font-weight: var(--weight-strong); }
${entry}:disabled, ${entry}[aria-disabled="true"] { background: transparent; color: var(--disabled-foreground); cursor: not-allowed; }
${entry}--destructive { color: var(--destructive-text); }
${selector}__key { flex: none; color: inherit; direction: ltr; font-family: var(--font-mono); font-size: var(--type-code-size); }
${selector}__sign { flex: none; width: 1.125rem; height: 1.125rem; }
${renderReducedMotionCss(entry)}`;
}
