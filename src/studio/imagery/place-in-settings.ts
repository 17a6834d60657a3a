import { fillSetting } from "#/studio/imagery/fill-setting";
import { createSubject } from "#/studio/imagery/subject";
import { findMotif } from "#/studio/motifs";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { withCompanions } from "#/studio/understanding/motif-classes";
import { getSettingUse } from "#/studio/vignettes/broad-trades";
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
};

/** What stands for a subject whose drawing shows a part of it only. */
const wholes: Readonly<Partial<Record<MotifId, MotifId>>> = { piano: "grand-piano" };

/** Settings of the first thing where the brief has one or several, settings of the second, and pictures in all. */
const [mostAlone, mostOfFirst, mostOfSecond, mostPictures] = [4, 2, 2, 5] as const;

/** Natures whose words are rather said of a place than of what a trade of another thing does. */
const placeNatures: ReadonlySet<MotifNature> = new Set(["building", "vehicle", "animal", "plant", "portrait", "waterside"]);

/** The settings of a thing, filled with it. */
function fillSettings(thing: MotifId, { purposes, avoided }: SettingWishes): readonly Vignette[] {
  const [nature, motif] = [getMotifNature(thing), findMotif(thing)];
  const subject = motif && createSubject(motif);
  if (nature === undefined || subject === undefined) return [];
  return findSettings(thing, purposes, avoided).map((setting) => fillSetting(setting, { ...subject, id: thing }, nature));
}

/**
 * The vignettes of a brief's trade, with settings that show its thing where they do not: before them or instead of them
 * in a trade that says little of its things, else one after the vignettes that lead.
 */
export function placeInSettings(vignettes: TradeVignettes | undefined, wishes: SettingWishes): TradeVignettes | undefined {
  const { trade, signs, things, avoided } = wishes;
  const { leading, others } = vignettes ?? { leading: [], others: [] };
  const shown = new Set([...leading, ...others].flatMap(({ shows }) => shows).flatMap(withCompanions));
  const usable = things.filter((id) => getMotifNature(id) !== undefined && !avoided.has(id));
  if (usable.some((id) => shown.has(id) || signs.includes(id))) return vignettes;
  const use = getSettingUse(trade);
  const candidates = usable.filter((id) => use !== "join" || !placeNatures.has(getMotifNature(id) ?? "portrait"));
  const [first, second] = [...new Set(candidates.map((id) => wholes[id] ?? id))];
  if (first === undefined) return vignettes;
  const ofFirst = fillSettings(first, wishes);
  const [lead, ...more] = ofFirst;
  if (lead === undefined) return vignettes;
  if (use === "join") return { leading, others: [lead, ...others] };
  const ofSecond = second === undefined ? [] : fillSettings(second, wishes).filter(({ label }) => label !== lead.label);
  const count = ofSecond.length === 0 ? mostAlone : mostOfFirst;
  const settings = [lead, ...more].slice(0, count);
  const further = [...settings.slice(2), ...ofSecond.slice(1, 1 + mostOfSecond)];
  const rest = use === "lead" ? [...leading, ...others] : [];
  return { leading: settings.slice(0, 2), others: [...further, ...rest].slice(0, mostPictures - 2) };
}
