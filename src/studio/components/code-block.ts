import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { renderDarkModeCss } from "#/studio/components/dark-mode-css";
import { scopeCss } from "#/studio/components/scoped-css";

/** Code to read or copy. The example uses the system's own variables. */
export function codeBlock(input: ComponentInput): Component {
  const { literals, componentStyle } = input;
  const rules = css`
.lv-code-block {
  max-width: 40rem;
  margin: 0;
  border-radius: var(--radius-md);
  --lv-field: var(--inverse);
  --lv-on: var(--inverse-foreground);
  --lv-quiet: var(--inverse-muted);
  background: var(--lv-field);
  color: var(--lv-on);
  overflow: hidden;
}
.lv-code-block__name {
  padding: var(--space-3) var(--space-4) 0;
  color: var(--lv-quiet);
  ${toTextStyleDeclarations("small")};${componentStyle.label === "mono" ? " font-family: var(--font-mono);" : ""}
}
.lv-code-block__text { margin: 0; padding: var(--space-3) var(--space-4) var(--space-4); ${toTextStyleDeclarations("code")}; tab-size: 2; }
.lv-code-block__scroll { overflow-x: auto; }
.lv-code-block__scroll:focus-visible { ${focusRing} outline-color: currentColor; outline-offset: -3px; }
.lv-code-block__text > code { font: inherit; }
${renderDarkModeCss(".lv-code-block", "--lv-field: var(--card); --lv-on: var(--card-foreground); --lv-quiet: var(--muted-foreground);")}`;
  const code =
    ".action {\n  background: var(--primary);\n  color: var(--primary-foreground);\n  border-radius: var(--radius-md);\n}";
  return {
    slug: "code-block",
    name: "Code block",
    category: "data",
    summary: "Code to read or copy, set in the monospaced face. Long lines scroll horizontally.",
    css: scopeCss("code-block", rules, literals),
    variants: [
      {
        name: "Default",
        html: html`
          <figure class="lv-code-block">
            <figcaption class="lv-code-block__name">action.css</figcaption>
            <section class="lv-code-block__scroll" aria-label="action.css" tabindex="0">
              <pre class="lv-code-block__text"><code>${code}</code></pre>
            </section>
          </figure>`.text,
      },
    ],
  };
}
