import { html, type Markup, type MarkupPart } from "#/kernel/markup";

/** The sections of an overview. Each name is also the anchor of its section. */
export const sectionNames = [
  "idea",
  "mark",
  "colour",
  "type",
  "shape",
  "imagery",
  "icons",
  "components",
  "pages",
  "voice",
] as const;
export type SectionName = (typeof sectionNames)[number];

/** Sections that only a brand page has: downloads, agent set-up and versions. */
export const adoptionSectionNames = ["files", "agents", "versions"] as const;
export type AdoptionSectionName = (typeof adoptionSectionNames)[number];

export const sectionTitles: Readonly<Record<SectionName | AdoptionSectionName, string>> = {
  idea: "Idea",
  mark: "Mark",
  colour: "Colour",
  type: "Type",
  shape: "Spacing and shape",
  imagery: "Imagery",
  icons: "Icons",
  components: "Components",
  pages: "Pages",
  voice: "Voice",
  files: "Files",
  agents: "Coding agents",
  versions: "Versions",
};

/** One section with its heading and an optional note next to it. */
export function renderSection(name: SectionName | AdoptionSectionName, note: MarkupPart, body: MarkupPart): Markup {
  return html`
    <section class="ov-section ov-${name}" id="ov-${name}" aria-labelledby="ov-${name}-title">\n
      <div class="ov-inner">\n
        <div class="ov-head">
          <h2 class="ov-title" id="ov-${name}-title">${sectionTitles[name]}</h2>
          ${note && html`<div class="ov-note">${note}</div>`}
        </div>\n
        <div class="ov-body">\n${body}\n</div>\n
      </div>\n
    </section>\n`;
}
