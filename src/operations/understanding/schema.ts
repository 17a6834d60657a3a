import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { languages } from "#/model/language";
import { organizationKinds } from "#/model/organization-kind";
import { understandingSources } from "#/studio/understanding/understanding";

const Reasons = Type.Array(
  Type.Object(
    {
      source: StringEnum(understandingSources, { description: "The brief's field; `correction` if the brief states the value" }),
      phrase: Type.String({ description: "The words of the brief" }),
    },
    { title: "UnderstandingReason" },
  ),
  { description: "The words that led to it; empty for a default" },
);

const createConclusion = <Value extends TSchema>(value: Value, title: string, description: string) =>
  Type.Object({ value, label: Type.String({ description: "In English" }), reasons: Reasons }, { title, description });

const Moods = (description: string) =>
  Type.Array(
    createConclusion(Type.String({ description: "Id of the mood" }), "UnderstoodMood", "A quality that the brief names"),
    {
      description,
    },
  );

/** What Livery understood from a brief. A brief's `language`, `kind` and `trade` correct it. */
export const UnderstandingResponse = Type.Object(
  {
    language: createConclusion(
      StringEnum(languages, { description: "BCP 47 tag" }),
      "UnderstoodLanguage",
      "Language of the brief and its pages",
    ),
    kind: createConclusion(StringEnum(organizationKinds), "UnderstoodKind", "Kind of organisation"),
    trade: Nullable(
      createConclusion(Type.String({ description: "The trade's id" }), "UnderstoodTrade", "Trade; null if none was recognised"),
    ),
    moods: Moods("How it should feel, most direct first"),
    avoided: Moods("What it should not feel like"),
    motifs: Type.Array(Type.String(), { description: "Subjects for pictures and marks, most characteristic first" }),
  },
  { title: "Understanding", description: "What was understood from the brief, with reasons." },
);
export type UnderstandingResponse = Static<typeof UnderstandingResponse>;

/** Example in the API reference. */
export const understandingExample: UnderstandingResponse = {
  language: { value: "en", label: "English", reasons: [] },
  kind: { value: "company", label: "Company", reasons: [] },
  trade: null,
  moods: [{ value: "precise", label: "precise", reasons: [{ source: "adjectives", phrase: "precise" }] }],
  avoided: [],
  motifs: ["compass", "target", "gear"],
};
