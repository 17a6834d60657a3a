import { capitalizeFirst } from "#/kernel/text/capitalize-first";
import type { PhotoSlot, PhotoTreatment } from "#/model/mark";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";

/** What a photograph's art direction is made from. */
type PhotoSubjects = {
  /** English labels of the brand's motifs, such as `a loaf of bread`; empty if it has none. */
  readonly labels: readonly string[];
  /** English name of the trade, if it was recognised. */
  readonly trade: string | undefined;
  readonly kind: OrganizationKind;
  /** The illustrations of the design, at least one. */
  readonly illustrationCount: number;
  /**
   * Whether the brief rules out hands or people. Its own words stay out of the slots, which are
   * public while what a brief avoids may be hidden.
   */
  readonly ruledOut?: { readonly hands: boolean; readonly people: boolean };
};

/** Kinds whose visitors may be ill, in mourning or in need. */
const sensitiveKinds: ReadonlySet<OrganizationKind> = new Set(["charity", "foundation", "care", "memorial", "faith", "practice"]);
/** Kinds whose work happens on a screen. */
const screenKinds: ReadonlySet<OrganizationKind> = new Set(["software", "developer-tool", "finance", "consultancy"]);

/** What to photograph where a brand has no subject of its own. */
const unnamedSubject = "what is made or used there every day";

/**
 * The places of a design that a photograph can fill, with its art direction. A picture that is
 * imported under the slot's id fills it; until then the illustration with the given slug is shown.
 */
export function createPhotoSlots(
  { labels, trade, kind, illustrationCount, ruledOut = { hands: false, people: false } }: PhotoSubjects,
  treatment: PhotoTreatment,
): readonly PhotoSlot[] {
  const illustration = (index: number) => `illustration-${(index % Math.max(1, illustrationCount)) + 1}`;
  const label = (index: number) => labels[index % Math.max(1, labels.length)];
  const context = trade === undefined ? "" : ` (${trade.toLowerCase()})`;
  const isSensitive = sensitiveKinds.has(kind);
  const shared = {
    do: ["Daylight from one side", "One subject, and calm space around it", "Things as they are used"],
    avoid: ["Stock photographs and generated people", "Text, logos and screens of others", "Filters other than the treatment"],
    treatment,
  };
  const people = isSensitive
    ? ["Show people only with their written consent", "Faces turned away are enough"]
    : ["Ask everybody in the picture for consent", "People who do what they do every day"];
  return [
    {
      id: "photo-opening",
      purpose: "Opens the landing page in place of the hero illustration",
      page: "landing",
      section: "hero",
      subject: `${capitalizeFirst(label(0) ?? unnamedSubject)} as the only subject, in its real surroundings${context}.`,
      crop: "Subject within the middle half, cut by one edge at most; survives a crop to 16:6 and to 3:4.",
      ratio: "3:2",
      minPx: { width: 2400, height: 1600 },
      illustration: "hero",
      ...shared,
    },
    {
      id: "photo-place",
      purpose: "Shows where visitors arrive",
      page: "landing",
      section: "places",
      subject: screenKinds.has(kind)
        ? `The desk at which the work is done${context}: light, tools and materials, without faces.`
        : `The entrance and the room that visitors see first${context}: door, light and materials.`,
      crop: "Straight on, verticals upright, the horizon in the lower third.",
      ratio: "16:9",
      minPx: { width: 1920, height: 1080 },
      illustration: illustration(0),
      ...shared,
    },
    {
      id: "photo-work",
      purpose: "Shows the work beside the steps or the services",
      page: "landing",
      section: "steps",
      subject: ruledOut.hands
        ? `The work${context} in progress: ${label(1) ?? unnamedSubject}, as it was just put down.`
        : `Hands at work${context} with ${label(1) ?? unnamedSubject}, seen over the shoulder.`,
      crop: ruledOut.hands
        ? "Upright and close: the object fills two thirds."
        : "Upright and close: hands and object fill two thirds.",
      ratio: "4:5",
      minPx: { width: 1200, height: 1500 },
      illustration: illustration(1),
      ...shared,
    },
    {
      id: "photo-detail",
      purpose: "A close view between two sections of text",
      page: "article",
      section: "figure",
      subject: `${capitalizeFirst(label(2) ?? unnamedSubject)}, so close that its material and one edge fill the picture.`,
      crop: "Square; no whole object, one diagonal edge.",
      ratio: "1:1",
      minPx: { width: 1200, height: 1200 },
      illustration: illustration(2),
      ...shared,
    },
    {
      id: "photo-people",
      purpose: ruledOut.people ? "Shows where the people are that visitors meet" : "Shows the people that visitors meet",
      page: "contact",
      section: "people",
      subject: ruledOut.people
        ? `The place where ${trade === undefined ? "the days are spent" : `the work is done${context}`}, as it was left a moment ago.`
        : `The people behind ${trade === undefined ? "the name" : `the work${context}`}, at their place, looking at what they do.`,
      crop: ruledOut.people
        ? "At eye level, the seat or the bench on the upper third, room in front of it."
        : "From the waist up, eyes on the upper third, room in the direction of the look.",
      ratio: "3:2",
      minPx: { width: 1800, height: 1200 },
      illustration: illustration(3),
      ...shared,
      do: ruledOut.people ? shared.do : [...shared.do, ...people],
      avoid: isSensitive ? [...shared.avoid, "Distress, illness or grief as a picture"] : shared.avoid,
    },
  ];
}
