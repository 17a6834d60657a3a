import type { Direction } from "#/model/direction";
import {
  chooseCompanions,
  type DesignScript,
  getAlphabetFace,
  getCompanionFallback,
  getContrastingFace,
  isEuropean,
} from "#/model/companion-face";
import type { ScriptFaceId } from "#/model/script-face";
import { type FaceId, faceIds, faceMetadata } from "#/model/face";
import { chooseFaceWeight } from "#/model/face-weight";
import type { GivenFace } from "#/model/given-face";
import type { Given, GivenTokens } from "#/model/given";
import { coversScript } from "#/model/script-coverage";
import { type FontFamily, textStyleNames, type Typography } from "#/model/token-set";
import { findNearestFace } from "#/studio/typography/nearest-face";
import { createTextStyles } from "#/studio/typography/text-styles";
import {
  completeTypeSizes,
  computeGivenRatio,
  createTypeSizes,
  setTypeSizes,
  type SizeEdit,
} from "#/studio/typography/type-sizes";

const measureByDensity = { airy: 62, open: 66, medium: 68, dense: 72 } as const;

/** What a brand's text is written in, beside plain Latin letters. */
export type WrittenIn = {
  /** The script of the brand's language, unless that is plain Latin letters. */
  readonly main?: DesignScript | undefined;
  readonly scripts: readonly DesignScript[];
  /** Faces of these scripts that lack a character of the text. */
  readonly incomplete?: readonly ScriptFaceId[];
};

/** The name, companions for scripts that it lacks, system faces, and the generic family. */
function toFontFamily(face: FaceId, { scripts, incomplete = [] }: WrittenIn, given?: GivenFace): FontFamily {
  const bundled = faceMetadata[face];
  const name = given?.family ?? bundled.name;
  const fallback = given ? [...bundled.fallback.slice(0, -1), given.generic] : bundled.fallback;
  const hasScript = given && { hasScript: (script: DesignScript) => coversScript(given, script) };
  const companions = chooseCompanions(face, scripts, { ...hasScript, incomplete });
  const system = [...fallback.slice(0, -1), ...companions.flatMap((companion) => getCompanionFallback(companion).slice(0, -1))];
  const stack = [...new Set([name, ...companions.map((companion) => companion.name), ...system, ...fallback.slice(-1)])];
  return {
    face,
    ...(given && { given }),
    name,
    stack,
    ...(companions.length > 0 && { companions }),
  };
}

/**
 * A direction's faces for a brand's language: where one lacks its alphabet, the nearest that has it, so that digits
 * and Latin words are not set in another face beside its letters. Where that would leave one face of two, running
 * text takes the plain face of the other genre.
 */
function getWrittenFaces({ faces }: Direction, { main }: WrittenIn): Direction["faces"] {
  if (main === undefined || !isEuropean(main)) return faces;
  const display = getAlphabetFace(faces.display, main);
  const text = getAlphabetFace(faces.text, main, true);
  const isRepeated = display === text && faces.display !== faces.text;
  return { display, text: isRepeated ? getContrastingFace(display) : text, mono: getAlphabetFace(faces.mono, main) };
}

type GivenFaces = NonNullable<Given["faces"]>;

/** The given weights, or else those nearest to the direction's that the given faces have. */
function chooseWeights(
  { weights }: Direction,
  given: GivenTokens["weights"],
  { display, text }: GivenFaces,
): Typography["weights"] {
  const choose = (face: GivenFace | undefined, weight: number) => (face ? chooseFaceWeight(face, weight) : weight);
  return {
    display: choose(display, weights.display),
    regular: choose(text, weights.regular),
    medium: choose(text, weights.medium),
    strong: choose(text, weights.strong),
    ...given,
  };
}

/** A family that people named: its stack is exactly theirs. Files that they gave as well are kept. */
function applyGivenStack(family: FontFamily, stack: readonly string[] | undefined): FontFamily {
  const [name] = stack ?? [];
  if (stack === undefined || name === undefined) return family;
  const { face, given } = family;
  if (given) return given.family === name ? { face, given, name, stack } : family;
  const bundled = faceIds.find((id) => faceMetadata[id].name === name);
  return bundled ? { face: bundled, name, stack } : { face, name, stack, isNamedOnly: true };
}

/**
 * The text styles with the parts of them that people gave. A size that the scale does not have is
 * none.
 */
function applyGivenStyles(
  styles: Typography["styles"],
  given: GivenTokens["styles"],
  sizes: Typography["sizes"],
): Typography["styles"] {
  if (!given) return styles;
  const entries = textStyleNames.map((name) => {
    const { size, ...parts } = given[name] ?? {};
    const isKnown = size !== undefined && sizes.some((step) => step.name === size);
    return [name, { ...styles[name], ...parts, ...(isKnown && { size }) }] as const;
  });
  return Object.fromEntries(entries) as Typography["styles"];
}

/**
 * The typography of a direction: faces with companions for other scripts and fallbacks, type scale and
 * text styles. Given sizes, weights, stacks, styles and the measure stay as they are, given faces take
 * the place of the direction's, and single sizes are set.
 */
export function createTypography(
  direction: Direction,
  written: WrittenIn = { scripts: [] },
  given: Pick<GivenTokens, "sizes" | "weights" | "stacks" | "styles" | "measureCh"> = {},
  faces: GivenFaces = {},
  sizeEdits: readonly SizeEdit[] = [],
): Typography {
  const ratio = computeGivenRatio(direction.ratio, given.sizes ?? []);
  const sizes = setTypeSizes(completeTypeSizes(createTypeSizes(ratio), given.sizes ?? []), sizeEdits);
  const weights = chooseWeights(direction, given.weights, faces);
  const writtenFaces = getWrittenFaces(direction, written);
  const createFamily = (slot: keyof GivenFaces): FontFamily => {
    const face = faces[slot];
    const family = face
      ? toFontFamily(findNearestFace(face, direction.faces[slot]), written, face)
      : toFontFamily(writtenFaces[slot], written);
    return applyGivenStack(family, given.stacks?.[slot]);
  };
  const styles = createTextStyles({ weights }, sizes);
  const { mono } = faces;
  const usual = mono ? { ...styles, code: { ...styles.code, weight: chooseFaceWeight(mono, weights.regular) } } : styles;
  return {
    families: { display: createFamily("display"), text: createFamily("text"), mono: createFamily("mono") },
    weights,
    ratio,
    sizes,
    styles: applyGivenStyles(usual, given.styles, sizes),
    measureCh: given.measureCh ?? measureByDensity[direction.density],
  };
}
