import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { renderButtonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { renderFieldCss } from "#/studio/components/field-css";
import { focusRing } from "#/studio/components/focus-css";
import { renderDarkModeCss } from "#/studio/components/dark-mode-css";
import {
  toOverlayDeclarations,
  toOverlayHeadDeclarations,
  toSheetTitleDeclarations,
  renderIconButtonCss,
  renderStageCss,
} from "#/studio/components/overlay-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { renderIcon } from "#/studio/components/icon";
import { getSurfacePadding } from "#/studio/components/surface";

/** A question that blocks the page until it is answered. */
export function dialog(input: ComponentInput): Component {
  const { copy, literals } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const pad = getSurfacePadding(input);
  const rules = css`
.lv-dialog { color: var(--foreground); ${toTextStyleDeclarations("body")}; }
${renderStageCss(".lv-dialog__stage")}
.lv-dialog__stage { place-items: center; padding: var(--space-6) var(--space-4); }
.lv-dialog__sheet { width: 100%; max-width: 28rem; padding: 0; overflow: auto; ${toOverlayDeclarations(input, "veil")} }
.lv-dialog__stage > .lv-dialog__sheet { position: static; }
.lv-dialog__sheet:modal {
  margin: auto;
  max-width: min(28rem, calc(100vw - 2 * var(--space-4)));
  max-height: calc(100vh - 2 * var(--space-4));
  opacity: 1;
  transition: opacity var(--duration-base) var(--ease-out),
    overlay var(--duration-base) allow-discrete,
    display var(--duration-base) allow-discrete;
}
@starting-style { .lv-dialog__sheet:modal { opacity: 0; } }
.lv-dialog__sheet::backdrop { background: var(--inverse); opacity: 0.6; }
${renderDarkModeCss(".lv-dialog__sheet::backdrop", "background: var(--background);")}
.lv-dialog__head {
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-3) var(--space-3) ${pad};
  padding-inline: ${pad} var(--space-2);
  ${toOverlayHeadDeclarations(input)}
}
.lv-dialog__title {
  margin: 0;
  padding-block: var(--space-2);
  ${toSheetTitleDeclarations(input)} text-wrap: balance;
  overflow-wrap: anywhere;
}
.lv-dialog__body { display: grid; gap: var(--space-4); padding: var(--space-4) ${pad} ${pad}; }
.lv-dialog__text { margin: 0; max-width: var(--measure); text-wrap: pretty; overflow-wrap: anywhere; }
.lv-dialog__actions { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: var(--space-3); margin-block-start: var(--space-2); }
${renderFieldCss(".lv-dialog__field", input)}
${renderIconButtonCss(".lv-dialog__close", input)}
.lv-dialog__close:focus-visible { ${focusRing} outline-offset: -3px; }
${renderButtonCss(".lv-dialog__button", input)}
@media (prefers-reduced-motion: reduce) { .lv-dialog__sheet:modal { transition: none; } }`;
  const renderHead = (id: string, title: Markup | string) =>
    html`
      <form method="dialog" class="lv-dialog__head">
        <h3 class="lv-dialog__title" id="${id}-title">${title}</h3>
        <button type="submit" class="lv-dialog__close" aria-label="${words.close}">
          ${renderIcon("x", "lv-dialog__sign", input)}
        </button>
      </form>`;
  const renderQuestion = (id: string, open: boolean) =>
    html`
      <dialog class="lv-dialog__sheet" id="${id}" aria-labelledby="${id}-title"
          aria-describedby="${id}-text"${open && " open"}>
        ${renderHead(id, words.deleteQuestion)}
        <form method="dialog" class="lv-dialog__body">
          <p class="lv-dialog__text" id="${id}-text">${words.deleteConsequence}</p>
          <div class="lv-dialog__actions">
            <button type="submit" class="lv-dialog__button lv-dialog__button--outline">${words.keep}</button>
            <button type="submit" class="lv-dialog__button lv-dialog__button--destructive">${phrases.remove}</button>
          </div>
        </form>
      </dialog>`;
  const entry = "lv-dialog-entry";
  return {
    slug: "dialog",
    name: "Dialog",
    category: "feedback",
    summary: "Asks a question before the user can continue. Escape closes it, and its buttons name their actions.",
    css: scopeCss("dialog", rules, literals),
    variants: [
      {
        name: "Question",
        html: html`<div class="lv-dialog"><div class="lv-dialog__stage">${renderQuestion("lv-dialog-question", true)}</div></div>`
          .text,
      },
      {
        name: "With a field",
        html: html`
          <div class="lv-dialog">
            <div class="lv-dialog__stage">
              <dialog class="lv-dialog__sheet" id="${entry}" aria-labelledby="${entry}-title" open>
                ${renderHead(entry, phrases.talkTo(copy.name))}
                <form method="dialog" class="lv-dialog__body">
                  <div class="lv-dialog__field">
                    <label class="lv-dialog__field__label" for="${entry}-mail">${phrases.emailLabel}</label>
                    <input class="lv-dialog__field__control" id="${entry}-mail" type="email" autocomplete="email"
                        aria-describedby="${entry}-hint">
                    <p class="lv-dialog__field__hint" id="${entry}-hint">${words.emailUse}</p>
                  </div>
                  <div class="lv-dialog__actions">
                    <button type="submit" class="lv-dialog__button lv-dialog__button--outline">
                      ${phrases.cancel}
                    </button>
                    <button type="submit" class="lv-dialog__button">${phrases.send}</button>
                  </div>
                </form>
              </dialog>
            </div>
          </div>`.text,
      },
      {
        name: "Opens from a button",
        html: html`
          <div class="lv-dialog">
            <button type="button" class="lv-dialog__button lv-dialog__button--outline" command="show-modal"
                commandfor="lv-dialog-live">
              ${phrases.remove}
            </button>
            ${renderQuestion("lv-dialog-live", false)}
          </div>`.text,
      },
    ],
  };
}
