import type { LockablePart } from "#/model/adjustment";
import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import type { Direction } from "#/model/direction";
import { adjustBrief } from "#/studio/adjustments/adjust-brief";
import { adjustGivenFaces } from "#/studio/adjustments/adjust-given-faces";
import { adjustDirection } from "#/studio/adjustments/adjust-direction";
import { getPartOrigin, getPartSeed, isPartLocked, type RedrawnPart } from "#/studio/adjustments/part-seed";
import { describePictures, getPictureSeeds } from "#/studio/adjustments/picture-edits";
import type { DesignSource } from "#/studio/design-source";
import { getComponentStyle } from "#/studio/directions/component-style";
import { chooseDirection, createDirection } from "#/studio/directions/choose-direction";
import { getArchetype } from "#/studio/directions/index";
import { createIconSet } from "#/studio/icons/create-icon-set";
import { getIdentityColors } from "#/studio/identity-colors";
import { addGivenMarkFiles, addGivenPictures } from "#/studio/imagery/add-given-pictures";
import { createImagery } from "#/studio/imagery/create-imagery";
import { createMark } from "#/studio/marks/create-mark";
import { chooseNearestFaces } from "#/studio/typography/nearest-face";

/**
 * The direction that was chosen with the design, with the brief's reasons for it if it gives any,
 * before it is adjusted.
 */
function resolveDirection(brief: Brief, seed: number, directionId: Direction["id"]): Direction {
  const briefDirection = chooseDirection(brief, seed, undefined);
  if (briefDirection.id === directionId) return briefDirection;
  return createDirection(getArchetype(directionId), brief, seed, "It was chosen when the project was created.");
}

/** Buttons without a fill of their own colour, which would hide a given one, are flat instead. */
const fillMainActions = (direction: Direction): Pick<Direction, "componentStyle"> =>
  ["ruled", "outline"].includes(getComponentStyle(direction).button)
    ? { componentStyle: { ...direction.componentStyle, button: "flat" } }
    : {};

/**
 * The direction of a design: what its archetype and seeds choose, then what people chose by hand.
 * Locked parts have what they were locked with.
 */
export function createDesignDirection({ brief, given, adjustments, seed, directionId }: DesignSource): Direction {
  const known = new Map<string, Direction>();
  const resolve = (partSeed: number, id: Direction["id"]): Direction => {
    const key = `${id} ${partSeed}`;
    const direction = known.get(key) ?? resolveDirection(brief, partSeed, id);
    known.set(key, direction);
    return direction;
  };
  const resolveLocked = (part: LockablePart) => {
    const origin = getPartOrigin(part, { seed, directionId }, adjustments);
    return resolve(origin.seed, origin.directionId);
  };
  const resolveRedrawn = (part: LockablePart & RedrawnPart) =>
    resolve(getPartSeed(part, seed, adjustments), getPartOrigin(part, { seed, directionId }, adjustments).directionId);
  const { layout, spans, composition, density } = resolveRedrawn("layout");
  const { faces, weights, ratio, typeGenre } = resolveRedrawn("typography");
  const { color, contrast: ownContrast } = resolveRedrawn("palette");
  // Given colours are held to what accessibility laws ask for, not to the more that some directions want.
  const contrast = given.tokens?.colors === undefined ? ownContrast : "AA";
  const ownFace = given.faces?.display ?? given.tokens?.stacks?.display;
  const isOtherFace = ownFace !== undefined || adjustments.some((one) => one.kind === "face" && one.slot === "display");
  const { summaryWithOtherFaces } = getArchetype(directionId);
  const chosen = resolve(seed, directionId);
  return adjustDirection(
    {
      ...chosen,
      ...(given.tokens?.colors?.light?.primary !== undefined && fillMainActions(chosen)),
      ...(isOtherFace && summaryWithOtherFaces !== undefined && { summary: summaryWithOtherFaces }),
      layout,
      spans,
      ...(composition && { composition }),
      density,
      faces: chooseNearestFaces(adjustGivenFaces(given.faces ?? {}, adjustments), faces),
      weights,
      ratio,
      typeGenre,
      color,
      contrast,
      imagery: resolveLocked("imagery").imagery,
      markRecipe: resolveLocked("mark").markRecipe,
      voice: resolveLocked("copy").voice,
    },
    adjustments,
  );
}

/**
 * The direction that a part is drawn in: the design's, or the whole one that it was locked with.
 */
function getDrawnDirection(part: "mark" | "imagery", source: DesignSource, direction: Direction): Direction {
  if (!isPartLocked(part, source.adjustments)) return direction;
  return createDesignDirection({ ...source, ...getPartOrigin(part, source, source.adjustments) });
}

/** Creates direction, mark, imagery and icons of a design. */
export function createIdentity(source: DesignSource): Pick<DesignContent, "direction" | "mark" | "imagery" | "icons"> {
  const { adjustments, seed } = source;
  const brief = adjustBrief(source.brief, adjustments);
  const direction = createDesignDirection({ ...source, brief });
  const colors = getIdentityColors({ ...source, brief }, direction);
  const mark = createMark({
    brief,
    given: source.given,
    direction: getDrawnDirection("mark", { ...source, brief }, direction),
    seed: getPartSeed("mark", seed, adjustments),
    ...colors,
  });
  const { composition } = direction;
  const imagery = createImagery({
    brief,
    mark,
    // A wide picture is drawn where the first view of the page needs one.
    direction: { ...getDrawnDirection("imagery", { ...source, brief }, direction), ...(composition && { composition }) },
    seed: getPartSeed("imagery", seed, adjustments),
    pictureSeeds: getPictureSeeds(adjustments),
    ...colors,
  });
  const { pictures = [] } = source.given;
  return {
    direction,
    mark: addGivenMarkFiles(mark, pictures),
    imagery: describePictures(addGivenPictures(imagery, pictures), adjustments),
    icons: createIconSet(direction, source.given.icons),
  };
}
