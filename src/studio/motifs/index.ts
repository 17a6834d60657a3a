import type { MotifGroup } from "#/studio/motifs/draw-motif";
import { anatomy } from "#/studio/motifs/drawings/anatomy";
import { art } from "#/studio/motifs/drawings/art";
import { bakery } from "#/studio/motifs/drawings/bakery";
import { buildings } from "#/studio/motifs/drawings/buildings";
import { business } from "#/studio/motifs/drawings/business";
import { childhood } from "#/studio/motifs/drawings/childhood";
import { clothing } from "#/studio/motifs/drawings/clothing";
import { construction } from "#/studio/motifs/drawings/construction";
import { craftwork } from "#/studio/motifs/drawings/craftwork";
import { dishes } from "#/studio/motifs/drawings/dishes";
import { drinks } from "#/studio/motifs/drawings/drinks";
import { emblems } from "#/studio/motifs/drawings/emblems";
import { farmAnimals } from "#/studio/motifs/drawings/farm-animals";
import { fieldwork } from "#/studio/motifs/drawings/fieldwork";
import { games } from "#/studio/motifs/drawings/games";
import { home } from "#/studio/motifs/drawings/home";
import { instruments } from "#/studio/motifs/drawings/instruments";
import { kitchen } from "#/studio/motifs/drawings/kitchen";
import { landscape } from "#/studio/motifs/drawings/landscape";
import { larder } from "#/studio/motifs/drawings/larder";
import { learning } from "#/studio/motifs/drawings/learning";
import { media } from "#/studio/motifs/drawings/media";
import { medicine } from "#/studio/motifs/drawings/medicine";
import { occasions } from "#/studio/motifs/drawings/occasions";
import { plants } from "#/studio/motifs/drawings/plants";
import { printing } from "#/studio/motifs/drawings/printing";
import { publicServices } from "#/studio/motifs/drawings/public-services";
import { roadside } from "#/studio/motifs/drawings/roadside";
import { salon } from "#/studio/motifs/drawings/salon";
import { science } from "#/studio/motifs/drawings/science";
import { seafaring } from "#/studio/motifs/drawings/seafaring";
import { sport } from "#/studio/motifs/drawings/sport";
import { stage } from "#/studio/motifs/drawings/stage";
import { technology } from "#/studio/motifs/drawings/technology";
import { tools } from "#/studio/motifs/drawings/tools";
import { travel } from "#/studio/motifs/drawings/travel";
import { utilities } from "#/studio/motifs/drawings/utilities";
import { vehicles } from "#/studio/motifs/drawings/vehicles";
import { wildlife } from "#/studio/motifs/drawings/wildlife";
import { wingedAnimals } from "#/studio/motifs/drawings/winged-animals";
import { workVehicles } from "#/studio/motifs/drawings/work-vehicles";
import type { Motif } from "#/studio/motifs/motif";
import type { MotifId } from "#/studio/motifs/motif-ids";

/** Each subject is in one of the groups; their order does not matter. */
const motifGroups: readonly MotifGroup[] = [
  bakery,
  drinks,
  dishes,
  larder,
  kitchen,
  plants,
  landscape,
  wingedAnimals,
  farmAnimals,
  wildlife,
  anatomy,
  medicine,
  science,
  salon,
  childhood,
  sport,
  tools,
  construction,
  fieldwork,
  utilities,
  craftwork,
  clothing,
  home,
  occasions,
  buildings,
  vehicles,
  workVehicles,
  seafaring,
  travel,
  roadside,
  learning,
  printing,
  art,
  media,
  instruments,
  stage,
  games,
  technology,
  business,
  publicServices,
  emblems,
];

const findDrawing = (id: MotifId) => motifGroups.find((group) => group[id] !== undefined)?.[id];

/** The subject's English label, without drawing it. */
export const getMotifLabel = (id: MotifId): string => findDrawing(id)?.label ?? id;

const drawn = new Map<MotifId, Motif>();

/** The motif with this id, or `undefined` if it has no drawing. */
export function findMotif(id: MotifId): Motif | undefined {
  const known = drawn.get(id);
  if (known) return known;
  const drawing = findDrawing(id);
  if (drawing === undefined) return undefined;
  const motif = { id, label: drawing.label, shapes: drawing.draw() };
  drawn.set(id, motif);
  return motif;
}
