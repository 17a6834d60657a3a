import { type PageSlug, pageSlugs } from "#/model/brief";
import type { Page } from "#/model/page";

/** What a page is for, its content, and the components that it uses. */
export type PageBrief = { readonly purpose: string; readonly parts: readonly string[]; readonly components: readonly string[] };

const frame = ["navigation-bar", "footer"];

const briefs: Readonly<Record<PageSlug, PageBrief>> = {
  landing: {
    purpose: "A first-time visitor sees at a glance what is offered and by which brand, and can take the next step.",
    parts: ["hero with headline and primary action", "what is offered", "who it is for", "what the brand stands for", "contact"],
    components: [...frame, "button", "link", "feature", "card", "form-field"],
  },
  pricing: {
    purpose: "A visitor who is close to a decision compares the plans, sees the prices, and chooses.",
    parts: ["title", "the plans, or how to request a price", "a comparison, if plans share features", "a way to ask questions"],
    components: [...frame, "button", "pricing-card", "table", "accordion", "form-field"],
  },
  "sign-in": {
    purpose: "A user signs in within seconds. If that fails, the user learns why.",
    parts: ["title", "email and password", "an option to stay signed in", "links to reset the password and to create an account"],
    components: ["form-field", "input", "checkbox", "button", "link", "alert"],
  },
  dashboard: {
    purpose: "A user at work first sees what needs attention now.",
    parts: [
      "a note that the figures are samples",
      "three figures",
      "a chart of their trend",
      "a list with the status of each entry",
    ],
    components: [...frame, "stat", "chart", "table", "badge", "empty-state"],
  },
  article: {
    purpose: "A reader reads to the end.",
    parts: [
      "title, lead and the brand's picture",
      "what is offered, for which audience, and the values of the brand",
      "facts next to the text",
      "what to read next",
      "contact",
    ],
    components: [...frame, "link", "card", "form-field"],
  },
  documentation: {
    purpose: "A reader with a question finds the passage that answers it.",
    parts: [
      "title and subject",
      "table of contents",
      "getting started, in steps",
      "frequently asked questions, with answers",
      "a table of values and a code example",
      "what to read next, and contact",
    ],
    components: [...frame, "accordion", "code-block", "table", "form-field"],
  },
  contact: {
    purpose: "A visitor reaches the people behind the brand in the way that suits them.",
    parts: ["title", "a short form with subjects taken from the offer", "where the answer may already be"],
    components: [...frame, "form-field", "input", "textarea", "select", "button", "alert"],
  },
  "not-found": {
    purpose: "A lost visitor finds the way back, with some humour if the voice allows it.",
    parts: ["what happened, in one sentence", "a link to the home page", "links to two or three other pages"],
    components: [...frame, "empty-state", "button", "link"],
  },
};

const isKnown = (slug: string): slug is PageSlug => pageSlugs.some((known) => known === slug);

/** The brief of a page. A page unknown to Livery keeps its current purpose. */
export function getPageBrief(slug: string): PageBrief {
  if (isKnown(slug)) return briefs[slug];
  return { purpose: "Same purpose as today, in the style of the brand.", parts: [], components: frame };
}

/**
 * The slugs of the components that a page uses: those in its markup, and those that its brief
 * names.
 */
export function listPageComponents(slug: string, page: Page | undefined): readonly string[] {
  const markup = page?.document ?? page?.body ?? "";
  const tokens = markup.match(/[\w-]+["\s]?/g) ?? [];
  const found = tokens.flatMap((token) => {
    const [, name] = /^lv-([a-z][a-z-]*)["\s_]/.exec(token) ?? [];
    return name === undefined ? [] : [name.split("--")[0] ?? ""];
  });
  return [...new Set([...found, ...getPageBrief(slug).components])];
}
