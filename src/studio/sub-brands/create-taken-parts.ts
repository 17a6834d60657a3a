import type { Color } from "#/color/color";
import type { Adjustment } from "#/model/adjustment";
import type { CustomToken } from "#/model/custom-token";
import type { DesignParameters } from "#/model/design";
import type { DesignContent } from "#/model/design-content";
import type { Given, GivenMark, GivenTokens } from "#/model/given";
import type { Icon, IconStyle } from "#/model/icon";
import { type ParentPart, parentParts, type ParentSource, type TakenPart } from "#/model/sub-brand";
import { colorRoles, modes, type ShadowLayer, scaleNames, type TokenSet } from "#/model/token-set";
import { adjustBrief } from "#/studio/adjustments/adjust-brief";

/** A version of the parent, and what of it the sub-brand's design takes. */
export type TakenVersion = {
  readonly number: string;
  /** The whole content of the version, without its coherence audit. */
  readonly content: Omit<DesignContent, "audit" | "components" | "pages">;
  /** The mark as given lockups; absent if it is not taken. */
  readonly mark?: GivenMark | undefined;
};

/** A part before its version is known. */
type PartSource = Omit<TakenPart, "version">;

/** The notation that a given colour must have to come out as it is. */
const printColor = ({ hex, given }: Color): string => given ?? hex;

/** Custom tokens that belong to a part. */
const customTypes: Readonly<Record<"colors" | "faces", readonly CustomToken["type"][]>> = {
  colors: ["color", "gradient"],
  faces: ["fontFamily", "fontWeight", "typography"],
};

const filterCustom = ({ custom = [] }: TokenSet, isKept: (type: CustomToken["type"]) => boolean): Pick<GivenTokens, "custom"> => {
  const kept = custom.filter(({ type }) => isKept(type));
  return kept.length > 0 ? { custom: [...kept] } : {};
};

function takeColors({ tokens, brief, adjustments }: TakenVersion["content"]): PartSource {
  const { brand, scales, colors } = tokens;
  const { secondaryColor } = adjustBrief(brief, adjustments);
  const toSteps = (scale: TokenSet["scales"]["brand"]) =>
    Object.fromEntries(scale.map((color, index) => [String(index + 1), printColor(color)]));
  const toRoles = (mode: (typeof modes)[number]) =>
    Object.fromEntries(colorRoles.map((role) => [role, printColor(colors[mode][role])]));
  return {
    given: {
      tokens: {
        scales: Object.fromEntries(scaleNames.map((name) => [name, toSteps(scales[name])])),
        colors: Object.fromEntries(modes.map((mode) => [mode, toRoles(mode)])),
        ...filterCustom(tokens, (type) => customTypes.colors.includes(type)),
      },
    },
    adjustments: [
      { kind: "brand-color", value: brand.given },
      ...(secondaryColor === undefined ? [] : [{ kind: "second-color" as const, value: secondaryColor }]),
    ],
  };
}

/**
 * Values that people gave. Generated ones follow from the ratio or the base that is taken with
 * them, and exports would print them with more decimals if they counted as given.
 */
const isGiven = ({ given }: { readonly given?: true }): boolean => given === true;

const faceSlots = ["display", "text", "mono"] as const;

function takeFaces({ tokens, direction }: TakenVersion["content"]): PartSource {
  const { families, sizes, weights } = tokens.typography;
  const given = sizes.filter(isGiven);
  const faces: NonNullable<Given["faces"]> = {};
  const stacks: NonNullable<GivenTokens["stacks"]> = {};
  const adjustments: Adjustment[] = [{ kind: "type-ratio", ratio: direction.ratio }];
  for (const slot of faceSlots) {
    const { face, given: ownFace, isNamedOnly, stack } = families[slot];
    if (ownFace) faces[slot] = ownFace;
    else if (isNamedOnly) stacks[slot] = [...stack];
    else adjustments.push({ kind: "face", slot, face });
  }
  return {
    given: {
      ...(Object.keys(faces).length > 0 && { faces }),
      tokens: {
        ...(given.length > 0 && {
          sizes: given.map(({ name, minPx, maxPx, leading, trackingEm }) => ({ name, minPx, maxPx, leading, trackingEm })),
        }),
        weights: { ...weights },
        ...(Object.keys(stacks).length > 0 && { stacks }),
        ...filterCustom(tokens, (type) => customTypes.faces.includes(type)),
      },
    },
    adjustments,
  };
}

/** Base radius, in CSS pixels, up to which a direction can be adjusted. */
const maxRadiusPx = 40;

