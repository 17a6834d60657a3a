import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { scopeCss } from "#/studio/components/scoped-css";

/** A status in one word. */
export function badge(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle } = input;
  const outlined = direction.depth === "border";
  const radius = componentStyle.button === "pill" ? "var(--radius-full)" : "var(--radius-sm)";
  const kinds = ["success", "warning", "info"] as const;
  const rules = css`
.lv-badge {
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 1.5rem;
  padding: 0 var(--space-2);
  border: 1px solid ${outlined ? "currentColor" : "transparent"};
  border-radius: ${radius};
  background: ${outlined ? "transparent" : "var(--secondary)"};
  color: ${outlined ? "var(--foreground)" : "var(--secondary-foreground)"};
  ${toLabelDeclarations(componentStyle)} white-space: nowrap;
}
${kinds
  .map(
    (kind) => css`.lv-badge--${kind} {
  ${outlined ? `color: var(--${kind}-text);` : `background: var(--${kind}); color: var(--${kind}-foreground);`}
}`,
  )
  .join("\n")}
.lv-badge--danger {
  ${outlined ? "color: var(--destructive-text);" : "background: var(--destructive); color: var(--destructive-foreground);"}
}`;
  const renderVariant = (modifier: string, label: string) => html`<span class="lv-badge${modifier}">${label}</span>`.text;
  return {
    slug: "badge",
    name: "Badge",
    category: "display",
    summary: "A status in one word. The word carries the meaning; the colour only supports it.",
    css: scopeCss("badge", rules, literals),
    variants: [
      { name: "Neutral", html: renderVariant("", copy.phrases.draft) },
      { name: "Success", html: renderVariant(" lv-badge--success", copy.phrases.available) },
      { name: "Warning", html: renderVariant(" lv-badge--warning", copy.phrases.paused) },
      { name: "Danger", html: renderVariant(" lv-badge--danger", copy.phrases.closed) },
      { name: "Information", html: renderVariant(" lv-badge--info", copy.phrases.goodToKnow) },
    ],
  };
}
