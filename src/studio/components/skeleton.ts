import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import type { ComponentStyle } from "#/model/component-style";
import { scopeCss } from "#/studio/components/scoped-css";
import { toSurfaceDeclarations, getSurfacePadding } from "#/studio/components/surface";

const pulse = "@keyframes lv-skeleton { 0%, 100% { opacity: 1; } 50% { opacity: 0.45; } }";

/** The archetype's loading animation: counter steps, a slow pulse, or a faster one. */
function getAnimation({ button }: ComponentStyle): string {
  switch (button) {
    case "stepped":
    case "offset":
      return "animation: lv-skeleton 1.2s steps(3, jump-none) infinite;";
    case "ruled":
    case "outline":
      return "animation: lv-skeleton 2.4s ease-in-out infinite;";
    case "bevel":
    case "pill":
    case "flat":
      return "animation: lv-skeleton 1.6s ease-in-out infinite;";
  }
}

/** A placeholder in the shape of content that is loading. */
export function skeleton(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle } = input;
  const animation = getAnimation(componentStyle);
  const square = direction.radiusBand === "square";
  const line = square ? "0" : componentStyle.button === "pill" ? "var(--radius-full)" : "var(--radius-sm)";
  const ruled = componentStyle.button === "ruled" || componentStyle.button === "outline";
  const fill = "background: var(--disabled);";
  const rules = css`
.lv-skeleton { display: grid; gap: var(--space-3); width: 100%; max-width: 24rem; color: var(--foreground); }
.lv-skeleton__word { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.lv-skeleton__line {
  display: block;
  height: ${ruled ? "0.5rem" : componentStyle.rule === "ink" ? "1rem" : "0.75rem"};
  ${fill} border-radius: ${line};
  ${animation}
}
.lv-skeleton__line--title { height: 1.5rem; width: 62%; }
.lv-skeleton__line--short { width: 44%; }
.lv-skeleton__picture { display: block; aspect-ratio: 16 / 9; ${fill} border-radius: ${square ? "0" : "var(--radius-md)"}; ${animation} }
.lv-skeleton__dot {
  display: block;
  width: 3rem;
  height: 3rem;
  ${fill} border-radius: ${componentStyle.button === "pill" ? "50%" : "var(--radius-md)"};
  ${animation}
}
.lv-skeleton__row { display: grid; grid-template-columns: auto 1fr; gap: var(--space-4); align-items: center; }
.lv-skeleton__lines { display: grid; gap: var(--space-2); }
.lv-skeleton--card { padding: ${getSurfacePadding(input)}; ${toSurfaceDeclarations(input)} }
${direction.depth === "tone" ? ".lv-skeleton--card > * { background: var(--background); }" : ""}
${pulse}
@media (prefers-reduced-motion: reduce) { .lv-skeleton__line, .lv-skeleton__picture, .lv-skeleton__dot { animation: none; } }
@media (forced-colors: active) { .lv-skeleton__line, .lv-skeleton__picture, .lv-skeleton__dot { border: 1px solid; } }`;
  const renderBar = (modifier = "") => html`<span class="lv-skeleton__line${modifier}"></span>`;
  const renderVariant = (modifier: string, inner: readonly Markup[]) =>
    html`
      <div class="lv-skeleton${modifier}" role="status" aria-busy="true">
        <span class="lv-skeleton__word">${copy.phrases.loading}</span>${inner}
      </div>`.text;
  const row = html`
    <span class="lv-skeleton__row">
      <span class="lv-skeleton__dot"></span>
      <span class="lv-skeleton__lines">${renderBar()}${renderBar(" lv-skeleton__line--short")}</span>
    </span>`;
  return {
    slug: "skeleton",
    name: "Skeleton",
    category: "feedback",
    summary: "A placeholder in the shape of loading content. Its animation stops if the user prefers reduced motion.",
    css: scopeCss("skeleton", rules, literals),
    variants: [
      {
        name: "Text",
        html: renderVariant("", [
          renderBar(" lv-skeleton__line--title"),
          renderBar(),
          renderBar(),
          renderBar(" lv-skeleton__line--short"),
        ]),
      },
      {
        name: "Card",
        html: renderVariant(" lv-skeleton--card", [
          html`<span class="lv-skeleton__picture"></span>`,
          renderBar(" lv-skeleton__line--title"),
          renderBar(),
          renderBar(" lv-skeleton__line--short"),
        ]),
      },
      { name: "List", html: renderVariant("", [row, row, row]) },
    ],
  };
}
