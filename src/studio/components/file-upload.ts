import { css } from "#/kernel/css";
import { html, type Markup, type MarkupPart } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { renderIcon } from "#/studio/components/icon";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { getSelectedRoles } from "#/studio/components/main-action";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** A field for a file, to choose or to drop on it: the whole area is the native file input. */
export function fileUpload(input: ComponentInput): Component {
  const { copy, literals, componentStyle, tokens } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const selected = getSelectedRoles(tokens);
  const area = ".lv-file-upload__area";
  const rules = css`
.lv-file-upload { display: grid; gap: var(--space-1_5); max-width: 28rem; color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-file-upload__label { ${toLabelDeclarations(componentStyle)} }
${area} {
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-6) var(--space-4);
  border: 2px dashed ${componentStyle.rule === "ink" ? "var(--foreground)" : "var(--input)"};
  border-radius: var(--radius-lg);
  background: var(--card);
  color: var(--card-foreground);
  text-align: center;
  ${colorTransition}
}
${area}:hover { border-color: var(--foreground); background: var(--muted); }
${area}:active { background: var(--secondary-active); }
${area}:has(:focus-visible) { ${focusRing} }
${area}:has([aria-invalid="true"]) { border-color: var(--destructive-text); }
${area}:has(:disabled) { background: var(--muted); color: var(--muted-foreground); border-color: transparent; }
.lv-file-upload__control { max-width: 100%; color: inherit; font: inherit; cursor: pointer; }
.lv-file-upload__control:disabled { cursor: not-allowed; }
.lv-file-upload__sign { width: 1.75rem; height: 1.75rem; }
${area}:has(:disabled) > .lv-file-upload__sign { color: var(--disabled-foreground); }
.lv-file-upload__hint, .lv-file-upload__error { margin: 0; ${toTextStyleDeclarations("small")}; }
.lv-file-upload__error { color: var(--destructive-text); font-weight: var(--weight-medium); }
.lv-file-upload__row { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--space-2); align-items: center; }
.lv-file-upload__bar { appearance: none; width: 100%; height: 0.5rem; border: 1px solid var(--input); background: var(--muted); }
.lv-file-upload__bar::-webkit-progress-bar { background: transparent; }
.lv-file-upload__bar::-webkit-progress-value { background: var(--${selected.fill}); }
.lv-file-upload__bar::-moz-progress-bar { background: var(--${selected.fill}); }
${renderReducedMotionCss(area)}`;
  const renderUpload = (id: string, attributes: MarkupPart, note?: MarkupPart): Markup =>
    html`
      <div class="lv-file-upload">
        <label class="lv-file-upload__label" for="lv-file-upload-${id}">${words.fileLabel}</label>
        <div class="lv-file-upload__area">
          ${renderIcon("upload", "lv-file-upload__sign", input)}
          <p class="lv-file-upload__hint" id="lv-file-upload-${id}-hint">${words.fileHint}</p>
          <input class="lv-file-upload__control" id="lv-file-upload-${id}" type="file"
              aria-describedby="lv-file-upload-${id}-hint"${attributes}>
        </div>
        ${note}
      </div>`;
  return {
    slug: "file-upload",
    name: "File upload",
    category: "forms",
    summary: "A field for a file, to choose or to drop on it.",
    css: scopeCss("file-upload", rules, literals),
    variants: [
      { name: "Empty", html: renderUpload("empty", "").text },
      {
        name: "Sending",
        html: renderUpload(
          "sending",
          "",
          html`
            <div class="lv-file-upload__row">
              <progress class="lv-file-upload__bar" value="60" max="100" aria-label="${words.sending}"></progress>
              <span aria-hidden="true">60%</span>
            </div>`,
        ).text,
      },
      {
        name: "Error",
        html: renderUpload("error", html` aria-invalid="true"`, html`<p class="lv-file-upload__error">${phrases.notSent}</p>`)
          .text,
      },
      { name: "Disabled", html: renderUpload("disabled", " disabled").text },
    ],
  };
}
