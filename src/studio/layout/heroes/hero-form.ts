import type { HeroForm } from "#/model/composition";
import type { PageContent } from "#/studio/layout/page-content";
import { countIllustrations } from "#/studio/layout/pictures";

/** Forms that show illustrations beside the large picture, and the number of them. */
const illustrationsByForm: Readonly<Partial<Record<HeroForm, number>>> = { triptych: 2 };
/** Forms of one picture that take their places: hardly a direction with such a form has these, too. */
const formsOfOne: Readonly<Partial<Record<HeroForm, HeroForm>>> = { triptych: "aside" };

/** Pictures that a page without a list needs below the first view. */
const picturesOfShortPage = 1;

/** Width by height below which a wordmark has several lines, or is as short as a symbol. */
const leastWordRatio = 3.6;

/** Whether the name is one line that fills the width of a page. */
function isLine({ mark }: PageContent): boolean {
  const wordmark = mark.assets.find(({ kind }) => kind === "wordmark");
  return wordmark !== undefined && wordmark.width >= wordmark.height * leastWordRatio;
}

/**
 * The form of the first view. The name set large needs a headline that says something else, an
 * index needs a sentence for its side column, and panels need pictures.
 */
export function getHeroForm(content: PageContent): HeroForm {
  const {
    composition: { hero },
    copy: { headline, name, lead, isListShown },
  } = content;
  const beside = illustrationsByForm[hero];
  if (beside !== undefined && countIllustrations(content) < beside + (isListShown ? 0 : picturesOfShortPage))
    return formsOfOne[hero] ?? "split";
  if (hero === "word" && (!isLine(content) || headline.toLowerCase().includes(name.toLowerCase()))) return "banner";
  return hero === "index" && lead === undefined ? "framed" : hero;
}
