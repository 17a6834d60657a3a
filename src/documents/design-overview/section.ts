import { html, type Markup, type MarkupPart } from "#/kernel/markup";

/** The parts of an overview; each has an anchor of this name. */
export const sectionNames = ["idea", "mark", "colour", "type", "shape", "imagery", "components", "pages", "voice"] as const;
export type SectionName = (typeof sectionNames)[number];

/**
 * The parts that a brand page has besides: what to take along, how agents are set up, which
 * versions there are.
 */
export const adoptionSectionNames = ["files", "agents", "versions"] as const;
export type AdoptionSectionName = (typeof adoptionSectionNames)[number];

/** What a part is called in headings and in the contents. */
export const sectionTitles: Readonly<Record<SectionName | AdoptionSectionName, string>> = {
  idea: "Idea",
  mark: "Mark",
  colour: "Colour",
  type: "Type",
  shape: "Space and shape",
  imagery: "Imagery",
  components: "Components",
  pages: "Pages",
  voice: "Voice",
  files: "Files",
  agents: "Coding agents",
  versions: "Versions",
};

/** One part under its heading, with a sentence or two beside it. */
export function renderSection(name: SectionName | AdoptionSectionName, note: MarkupPart, body: MarkupPart): Markup {
  return html`<section class="ov-section ov-${name}" id="ov-${name}" aria-labelledby="ov-${name}-title">
<div class="ov-inner">
<div class="ov-head"><h2 class="ov-title" id="ov-${name}-title">${sectionTitles[name]}</h2>${note && html`<div class="ov-note">${note}</div>`}</div>
<div class="ov-body">
${body}
</div>
</div>
</section>
`;
}
