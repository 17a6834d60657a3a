import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { scopeCss } from "#/studio/components/scoped-css";

/**
 * Icons of the four kinds on a 24-unit grid. They differ in outline, so that colour is never the
 * only difference.
 */
const iconPaths = {
  info: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1 5h2v2h-2Zm0 4h2v6h-2Z",
  success: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1.4 14.4-4.2-4.2 1.5-1.4 2.7 2.7 5.6-5.6 1.4 1.4Z",
  warning: "M12 2 1 21h22Zm-1 7h2v6h-2Zm0 7.500h2v2h-2Z",
  danger: "M8 2h8l6 6v8l-6 6H8l-6-6V8Zm3 4v8h2V6Zm0 10v2h2v-2Z",
} as const;
type Kind = keyof typeof iconPaths;

/** States what happened and what to do next. */
export function alert(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle } = input;
  const getFillRole = (kind: Kind) => (kind === "danger" ? "destructive" : kind);
  const isToned = direction.depth !== "border";
  const renderKindCss = (kind: Kind) =>
    isToned
      ? `.lv-alert--${kind} { background: var(--${getFillRole(kind)}); color: var(--${getFillRole(kind)}-foreground); }`
      : css`.lv-alert--${kind} {
  border-color: var(--${getFillRole(kind)}-text);
} .lv-alert--${kind} .lv-alert__sign, .lv-alert--${kind} .lv-alert__title {
  color: var(--${getFillRole(kind)}-text);
}`;
  const kinds: readonly Kind[] = ["info", "success", "warning", "danger"];
  const rules = css`
.lv-alert {
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: var(--space-1) var(--space-3);
  max-width: 36rem;
  padding: var(--space-4);
  ${
    isToned
      ? "border: 0;"
      : "background: var(--card); color: var(--card-foreground); border: " +
        `${componentStyle.rule === "ink" ? "2px" : "1px"} solid;`
  } border-radius: var(--radius-md);
  ${toTextStyleDeclarations("body")};
}
.lv-alert__sign { width: 1.5rem; height: 1.5rem; }
.lv-alert__title { margin: 0; font-weight: var(--weight-strong); }
.lv-alert__text { grid-column: 2; margin: 0; text-wrap: pretty; }
${kinds.map(renderKindCss).join("\n")}`;
  const renderVariant = (kind: Kind, role: "status" | "alert", title: string, text: string) =>
    html`
      <div class="lv-alert lv-alert--${kind}" role="${role}">
        <svg class="lv-alert__sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path fill="currentColor" fill-rule="evenodd" d="${iconPaths[kind]}" />
        </svg>
        <p class="lv-alert__title">${title}</p>
        <p class="lv-alert__text">${text}</p>
      </div>`.text;
  const { phrases } = copy;
  return {
    slug: "alert",
    name: "Alert",
    category: "feedback",
    summary: "States what happened and what to do next. The four kinds differ in icon as well as colour.",
    css: scopeCss("alert", rules, literals),
    variants: [
      { name: "Information", html: renderVariant("info", "status", phrases.goodToKnow, phrases.goodToKnowBody) },
      { name: "Success", html: renderVariant("success", "status", phrases.sent, phrases.sentBody) },
      { name: "Warning", html: renderVariant("warning", "alert", phrases.checkEntries, phrases.checkEntriesBody) },
      { name: "Danger", html: renderVariant("danger", "alert", phrases.notSent, phrases.notSentBody) },
    ],
  };
}
