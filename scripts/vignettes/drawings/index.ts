import type { VignetteDrawing, VignetteGroup } from "../vignette-drawing";
import { beauty } from "./beauty";
import { building } from "./building";
import { care } from "./care";
import { conversation } from "./conversation";
import { culture } from "./culture";
import { drink } from "./drink";
import { energy } from "./energy";
import { farming } from "./farming";
import { food } from "./food";
import { health } from "./health";
import { hospitality } from "./hospitality";
import { industry } from "./industry";
import { making } from "./making";
import { media } from "./media";
import { music } from "./music";
import { nature } from "./nature";
import { software } from "./software";
import { sport } from "./sport";
import { transport } from "./transport";

/** Each vignette is in one of the groups; a trade may have vignettes in several. */
const groups: readonly VignetteGroup[] = [
  beauty,
  building,
  care,
  conversation,
  culture,
  drink,
  energy,
  farming,
  food,
  health,
  hospitality,
  industry,
  making,
  media,
  music,
  nature,
  software,
  sport,
  transport,
];

/** The drawing of every vignette with its id. */
export const listDrawings = (): readonly (readonly [id: string, drawing: VignetteDrawing])[] =>
  groups.flatMap((group) => Object.entries(group));
