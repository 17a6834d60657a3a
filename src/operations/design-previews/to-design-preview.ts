import type { Static } from "@sinclair/typebox";
import { cssHex } from "#/model/css-color";
import type { Brief } from "#/model/brief";
import type { Component } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import type { Direction } from "#/model/direction";
import { listFamilyCompanionFiles, listOwnFiles } from "#/formats/font-faces";
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
import type { DesignPreview, PreviewFace } from "#/operations/design-previews/schema";
import { type ActionRoles, getButtonCorner, getLabelStyle, getMainActionRoles } from "#/studio/components/main-action";
import { getArchetype } from "#/studio/directions";

/** The parts of a design that a preview shows: brief and direction, and any others that exist. */
export type DesignPreviewSource = Pick<DesignContent, "brief" | "direction"> & Partial<DesignContent>;

/** Maps a design's parts to its preview. */
export function toDesignPreview({
  brief,
  direction,
  tokens,
  mark,
  imagery,
  components = [],
  pages = [],
}: DesignPreviewSource): DesignPreview {
  return {
    name: brief.name,
    direction: toDirectionFields(direction),
    ...(tokens && { tokens: toTokenFields(tokens, direction, JSON.stringify(brief)) }),
    ...(mark && { mark: toMarkFields(mark, brief) }),
    ...(imagery && {
      imagery: { concept: imagery.concept, drawings: imagery.assets.filter(({ kind }) => kind !== "example").map(toDrawing) },
    }),
    components: components.map(toComponentSummary),
    pages: pages.map(({ slug, name, title }) => ({ slug, name, title })),
  };
}

function toDirectionFields({ color, always, never, reasons, ...direction }: Direction): DesignPreview["direction"] {
  const { id, name, summary, typeGenre, density, depth, imagery, layout, voice } = direction;
  const copiedFields = { id, name, summary, typeGenre, density, depth, imagery, layout, voice };
  return { ...copiedFields, color: color.words, reasons: [...reasons], always: [...always], never: [...never] };
}

const toMarkFields = ({ concept, clearSpace, smallestPx, assets, choices = [] }: Mark, { mark: chosen = 1 }: Brief) => ({
  concept,
  clearSpace,
  smallestPx: { ...smallestPx },
  drawings: assets.map(toDrawing),
  chosen: chosen <= choices.length ? chosen : 1,
  choices: choices.map(({ recipe, ...choice }, index) => ({ number: index + 1, idea: recipe, ...choice })),
});

const toDrawing = ({ slug, name, kind, width, height, alt, svg }: BrandAsset) => ({ slug, name, kind, width, height, alt, svg });

const toComponentSummary = ({ slug, name, category, summary, variants }: Component) => ({
  slug,
  name,
  category,
  summary,
  variants: variants.map((variant) => variant.name),
});

const getHexByRole = (mode: ColorMode) =>
  Object.fromEntries(colorRoles.map((role) => [role, mode[role].hex])) as Record<ColorRole, string>;

/**
 * The main action of a direction with a token set: the same roles, radius and face as the Button
 * component.
 */
function getMainAction(tokens: TokenSet, { id }: Direction): NonNullable<DesignPreview["tokens"]>["mainAction"] {
  const { componentStyle } = getArchetype(id);
  const roles = getMainActionRoles(componentStyle, tokens);
  const corner = getButtonCorner(componentStyle);
  const getHex = (mode: ColorMode, role: ColorRole | undefined) => (role === undefined ? null : mode[role].hex);
  const toActionColors = (mode: ColorMode, { fill, text, outline }: ActionRoles) => ({
    fill: getHex(mode, fill),
    text: mode[text].hex,
    outline: getHex(mode, outline),
  });
  return {
    shape: componentStyle.button,
    radiusPx: tokens.radius.steps.find(({ name }) => name === corner)?.px ?? 0,
    ...getLabelStyle(componentStyle, tokens),
    light: toActionColors(tokens.colors.light, roles.light),
    dark: toActionColors(tokens.colors.dark, roles.dark),
  };
}

function toTokenFields(tokens: TokenSet, direction: Direction, characters: string): NonNullable<DesignPreview["tokens"]> {
  const { brand, colors, scales, typography, spacing, radius, strokePx, shadows, report } = tokens;
  const { families, weights, ratio, sizes } = typography;
  const texts = report.pairs.filter(({ purpose }) => purpose === "text" || purpose === "body");
  return {
    brandColor: { given: brand.given, hex: brand.color.hex, isMapped: brand.mapped },
    light: getHexByRole(colors.light),
    dark: getHexByRole(colors.dark),
    scales: Object.fromEntries(scaleNames.map((name) => [name, scales[name].map(({ hex }) => hex)])) as Record<
      ScaleName,
      string[]
    >,
    faces: {
      display: toFace(families.display, characters),
      text: toFace(families.text, characters),
      mono: toFace(families.mono, characters),
    },
    weights: { ...weights },
    ratio,
    sizes: sizes.map(({ given: _, ...size }) => size),
    spacing: spacing.map(({ name, px }) => ({ name, px })),
    radii: radius.steps.map(({ name, px }) => ({ name, px })),
    strokePx,
    mainAction: getMainAction(tokens, direction),
    shadows: shadows.map(({ name, light, dark }) => ({
      name,
      light: formatShadow(light, cssHex),
      dark: formatShadow(dark, cssHex),
    })),
    contrast: {
      pairs: report.pairs.length,
      failing: report.pairs.filter(({ passes }) => !passes).length,
      lowest: texts.length === 0 ? null : Math.min(...texts.map(({ ratio: pairRatio }) => pairRatio)),
    },
    moves: report.moves.map(({ mode, role, from, to, reason }) => ({ mode, role, from, to, reason })),
  };
}

function toFace(family: FontFamily, characters: string): Static<typeof PreviewFace> {
  return {
    family: family.name,
    stack: formatFontStack(family),
    files: [
      // The files of given faces are served with a design, and a brief has none yet.
      ...(family.given ? [] : listOwnFiles(family)),
      ...listFamilyCompanionFiles(family, characters),
    ].map(({ family: name, file: { file, weight, style, unicodeRange } }) => ({
      family: name,
      file,
      weight,
      style,
      unicodeRange,
    })),
  };
}
