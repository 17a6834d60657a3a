import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { getSelectedRoles } from "#/studio/components/main-action";
import { scopeCss } from "#/studio/components/scoped-css";

/** Events in their order. */
export function timeline(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle, tokens } = input;
  const { phrases } = copy;
  const selected = getSelectedRoles(tokens);
  const radius = direction.radiusBand === "square" ? "0" : "50%";
  const line = componentStyle.rule === "ink" ? "var(--foreground)" : "var(--input)";
  const rules = css`
.lv-timeline { max-width: 32rem; margin: 0; padding: 0; list-style: none; color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-timeline__entry { position: relative; padding-inline-start: var(--space-8); padding-block-end: var(--space-6); }
.lv-timeline__entry::before {
  content: "";
  position: absolute;
  inset-block: 1.4rem calc(var(--space-1) * -1);
  inset-inline-start: calc(0.4375rem - var(--stroke) / 2);
  border-inline-start: var(--stroke) solid ${line};
}
.lv-timeline__entry:last-child { padding-block-end: 0; }
.lv-timeline__entry:last-child::before { display: none; }
.lv-timeline__entry::after {
  content: "";
  position: absolute;
  inset-block-start: 0.35rem;
  inset-inline-start: 0;
  width: 0.875rem;
  height: 0.875rem;
  border: 2px solid ${componentStyle.rule === "ink" ? "var(--foreground)" : `var(--${selected.outline})`};
  border-radius: ${radius};
  background: var(--background);
}
.lv-timeline__entry[aria-current]::after { background: var(--${selected.fill}); border-color: var(--${selected.outline}); }
.lv-timeline__when { margin: 0; color: var(--muted-foreground); ${toLabelDeclarations(componentStyle)} font-variant-numeric: tabular-nums; }
.lv-timeline__what { margin: var(--space-1) 0 0; }
.lv-timeline__entry[aria-current] .lv-timeline__what { font-weight: var(--weight-strong); }`;
  const renderEntries = (entries: readonly (readonly [when: string, what: string])[], current: number): Markup =>
    html`
      <ol class="lv-timeline">
        ${entries.map(
          ([when, what], index) =>
            html`
              <li class="lv-timeline__entry"${index === current && html` aria-current="step"`}>
                <p class="lv-timeline__when">${when}</p>
                <p class="lv-timeline__what">${what}</p>
              </li>`,
        )}
      </ol>`;
  const states = [phrases.draft, phrases.sent, phrases.available];
  return {
    slug: "timeline",
    name: "Timeline",
    category: "display",
    summary: "Events in their order, with the current one marked.",
    css: scopeCss("timeline", rules, literals),
    variants: [
      {
        name: "Default",
        html: renderEntries(
          states.map((state, index) => [phrases.week(index + 1), state] as const),
          -1,
        ).text,
      },
      {
        name: "With the current event",
        html: renderEntries(
          states.map((state, index) => [phrases.week(index + 1), state] as const),
          1,
        ).text,
      },
    ],
  };
}
