import { colorFromHex } from "#/color/oklch";
import type { Direction } from "#/model/direction";
import { getArchetype } from "#/studio/directions/index";
import { createDirection } from "#/studio/directions/choose-direction";
import type { BrandColors } from "#/studio/marks/brand-colors";

/** A direction of an archetype, optionally with another mark recipe or imagery. */
export function createSampleDirection(id: Direction["id"], changes: Partial<Direction> = {}): Direction {
  return { ...createDirection(getArchetype(id), { name: "Sample" }, 1, "For a test."), ...changes };
}

export const sampleColors: BrandColors = {
  brand: colorFromHex("#0b5d4e"),
  spot: colorFromHex("#e2592a"),
  ink: colorFromHex("#14181b"),
  paper: colorFromHex("#fbfaf7"),
};

/** Names in several scripts and lengths, with letters of different shapes. */
export const sampleNames = [
  "Nordhavn Optik",
  "IO",
  "Kestrel & Sons",
  "Donaudampfschifffahrtsgesellschaft",
  "Чайка",
  "青葉",
  "ق",
  "Ärzte",
  "a",
  "Fern",
  "Ledgerline",
  "Müller-Lüdenscheidt Werkzeugbau GmbH",
  "Illini",
  "Wwwave",
  "Łódź",
  "Ångström",
  "Jord",
  "Quill",
  "x",
  "8bit",
  "Tide & Timber",
  "Vela",
  "Ümlaut",
  "Γαλαξίας",
  "Київ",
  "한빛",
  "שלום",
  "Zephyr",
  "Ibex",
  "Mmm",
  "ñandú",
  "ß",
  "Đorđe",
  "İstanbul",
  "Phở Việt",
  "!!!",
  "🙂",
  "Ox",
  "Gable",
  "rue",
  "Beacon",
] as const;
