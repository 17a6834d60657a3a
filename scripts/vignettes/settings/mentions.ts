import { box, circle } from "#/studio/motifs/outlines";
import { type SettingGroup, setting, slot } from "../setting-drawing";
import { accent, back, figure, light, natural, tone } from "../vignette-drawing";
import { potPlant } from "../wares";

/** Large views of a thing that an organisation mentions, such as the kettle of its tagline. */
export const mentions: SettingGroup = {
  "large-still": setting("% on a ledge before a disc", ["portable", "food", "garment"], ["mentions"], [], () => [
    back(box(4, 4, 136, 78, 2)),
    light(circle(72, 46, 36)),
    slot(28, 12, 88, 68, "middle", ["figure", "light", "accent"]),
    natural(box(-160, 80, 464, 4)),
    tone(box(-160, 84, 464, 46)),
  ]),
  "large-head": setting("% before a disc", ["small", "portrait", "sea"], ["mentions"], [], () => [
    back(box(4, 4, 136, 78, 2)),
    light(circle(72, 44, 37)),
    slot(38, 12, 68, 66, "centred", ["figure", "light", "accent"]),
    natural(box(-160, 82, 464, 4)),
    tone(box(-160, 86, 464, 44)),
  ]),
  "quiet-room": setting("% in a quiet room", ["furnishing", "instrument"], ["mentions"], ["pot-plant", "window"], () => [
    back(box(4, 4, 136, 80, 2)),
    light(box(8, 12, 34, 42, 1)),
    tone(box(10, 14, 14, 18), box(26, 14, 14, 18), box(10, 34, 14, 18), box(26, 34, 14, 18)),
    natural(box(6, 54, 38, 3, 1)),
    slot(48, 14, 62, 74, "middle", ["figure", "light", "accent"]),
    ...potPlant(126, 88, 34, tone, accent),
    figure(box(4, 84, 136, 2)),
  ]),
};
