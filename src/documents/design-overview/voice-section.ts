import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { renderSection } from "#/documents/design-overview/section";

/** The tone of voice, and the rules of the direction. */
export function renderVoiceSection({ direction, brief }: DesignContent): Markup {
  const renderRules = (title: string, className: string, entries: readonly string[]) =>
    entries.length > 0 &&
    html`
      <div class="ov-rules ${className}">
        <h3 class="ov-subtitle">${title}</h3>
        <ul class="ov-list">${entries.map((rule) => html`<li>${rule}</li>`)}</ul>
      </div>`;
  return renderSection(
    "voice",
    brief.tone !== undefined &&
      brief.tone.trim() !== "" &&
      html`<p>Tone from the brief: <span dir="auto">${brief.tone}</span></p>`,
    html`
      <p class="ov-statement">${direction.voice}</p>\n
      <div class="ov-pair">
        ${renderRules("Always", "ov-always", direction.always)}
        ${renderRules("Never", "ov-never", direction.never)}
      </div>`,
  );
}
