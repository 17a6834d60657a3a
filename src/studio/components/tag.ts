import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import type { Component } from "#/model/component";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { renderBriefText } from "#/studio/copy/brief-text";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { getSelectedRoles } from "#/studio/components/main-action";
import { scopeCss } from "#/studio/components/scoped-css";
import { renderIcon } from "#/studio/components/icon";

/** The archetype's tag shape, which differs from badges: a notch, a stamp, a pill, an index tab. */
function getTagShape({ componentStyle, direction }: ComponentInput): string {
  const ink = componentStyle.rule === "ink" ? "var(--foreground)" : "var(--input)";
  switch (componentStyle.button) {
    case "pill":
      return (
        "border: 1px solid transparent; border-radius: var(--radius-full); background: var(--secondary); " +
        "color: var(--secondary-foreground);"
      );
    case "offset":
      return "border: 2px solid var(--foreground); border-radius: 0; background: var(--background); color: var(--foreground);";
    case "stepped":
      return (
        "border: 2px solid var(--foreground); border-block-width: 0; border-radius: 0; background: " +
        "var(--muted); color: var(--foreground);"
      );
    case "bevel":
      return (
        "border: 0; border-radius: 0; padding-inline-start: var(--space-5); background: var(--secondary); " +
        "color: var(--secondary-foreground); clip-path: polygon(0.75rem 0, 100% 0, 100% 100%, 0.75rem 100%, 0 " +
        "50%);"
      );
    case "ruled":
      return (
        "border: 0; border-block-end: 1px solid var(--foreground); border-radius: 0; padding-inline: 0; " +
        "background: transparent; color: var(--foreground);"
      );
    case "outline":
      return (
        `border: 1px solid ${ink}; border-radius: ` +
        `${direction.radiusBand === "square" ? "0" : "var(--radius-sm)"}; background: transparent; color: ` +
        "var(--foreground);"
      );
    case "flat":
      return direction.depth === "tone"
        ? "border: 1px solid transparent; border-radius: var(--radius-sm); background: var(--muted); color: var(--foreground);"
        : `border: 1px solid ${ink}; border-radius: var(--radius-sm); background: transparent; color: var(--foreground);`;
  }
}

/** A topic that an item belongs to. */
export function tag(input: ComponentInput): Component {
  const { copy, literals, componentStyle, tokens } = input;
  const selected = getSelectedRoles(tokens);
  const words = getControlPhrases(copy);
  const { phrases } = copy;
  const labels = (copy.values.length > 0 ? copy.values : [phrases.offer, phrases.values, phrases.contact]).slice(0, 3);
  const [first = copy.name] = labels;
  const cut = componentStyle.button === "bevel";
  const rules = css`
.lv-tag {
  display: inline-flex;
  align-items: center;
  gap: var(--space-1_5);
  min-height: 2rem;
  max-width: 100%;
  padding: 0 var(--space-3);
  ${getTagShape(input)} ${toLabelDeclarations(componentStyle)} text-decoration: none;
  overflow-wrap: anywhere;
  ${colorTransition}
}
.lv-tag__row { display: flex; flex-wrap: wrap; gap: var(--space-2); margin: 0; padding: 0; list-style: none; }
.lv-tag--link { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
.lv-tag--choice { position: relative; cursor: pointer; }
.lv-tag--link:hover, .lv-tag--choice:hover { background: var(--secondary-hover); color: var(--secondary-foreground); }
.lv-tag--link:active, .lv-tag--choice:active { background: var(--secondary-active); color: var(--secondary-foreground); }
.lv-tag--link:focus-visible, .lv-tag--choice:has(:focus-visible) { ${cut ? "clip-path: none; " : ""}${focusRing} }
.lv-tag__choice { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
.lv-tag__tick { display: none; flex: none; width: 1em; height: 1em; }
.lv-tag--choice:has(:checked) {
  background: var(--${selected.fill});
  color: var(--${selected.text});
  border-color: var(--${selected.outline});${componentStyle.button === "ruled" ? " padding-inline: var(--space-3);" : ""}
}
.lv-tag--choice:has(:checked) > .lv-tag__tick { display: block; }
.lv-tag--choice:has(:disabled) {
  background: var(--disabled);
  color: var(--disabled-foreground);
  border-color: transparent;
  cursor: not-allowed;
}
.lv-tag__remove {
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin-inline-end: calc(var(--space-1_5) * -1);
  padding: 0;
  border: 0;
  border-radius: ${componentStyle.button === "pill" ? "var(--radius-full)" : "0"};
  background: transparent;
  color: inherit;
  cursor: pointer;
}
.lv-tag__remove:hover { background: var(--destructive); color: var(--destructive-foreground); }
.lv-tag__remove:active { background: var(--destructive-active); color: var(--destructive-foreground); }
.lv-tag__remove:focus-visible { ${focusRing} outline-offset: -2px; }
.lv-tag__sign { width: 0.875rem; height: 0.875rem; }
${renderReducedMotionCss(".lv-tag")}`;
  const renderChoice = (label: string, state: "" | "checked" | "disabled") =>
    html`
      <label class="lv-tag lv-tag--choice">
        <input class="lv-tag__choice" type="checkbox"${state === "" ? "" : html` ${state}`}>
        ${renderIcon("check", "lv-tag__tick", input)}
        <span>${renderBriefText(copy, label)}</span>
      </label>`;
  return {
    slug: "tag",
    name: "Tag",
    category: "display",
    summary: "A topic that an item belongs to. It can link to the topic, filter by it, or be removable.",
    css: scopeCss("tag", rules, literals),
    variants: [
      { name: "Plain", html: html`<span class="lv-tag">${renderBriefText(copy, first)}</span>`.text },
      {
        name: "Link",
        html: html`<a class="lv-tag lv-tag--link" id="lv-tag-link" href="#lv-tag-link">${renderBriefText(copy, labels[1] ?? first)}</a>`
          .text,
      },
      {
        name: "Removable",
        html: html`
          <span class="lv-tag">
            ${renderBriefText(copy, first)}
            <button type="button" class="lv-tag__remove" aria-label="${words.removeOne(first)}">
              ${renderIcon("x", "lv-tag__sign", input)}
            </button>
          </span>`.text,
      },
      { name: "Choice", html: renderChoice(labels[2] ?? first, "").text },
      { name: "Chosen", html: renderChoice(first, "checked").text },
      { name: "Disabled", html: renderChoice(first, "disabled").text },
    ],
  };
}
