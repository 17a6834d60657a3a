import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { renderBriefText } from "#/studio/copy/brief-text";

/** A link, in running text and standalone. */
export function link(input: ComponentInput): Component {
  const { copy, literals } = input;
  const rules = css`
.lv-link { overflow-wrap: anywhere; max-width: var(--measure); margin: 0; color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-link__anchor {
  color: var(--link);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  ${colorTransition}
}
.lv-link__anchor:hover { color: var(--link-hover); text-decoration-thickness: 2px; }
.lv-link__anchor:active { color: var(--foreground); }
.lv-link__anchor:focus-visible { ${focusRing} }
.lv-link__anchor--alone {
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  font-weight: var(--weight-strong);
  text-decoration: none;
}
.lv-link__anchor--alone::after {
  content: "";
  width: 0.45em;
  height: 0.45em;
  border: solid currentColor;
  border-width: 2px 2px 0 0;
  transform: rotate(45deg);
}
[dir="rtl"] .lv-link__anchor--alone::after { transform: rotate(-135deg); }
${renderReducedMotionCss(".lv-link__anchor")}`;
  return {
    slug: "link",
    name: "Link",
    category: "actions",
    summary: "Opens another page or section. Underlined in running text, with an arrowhead when standalone.",
    css: scopeCss("link", rules, literals),
    variants: [
      {
        name: "In text",
        html: html`
          <p class="lv-link" id="lv-link-in-text">
            ${renderBriefText(copy, copy.lead ?? copy.headline)}${" "}
            <a class="lv-link__anchor" href="#lv-link-in-text">${copy.phrases.about(copy.name)}</a>
          </p>`.text,
      },
      {
        name: "Alone",
        html: html`
          <p class="lv-link" id="lv-link-alone">
            <a class="lv-link__anchor lv-link__anchor--alone" href="#lv-link-alone">${copy.phrases.seeOffer}</a>
          </p>`.text,
      },
    ],
  };
}
