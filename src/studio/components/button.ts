import { html } from "#/kernel/markup";
import type { Component } from "#/model/component";
import { buttonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { scopedCss } from "#/studio/components/scoped-css";
import { controlPhrasesIn } from "#/studio/copy/control-phrases";
import { wordsOf } from "#/studio/copy/words";

/** The main action and its quieter relatives. */
export function button(input: ComponentInput): Component {
  const { phrases, cta } = input.copy;
  const plain = (modifier: string, label: string) =>
    html`<button type="button" class="lv-button${modifier}">${label}</button>`.text;
  return {
    slug: "button",
    name: "Button",
    category: "actions",
    summary: "Starts something. One main button in a view; the others stand back.",
    css: scopedCss("button", buttonCss(".lv-button", input), input.literals),
    variants: [
      { name: "Main", html: html`<button type="button" class="lv-button">${wordsOf(input.copy, cta)}</button>`.text },
      { name: "Secondary", html: plain(" lv-button--secondary", phrases.seePricing) },
      { name: "Outline", html: plain(" lv-button--outline", phrases.readMore) },
      { name: "Quiet", html: plain(" lv-button--quiet", phrases.cancel) },
      { name: "Destructive", html: plain(" lv-button--destructive", phrases.remove) },
      { name: "Small", html: plain(" lv-button--small", phrases.send) },
      {
        name: "Loading",
        html: html`<button type="button" class="lv-button" aria-busy="true" aria-disabled="true">${controlPhrasesIn(input.copy.lang).sending}</button>`
          .text,
      },
      { name: "Disabled", html: html`<button type="button" class="lv-button" disabled>${phrases.send}</button>`.text },
    ],
  };
}
