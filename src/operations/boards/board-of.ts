import type { Static } from "@sinclair/typebox";
import { cssHex } from "#/model/css-color";
import type { Component } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import type { Direction } from "#/model/direction";
import { faceMetadata } from "#/model/face";
import { formatFontStack } from "#/model/font-stack";
import type { BrandAsset, Mark } from "#/model/mark";
import { formatShadow } from "#/model/css-shadow";
import {
  type ColorMode,
  type ColorRole,
  colorRoles,
  type FontFamily,
  type ScaleName,
  scaleNames,
  type TokenSet,
} from "#/model/token-set";
import type { BoardAnswer, BoardFace } from "#/operations/boards/board-answer";
import { type ActionRoles, getButtonCorner, getLabelStyle, getMainActionRoles } from "#/studio/components/main-action";
import { getArchetype } from "#/studio/directions/index";

/** What of a design a board is made from: the name and the direction, and whatever else there is. */
export type BoardSource = Pick<DesignContent, "brief" | "direction"> & Partial<DesignContent>;

/** The board of a design as far as it is made. */
export function boardOf({ brief, direction, tokens, mark, imagery, components = [], pages = [] }: BoardSource): BoardAnswer {
  return {
    name: brief.name,
    direction: directionOf(direction),
    ...(tokens && { tokens: tokensOf(tokens, direction) }),
    ...(mark && { mark: markOf(mark) }),
    ...(imagery && { imagery: { concept: imagery.concept, drawings: imagery.assets.map(drawingOf) } }),
    components: components.map(componentOf),
    pages: pages.map(({ slug, name, title }) => ({ slug, name, title })),
  };
}

function directionOf({ color, always, never, reasons, ...direction }: Direction): BoardAnswer["direction"] {
  const { id, name, summary, typeGenre, density, depth, imagery, layout, voice } = direction;
  const words = { id, name, summary, typeGenre, density, depth, imagery, layout, voice };
  return { ...words, color: color.words, reasons: [...reasons], always: [...always], never: [...never] };
}

const markOf = ({ concept, clearSpace, smallestPx, assets }: Mark) => ({
  concept,
  clearSpace,
  smallestPx: { ...smallestPx },
  drawings: assets.map(drawingOf),
});

const drawingOf = ({ slug, name, kind, width, height, alt, svg }: BrandAsset) => ({ slug, name, kind, width, height, alt, svg });

const componentOf = ({ slug, name, category, summary, variants }: Component) => ({
  slug,
  name,
  category,
  summary,
  variants: variants.map((variant) => variant.name),
});

const hexes = (mode: ColorMode) =>
  Object.fromEntries(colorRoles.map((role) => [role, mode[role].hex])) as Record<ColorRole, string>;

/** The main action of a direction in a token set: the same roles, radius and face that the component Button is written with. */
function mainActionOf(tokens: TokenSet, { id }: Direction): NonNullable<BoardAnswer["tokens"]>["mainAction"] {
  const { componentStyle: manner } = getArchetype(id);
  const roles = getMainActionRoles(manner, tokens);
  const corner = getButtonCorner(manner);
  const hexOf = (mode: ColorMode, role: ColorRole | undefined) => (role === undefined ? null : mode[role].hex);
  const colorsOf = (mode: ColorMode, { fill, text, outline }: ActionRoles) => ({
    fill: hexOf(mode, fill),
    text: mode[text].hex,
    outline: hexOf(mode, outline),
  });
  return {
    shape: manner.button,
    radiusPx: tokens.radius.steps.find(({ name }) => name === corner)?.px ?? 0,
    ...getLabelStyle(manner, tokens),
    light: colorsOf(tokens.colors.light, roles.light),
    dark: colorsOf(tokens.colors.dark, roles.dark),
  };
}

function tokensOf(tokens: TokenSet, direction: Direction): NonNullable<BoardAnswer["tokens"]> {
  const { brand, colors, scales, typography, spacing, radius, strokePx, shadows, report } = tokens;
  const { families, weights, ratio, sizes } = typography;
  const texts = report.pairs.filter(({ purpose }) => purpose === "text" || purpose === "body");
  return {
    brandColor: { given: brand.given, hex: brand.color.hex, isMapped: brand.mapped },
    light: hexes(colors.light),
    dark: hexes(colors.dark),
    scales: Object.fromEntries(scaleNames.map((name) => [name, scales[name].map(({ hex }) => hex)])) as Record<
      ScaleName,
      string[]
    >,
    faces: { display: faceOf(families.display), text: faceOf(families.text), mono: faceOf(families.mono) },
    weights: { ...weights },
    ratio,
    sizes: sizes.map((size) => ({ ...size })),
    spacing: spacing.map((length) => ({ ...length })),
    radii: radius.steps.map((length) => ({ ...length })),
    strokePx,
    mainAction: mainActionOf(tokens, direction),
    shadows: shadows.map(({ name, light, dark }) => ({
      name,
      light: formatShadow(light, cssHex),
      dark: formatShadow(dark, cssHex),
    })),
    contrast: {
      pairs: report.pairs.length,
      failing: report.pairs.filter(({ passes }) => !passes).length,
      lowest: texts.length === 0 ? null : Math.min(...texts.map(({ ratio: found }) => found)),
    },
    moves: report.moves.map(({ mode, role, from, to, reason }) => ({ mode, role, from, to, reason })),
  };
}

function faceOf(family: FontFamily): Static<typeof BoardFace> {
  return {
    family: family.name,
    stack: formatFontStack(family),
    files: faceMetadata[family.face].files.map(({ file, weight, style, unicodeRange }) => ({
      file,
      weight,
      style,
      unicodeRange,
    })),
  };
}
