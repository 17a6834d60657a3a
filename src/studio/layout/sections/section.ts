import type { Markup } from "#/kernel/markup";

/**
 * The kinds of sections that a landing page can have. Hero, header and footer are not among them.
 */
export const sectionKinds = [
  "notice",
  "offer",
  "facts",
  "statement",
  "audience",
  "values",
  "steps",
  "questions",
  "people",
  "places",
  "map",
  "programme",
  "gallery",
  "prices",
  "comparison",
  "proof",
  "news",
  "giving",
  "signup",
  "action",
  "contact",
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** One thing in a list of a section: its title and a text. */
export type SectionEntry = {
  readonly title: Markup | string;
  readonly body?: Markup | string | undefined;
  /** A short fact that goes before the title, such as a date. */
  readonly fact?: Markup | string | undefined;
};

/** What a section shows. The archetype and the composition decide how. */
export type SectionBody =
  | {
      readonly form: "list";
      readonly entries: readonly SectionEntry[];
      /** The entries follow one another in time. */
      readonly isSequence?: boolean;
    }
  | { readonly form: "words"; readonly words: readonly Markup[] }
  | {
      readonly form: "statement";
      readonly text: Markup;
      readonly length: number;
      /** What follows the statement in the size of running text. */
      readonly after?: Markup | undefined;
    }
  | {
      readonly form: "pictures";
      /** The section is left out if fewer pictures are left, and shows at most `most`. */
      readonly least: number;
      readonly most: number;
      /** Whether the pictures stand for themselves, so that they may go across the page. */
      readonly isGallery?: boolean;
      readonly isWide?: boolean;
      readonly render: (pictures: readonly Markup[]) => Markup;
    }
  | { readonly form: "markup"; readonly markup: Markup; readonly isWide?: boolean };

/** A section as content: independent of archetype and layout. */
export type Section = {
  readonly kind: SectionKind;
  /** The element id that links point to. */
  readonly id: string;
  /** Absent where the content is its own heading, such as a statement. */
  readonly title: Markup | string | undefined;
  readonly lead: Markup | string | undefined;
  readonly body: SectionBody;
  /** Whether its texts are slots or sample matter, to be replaced. */
  readonly isSample: boolean;
  /** How much there is to read: a light section may stand on a strong ground. */
  readonly density: "light" | "dense";
};
