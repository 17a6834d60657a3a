import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import type { Purpose } from "#/studio/vignettes/setting";

/** What organisations of each kind do with the thing that they are about, the first first. */
const purposesByKind: Readonly<Record<OrganizationKind, readonly Purpose[]>> = {
  company: ["sells", "makes"],
  shop: ["sells", "makes"],
  restaurant: ["sells", "makes"],
  lodging: ["sells", "shows"],
  practice: ["advises", "sells"],
  studio: ["makes", "shows"],
  "trade-service": ["repairs", "makes"],
  manufacturer: ["makes", "sells"],
  producer: ["grows", "sells"],
  software: ["advises", "repairs", "makes"],
  "developer-tool": ["advises", "makes"],
  finance: ["advises", "sells"],
  consultancy: ["advises", "makes"],
  logistics: ["sells", "lends"],
  charity: ["lends", "advises"],
  foundation: ["shows", "advises"],
  authority: ["advises", "repairs"],
  school: ["advises", "makes"],
  research: ["advises", "shows"],
  culture: ["shows", "advises"],
  event: ["celebrates", "sells"],
  artist: ["makes", "shows"],
  media: ["advises", "shows"],
  community: ["advises", "shows"],
  club: ["advises", "shows"],
  cooperative: ["grows", "makes", "sells"],
  faith: ["advises", "shows"],
  care: ["lends", "advises"],
  memorial: ["makes", "shows"],
  personal: ["makes", "shows"],
};

/** What those of a trade do with their thing, whatever kind of organisation they are. */
const purposesByTrade: Readonly<Record<string, readonly Purpose[]>> = {
  restoration: ["repairs", "makes"],
  "repair-shop": ["repairs", "makes"],
  luthier: ["makes", "repairs"],
};

/** What an organisation does of which nothing tells what sort it is: that it sells is not said. */
const unknownPurposes: readonly Purpose[] = ["shows"];

/**
 * What an organisation does with its thing, the first first.
 * @param kind its kind, if anything tells that
 * @param stated what the brief itself says that it does
 */
export const findPurposes = (
  kind: OrganizationKind | undefined,
  stated: ReadonlySet<Purpose>,
  trade: string | undefined,
): readonly Purpose[] => [
  ...new Set([...stated, ...(purposesByTrade[trade ?? ""] ?? (kind === undefined ? unknownPurposes : purposesByKind[kind]))]),
];
