import { toTextStyleDeclarations } from "#/model/css-variables";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { getSelectedRoles } from "#/studio/components/main-action";

/**
 * The rules of a checkbox or radio button with its label: `<selector>__row`, `__box`, `__label` and
 * `__hint`.
 */
export function renderChoiceCss(
  selector: string,
  kind: "checkbox" | "radio",
  { componentStyle, tokens }: ComponentInput,
): string {
  const selected = getSelectedRoles(tokens);
  const box = `${selector}__box`;
  const width = componentStyle.field === "frame" || componentStyle.rule === "ink" ? "2px" : "1px";
  const line = componentStyle.rule === "ink" ? "var(--foreground)" : "var(--input)";
  const radius = kind === "radio" ? "50%" : "min(var(--radius-sm), 0.375rem)";
  const tick =
    kind === "radio"
      ? `width: 0.625rem; height: 0.625rem; border-radius: 50%; background: var(--${selected.text});`
      : `width: 0.4rem; height: 0.75rem; margin-top: -0.15rem; border: solid var(--${selected.text}); ` +
        "border-width: 0 2px 2px 0; transform: rotate(45deg);";
  return `
${selector} { color: var(--foreground); ${toTextStyleDeclarations("body")}; }
${selector}__row { display: grid; grid-template-columns: 1.5rem minmax(0, 1fr); overflow-wrap: anywhere; \
gap: var(--space-1) var(--space-3); align-items: start; padding-block: var(--space-2); }
${box} {
  appearance: none; display: grid; place-content: center; width: 1.5rem; height: 1.5rem; margin: 0;
  background: var(--card); border: ${width} solid ${line}; border-radius: ${radius}; cursor: pointer;
}
${box}::before { content: ""; display: none; ${tick} }
${box}:hover { border-color: var(--foreground); }
${box}:active { background: var(--muted); }
${box}:checked { background: var(--${selected.fill}); border-color: var(--${selected.outline}); }
${box}:checked::before { display: block; }
${box}:focus-visible { ${focusRing} }
${box}[aria-invalid="true"] { border-color: var(--destructive-text); border-width: 2px; }
${box}:disabled { background: var(--disabled); border-color: var(--disabled); cursor: not-allowed; }
${box}:disabled + ${selector}__label { color: var(--muted-foreground); }
${box}:disabled::before { ${kind === "radio" ? "background: var(--disabled-foreground);" : "border-color: var(--disabled-foreground);"} }
${selector}__hint, ${selector}__error { grid-column: 2; margin: 0; color: var(--muted-foreground); ${toTextStyleDeclarations("small")}; }
${selector}__error { color: var(--destructive-text); font-weight: var(--weight-medium); }
@media (forced-colors: active) { ${box} { appearance: auto; } }`;
}
