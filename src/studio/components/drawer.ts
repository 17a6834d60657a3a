import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { renderBriefText } from "#/studio/copy/brief-text";
import { renderButtonCss } from "#/studio/components/button-css";
import { renderChoiceCss } from "#/studio/components/choice-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { renderDarkModeCss } from "#/studio/components/dark-mode-css";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { renderPopoverCss } from "#/studio/components/popover-css";
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

/** A side panel for secondary content: filters, details, navigation on small screens. */
export function drawer(input: ComponentInput): Component {
  const { copy, literals, componentStyle } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const pad = getSurfacePadding(input);
  const edge =
    componentStyle.button === "pill" || input.direction.radiusBand === "rounded"
      ? "border-start-end-radius: 0; border-end-end-radius: 0;"
      : "border-radius: 0;";
  const subjects = (
    copy.items.length > 0 ? copy.items.map(({ title }) => title) : [phrases.offer, phrases.values, phrases.contact]
  ).slice(0, 4);
  const rules = css`
.lv-drawer { color: var(--foreground); ${toTextStyleDeclarations("body")}; }
${renderStageCss(".lv-drawer__stage")}
.lv-drawer__stage { justify-items: end; min-height: 24rem; }
.lv-drawer__sheet {
  display: grid;
  grid-template-rows: auto 1fr auto;
  width: min(20rem, 88%);
  ${toOverlayDeclarations(input, "veil")} ${edge} border-block: 0;
  border-inline-end: 0;
  margin: 0;
  box-shadow: none;
  padding: 0;
}
.lv-drawer__head {
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-2) var(--space-3) ${pad};
  padding-inline: ${pad} var(--space-2);
  ${toOverlayHeadDeclarations(input)}
}
.lv-drawer__title { margin: 0; padding-block: var(--space-2); ${toSheetTitleDeclarations(input)} overflow-wrap: anywhere; }
.lv-drawer__body { padding: var(--space-4) ${pad}; overflow: auto; }
.lv-drawer__foot { display: flex; flex-wrap: wrap; gap: var(--space-3); padding: var(--space-4) ${pad} ${pad}; }
.lv-drawer__group { min-width: 0; margin: 0; padding: 0; border: 0; }
.lv-drawer__legend { padding: 0; margin-bottom: var(--space-2); ${toLabelDeclarations(componentStyle)} }
${renderChoiceCss(".lv-drawer__choice", "checkbox", input)}
${renderIconButtonCss(".lv-drawer__close", input)}
.lv-drawer__close:focus-visible { ${focusRing} outline-offset: -3px; }
${renderButtonCss(".lv-drawer__button", input)}
${renderPopoverCss(
  ".lv-drawer__sheet",
  "inset: 0 0 0 auto; inset-inline: auto 0; height: 100%; max-height: none; width: min(22rem, 88vw);",
  "translateX(2rem)",
)}
.lv-drawer__sheet::backdrop { background: var(--inverse); opacity: 0.6; }
${renderDarkModeCss(".lv-drawer__sheet::backdrop", "background: var(--background);")}`;
  const renderContent = (id: string, close: boolean) =>
    html`
      <div class="lv-drawer__head">
        <h3 class="lv-drawer__title" id="${id}-title">${words.filter}</h3>
        <button type="button" class="lv-drawer__close"
            aria-label="${words.close}"${close && html` popovertarget="${id}" popovertargetaction="hide"`}>
          ${renderIcon("x", "lv-drawer__sign", input)}
        </button>
      </div>
      <div class="lv-drawer__body">
        <fieldset class="lv-drawer__group">
          <legend class="lv-drawer__legend">${phrases.topicLabel}</legend>
          ${subjects.map(
            (subject, index) =>
              html`
                <div class="lv-drawer__choice__row">
                  <input class="lv-drawer__choice__box" id="${`${id}-${index + 1}`}"
                      type="checkbox"${index === 0 && " checked"}>
                  <label class="lv-drawer__choice__label" for="${`${id}-${index + 1}`}">
                    ${renderBriefText(copy, subject)}
                  </label>
                </div>`,
          )}
        </fieldset>
      </div>
      <div class="lv-drawer__foot">
        <button type="button" class="lv-drawer__button">${words.show}</button>
        <button type="button"
            class="lv-drawer__button lv-drawer__button--quiet"${close && html` popovertarget="${id}" popovertargetaction="hide"`}>
          ${phrases.cancel}
        </button>
      </div>`;
  return {
    slug: "drawer",
    name: "Drawer",
    category: "layout",
    summary: "A side panel for secondary content such as filters. The page stays visible beside it.",
    css: scopeCss("drawer", rules, literals),
    variants: [
      {
        name: "Open",
        html: html`
          <div class="lv-drawer">
            <div class="lv-drawer__stage">
              <section class="lv-drawer__sheet" aria-label="${words.filter}">
                ${renderContent("lv-drawer-open", false)}
              </section>
            </div>
          </div>`.text,
      },
      {
        name: "Opens from a button",
        html: html`
          <div class="lv-drawer">
            <button type="button" class="lv-drawer__button lv-drawer__button--outline" popovertarget="lv-drawer-live">
              ${words.filter}
            </button>
            <div class="lv-drawer__sheet" id="lv-drawer-live" role="dialog" aria-labelledby="lv-drawer-live-title"
                popover="auto">
              ${renderContent("lv-drawer-live", true)}
            </div>
          </div>`.text,
      },
    ],
  };
}
