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
import { assetPath, brandAssets } from "#/formats/asset-address";
import { escapeCssName } from "#/kernel/css-escape";
import { formatDecimal } from "#/kernel/decimal";
import { assetOf, clearSpaceLockup } from "#/documents/design-overview/brand-asset";

/** The lengths that the space section shows, in its order. */
export const shownLengths = ({ spacing, sectionGaps }: TokenSet) => [
  ...spacing.filter(({ px }) => px >= 4).map((space) => ({ ...space, variable: spaceVariable(space.name) })),
  ...sectionGaps.map((gap) => ({ name: `section ${gap.name}`, px: gap.px, variable: sectionGapVariable(gap.name) })),
];

/** As round as can be, CSS pixels. */
export const roundPx = 1000;

/** The radii that the corner section shows: each length once, and the full round. */
export const shownRadii = ({ radius }: TokenSet) =>
  radius.steps.filter(({ px }, index, all) => px >= roundPx || all.findIndex((other) => other.px === px) === index);

const value = (name: string) => `var(${escapeCssName(name)})`;

function colors(): string[] {
  return [
    ...colorRoles.flatMap((role) => [`.ov-bg-${role}{background:var(--${role})}`, `.ov-ink-${role}{color:var(--${role})}`]),
    ...scaleNames.flatMap((scale) =>
      Array.from({ length: 12 }, (_, step) => `.ov-${scale}-${step + 1}{background:var(${paletteVariable(scale, step + 1)})}`),
    ),
  ];
}

function shapes(tokens: TokenSet): string[] {
  return [
    ...shownLengths(tokens).map(({ variable }, index) => `.ov-length-${index}{width:min(100%,${value(variable)})}`),
    ...shownRadii(tokens).map(({ name }, index) => `.ov-corner-${index}{border-radius:${value(radiusVariable(name))}}`),
    ...tokens.shadows.map(({ name }, index) => `.ov-shadow-${index}{box-shadow:${value(shadowVariable(name))}}`),
    ...tokens.durations.map(({ name }) => `.ov-takes-${name}{--takes:var(${durationVariable(name)})}`),
  ];
}

function pictures(content: DesignContent): string[] {
  const wordmark = assetOf(content, "wordmark");
  const lockup = clearSpaceLockup(content);
  const clear = lockup && (content.mark.clearSpace * Math.min(lockup.height, lockup.width)) / lockup.width;
  return [
    ...(wordmark
      ? [`.ov-wordmark{--ratio:${formatDecimal(wordmark.width / wordmark.height)};--wordmark:url(${assetPath(wordmark)})}`]
      : []),
    ...(clear === undefined ? [] : [`.ov-clear{--clear:${formatDecimal(clear * 100, 2)}%}`]),
    ...brandAssets(content)
      .filter(({ kind }) => kind === "pattern" || kind === "texture")
      .map((asset) => `.ov-tiled-${asset.kind}{background-image:url(${assetPath(asset)})}`),
  ];
}

/** The rules that only this design needs: its colours, lengths and pictures as classes, so that no element bears a style of its own. */
export function ownCss(content: DesignContent): string {
  const { direction, tokens } = content;
  const [one, other] = direction.spans;
  return [
    `.ov{--spans:minmax(0,${formatDecimal(one)}fr) minmax(0,${formatDecimal(other)}fr)}`,
    ...colors(),
    ...shapes(tokens),
    ...pictures(content),
    "",
  ].join("\n");
}