function takeShape({ tokens, direction }: TakenVersion["content"]): PartSource {
  const toLength = ({ name, px }: { readonly name: string; readonly px: number }) => ({ name, px });
  const { radius } = tokens;
  const spacing = tokens.spacing.filter(isGiven);
  const isRadiusGiven = radius.basePx !== direction.radiusPx || radius.steps.some(isGiven);
  const { containerPx, gutterPx, marginPx } = tokens.layout;
  const taken = [...customTypes.colors, ...customTypes.faces];
  return {
    given: {
      tokens: {
        ...(spacing.length > 0 && { spacing: spacing.map(toLength) }),
        sectionGaps: tokens.sectionGaps.map(toLength),
        ...(isRadiusGiven && { radius: { basePx: radius.basePx, steps: radius.steps.filter(isGiven).map(toLength) } }),
        shadows: tokens.shadows.map(({ name, light, dark }) => ({ name, light: light.map(toLayer), dark: dark.map(toLayer) })),
        durations: Object.fromEntries(tokens.durations.map(({ name, ms }) => [name, ms])),
        easings: Object.fromEntries(tokens.easings.map(({ name, curve }) => [name, [...curve]])),
        strokePx: tokens.strokePx,
        layout: { containerPx, gutterPx, marginPx },
        ...filterCustom(tokens, (type) => !taken.includes(type)),
      },
    },
    adjustments: [
      { kind: "radius", px: Math.min(maxRadiusPx, direction.radiusPx) },
      { kind: "stroke", px: direction.strokePx },
      { kind: "density", density: direction.density },
      { kind: "depth", depth: direction.depth },
    ],
  };
}

const toHexPair = (value: number) =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, "0");

/** A layer with its alpha in the notation of its colour; as hex only if that holds it exactly. */
function toLayer({ color, alpha, ...lengths }: ShadowLayer) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.hex.slice(at, at + 2), 16));
  const isExactHex = Math.abs(Math.round(alpha * 255) / 255 - alpha) < 1e-9;
  const css = isExactHex ? `${color.hex}${toHexPair(alpha)}` : `rgb(${red} ${green} ${blue} / ${alpha})`;
  return { ...lengths, color: color.given ?? css };
}

/** The voice with the pictures of its examples. */
const toGivenVoice = ({ voice, pictures = [] }: Given): Given => {
  const examples = pictures.filter(({ kind }) => kind === "example");
  return voice ? { voice, ...(examples.length > 0 && { pictures: examples }) } : {};
};

/** The voice of a version, and its manner where the sub-brand has another direction. */
const takeVoice = ({ given, direction }: TakenVersion["content"], own: DesignParameters): PartSource => ({
  given: toGivenVoice(given),
  adjustments:
    direction.id === own.directionId ? [] : [{ kind: "lock", part: "copy", seed: own.seed, directionId: direction.id }],
});

/**
 * How pictures are drawn. Their subjects stay the sub-brand's own: the seed of a lock is the design's.
 */
const takeImagery = ({ direction }: TakenVersion["content"], own: DesignParameters): PartSource => ({
  given: {},
  adjustments: [
    ...(direction.id === own.directionId
      ? []
      : [{ kind: "lock" as const, part: "imagery" as const, seed: own.seed, directionId: direction.id }]),
    { kind: "picture-strategy", strategy: direction.imagery },
  ],
});

/** An icon of the family as a drawing of its own, in the lines of its set. */
const toIconSvg = ({ path }: Icon, { stroke, cap, join }: IconStyle): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" ` +
  `stroke-width="${stroke}" stroke-linecap="${cap}" stroke-linejoin="${join}" d="${path}"/></svg>`;

/** Icons in one design that people can give. */
const maxIcons = 400;

function takeIcons({ icons, given }: TakenVersion["content"]): PartSource {
  const own = new Map((given.icons ?? []).map((icon) => [icon.name, icon]));
  const taken = icons.icons.flatMap((icon) =>
    icon.drawing === undefined ? [{ name: icon.name, svg: toIconSvg(icon, icons.style) }] : (own.get(icon.name) ?? []),
  );
  return { given: taken.length > 0 ? { icons: taken.slice(0, maxIcons) } : {}, adjustments: [] };
}

function takePart(part: ParentPart, { content, mark }: TakenVersion, own: DesignParameters): PartSource | undefined {
  switch (part) {
    case "colors":
      return takeColors(content);
    case "faces":
      return takeFaces(content);
    case "mark":
      return mark && { given: { mark }, adjustments: [] };
    case "shape":
      return takeShape(content);
    case "voice":
      return takeVoice(content, own);
    case "imagery":
      return takeImagery(content, own);
    case "icons":
      return takeIcons(content);
  }
}

/**
 * The parts of a version as given parts and adjustments, with which generation makes them exactly
 * as they are there. A pure function. `own` are the parameters of the design that takes them.
 */
export const createTakenParts = (
  parts: readonly ParentPart[],
  version: TakenVersion,
  own: DesignParameters,
): ParentSource["parts"] =>
  Object.fromEntries(
    parentParts.flatMap((part) => {
      const source = parts.includes(part) ? takePart(part, version, own) : undefined;
      return source ? [[part, { version: version.number, ...source }] as const] : [];
    }),
  );
