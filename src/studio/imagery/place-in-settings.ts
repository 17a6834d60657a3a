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
const [mostAlone, mostOfFirst, mostOfSecond, mostPictures] = [3, 2, 2, 5] as const;

/** Natures of goods, and the furniture that stands about in any office. */
const otherGoods: ReadonlySet<MotifNature> = new Set(["food", "garment", "instrument", "furnishing", "vehicle", "animal", "sea"]);
const furniture: ReadonlySet<MotifId> = new Set(["chair", "armchair", "sofa", "desk", "window", "door", "server", "coffee-cup"]);

/** Settings that tell of a trade of their own: a workshop, a talk at a board or a screen, a stage. */
const tellingSettings: ReadonlySet<string> = new Set(
  "workshop-floor floor-repair repair-stand pattern-book wall-screen open-air-stage".split(" "),
);

/** Trades that make things for other firms, which no market sells. */
const industrialTrades: ReadonlySet<string> = new Set(
  "manufacturing metalwork plastics chemicals packaging robotics electronics measurement engineering-office".split(" "),
);
const retailSettings: ReadonlySet<string> = new Set(["market-stand", "cargo-bike"]);

/** A vignette of a setting, with the setting's id. */
type Placed = { readonly setting: string; readonly vignette: Vignette };

/** The settings of a thing, filled with it. */
function fillSettings(thing: MotifId, { trade, purposes, avoided }: SettingWishes): readonly Placed[] {
  const [nature, motif] = [getMotifNature(thing), findMotif(thing)];
  const subject = motif && createSubject(motif);
  if (nature === undefined || subject === undefined) return [];
  // A trade that has pictures of its own, all of them ruled out here, is no workshop and no consultancy.
  const isFitting = ({ id }: { readonly id: string }) =>
    (getSettingUse(trade) !== "keep" || !tellingSettings.has(id)) &&
    !(industrialTrades.has(trade ?? "") && retailSettings.has(id));
  return findSettings(thing, purposes, avoided)
    .filter(isFitting)
    .map((setting) => ({
      setting: setting.id,
      vignette: fillSetting(setting, { ...subject, id: thing }, nature),
    }));
}

/** Whether a vignette shows a thing of another trade, such as the washing machine of a booking. */
const showsOtherGoods = ({ shows }: Vignette): boolean =>
  shows.some((id) => otherGoods.has(getMotifNature(id) ?? "portrait") && !furniture.has(id));

/**
 * The vignettes of a brief's trade; in a trade that says little of its things, with settings that show the brief's thing
 * before them or instead of them where they do not.
 */
export function placeInSettings(vignettes: TradeVignettes | undefined, wishes: SettingWishes): TradeVignettes | undefined {
  const { trade, things, avoided, made } = wishes;
  const { leading, others } = vignettes ?? { leading: [], others: [] };
  const use = leading.length === 0 ? "replace" : getSettingUse(trade);
  const shown = new Set([...leading, ...others].flatMap(({ shows }) => shows).flatMap(withCompanions));
  const usable = things.filter((id) => getMotifNature(id) !== undefined && !avoided.has(id));
  // Where a trade's pictures say what it does, a thing that its brief names beside that is not what it is about.
  if (use === "keep" || usable.some((id) => shown.has(id))) return vignettes;
  const [first, second] = [...new Set(usable.map((id) => wholes[id] ?? id))];
  const ofFirst = first === undefined ? [] : fillSettings(first, wishes);
  const [lead] = ofFirst;
  if (lead === undefined) return vignettes;
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
