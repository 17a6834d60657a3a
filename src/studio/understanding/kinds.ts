import type { ArchetypeId } from "#/model/direction";
import type { OrganizationKind } from "#/model/organization-kind";
import type { MotifId } from "#/studio/motifs/motif-ids";

/** What usually fits organisations of one kind. */
export type KindProfile = {
  /** How well an archetype fits, 1–5; those not listed are neutral. */
  readonly fitting: Readonly<Partial<Record<ArchetypeId, number>>>;
  readonly barred: readonly ArchetypeId[];
  /** Things that nearly every such organisation has, for briefs whose trade is not known. */
  readonly motifs: readonly MotifId[];
};

/** Fitting archetypes with their weights, barred ones, and subjects. */
const descriptions: Readonly<Record<OrganizationKind, readonly [fitting: string, barred: string, motifs: string]>> = {
  company: ["", "", ""],
  shop: ["retro:2 craft:3 swiss:3 playful:1 editorial:2", "scientific ledger arcade", ""],
  restaurant: [
    "craft:4 editorial:4 retro:3 poster:1",
    "technical scientific ledger arcade civic industrial",
    "fork-knife cooking-pot",
  ],
  lodging: ["luxury:3 editorial:4 soft:3 craft:3", "arcade technical industrial scientific ledger brutalist", "bed"],
  practice: ["soft:4 civic:3 swiss:4 scientific:1", "arcade brutalist retro poster playful industrial luxury", ""],
  studio: ["swiss:5 editorial:3 brutalist:2 poster:2", "ledger civic", ""],
  "trade-service": ["industrial:4 swiss:4 civic:3 craft:2", "arcade luxury archive scientific", ""],
  manufacturer: ["industrial:4 swiss:3 technical:3", "soft playful arcade archive", ""],
  producer: ["craft:5 editorial:2 poster:2", "arcade technical scientific ledger", ""],
  software: ["technical:4 swiss:4 soft:2", "archive craft luxury", "code-brackets"],
  "developer-tool": ["technical:5 swiss:3 arcade:2 brutalist:1", "luxury soft archive craft", "code-brackets terminal"],
  finance: ["ledger:5 swiss:3 editorial:2 civic:2", "arcade playful retro brutalist poster craft", ""],
  consultancy: ["swiss:4 editorial:4 ledger:3", "arcade playful retro brutalist craft", ""],
  logistics: ["industrial:4 swiss:4 technical:3", "luxury soft archive arcade", "truck container parcel"],
  charity: ["civic:4 soft:4 editorial:3 craft:2", "luxury arcade brutalist industrial ledger", ""],
  foundation: ["editorial:4 civic:4 swiss:3", "arcade brutalist playful industrial retro", ""],
  authority: ["civic:5 swiss:3 editorial:2", "arcade brutalist luxury retro playful poster craft", ""],
  school: ["civic:3 swiss:3 editorial:3 playful:2 soft:2", "arcade luxury brutalist industrial ledger", "open-book pencil"],
  research: ["scientific:5 swiss:3 editorial:2 civic:2", "arcade playful retro luxury craft", ""],
  culture: ["editorial:4 swiss:3 archive:3 poster:2", "ledger industrial arcade technical", ""],
  event: ["poster:5 swiss:3 brutalist:2 retro:2 playful:2", "ledger scientific archive", ""],
  artist: ["editorial:3 poster:3 swiss:3 brutalist:2", "ledger civic scientific technical", ""],
  media: ["editorial:5 swiss:2 poster:1", "luxury arcade soft industrial", ""],
  community: ["civic:4 soft:3 craft:3 editorial:3", "luxury ledger arcade scientific", ""],
  club: ["poster:3 civic:3 retro:3 playful:2", "luxury ledger scientific", ""],
  cooperative: ["craft:4 civic:4 editorial:2 soft:1", "luxury arcade ledger", ""],
  faith: ["editorial:4 civic:3 soft:3 archive:2 craft:2", "arcade brutalist retro playful industrial technical poster", ""],
  care: ["soft:5 civic:4 editorial:2", "arcade brutalist poster retro industrial technical luxury ledger", ""],
  memorial: ["editorial:5 archive:3 soft:3", "retro playful arcade brutalist poster industrial technical", "candle"],
  personal: ["editorial:4 swiss:4", "", ""],
};

const parsed = new Map<OrganizationKind, KindProfile>();
const split = (text: string) => text.split(" ").filter((part) => part !== "");

/** What usually fits organisations of this kind. */
export function getKindProfile(kind: OrganizationKind): KindProfile {
  const known = parsed.get(kind);
  if (known) return known;
  const [fitting, barred, motifs] = descriptions[kind];
  const profile: KindProfile = {
    fitting: Object.fromEntries(
      split(fitting).map((entry) => {
        const [archetype = "", weight = "0"] = entry.split(":");
        return [archetype, Number(weight)];
      }),
    ),
    barred: split(barred) as ArchetypeId[],
    motifs: split(motifs) as MotifId[],
  };
  parsed.set(kind, profile);
  return profile;
}
