import { toTextStyleDeclarations } from "#/model/css-variables";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { toLabelDeclarations } from "#/studio/components/label-css";

function getFieldOutline({ componentStyle }: ComponentInput): string {
  switch (componentStyle.field) {
    case "box":
      return "background: var(--card); border: 1px solid var(--input); border-radius: var(--radius-md);";
    case "frame":
      return (
        "background: var(--card); border: 2px solid " +
        `${componentStyle.rule === "ink" ? "var(--foreground)" : "var(--input)"}; border-radius: ` +
        "var(--radius-md);"
      );
    case "filled":
      return "background: var(--muted); border: 1px solid var(--input); border-radius: var(--radius-md);";
    case "underline":
      return "background: transparent; border: 0; border-bottom: 1px solid var(--input); border-radius: 0; padding-inline: 0;";
  }
}

/**
 * The rules of a text field (`<selector>__control`) with its label, hint and error. The control can
 * be an input, a textarea or a select. A control with `aria-invalid` takes the danger colour, with
 * an error message below it.
 */
export function renderFieldCss(selector: string, input: ComponentInput): string {
  const control = `${selector}__control`;
  return `
${selector} { display: grid; gap: var(--space-1_5); max-width: 28rem; color: var(--foreground); ${toTextStyleDeclarations("body")}; }
${selector}__label { ${toLabelDeclarations(input.componentStyle)} }
${selector}__hint, ${selector}__error { margin: 0; ${toTextStyleDeclarations("small")}; }
${selector}__hint { color: var(--muted-foreground); }
${selector}__error { color: var(--destructive-text); font-weight: var(--weight-medium); }
${control} {
  width: 100%; min-height: 2.75rem; padding: var(--space-2) var(--space-3); margin: 0;
  ${getFieldOutline(input)}
  color: var(--foreground); font: inherit; letter-spacing: inherit;
  ${colorTransition}
}
${control}::placeholder { color: var(--muted-foreground); opacity: 1; }
${control}:hover { border-color: var(--foreground); }
${control}:active { border-color: var(--ring); }
${control}:focus-visible { ${focusRing} }
${control}[aria-invalid="true"] { border-color: var(--destructive-text); \
border-width: 2px;${input.componentStyle.field === "underline" ? " border-width: 0 0 2px;" : ""} }
${control}:read-only:not(select, :disabled) { background: transparent; border-style: dashed; }
${control}:disabled { background: var(--disabled); color: var(--disabled-foreground); border-color: transparent; \
cursor: not-allowed; opacity: 1; }
${renderReducedMotionCss(control)}`;
}
