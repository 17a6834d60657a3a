import type { SettingDrawing } from "../setting-drawing";
import { indoors } from "./indoors";
import { mentions } from "./mentions";
import { outdoors } from "./outdoors";

/** All settings with their ids. */
export const listSettings = (): readonly (readonly [id: string, SettingDrawing])[] =>
  Object.entries({
    ...indoors,
    ...outdoors,
    ...mentions,
  });
