import { type MotifId, motifIds } from "#/studio/motifs/motif-ids";
import { anatomy } from "./anatomy";
import { art } from "./art";
import { bakery } from "./bakery";
import { buildings } from "./buildings";
import { business } from "./business";
import { childhood } from "./childhood";
import { clothing } from "./clothing";
import { construction } from "./construction";
import { craftwork } from "./craftwork";
import { craftGoods } from "./craft-goods";
import { dishes } from "./dishes";
import { drinks } from "./drinks";
import { emblems } from "./emblems";
import { farmAnimals } from "./farm-animals";
import { fieldwork } from "./fieldwork";
import { games } from "./games";
import { harvest } from "./harvest";
import { home } from "./home";
import { householdGoods } from "./household-goods";
import { instruments } from "./instruments";
import { kitchen } from "./kitchen";
import { landscape } from "./landscape";
import { larder } from "./larder";
import { learning } from "./learning";
import { media } from "./media";
import { medicine } from "./medicine";
import { occasions } from "./occasions";
import { pastimes } from "./pastimes";
import { plants } from "./plants";
import { printing } from "./printing";
import { publicServices } from "./public-services";
import { roadside } from "./roadside";
import { salon } from "./salon";
import { science } from "./science";
import { seafaring } from "./seafaring";
import { sport } from "./sport";
import { stage } from "./stage";
import { technology } from "./technology";
import { tools } from "./tools";
import { travel } from "./travel";
import { utilities } from "./utilities";
import { vehicles } from "./vehicles";
import { wildlife } from "./wildlife";
import { wingedAnimals } from "./winged-animals";
import { workVehicles } from "./work-vehicles";
import type { MotifDrawing, MotifGroup } from "../motif-drawing";

/** Each subject is in one of the groups; their order does not matter. */
const motifGroups: readonly MotifGroup[] = [
  craftGoods,
  householdGoods,
  harvest,
  pastimes,
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

/** The drawing of every motif with its id, in the order of the ids. */
export const listMotifDrawings = (): readonly (readonly [id: MotifId, drawing: MotifDrawing])[] =>
  motifIds.flatMap((id) => {
    const drawing = motifGroups.find((group) => group[id] !== undefined)?.[id];
    return drawing === undefined ? [] : [[id, drawing] as const];
  });
