import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { renderButtonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { renderIconButtonCss } from "#/studio/components/overlay-css";
import { getFieldRole } from "#/studio/palette/brand-visibility";
import { scopeCss } from "#/studio/components/scoped-css";
import { renderIcon } from "#/studio/components/icon";
import { renderPopoverCss } from "#/studio/components/popover-css";

/** The toast's shape, following the archetype's buttons. */
function getToastShape({ componentStyle, tokens, direction }: ComponentInput): string {
  const brand = `var(--${getFieldRole(tokens, direction)})`;
  switch (componentStyle.button) {
    case "offset":
      return `border-radius: 0; box-shadow: 6px 6px 0 ${brand};`;
    case "stepped":
      return (
        "border-radius: 0; margin: 4px; box-shadow: 0 -4px 0 0 var(--lv-field), 0 4px 0 0 var(--lv-field), " +
        "-4px 0 0 0 var(--lv-field), 4px 0 0 0 var(--lv-field);"
      );
    case "bevel":
      return `border-radius: var(--radius-sm); border-block-start: 0.5rem solid ${brand};`;
    case "pill":
      return "border-radius: var(--radius-lg); padding-inline-start: var(--space-6);";
    case "ruled":
      return "border-radius: 0; border-block-start: 3px solid var(--spot);";
    case "outline":
    case "flat":
      return "border-radius: var(--radius-md);";
  }
}

/** A short confirmation of a completed action. */
export function toast(input: ComponentInput): Component {
  const { copy, literals } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const rules = css`
.lv-toast { color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-toast__strip {
  --lv-field: var(--inverse);
  --lv-on: var(--inverse-foreground);
  display: flex;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  width: fit-content;
  max-width: min(100%, 28rem);
  padding: var(--space-1_5) var(--space-1_5) var(--space-1_5) var(--space-4);
  padding-inline: var(--space-4) var(--space-1_5);
  background: var(--lv-field);
  color: var(--lv-on);
  border: 0;
  ${getToastShape(input)}
}
.lv-toast__strip--danger { --lv-field: var(--destructive); --lv-on: var(--destructive-foreground); }
.lv-toast__text { flex: 1 1 auto; min-width: 0; margin: 0; padding-block: var(--space-2); text-wrap: pretty; overflow-wrap: anywhere; }
.lv-toast__action {
  flex: none;
  min-height: 2.75rem;
  max-width: 45%;
  padding: 0 var(--space-3);
  border: 0;
  background: transparent;
  color: inherit;
  ${toLabelDeclarations(input.componentStyle)} text-decoration: underline;
  text-underline-offset: 0.25em;
  cursor: pointer;
  overflow-wrap: anywhere;
}
.lv-toast__action:hover { text-decoration-thickness: 2px; }
.lv-toast__action:active { text-decoration-style: double; }
${renderIconButtonCss(".lv-toast__close", input)}
.lv-toast__close:hover, .lv-toast__close:active { background: var(--lv-on); color: var(--lv-field); }
.lv-toast__action:focus-visible, .lv-toast__close:focus-visible { ${focusRing} outline-color: currentColor; outline-offset: -4px; }
${renderButtonCss(".lv-toast__open", input)}
${renderPopoverCss(
  ".lv-toast__strip",
  "inset: auto auto var(--space-4) var(--space-4); inset-inline: var(--space-4) auto;",
  "translateY(1rem)",
)}`;
  const renderClose = (target: Markup | string) =>
    html`
      <button type="button" class="lv-toast__close" aria-label="${words.close}"${target}>
        ${renderIcon("x", "lv-toast__sign", input)}
      </button>`;
  const renderVariant = (kind: "" | " lv-toast__strip--danger", text: string, action: string | undefined) =>
    html`
      <div class="lv-toast">
        <div class="lv-toast__strip${kind}" role="${kind === "" ? "status" : "alert"}">
          <p class="lv-toast__text">${text}</p>
          ${action !== undefined && html`<button type="button" class="lv-toast__action">${action}</button>`}
          ${renderClose("")}
        </div>
      </div>`.text;
  return {
    slug: "toast",
    name: "Toast",
    category: "feedback",
    summary: "Confirms a completed action, with an option to undo it. It stays until the user closes it.",
    css: scopeCss("toast", rules, literals),
    variants: [
      { name: "Done", html: renderVariant("", words.saved, undefined) },
      { name: "With a way back", html: renderVariant("", words.deletedDraft, words.undo) },
      { name: "Failed", html: renderVariant(" lv-toast__strip--danger", phrases.notSent, phrases.send) },
      {
        name: "Opens from a button",
        html: html`
          <div class="lv-toast">
            <button type="button" class="lv-toast__open" popovertarget="lv-toast-live">${words.show}</button>
            <div class="lv-toast__strip" id="lv-toast-live" role="status" popover="manual">
              <p class="lv-toast__text">${words.saved}</p>
              ${renderClose(html` popovertarget="lv-toast-live" popovertargetaction="hide"`)}
            </div>
          </div>`.text,
      },
    ],
  };
}
