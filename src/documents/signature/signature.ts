import { createDesignView, type SignatureContent } from "#/documents/signature/design-view";
import { writeBaseCss } from "#/documents/signature/base-styles";
import { rankTraits } from "#/documents/signature/rank-traits";
import type { MeasuredTrait, SignatureTrait, TraitMeter } from "#/documents/signature/trait";
import { measureButtons } from "#/documents/signature/traits/buttons";
import { measureColorAreas } from "#/documents/signature/traits/color-areas";
import { measureCorners } from "#/documents/signature/traits/corners";
import { measureLabels } from "#/documents/signature/traits/labels";
import { measureListMarkers } from "#/documents/signature/traits/list-markers";
import { measureLists } from "#/documents/signature/traits/lists";
import { measureMarkPlacement } from "#/documents/signature/traits/mark-placement";
import { measureOpening } from "#/documents/signature/traits/opening";
import { measurePictures } from "#/documents/signature/traits/pictures";
import { measureRhythm } from "#/documents/signature/traits/rhythm";
import { measureRules } from "#/documents/signature/traits/rules";
import { measureSectionFrame } from "#/documents/signature/traits/section-frame";
import { measureTilt } from "#/documents/signature/traits/tilt";
import { measureTypeContrast } from "#/documents/signature/traits/type-contrast";

const meters: readonly TraitMeter[] = [
  measureOpening,
  measureColorAreas,
  measureTypeContrast,
  measurePictures,
  measureLists,
  measureSectionFrame,
  measureCorners,
  measureRules,
  measureMarkPlacement,
  measureTilt,
  measureButtons,
  measureRhythm,
  measureLabels,
  measureListMarkers,
];

/** Every trait that a design has, with what it is compared by. */
export function measureTraits(content: SignatureContent): readonly MeasuredTrait[] {
  const view = createDesignView(content);
  return meters.flatMap((measure) => measure(view) ?? []);
}

/** What makes a design recognisable, measured on its parts, and code to repeat it with. */
export type Signature = {
  /** The styles that every page has, and that the code of the traits builds on. */
  readonly base: string;
  /** Five to eight, the strongest first; fewer for a design without a page. */
  readonly traits: readonly SignatureTrait[];
};

const createSignature = (content: SignatureContent): Signature => {
  const view = createDesignView(content);
  const measured = meters.flatMap((measure) => measure(view) ?? []);
  const traits = rankTraits(measured).map(({ measures: _, weight: __, ...trait }) => limitCode(trait));
  return { base: writeBaseCss(view), traits };
};

/** The characters of code that a trait has; imported pages can have any. */
const [maxHtml, maxCss] = [900, 1_500];

/** A trait whose code is not longer than is read: whole rules, and markup only if it is short. */
function limitCode({ html, css, ...trait }: SignatureTrait): SignatureTrait {
  const rules: string[] = [];
  let length = 0;
  for (const rule of css.split("\n")) {
    length += rule.length + 1;
    if (length <= maxCss) rules.push(rule);
  }
  return { ...trait, ...(html !== undefined && html.length <= maxHtml && { html }), css: rules.join("\n") };
}

const parts = ["tokens", "components", "pages", "mark", "imagery"] as const;
const known = new WeakMap<SignatureContent["pages"], { readonly content: SignatureContent; readonly signature: Signature }>();

/**
 * The signature of a design. Cached by its parts, whose objects are shared while they are the same:
 * measuring takes 20 to 50 ms.
 */
export function getSignature(content: SignatureContent): Signature {
  const found = known.get(content.pages);
  if (found && parts.every((part) => found.content[part] === content[part])) return found.signature;
  const signature = createSignature(content);
  known.set(content.pages, { content, signature });
  return signature;
}
