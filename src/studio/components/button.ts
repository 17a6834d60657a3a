import { html } from "#/kernel/markup";
import type { Component } from "#/model/component";
import { renderButtonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { renderBriefText } from "#/studio/copy/brief-text";

/** The main action and its quieter variants. */
export function button(input: ComponentInput): Component {
  const { phrases, cta, plans } = input.copy;
  const renderButton = (modifier: string, label: string) =>
    html`<button type="button" class="lv-button${modifier}">${label}</button>`.text;
  return {
    slug: "button",
    name: "Button",
    category: "actions",
    summary: "Triggers an action. Use one main button per view.",
    css: scopeCss("button", renderButtonCss(".lv-button", input), input.literals),
    variants: [
      { name: "Main", html: html`<button type="button" class="lv-button">${renderBriefText(input.copy, cta)}</button>`.text },
      {
        name: "Secondary",
        html: renderButton(" lv-button--secondary", plans.length > 0 ? phrases.seePricing : phrases.seeOffer),
      },
      { name: "Outline", html: renderButton(" lv-button--outline", phrases.readMore) },
      { name: "Quiet", html: renderButton(" lv-button--quiet", phrases.cancel) },
      { name: "Destructive", html: renderButton(" lv-button--destructive", phrases.remove) },
      { name: "Small", html: renderButton(" lv-button--small", phrases.send) },
      {
        name: "Loading",
        html: html`
          <button type="button" class="lv-button" aria-busy="true" aria-disabled="true">
            ${getControlPhrases(input.copy).sending}
          </button>`.text,
      },
      { name: "Disabled", html: html`<button type="button" class="lv-button" disabled>${phrases.send}</button>`.text },
    ],
  };
}
