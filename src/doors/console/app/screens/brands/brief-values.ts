import type { Board, Brief } from "#data/console-api";

/** A brief as the form holds it: every field as text, lists as words between commas. */
export type BriefValues = {
  readonly name: string;
  readonly tagline: string;
  readonly industry: string;
  readonly audience: string;
  readonly offer: string;
  readonly values: string;
  readonly adjectives: string;
  readonly avoid: string;
  readonly tone: string;
  readonly brandColor: string;
  readonly secondaryColor: string;
  readonly platform: NonNullable<Brief["platform"]>;
  readonly latitude: NonNullable<Brief["latitude"]>;
  readonly headline: string;
  readonly subhead: string;
  readonly cta: string;
  /** Whom it is for and what it stands for, as visitors read it. */
  readonly copyAudience: string;
  readonly copyValues: string;
  readonly externalDesign: boolean;
  /** What the design is called; empty for its brand and direction. */
  readonly designName: string;
  /** The direction that is chosen; empty while the brief decides. */
  readonly direction: Board["direction"]["id"] | "";
  /** The seed of the boards that the choice was made among; empty while nothing is chosen. */
  readonly seed: string;
};

export const emptyBrief: BriefValues = {
  name: "",
  tagline: "",
  industry: "",
  audience: "",
  offer: "",
  values: "",
  adjectives: "",
  avoid: "",
  tone: "",
  brandColor: "",
  secondaryColor: "",
  platform: "nextjs",
  latitude: "GUIDED",
  headline: "",
  subhead: "",
  cta: "",
  copyAudience: "",
  copyValues: "",
  externalDesign: false,
  designName: "",
  direction: "",
  seed: "",
};

const listOf = (text: string): readonly string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .slice(0, 20);

/** The brief that the form's values make. What is empty is left out, so that the studio decides it. */
export function briefFrom(values: BriefValues, before: Brief = { name: "" }): Brief {
  const text = (name: keyof BriefValues) => {
    const word = String(values[name]).trim();
    return word === "" ? undefined : word;
  };
  const list = (name: "values" | "adjectives" | "avoid" | "copyValues") => {
    const words = listOf(values[name]);
    return words.length > 0 ? words : undefined;
  };
  const copy = {
    ...before.copy,
    headline: text("headline"),
    subhead: text("subhead"),
    cta: text("cta"),
    audience: text("copyAudience"),
    values: list("copyValues"),
  };
  const { archetype: _, seed: __, ...kept } = before;
  return withoutEmpty({
    ...kept,
    name: values.name.trim(),
    tagline: text("tagline"),
    industry: text("industry"),
    audience: text("audience"),
    offer: text("offer"),
    values: list("values"),
    adjectives: list("adjectives"),
    avoid: list("avoid"),
    tone: text("tone"),
    brandColor: text("brandColor"),
    secondaryColor: text("secondaryColor"),
    platform: values.platform,
    latitude: values.latitude,
    copy: Object.values(copy).some((word) => word !== undefined) ? withoutEmpty(copy) : undefined,
  });
}

/** The form's values for a brief that is there. */
export function valuesOf(brief: Brief): BriefValues {
  const { copy = {}, values = [], adjectives = [], avoid = [] } = brief;
  const words = (list: readonly string[]) => list.join(", ");
  return {
    ...emptyBrief,
    name: brief.name,
    tagline: brief.tagline ?? "",
    industry: brief.industry ?? "",
    audience: brief.audience ?? "",
    offer: brief.offer ?? "",
    tone: brief.tone ?? "",
    brandColor: brief.brandColor ?? "",
    secondaryColor: brief.secondaryColor ?? "",
    platform: brief.platform ?? emptyBrief.platform,
    latitude: brief.latitude ?? emptyBrief.latitude,
    headline: copy.headline ?? "",
    subhead: copy.subhead ?? "",
    cta: copy.cta ?? "",
    copyAudience: copy.audience ?? "",
    copyValues: words(copy.values ?? []),
    values: words(values),
    adjectives: words(adjectives),
    avoid: words(avoid),
  };
}

const withoutEmpty = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
