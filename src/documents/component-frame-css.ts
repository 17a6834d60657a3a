import { textStyleDeclarations } from "#/model/css-variables";

/** How a component's document frames its variants: quiet labels outside, the component alone on the system's own surface inside. */
export const frameCss = `.frame { max-width: calc(var(--container) + 2 * var(--margin)); margin: 0 auto; padding: var(--space-12) var(--margin) var(--space-16); }
.frame-head { display: grid; gap: var(--space-2); max-width: var(--measure); margin-bottom: var(--space-12); }
.frame-system { margin: 0; color: var(--muted-foreground); ${textStyleDeclarations("label")}; }
.frame-title { margin: 0; text-wrap: balance; overflow-wrap: anywhere; ${textStyleDeclarations("heading-1")}; }
.frame-summary { margin: 0; color: var(--muted-foreground); text-wrap: pretty; ${textStyleDeclarations("body")}; }
.frame-variant { margin-top: var(--space-10); }
.frame-name { margin: 0 0 var(--space-3); ${textStyleDeclarations("heading-3")}; }
.frame-panels { display: grid; gap: var(--stroke); background: var(--border); border: var(--stroke) solid var(--border); border-radius: var(--radius); overflow: hidden; }
.frame-panel { position: relative; min-width: 0; background: var(--background); color: var(--foreground); padding: var(--space-12) var(--space-6) var(--space-8); }
.frame-mode { position: absolute; top: var(--space-3); left: var(--space-6); margin: 0; color: var(--muted-foreground); ${textStyleDeclarations("small")}; }
.frame-stage { min-width: 0; overflow-x: auto; padding: var(--space-2); margin: calc(-1 * var(--space-2)); }
@media (min-width: 56rem) {
  .frame:not(.frame-wide) .frame-panels { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .frame-panel { padding-inline: var(--space-8); }
  .frame-mode { left: var(--space-8); }
}
`;
