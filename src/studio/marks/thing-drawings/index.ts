import { foodDrawings } from "#/studio/marks/thing-drawings/food";
import { natureDrawings } from "#/studio/marks/thing-drawings/nature";
import { placeDrawings } from "#/studio/marks/thing-drawings/places-and-play";
import type { ThingDrawing } from "#/studio/marks/thing-drawings/thing-drawing";
import { workDrawings } from "#/studio/marks/thing-drawings/work";

/** All things with room for a letter. */
export const thingDrawings: readonly ThingDrawing[] = [...foodDrawings, ...natureDrawings, ...workDrawings, ...placeDrawings];
