import type { MotifId } from "#/studio/motifs/motif-ids";
import { conversation } from "#/studio/scenes/drawings/conversation";
import type { SceneDrawing, SceneGroup } from "#/studio/scenes/scene";

/** Each scene is in one of the groups; a trade may have scenes in several. */
const sceneGroups: readonly SceneGroup[] = [conversation];

/** Every scene by its id. */
export const listScenes = (): readonly (readonly [id: string, drawing: SceneDrawing])[] =>
  sceneGroups.flatMap((group) => Object.entries(group));

/** The scenes of a trade without those that show something which is ruled out. */
export const findScenes = (trade: string, avoided: ReadonlySet<MotifId>): readonly SceneDrawing[] =>
  listScenes()
    .map(([, drawing]) => drawing)
    .filter(({ trades, shows }) => trades.includes(trade) && !shows.some((id) => avoided.has(id)));
