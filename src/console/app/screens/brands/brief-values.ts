import type { Board, Brief } from "#data/console-api";

/** A brief as the form holds it: fields as text, lists of words separated by commas. */
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
  /** Corrections of what was understood; empty to have it recognised. */
  readonly language: string;
  readonly kind: string;
  readonly trade: string;
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
  readonly features: readonly FeatureValues[];
  readonly plans: readonly PlanValues[];
  /** Navigation labels, one a line. */
  readonly navigation: string;
  /** The chosen pages; empty for all. */
  readonly pages: readonly PageSlug[];
  /** The number of the mark; empty for the first. */
  readonly mark: string;
  /** The direction that the brief decides on; empty to have it suggested. */
  readonly archetype: ArchetypeId | "";
  /** The seed that the brief decides on; empty to have it chosen. */
  readonly seed: string;
  readonly externalDesign: boolean;
  /** The design's name; if empty, the brand's name and its direction. */
  readonly designName: string;
  /** The chosen direction; if empty, the first suggestion. */
  readonly direction: ArchetypeId | "";
};

export type PageSlug = NonNullable<Brief["pages"]>[number];
type ArchetypeId = Board["direction"]["id"];
export type FeatureValues = { readonly title: string; readonly body: string };
/** A plan as the form holds it: what it includes is one entry a line. */
export type PlanValues = { readonly name: string; readonly price: string; readonly period: string; readonly features: string };

export const emptyFeature: FeatureValues = { title: "", body: "" };
export const emptyPlan: PlanValues = { name: "", price: "", period: "", features: "" };

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
  language: "",
  kind: "",
  trade: "",
  brandColor: "",
  secondaryColor: "",
  platform: "nextjs",
  latitude: "GUIDED",
  headline: "",
  subhead: "",
  cta: "",
  copyAudience: "",
  copyValues: "",
  features: [],
  plans: [],
  navigation: "",
  pages: [],
  mark: "",
  archetype: "",
  seed: "",
  externalDesign: false,
  designName: "",
  direction: "",
};

const splitAt = (separator: RegExp, text: string): readonly string[] =>
  text
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** The entries of a list. Where each ends with a semicolon, commas are theirs: phrases have some. */
const splitList = (text: string) => splitAt(text.trim().endsWith(";") ? /[;\n]/ : /[,;\n]/, text).slice(0, 20);

/** A list as text that `splitList` reads back. */
const joinList = (entries: readonly string[]): string =>
  entries.some((entry) => entry.includes(",")) ? entries.map((entry) => `${entry};`).join(" ") : entries.join(", ");

const splitLines = (text: string) => splitAt(/\n/, text);

/** Text without surrounding space; undefined if nothing is left. */
const toText = (text: string) => text.trim() || undefined;
const toWholeList = <Entry>(entries: readonly Entry[]) => (entries.length > 0 ? entries : undefined);
const toNumber = (text: string) => (text.trim() === "" ? undefined : Number(text));
const isFilled = (entry: FeatureValues | PlanValues) => Object.values(entry).some((text) => text.trim() !== "");

/** The brief for the form's values. Empty fields are left out, so that the studio chooses them. */
export function toBrief(values: BriefValues): Brief {
  const copy = omitUndefined({
    headline: toText(values.headline),
    subhead: toText(values.subhead),
    features: toWholeList(
      values.features.filter(isFilled).map(({ title, body }) => ({ title: title.trim(), body: body.trim() })),
    ),
    plans: toWholeList(values.plans.filter(isFilled).map(toPlan)),
    cta: toText(values.cta),
    audience: toText(values.copyAudience),
    values: toWholeList(splitList(values.copyValues)),
    navigation: toWholeList(splitLines(values.navigation)),
  });
  return omitUndefined({
    name: values.name.trim(),
    tagline: toText(values.tagline),
    industry: toText(values.industry),
    audience: toText(values.audience),
    offer: toText(values.offer),
    values: toWholeList(splitList(values.values)),
    adjectives: toWholeList(splitList(values.adjectives)),
    avoid: toWholeList(splitList(values.avoid)),
    brandColor: toText(values.brandColor),
    secondaryColor: toText(values.secondaryColor),
    archetype: values.archetype || undefined,
    platform: values.platform,
    pages: toWholeList(values.pages),
    tone: toText(values.tone),
    language: toText(values.language) as Brief["language"],
    kind: toText(values.kind) as Brief["kind"],
    trade: toText(values.trade),
    latitude: values.latitude,
    seed: toNumber(values.seed),
    mark: toNumber(values.mark),
    copy: Object.keys(copy).length > 0 ? copy : undefined,
  });
}

const toPlan = ({ name, price, period, features }: PlanValues) =>
  omitUndefined({ name: name.trim(), price: price.trim(), period: toText(period), features: splitLines(features) });

/** The form's values for an existing brief. */
export function toBriefValues(brief: Brief): BriefValues {
  const { copy = {}, values = [], adjectives = [], avoid = [] } = brief;
  return {
    ...emptyBriefValues,
    name: brief.name,
    tagline: brief.tagline ?? "",
    industry: brief.industry ?? "",
    audience: brief.audience ?? "",
    offer: brief.offer ?? "",
    tone: brief.tone ?? "",
    language: brief.language ?? "",
    kind: brief.kind ?? "",
    trade: brief.trade ?? "",
    brandColor: brief.brandColor ?? "",
    secondaryColor: brief.secondaryColor ?? "",
    platform: brief.platform ?? emptyBriefValues.platform,
    latitude: brief.latitude ?? emptyBriefValues.latitude,
    headline: copy.headline ?? "",
    subhead: copy.subhead ?? "",
    cta: copy.cta ?? "",
    copyAudience: copy.audience ?? "",
    copyValues: joinList(copy.values ?? []),
    features: copy.features ?? [],
    plans: (copy.plans ?? []).map(({ period = "", features, ...plan }) => ({ ...plan, period, features: features.join("\n") })),
    navigation: (copy.navigation ?? []).join("\n"),
    pages: brief.pages ?? [],
    mark: String(brief.mark ?? ""),
    archetype: brief.archetype ?? "",
    seed: String(brief.seed ?? ""),
    values: joinList(values),
    adjectives: joinList(adjectives),
    avoid: joinList(avoid),
  };
}

const omitUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
