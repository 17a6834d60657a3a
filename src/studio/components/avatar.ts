import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { renderBrandFillCss } from "#/studio/components/brand-fill-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { scopeCss } from "#/studio/components/scoped-css";
import { renderSymbol } from "#/studio/components/symbol";

/** Initials of a name's first and last word; one letter for a single word. */
function getInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase() || [...name][0] || "";
}

/** Represents a person or the brand. */
export function avatar(input: ComponentInput): Component {
  const { copy, componentStyle, mark, literals } = input;
  const radius = componentStyle.button === "pill" ? "50%" : "var(--radius-md)";
  const rules = css`
.lv-avatar {
  display: inline-grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  overflow: hidden;
  border-radius: ${radius};
  ${toTextStyleDeclarations("body")};
  font-family: var(--font-display);
  font-weight: var(--weight-strong);
  line-height: 1;
}
${renderBrandFillCss(".lv-avatar", input)}
.lv-avatar--small { width: 2rem; height: 2rem; font-size: var(--type-small-size); }
.lv-avatar--mark { background: var(--inverse); color: var(--inverse-foreground); }
.lv-avatar__symbol { width: 62%; height: 62%; }`;
  return {
    slug: "avatar",
    name: "Avatar",
    category: "display",
    summary: "Represents a person by initials or the brand by its symbol.",
    css: scopeCss("avatar", rules, literals),
    variants: [
      {
        name: "Initials",
        html: html`<span class="lv-avatar" role="img" aria-label="${copy.name}">${getInitials(copy.name)}</span>`.text,
      },
      {
        name: "Small",
        html: html`<span class="lv-avatar lv-avatar--small" role="img" aria-label="${copy.name}">${getInitials(copy.name)}</span>`
          .text,
      },
      {
        name: "Symbol",
        html: html`
          <span class="lv-avatar lv-avatar--mark" role="img" aria-label="${copy.name}">
            ${renderSymbol(mark, "lv-avatar__symbol")}
          </span>`.text,
      },
    ],
  };
}
