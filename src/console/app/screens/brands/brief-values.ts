import type { Board, Brief } from "#data/console-api";

/** A brief as the form holds it: every field as text, lists separated by commas. */
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
  /** Audience and values, as visitors read them. */
  readonly copyAudience: string;
  readonly copyValues: string;
  readonly externalDesign: boolean;
  /** The design's name; if empty, the brand's name and its direction. */
  readonly designName: string;
  /** The chosen direction; if empty, the first suggestion. */
  readonly direction: Board["direction"]["id"] | "";
  /** The seed of the boards that the choice was made from; empty before a choice. */
  readonly seed: string;
};

export const emptyBriefValues: BriefValues = {
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

const splitList = (getText: string): readonly string[] =>
  getText
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .slice(0, 20);

/** The brief for the form's values. Empty fields are left out, so that the studio chooses them. */
export function toBrief(values: BriefValues, previousBrief: Brief = { name: "" }): Brief {
  const getText = (name: keyof BriefValues) => {
    const word = String(values[name]).trim();
    return word === "" ? undefined : word;
  };
  const getList = (name: "values" | "adjectives" | "avoid" | "copyValues") => {
    const joinWords = splitList(values[name]);
    return joinWords.length > 0 ? joinWords : undefined;
  };
  const copy = {
    ...previousBrief.copy,
    headline: getText("headline"),
    subhead: getText("subhead"),
    cta: getText("cta"),
    audience: getText("copyAudience"),
    values: getList("copyValues"),
  };
  const { archetype: _, seed: __, ...unshownFields } = previousBrief;
  return omitUndefined({
    ...unshownFields,
    name: values.name.trim(),
    tagline: getText("tagline"),
    industry: getText("industry"),
    audience: getText("audience"),
    offer: getText("offer"),
    values: getList("values"),
    adjectives: getList("adjectives"),
    avoid: getList("avoid"),
    tone: getText("tone"),
    brandColor: getText("brandColor"),
    secondaryColor: getText("secondaryColor"),
    platform: values.platform,
    latitude: values.latitude,
    copy: Object.values(copy).some((word) => word !== undefined) ? omitUndefined(copy) : undefined,
  });
}

/** The form's values for an existing brief. */
export function toBriefValues(brief: Brief): BriefValues {
  const { copy = {}, values = [], adjectives = [], avoid = [] } = brief;
  const joinWords = (getList: readonly string[]) => getList.join(", ");
  return {
    ...emptyBriefValues,
    name: brief.name,
    tagline: brief.tagline ?? "",
    industry: brief.industry ?? "",
    audience: brief.audience ?? "",
    offer: brief.offer ?? "",
    tone: brief.tone ?? "",
    brandColor: brief.brandColor ?? "",
    secondaryColor: brief.secondaryColor ?? "",
    platform: brief.platform ?? emptyBriefValues.platform,
    latitude: brief.latitude ?? emptyBriefValues.latitude,
    headline: copy.headline ?? "",
    subhead: copy.subhead ?? "",
    cta: copy.cta ?? "",
    copyAudience: copy.audience ?? "",
    copyValues: joinWords(copy.values ?? []),
    values: joinWords(values),
    adjectives: joinWords(adjectives),
    avoid: joinWords(avoid),
  };
}

const omitUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
