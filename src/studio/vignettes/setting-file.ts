import { motifIds } from "#/studio/motifs/motif-ids";
import { isSlot, motifNatures, purposes, type Setting, type Slot, slotPlaces } from "#/studio/vignettes/setting";
import { type VignetteRole, vignetteRoles } from "#/studio/vignettes/vignette";

/** A setting of the file, its parts still as text. */
export type SettingEntry = Omit<Setting, "parts"> & { readonly drawing: string };

const initial = (role: VignetteRole) => role.slice(0, 1);

const formatSlot = ({ box, place, body, cut, accent }: Slot): string =>
  `@${box.join(" ")} ${place} ${[body, cut, accent].map(initial).join("")}`;

/**
 * Settings as text: a line with `#`, id, natures, purposes, subjects and label, separated by `|`, then a line for
 * each part: the first letter of a shape's role and its path data, or `@`, the box, the place and the roles of a slot.
 */
export const formatSettings = (settings: readonly Setting[]): string =>
  settings
    .map(({ id, natures, suits, shows, label, parts }) =>
      [
        `#${id}|${natures.join(" ")}|${suits.join(" ")}|${shows.join(" ")}|${label}`,
        ...parts.map((part) => (isSlot(part) ? formatSlot(part) : `${initial(part.role)}${part.data}`)),
      ].join("\n"),
    )
    .join("\n");

/** Those of some known words that a text lists. */
const pickWords = <Word extends string>(known: readonly Word[], text: string): readonly Word[] => {
  const listed = new Set(text.split(" "));
  return known.filter((word) => listed.has(word));
};

/** The settings of such a text. */
export const splitSettings = (text: string): readonly SettingEntry[] =>
  text
    .split("#")
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n");
      const [id = "", natures = "", suits = "", shows = "", label = ""] = part.slice(0, end).split("|");
      return {
        id,
        label,
        natures: pickWords(motifNatures, natures),
        suits: pickWords(purposes, suits),
        shows: pickWords(motifIds, shows),
        drawing: part.slice(end + 1),
      };
    });

const toRole = (letter: string | undefined): VignetteRole =>
  vignetteRoles.find((role) => letter !== undefined && role.startsWith(letter)) ?? "figure";

function parseSlot(line: string): Slot {
  const words = line.slice(1).split(" ");
  const [x = 0, y = 0, width = 0, height = 0] = words.slice(0, 4).map(Number);
  const [body, cut, accent] = Array.from(words[5] ?? "", toRole);
  return {
    box: [x, y, width, height],
    place: slotPlaces.find((place) => place === words[4]) ?? "middle",
    body: body ?? "figure",
    cut: cut ?? "light",
    accent: accent ?? "accent",
  };
}

/** The parts of a setting's lines, in painting order. */
export const parseParts = (drawing: string): Setting["parts"] =>
  drawing
    .trim()
    .split("\n")
    .map((line) => (line.startsWith("@") ? parseSlot(line) : { role: toRole(line.slice(0, 1)), data: line.slice(1) }));
