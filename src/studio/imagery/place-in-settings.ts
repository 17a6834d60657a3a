import { fillSetting } from "#/studio/imagery/fill-setting";
import { createSubject } from "#/studio/imagery/subject";
import { findMotif } from "#/studio/motifs";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { withCompanions } from "#/studio/understanding/motif-classes";
import type { ClaimId } from "#/studio/vignettes/claims";
import { getSettingUse } from "#/studio/vignettes/setting-use";
import { findSettings } from "#/studio/vignettes/find-settings";
import type { TradeVignettes } from "#/studio/vignettes/find-vignettes";
import { getMotifNature } from "#/studio/vignettes/motif-natures";
import type { MotifNature, Purpose } from "#/studio/vignettes/setting";
import type { Vignette } from "#/studio/vignettes/vignette";

/** What a brief is about, and how its thing is to be seen. */
export type SettingWishes = {
  readonly trade: string | undefined;
  /** Subjects by which everybody knows the trade. */
  readonly signs: readonly MotifId[];
  /** The things that the brief is about, most direct first. */
  readonly things: readonly MotifId[];
  readonly purposes: readonly Purpose[];
  readonly avoided: ReadonlySet<MotifId>;
  /** Claims of vignettes that the brief makes itself. */
  readonly made: ReadonlySet<ClaimId>;
};

/** What stands for a subject whose drawing shows a part of it only. */
const wholes: Readonly<Partial<Record<MotifId, MotifId>>> = { piano: "grand-piano", egg: "egg-carton" };

/** Settings of the first thing where the brief has one or several, settings of the second, and pictures in all. */
const [mostAlone, mostOfFirst, mostOfSecond, mostPictures] = [4, 2, 2, 5] as const;

/** Natures whose words are rather said of a place than of what a trade of another thing does. */
const placeNatures: ReadonlySet<MotifNature> = new Set(["building", "vehicle", "animal", "plant", "portrait", "waterside"]);

/** Natures of goods, and the furniture that stands about in any office. */
const otherGoods: ReadonlySet<MotifNature> = new Set(["food", "garment", "instrument", "furnishing", "vehicle", "animal", "sea"]);
const furniture: ReadonlySet<MotifId> = new Set(["chair", "armchair", "sofa", "desk", "window", "door", "server", "coffee-cup"]);

/** A vignette of a setting, with the setting's id. */
type Placed = { readonly setting: string; readonly vignette: Vignette };

/** The settings of a thing, filled with it. */
function fillSettings(thing: MotifId, { purposes, avoided }: SettingWishes): readonly Placed[] {
  const [nature, motif] = [getMotifNature(thing), findMotif(thing)];
  const subject = motif && createSubject(motif);
  if (nature === undefined || subject === undefined) return [];
  return findSettings(thing, purposes, avoided).map((setting) => ({
    setting: setting.id,
    vignette: fillSetting(setting, { ...subject, id: thing }, nature),
  }));
}

/** Whether a vignette shows a thing of another trade, such as the washing machine of a booking. */
const showsOtherGoods = ({ shows }: Vignette): boolean =>
  shows.some((id) => otherGoods.has(getMotifNature(id) ?? "portrait") && !furniture.has(id));

/**
 * The vignettes of a brief's trade, with settings that show its thing where they do not: before them or instead of them
 * in a trade that says little of its things, else one after the vignettes that lead.
 */
export function placeInSettings(vignettes: TradeVignettes | undefined, wishes: SettingWishes): TradeVignettes | undefined {
  const { trade, signs, things, avoided, made } = wishes;
  const { leading, others } = vignettes ?? { leading: [], others: [] };
  const use = leading.length === 0 ? "replace" : getSettingUse(trade);
  const shown = new Set([...leading, ...others].flatMap(({ shows }) => shows).flatMap(withCompanions));
  const usable = things.filter((id) => getMotifNature(id) !== undefined && !avoided.has(id));
  if (usable.some((id) => shown.has(id) || (use === "join" && signs.includes(id)))) return vignettes;
  const candidates = usable.filter((id) => use !== "join" || !placeNatures.has(getMotifNature(id) ?? "portrait"));
  const [first, second] = [...new Set(candidates.map((id) => wholes[id] ?? id))];
  const ofFirst = first === undefined ? [] : fillSettings(first, wishes);
  const [lead] = ofFirst;
  if (lead === undefined) return vignettes;
  if (use === "join") return { leading, others: [lead.vignette, ...others] };
  const used = new Set(ofFirst.slice(0, mostOfFirst).map(({ setting }) => setting));
  const ofSecond = second === undefined ? [] : fillSettings(second, wishes).filter(({ setting }) => !used.has(setting));
  const settings = ofSecond.length === 0 ? ofFirst.slice(0, mostAlone) : ofFirst.slice(0, mostOfFirst);
  const [one, other, ...more] = [...settings, ...ofSecond.slice(0, mostOfSecond)].map(({ vignette }) => vignette);
  const ofTrade = [...leading, ...others];
  const fitting = ofTrade.filter(({ claims }) => claims.some((claim) => made.has(claim)));
  const rest = ofTrade.filter((kept) => !fitting.includes(kept) && use === "lead" && !showsOtherGoods(kept));
  return {
    leading: [one, other].filter((kept) => kept !== undefined),
    others: [...fitting, ...more, ...rest].slice(0, mostPictures - 2),
  };
}
