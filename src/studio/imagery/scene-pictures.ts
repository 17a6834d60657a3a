import { capitalizeFirst } from "#/kernel/text/capitalize-first";
import { drawScene } from "#/studio/imagery/draw-scene";
import type { Ground } from "#/studio/imagery/picture-palette";
import { type Drawing, getPictureSource, type PictureContext, type PictureSet, roundBox } from "#/studio/imagery/picture-context";
import { drawSubjectIllustrations, drawSubjectPattern } from "#/studio/imagery/subject-pictures";
import type { Subject } from "#/studio/imagery/subject";
import { type PictureFormat, pictureFormats } from "#/studio/imagery/strategy";
import type { SceneDrawing } from "#/studio/scenes/scene";

/** The part of each format that a scene fills. */
const sceneRooms = {
  hero: [48, 100, 1104, 736],
  illustration: [26, 44, 588, 392],
} as const satisfies Partial<Readonly<Record<PictureFormat, readonly [number, number, number, number]>>>;

/** A scene in a format, on one of the brand's grounds. */
function drawScenePicture(
  context: PictureContext,
  scene: SceneDrawing,
  format: keyof typeof sceneRooms,
  slug: string,
  ground: Ground,
): Drawing & { readonly alt: string } {
  const { width, height } = pictureFormats[format];
  const source = getPictureSource(context, slug, `scene-${slug}`);
  const frame = { width, height, inner: sceneRooms[format] };
  const { content, zone } = drawScene(scene, frame, context.direction.id, context.colors.on(ground), source);
  return { width, height, content, zone: roundBox(zone), shown: [], isOpen: true, alt: `${capitalizeFirst(scene.label)}.` };
}

/** How much larger than whole a detail shows a scene, and where across the scene its middle is. */
const [detailScale, detailPlaces] = [1.9, [0.3, 0.7]] as const;

/** A part of a scene from edge to edge, for a trade of which the page has no other picture. */
function drawSceneDetail(context: PictureContext, scene: SceneDrawing, index: number): Drawing & { readonly alt: string } {
  const slug = `illustration-${index + 1}`;
  const { width, height } = pictureFormats.illustration;
  const source = getPictureSource(context, slug, `scene-${slug}`);
  const [, , roomWidth, roomHeight] = sceneRooms.illustration;
  const [w, h] = [roomWidth * detailScale, roomHeight * detailScale];
  const inner = [width / 2 - w * source.fork("place").pick(detailPlaces), (height - h) / 2, w, h] as const;
  const { illustrations } = context.use;
  const ground = illustrations[index % illustrations.length] ?? illustrations[0];
  const { content } = drawScene(scene, { width, height, inner }, context.direction.id, context.colors.on(ground), source);
  return { width, height, content, shown: [], alt: `A detail of ${scene.label}.` };
}

/** The most scenes below the first view: the things of a trade have places, too. */
const maxFurtherScenes = 2;

export type Scenes = readonly [SceneDrawing, ...SceneDrawing[]];

/**
 * Draws the pictures of a trade that has scenes: a large one of it at work, then other scenes and the
 * things that the brief names. The seed chooses which scene is large.
 */
export function drawScenePictures(
  scenes: Scenes,
  motifs: readonly Subject[],
  context: PictureContext,
  drawAbstract: () => PictureSet,
): PictureSet {
  const { use, seed, pictureSeeds } = context;
  const heroSeed = pictureSeeds.get("hero") ?? seed;
  const usual = scenes[seed % scenes.length] ?? scenes[0];
  const lead = scenes[heroSeed % scenes.length] ?? scenes[0];
  const ground = use.hero[heroSeed % use.hero.length] ?? use.hero[0];
  const { alt, ...hero } = drawScenePicture(context, lead, "hero", "hero", ground);
  const further = scenes
    .filter((one) => one !== usual)
    .slice(0, maxFurtherScenes)
    .map((one, index) => {
      const own = use.illustrations[index % use.illustrations.length] ?? use.illustrations[0];
      return drawScenePicture(context, one, "illustration", `illustration-${index + 1}`, own);
    });
  const drawn = [...further, ...drawSubjectIllustrations(motifs, context, further.length)];
  const [first, ...rest] = motifs;
  const abstract = drawAbstract();
  const { pattern, patternAlt } = first === undefined ? abstract : drawSubjectPattern([first, ...rest], context);
  return {
    hero,
    wide: undefined,
    pattern,
    patternAlt,
    illustrations: drawn.length > 0 ? drawn : [drawSceneDetail(context, usual, 0)],
    concept: alt,
  };
}
