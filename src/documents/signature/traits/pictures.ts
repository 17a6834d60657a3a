import { listPictureColors } from "#/audit/picture-colors";
import { findElements, type HtmlElement } from "#/documents/html-document";
import { type DesignView, isPicture } from "#/documents/signature/design-view";
import { getParentElement } from "#/documents/signature/page-selectors";
import type { TraitMeter } from "#/documents/signature/trait";
import { getLabel, pictureRule, writeRules, writeSkeleton } from "#/documents/signature/write-code";
import { quoteText } from "#/kernel/text/quote-text";
import { colorRoles } from "#/model/token-set";

/** How pictures are drawn and framed, and how many areas have one. */
export const measurePictures: TraitMeter = (view) => {
  const { imagery, tokens } = view.content;
  const drawings = imagery.assets.filter(({ kind }) => kind === "hero" || kind === "illustration");
  const rasters = imagery.rasters ?? [];
  const [main] = drawings;
  if (!main && rasters.length === 0) return undefined;
  const text = drawings.map(({ svg }) => svg).join("");
  const colors = main ? listPictureColors(main.svg) : [];
  const hasGradients = /<(?:linear|radial)Gradient/.test(text);
  const hasStrokes = /\bstroke="(?!none)/.test(text);
  const hasLines = (text.match(/\bstroke="(?!none)/g) ?? []).length > (text.match(/\bfill="(?!none)/g) ?? []).length;
  const roles = [...new Set(colors.flatMap(({ hex }) => colorRoles.find((role) => tokens.colors.light[role].hex === hex) ?? []))];
  const withPicture = view.areas.filter(({ element }) => findElements(element, isPicture).length > 0);
  const shown = findGroup(view);
  const concept = main ? `; main picture: ${quoteText(main.alt)}` : ".";
  const manner =
    rasters.length > 0 && !main
      ? "photographs"
      : hasGradients
        ? "shapes with gradients"
        : hasLines
          ? "line drawings"
          : hasStrokes
            ? "flat shapes and lines"
            : "flat shapes without outlines";
  return {
    id: "pictures",
    name: "Pictures",
    measured:
      `${manner[0]?.toUpperCase()}${manner.slice(1)}${
        colors.length > 0
          ? ` in ${colors.length} ${colors.length === 1 ? "colour" : "colours"}${
              roles.length > 0
                ? `, among them ${roles
                    .slice(0, 3)
                    .map((role) => `--${role}`)
                    .join(", ")}`
                : ""
            }`
          : ""
      }, ` + `on ${withPicture.length} of ${view.areas.length} areas${concept}`,
    ...(shown && { html: writeSkeleton(shown.group, { view, depth: 2, nextPicture: countPictures(drawings.length) }) }),
    css: shown ? `${writeRules(view, listLabelled(shown))}\n${pictureRule}` : pictureRule,
    breaks: `Stock photographs, icons in tiles, ${hasGradients ? "flat shapes" : "gradients and shadows"} or other colours in pictures.`,
    measures: {
      strategy: imagery.strategy,
      colors: colors.length,
      hasGradients: String(hasGradients),
      hasLines: String(hasLines),
      share: withPicture.length / Math.max(1, view.areas.length),
    },
    weight: 0.9,
  };
};

type Group = { readonly group: HtmlElement; readonly frames: readonly HtmlElement[] };

/** The box with the most pictures outside the first view, and what frames each. */
function findGroup(view: DesignView): Group | undefined {
  const areas = view.areas.filter(({ isOpening }) => !isOpening);
  const frames = areas.flatMap(({ element }) => findElements(element, isPicture)).flatMap((one) => getParentElement(one) ?? []);
  const groups = Map.groupBy(frames, (frame) => getParentElement(frame));
  const [[group, members = []] = []] = [...groups].sort(([, one], [, other]) => other.length - one.length);
  return group && { group, frames: members };
}

/** The box, and its frames by class or as elements in it. */
const listLabelled = ({ group, frames }: Group): readonly (readonly [string, HtmlElement])[] => {
  const own = getLabel(group);
  return [
    [own, group],
    ...frames
      .slice(0, 2)
      .map((frame) => [getLabel(frame).startsWith(".") ? getLabel(frame) : `${own} ${frame.tagName}`, frame] as const),
  ];
};

/** Names of pictures one after the other. */
function countPictures(count: number): () => string {
  let next = 0;
  return () => `illustration-${(next++ % Math.max(1, count - 1)) + 1}`;
}
