import settingFile from "#data/settings.txt.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { getMotifNature } from "#/studio/vignettes/motif-natures";
import type { Purpose, Setting } from "#/studio/vignettes/setting";
import { parseParts, type SettingEntry, splitSettings } from "#/studio/vignettes/setting-file";

let entries: readonly SettingEntry[] | undefined;

/** Fewer settings than this that suit the purpose are joined by others that take the thing. */
const fewest = 2;

/** Whether a setting is only for things that are mentioned, such as the coffee of a tagline. */
const isForMentions = ({ suits }: SettingEntry) => suits.every((purpose) => purpose === "mentions");

/** The first purposes of an organisation, which say what it is about. */
const mainPurposes = 2;

/**
 * The settings in which a thing can be seen, those first that suit the first purpose, and without those that show
 * something which is ruled out. None for what is no thing, such as a sign.
 */
export function findSettings(thing: MotifId, purposes: readonly Purpose[], avoided: ReadonlySet<MotifId>): readonly Setting[] {
  const nature = getMotifNature(thing);
  if (nature === undefined || avoided.has(thing)) return [];
  entries ??= splitSettings(readPackedFile(settingFile).toString("latin1"));
  const usable = entries.filter(
    (entry) =>
      entry.natures.includes(nature) &&
      !entry.shows.some((one) => avoided.has(one)) &&
      (purposes.includes("mentions") || !isForMentions(entry)),
  );
  const rank = ({ suits }: SettingEntry) => {
    const found = purposes.findIndex((purpose) => suits.includes(purpose));
    return found < 0 ? purposes.length : found;
  };
  // Of settings that suit alike, those come first that take few other things.
  const ranked = usable
    .map((entry) => ({ entry, place: rank(entry) }))
    .toSorted((one, other) => one.place - other.place || one.entry.natures.length - other.entry.natures.length);
  // What an organisation hardly does comes only where nothing else is left: a repairer is not shown at a screen.
  const within = (count: number) => ranked.filter(({ place }) => place < count);
  const suiting = [within(mainPurposes), within(purposes.length)].find(({ length }) => length >= fewest);
  return (suiting ?? ranked).map(({ entry: { drawing, ...about } }) => ({
    ...about,
    parts: parseParts(drawing),
  }));
}
