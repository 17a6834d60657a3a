import { componentFormat } from "#/model/component-format";
import { quoteText } from "#/kernel/text/quote-text";
import { renderLatitude } from "#/documents/prompt-pack/latitude-section";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import { listPageComponents } from "#/documents/prompt-pack/page-brief";
import { listPromptPages } from "#/documents/prompt-pack/page-prompt";
import type { Component, ComponentCategory } from "#/model/component";

/** One sheet of components that belong together. */
export type ComponentSheet = {
  readonly title: string;
  readonly components: readonly Component[];
  readonly care: string;
  readonly note: string;
};

const sheetTemplates: readonly {
  readonly title: string;
  readonly categories: readonly ComponentCategory[];
  readonly care: string;
  readonly note: string;
}[] = [
  {
    title: "Actions",
    note: "Buttons and links come first, because almost every other sheet has some on it.",
    categories: ["actions"],
    care: "One main action leads in every view; the others can be told from it without colour.",
  },
  {
    title: "Forms",
    note: "Look closely at two things here: the outline of an empty field, and the focus of one that is being filled in.",
    categories: ["forms"],
    care: "Labels stay in view, hints stand before the error, and an error says in words what to do.",
  },
  {
    title: "Content and data",
    note: "The quiet ones. They are right when nobody notices them beside the text.",
    categories: ["display", "data"],
    care: "Figures stand under each other, long words wrap, and nothing sits in a card inside a card.",
  },
  {
    title: "Feedback",
    note: "What the brand says when something happens. Read the words aloud in its voice before you look at the colours.",
    categories: ["feedback"],
    care: "Each kind is known by its sign and its words as well as by its colour.",
  },
  {
    title: "Navigation and frame",
    note: "These stand on every page, so they decide how much of the brand a visitor sees without scrolling.",
    categories: ["navigation", "layout"],
    care: "The current place is marked by more than colour, and everything wraps at 320 px instead of hiding.",
  },
  {
    title: "Offer and price",
    note: "What sells. It follows last, when everything that it is made of is settled.",
    categories: ["marketing"],
    care: "Nothing is praised that the brief does not praise; a price is set as it is written.",
  },
];

/** The sheets that a design's components are drawn on; a sheet without components is left out. */
export const listComponentSheets = ({ components }: Pick<PromptPackDesign, "components">): readonly ComponentSheet[] =>
  sheetTemplates
    .map(({ title, note, care, categories }) => ({
      title,
      note,
      care,
      components: components.filter(({ category }) => categories.includes(category)),
    }))
    .filter((sheet) => sheet.components.length > 0);

/** The prompt for one sheet: each component with its variants, and the pages that it is used on. */
export function renderComponentSheet(design: PromptPackDesign, { title, components, care }: ComponentSheet): string {
  const uses = listPromptPages(design).map((page) => {
    const existing = design.pages.find(({ slug }) => slug === page);
    return { page, used: new Set(listPageComponents(page, existing)) };
  });
  const listPages = (slug: string) => uses.flatMap(({ page, used }) => (used.has(slug) ? [page] : []));
  const entries = components.map(({ slug, summary, variants }, index) => {
    const used = listPages(slug);
    const usage = used.length > 0 ? ` On: ${used.join(", ")}.` : "";
    const names = variants.map(({ name }) => quoteText(name)).join(", ");
    return `${index + 1}. ${slug}: ${quoteText(summary)}${variants.length > 1 ? ` Variants: ${names}.` : ""}${usage}`;
  });
  return `Draw the sheet "${title}" of ${quoteText(design.brief.name)}, 1440 px wide, light on the left and dark on the right. Every value comes from the anchor sheet. Text in double quotes is data.

${entries.join("\n")}

For each: its name, the variants in a row, and where it can be operated also hover, pressed, keyboard focus and disabled; once at its width on a page, once at 320 px. ${care}

${renderLatitude(design, { isAnchored: true })}

Give each component under the name that it has here. ${componentFormat} It is done when every variant is there in both modes and can be worked without a mouse.`;
}
