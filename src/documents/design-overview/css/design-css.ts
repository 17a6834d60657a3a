import {
  durationVariable,
  paletteVariable,
  radiusVariable,
  sectionGapVariable,
  shadowVariable,
  spaceVariable,
} from "#/model/css-variables";
import type { DesignContent } from "#/model/design-content";
import { colorRoles, scaleNames, type TokenSet } from "#/model/token-set";
import { getAssetPath, listBrandAssets } from "#/formats/asset-urls";
import { escapeCssName } from "#/kernel/text/css-escape";
import { formatDecimal } from "#/kernel/decimal";
import { findAsset, findClearSpaceLockup } from "#/documents/design-overview/find-asset";

/** The lengths that the spacing section shows, in order. */
export const listLengths = ({ spacing, sectionGaps }: TokenSet) => [
  ...spacing.filter(({ px }) => px >= 4).map((space) => ({ ...space, variable: spaceVariable(space.name) })),
  ...sectionGaps.map((gap) => ({ name: `section ${gap.name}`, px: gap.px, variable: sectionGapVariable(gap.name) })),
];

/** Radii of at least this many CSS pixels count as fully round. */
export const fullRoundPx = 1000;

/** The radii that the corners section shows: each length once, and the fully round one. */
export const listRadii = ({ radius }: TokenSet) =>
  radius.steps.filter(({ px }, index, all) => px >= fullRoundPx || all.findIndex((other) => other.px === px) === index);

const toVariable = (name: string) => `var(${escapeCssName(name)})`;

function renderColorRules(): string[] {
  return [
    ...colorRoles.flatMap((role) => [`.ov-bg-${role}{background:var(--${role})}`, `.ov-ink-${role}{color:var(--${role})}`]),
    ...scaleNames.flatMap((scale) =>
      Array.from({ length: 12 }, (_, step) => `.ov-${scale}-${step + 1}{background:var(${paletteVariable(scale, step + 1)})}`),
    ),
  ];
}

function renderShapeRules(tokens: TokenSet): string[] {
  return [
    ...listLengths(tokens).map(({ variable }, index) => `.ov-length-${index}{width:min(100%,${toVariable(variable)})}`),
    ...listRadii(tokens).map(({ name }, index) => `.ov-corner-${index}{border-radius:${toVariable(radiusVariable(name))}}`),
    ...tokens.shadows.map(({ name }, index) => `.ov-shadow-${index}{box-shadow:${toVariable(shadowVariable(name))}}`),
    ...tokens.durations.map(({ name }) => `.ov-takes-${name}{--takes:var(${durationVariable(name)})}`),
  ];
}

function renderPictureRules(content: DesignContent): string[] {
  const wordmark = findAsset(content, "wordmark");
  const lockup = findClearSpaceLockup(content);
  const clear = lockup && (content.mark.clearSpace * Math.min(lockup.height, lockup.width)) / lockup.width;
  return [
    ...(wordmark
      ? [`.ov-wordmark{--ratio:${formatDecimal(wordmark.width / wordmark.height)};--wordmark:url(${getAssetPath(wordmark)})}`]
      : []),
    ...(clear === undefined ? [] : [`.ov-clear{--clear:${formatDecimal(clear * 100, 2)}%}`]),
    ...listBrandAssets(content)
      .filter(({ kind }) => /^(?:pattern|texture)(?:-dark)?$/.test(kind))
      .map((asset) => `.ov-tiled-${asset.kind}{background-image:url(${getAssetPath(asset)})}`),
  ];
}

/**
 * Rules specific to this design: its colours, lengths and pictures as classes, so that no element
 * needs a style attribute.
 */
export function renderDesignCss(content: DesignContent): string {
  const { direction, tokens } = content;
  const [one, other] = direction.spans;
  return [
    `.ov{--spans:minmax(0,${formatDecimal(one)}fr) minmax(0,${formatDecimal(other)}fr)}`,
    ...renderColorRules(),
    ...renderShapeRules(tokens),
    ...renderPictureRules(content),
    "",
  ].join("\n");
}
