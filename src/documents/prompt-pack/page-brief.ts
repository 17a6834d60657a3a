import { type PageSlug, pageSlugs } from "#/model/brief";
import type { Page } from "#/model/page";

/** What a page is for, what stands on it, and the components that it is made of. */
export type PageBrief = { readonly purpose: string; readonly parts: readonly string[]; readonly components: readonly string[] };

const frame = ["navigation-bar", "footer"];

const briefs: Readonly<Record<PageSlug, PageBrief>> = {
  landing: {
    purpose: "A stranger understands in one view what is offered and by whom, and can take the next step.",
    parts: ["opening with headline and main action", "what is offered", "whom it is for", "what the brand stands for", "contact"],
    components: [...frame, "button", "link", "feature", "card", "form-field"],
  },
  pricing: {
    purpose: "Somebody who is almost decided compares what there is, sees the price, and chooses.",
    parts: ["title", "the plans, or how to ask for a price", "the comparison, where plans share features", "a way to ask"],
    components: [...frame, "button", "pricing-card", "table", "accordion", "form-field"],
  },
  "sign-in": {
    purpose: "Somebody who belongs here gets in within seconds, and somebody who cannot get in learns why.",
    parts: ["title", "address and password", "whether to stay signed in", "the way to a new password and to an account"],
    components: ["form-field", "input", "checkbox", "button", "link", "alert"],
  },
  dashboard: {
    purpose: "Somebody at work sees what needs doing now, before anything else.",
    parts: ["that the figures are samples", "three figures", "their course as a chart", "a list with the state of each entry"],
    components: [...frame, "stat", "chart", "table", "badge", "empty-state"],
  },
  article: {
    purpose: "Somebody reads to the end.",
    parts: [
      "title, lead and the brand's picture",
      "what is offered, for whom, and what the brand holds to",
      "facts beside the text",
      "what to read next",
      "contact",
    ],
    components: [...frame, "link", "card", "form-field"],
  },
  documentation: {
    purpose: "Somebody with a question finds the one passage that answers it.",
    parts: [
      "title and what it is about",
      "the contents",
      "how to begin, in steps",
      "what is asked first, with answers",
      "a table of values and a piece of code",
      "what to read next, and contact",
    ],
    components: [...frame, "accordion", "code-block", "table", "form-field"],
  },
  contact: {
    purpose: "Somebody reaches the people behind the brand, by the way that suits them.",
    parts: ["title", "a form with few fields, its subjects taken from the offer", "where the answer may stand already"],
    components: [...frame, "form-field", "input", "textarea", "select", "button", "alert"],
  },
  "not-found": {
    purpose: "Somebody who is lost is back on the way, and smiles if the voice allows it.",
    parts: ["what happened, in one sentence", "the way home", "two or three places to go"],
    components: [...frame, "empty-state", "button", "link"],
  },
};

const isKnown = (slug: string): slug is PageSlug => pageSlugs.some((known) => known === slug);

/** The brief of a page; a page that Livery does not know is taken as it stands. */
export function getPageBrief(slug: string): PageBrief {
  if (isKnown(slug)) return briefs[slug];
  return { purpose: "It does what it does today, in the manner of the brand.", parts: [], components: frame };
}

/**
 * The slugs of the components that a page uses: those that its markup shows, or those that its
 * brief names where it is not made yet.
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
