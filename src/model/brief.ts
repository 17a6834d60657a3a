import { Type, type Static } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { archetypeIds } from "#/model/direction";
import { languages } from "#/model/language";
import { latitudeLevels } from "#/model/latitude";
import { organizationKinds } from "#/model/organization-kind";
import { platforms } from "#/model/platform";
import { maxSeed } from "#/kernel/random";

const createTextSchema = (description: string, maxLength = 200) => Type.String({ description, maxLength });
const createWordListSchema = (description: string, maxLength = 60) =>
  Type.Array(Type.String({ minLength: 1, maxLength }), { description, maxItems: 20 });

/** Pages that a brief can request. */
export const pageSlugs = [
  "landing",
  "pricing",
  "sign-in",
  "dashboard",
  "article",
  "documentation",
  "contact",
  "not-found",
] as const;
export type PageSlug = (typeof pageSlugs)[number];

/** Pages that every system has. */
export const requiredPages: readonly PageSlug[] = ["landing", "pricing"];

const Feature = StrictObject({
  title: createTextSchema("What it is", 120),
  body: createTextSchema("What it does for the reader", 600),
});
const Plan = StrictObject({
  name: createTextSchema("The plan's name", 60),
  price: createTextSchema("The price as shown, with its currency", 40),
  period: Type.Optional(createTextSchema("What the price is for, such as `per month`", 60)),
  features: Type.Array(createTextSchema("Something the plan includes", 160), { maxItems: 20 }),
});

/**
 * Texts to use verbatim and in public. Missing ones are filled from templates made of name and
 * offer, or left out.
 */
export const BriefCopy = StrictObject({
  headline: Type.Optional(createTextSchema("The landing page's headline")),
  subhead: Type.Optional(createTextSchema("The sentence below it", 400)),
  features: Type.Optional(Type.Array(Feature, { maxItems: 12 })),
  plans: Type.Optional(Type.Array(Plan, { maxItems: 6 })),
  cta: Type.Optional(createTextSchema("The label of the main action", 60)),
  audience: Type.Optional(
    createTextSchema("Who it is for, as shown to visitors. The brief's `audience` is not shown to them", 300),
  ),
  values: Type.Optional(
    createWordListSchema(
      "What the brand stands for, as shown to visitors; an empty list shows nothing. By default the brief's `values` that are phrases",
    ),
  ),
  navigation: Type.Optional(Type.Array(createTextSchema("A navigation label", 40), { maxItems: 8 })),
});

/** Number of marks that are drawn for people to choose from. */
export const maxMarkChoices = 6;

/** The input of a design. Only the name is required. */
export const Brief = StrictObject(
  {
    name: Type.String({ description: "The brand's name", minLength: 1, maxLength: 80 }),
    tagline: Type.Optional(createTextSchema("A short line that accompanies the name")),
    industry: Type.Optional(createTextSchema("The industry in a few words", 120)),
    audience: Type.Optional(createTextSchema("Who it is for", 300)),
    offer: Type.Optional(createTextSchema("What the brand offers", 600)),
    values: Type.Optional(
      createWordListSchema("What the brand stands for. Single words guide the design; phrases are shown to visitors too"),
    ),
    adjectives: Type.Optional(createWordListSchema("How it should feel")),
    // People give reasons here, and name several things in one sentence.
    avoid: Type.Optional(createWordListSchema("What it must not look or feel like", 200)),
    brandColor: Type.Optional(createTextSchema("Any CSS colour", 80)),
    secondaryColor: Type.Optional(createTextSchema("Any CSS colour; becomes the accent", 80)),
    archetype: Type.Optional(StringEnum(archetypeIds, { description: "The design direction, if it is already decided" })),
    platform: Type.Optional(StringEnum(platforms, { description: "The main platform of the system; nextjs by default" })),
    pages: Type.Optional(
      Type.Array(StringEnum(pageSlugs), {
        description: "Pages to design; all by default. Landing and pricing are always included",
        maxItems: 8,
      }),
    ),
    tone: Type.Optional(createTextSchema("The voice of the copy", 120)),
    language: Type.Optional(
      StringEnum(languages, { description: "Language of the pages as a BCP 47 tag; recognised from the brief by default" }),
    ),
    kind: Type.Optional(
      StringEnum(organizationKinds, { description: "Kind of organisation; recognised from the brief by default" }),
    ),
    trade: Type.Optional(
      Type.String({
        description: "Id of the trade, such as `bakery`; recognised from the brief by default",
        pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
        maxLength: 60,
      }),
    ),
    latitude: Type.Optional(
      StringEnum(latitudeLevels, { description: "How far others may depart from the system; GUIDED by default" }),
    ),
    seed: Type.Optional(
      Type.Integer({
        description: "Decides between equal choices. The same brief, seed and direction give the same bytes",
        minimum: 0,
        maximum: maxSeed,
      }),
    ),
    mark: Type.Optional(
      Type.Integer({
        description: "Which of the six marks to use that are drawn for brief, direction and seed; the first by default",
        minimum: 1,
        maximum: maxMarkChoices,
      }),
    ),
    copy: Type.Optional(BriefCopy),
  },
  { title: "Brief", description: "The input of a design: what people know about the brand." },
);
export type Brief = Static<typeof Brief>;

/**
 * The pages to design, in their usual order: landing and pricing always, and those that the brief
 * names, or all if it names none.
 */
export const listRequestedPages = ({ pages }: Pick<Brief, "pages">): readonly PageSlug[] =>
  pageSlugs.filter((slug) => pages === undefined || pages.length === 0 || requiredPages.includes(slug) || pages.includes(slug));
