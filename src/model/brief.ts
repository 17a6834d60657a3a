import { Type, type Static } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { archetypeIds } from "#/model/direction";
import { latitudeLevels } from "#/model/latitude";
import { platforms } from "#/model/platform";
import { maxSeed } from "#/kernel/random";

const createTextSchema = (description: string, maxLength = 200) => Type.String({ description, maxLength });
const createWordListSchema = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { description, maxItems: 20 });

/** Pages that a brief can name. */
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

/** Pages that every system has, whatever its brief names. */
export const requiredPages: readonly PageSlug[] = ["landing", "pricing"];

const Feature = StrictObject({
  title: createTextSchema("What it is", 120),
  body: createTextSchema("What it does for the reader", 600),
});
const Plan = StrictObject({
  name: createTextSchema("The plan's name", 60),
  price: createTextSchema("The price as it is to be read, currency included", 40),
  period: Type.Optional(createTextSchema("What the price is for, such as `per month`", 60)),
  features: Type.Array(createTextSchema("Something the plan includes", 160), { maxItems: 20 }),
});

/** Words to set as they are, for everyone to read. What is absent is filled from honest templates made of name and offer, or left out. */
export const BriefCopy = StrictObject({
  headline: Type.Optional(createTextSchema("The landing page's headline")),
  subhead: Type.Optional(createTextSchema("The sentence below it", 400)),
  features: Type.Optional(Type.Array(Feature, { maxItems: 12 })),
  plans: Type.Optional(Type.Array(Plan, { maxItems: 6 })),
  cta: Type.Optional(createTextSchema("The label of the main action", 60)),
  audience: Type.Optional(
    createTextSchema("Who it is for, in words for visitors; the brief's own `audience` is not shown to them", 300),
  ),
  values: Type.Optional(
    createWordListSchema("What the brand stands for, in words for visitors; the brief's own `values` are not shown to them"),
  ),
  navigation: Type.Optional(Type.Array(createTextSchema("A navigation label", 40), { maxItems: 8 })),
});

/** What people say of a brand before anything is designed. Only the name is required. */
export const Brief = StrictObject(
  {
    name: Type.String({ description: "The brand's name as it is written", minLength: 1, maxLength: 80 }),
    tagline: Type.Optional(createTextSchema("A line that goes with the name")),
    industry: Type.Optional(createTextSchema("The trade, in a few words", 120)),
    audience: Type.Optional(createTextSchema("Who it is for", 300)),
    offer: Type.Optional(createTextSchema("What is offered", 600)),
    values: Type.Optional(createWordListSchema("What the brand stands for")),
    adjectives: Type.Optional(createWordListSchema("How it should feel")),
    avoid: Type.Optional(createWordListSchema("What it must not look or feel like")),
    brandColor: Type.Optional(createTextSchema("Any CSS colour", 80)),
    secondaryColor: Type.Optional(createTextSchema("Any CSS colour; becomes the accent", 80)),
    archetype: Type.Optional(StringEnum(archetypeIds, { description: "The direction to take, where it is settled already" })),
    platform: Type.Optional(StringEnum(platforms, { description: "Where the system will mainly be used; nextjs when absent" })),
    pages: Type.Optional(
      Type.Array(StringEnum(pageSlugs), {
        description: "Pages to make; all of them when absent. Landing and pricing are always made",
        maxItems: 8,
      }),
    ),
    tone: Type.Optional(createTextSchema("The voice of the copy", 120)),
    latitude: Type.Optional(
      StringEnum(latitudeLevels, { description: "How far others may go from the system; GUIDED when absent" }),
    ),
    seed: Type.Optional(
      Type.Integer({
        description: "Chooses among equals; the same brief, seed and direction give the same bytes",
        minimum: 0,
        maximum: maxSeed,
      }),
    ),
    copy: Type.Optional(BriefCopy),
  },
  { title: "Brief", description: "What people say of a brand before anything is designed." },
);
export type Brief = Static<typeof Brief>;

/** The pages that a brief asks for, in their usual order: landing and pricing always, of the others those it names, or all where it names none. */
export const listRequestedPages = ({ pages }: Pick<Brief, "pages">): readonly PageSlug[] =>
  pageSlugs.filter((slug) => pages === undefined || pages.length === 0 || requiredPages.includes(slug) || pages.includes(slug));
