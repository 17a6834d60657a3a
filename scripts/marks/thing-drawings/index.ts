import { foodDrawings } from "./food";
import { natureDrawings } from "./nature";
import { namedGoodsDrawings } from "./named-goods";
import { placeDrawings } from "./places-and-play";
import type { ThingDrawing } from "./thing-drawing";
import { workDrawings } from "./work";

/** All things with room for a letter. */
export const thingDrawings: readonly ThingDrawing[] = [
  ...foodDrawings,
  ...natureDrawings,
  ...workDrawings,
  ...placeDrawings,
  ...namedGoodsDrawings,
];
