import type { Markup } from "#/kernel/markup";
import type { Ground } from "#/model/composition";
import { renderPatternPanel } from "#/studio/layout/frame/brand-pattern";
import { getFooterGround } from "#/studio/layout/frame/footer";
import type { LayoutName } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import type { PictureSupply } from "#/studio/layout/pictures";
import type { SectionSetting } from "#/studio/layout/sections/render-section";
import { maxBlockPictures } from "#/studio/layout/sections/blocks";
import type { ListForm, OfferForm } from "#/studio/layout/sections/list-forms";
import type { Section, SectionBody } from "#/studio/layout/sections/section";
import { getShownTitle } from "#/studio/layout/shown-text";
import { halvedKinds } from "#/studio/layout/skins/skin";
import { isSecondBright, isSecondGlaring, isSecondPale } from "#/studio/layout/skins/skin-css";
import { skins } from "#/studio/layout/skins/skins";

/** Hero forms below which the page's own ground begins, whatever ground the composition names. */
const paperBelow: ReadonlySet<string> = new Set(["overlap", "mosaic"]);
/** Layouts whose sections on a ground are cards: the contact form is one itself. */
const cardLayouts: ReadonlySet<LayoutName> = new Set(["staggered", "tilted-blocks"]);
const strongGrounds: ReadonlySet<Ground> = new Set(["field", "deep", "second"]);

/** Sections that may stand on a strong ground. */
const lightKinds: ReadonlySet<string> = new Set(["facts", "statement", "trade", "values", "audience", "action"]);
const maxStrong = 3;

/** Forms for entries that are titles only: cards would be almost empty. */
const bareForms: readonly ListForm[] = ["index", "figure", "rows", "columns", "ledger"];

/** Forms for what follows in time: side by side below large numbers, without a picture between. */
const sequenceForms: readonly ListForm[] = ["columns", "cells", "stagger"];

/** The most letters of a title in the large type of an index. */
const maxIndexTitle = 40;

/**
 * The forms of an archetype that suit the entries of a list; the usual ones if none of its own do.
 */
function listSuitable(
  forms: readonly [ListForm, ...ListForm[]],
  body: SectionBody,
  content: PageContent,
): readonly [ListForm, ...ListForm[]] {
  if (body.form !== "list") return forms;
  const isBare = body.entries.every((entry) => entry.body === undefined);
  const isLong = body.entries.some(({ title }) => getShownTitle(content, title).length > maxIndexTitle);
  const known = body.isSequence === true ? sequenceForms : isBare ? bareForms : forms;
  const suited = forms.filter((form) => known.includes(form) && !(isLong && form === "index"));
  const [first = body.isSequence === true ? "columns" : isLong ? "rows" : "index", ...others] = suited;
  return [first, ...others];
}

const pickFrom = <T>(choices: readonly [T, ...T[]], index: number): T => choices[index % choices.length] ?? choices[0];

/** List forms with a picture, and the ones to use when there are no more. */
const plainForms: Partial<Readonly<Record<ListForm, ListForm>>> = { tiles: "cells", figure: "columns" };

/** The number of pictures that a list form shows beside its entries, if there are enough. */
const countPictures = (list: ListForm, entryCount: number): number =>
  list === "blocks" ? Math.min(entryCount, maxBlockPictures) : plainForms[list] === undefined ? 0 : 1;

/** Fewer entries make no pattern of blocks, and more make a wall. */
const [fewestBlocks, mostBlocks] = [3, 8] as const;
/** Blocks of colour without pictures between them are empty boxes. */
const fewestBlockPictures = 2;
/** The most letters of the titles and texts of blocks. */
const [maxBlockTitle, maxBlockText] = [64, 150] as const;

/** Forms of what is offered with a text for each: side by side, as rows leave a wide gap between title and text. */
const sideForms = ["columns", "cells", "stagger"] as const;
/** Layouts whose character is a table, and those whose index is set large: there titles and texts keep together. */
const tableLayouts: ReadonlySet<LayoutName> = new Set(["figure-caption"]);
const largeIndexLayouts: ReadonlySet<LayoutName> = new Set(["giant-word", "bands"]);
const isSideForm = (form: ListForm): form is (typeof sideForms)[number] => sideForms.some((one) => one === form);
/** More are set in rows, and one alone needs no column. */
const [fewestAside, mostAside] = [2, 9] as const;

/** Fewer titles are not set in two columns, and this many are set in three. */
const [fewestPaired, columnsOfLedger] = [6, 3] as const;

/** More titles are higher than a picture beside them. */
const mostBesidePicture = 5;

/** Fewer titles make no line, more letters a wall, and of longer titles each has a line of its own. */
const [fewestRun, maxRun, maxRunTitle] = [3, 200, 16] as const;

/** The form of what is offered: large, and with pictures if there are any. */
function pickOfferForm(
  forms: readonly [OfferForm, ...OfferForm[]],
  body: SectionBody,
  content: PageContent,
  supply: PictureSupply,
): ListForm {
  if (body.form !== "list") return forms[0];
  const { entries } = body;
  const pictureCount = supply.countLeft();
  const isBare = entries.every((entry) => entry.body === undefined);
  const isLongerThan = (text: Markup | string | undefined, most: number) =>
    text !== undefined && getShownTitle(content, text).length > most;
  const isAside = !isBare && entries.length >= fewestAside && entries.length <= mostAside;
  // In one column titles alone leave the other half of a page empty.
  const isPaired = entries.length >= fewestPaired && entries.length % 2 === 0;
  const letters = entries.reduce((sum, { title }) => sum + getShownTitle(content, title).length, 0);
  const fits: Readonly<Record<OfferForm, boolean>> = {
    run:
      isBare &&
      entries.length >= fewestRun &&
      letters <= maxRun &&
      !entries.some(({ title }) => isLongerThan(title, maxRunTitle)),
    index:
      (isBare ? isPaired : largeIndexLayouts.has(content.layoutName)) &&
      !entries.some(({ title }) => isLongerThan(title, maxIndexTitle)),
    ledger: isBare ? isPaired || entries.length === columnsOfLedger : !isAside || tableLayouts.has(content.layoutName),
    columns: isAside,
    cells: isAside,
    stagger: isAside,
    figure: pictureCount > 0,
    // A block with a title alone is an empty box.
    blocks:
      !isBare &&
      pictureCount >= fewestBlockPictures &&
      entries.length >= fewestBlocks &&
      entries.length <= mostBlocks &&
      !entries.some(({ title, body: text }) => isLongerThan(title, maxBlockTitle) || isLongerThan(text, maxBlockText)),
  };
  // A few titles alone are bare words between rules; beside a picture they are what it shows.
  if (isBare && pictureCount > 0 && entries.length <= mostBesidePicture) return "figure";
  const asideForms = skins[content.layoutName].lists.filter((form) => isSideForm(form));
  const all: readonly OfferForm[] = [...forms, "run", "figure", "blocks", ...asideForms, "columns", "index", "ledger"];
  const suited = all.filter((form) => fits[form]);
  const own = [...forms, ...(forms.some((form) => form === "ledger" || form === "index") ? asideForms.slice(0, 1) : [])].filter(
    (form) => fits[form],
  );
  const turn = content.composition.order >> 7;
  return own[turn % Math.max(1, own.length)] ?? suited[0] ?? "ledger";
}

/** The sections that a page has, each with its setting. */
export type SetSections = { readonly sections: readonly Section[]; readonly settings: readonly SectionSetting[] };

/** A section with the pictures that it shows and the form of its list. */
type PicturedSection = {
  readonly section: Section;
  readonly pictures: readonly Markup[];
  readonly list: ListForm;
  readonly listIndex: number;
  /** Whether a picture fills half of the section. */
  readonly isHalved: boolean;
  readonly isBleed?: boolean;
};

/** Sections that need little room above and below. */
const tightKinds: ReadonlySet<string> = new Set(["notice", "signup", "questions", "gallery", "facts"]);

/** More would make all sections of a page alike. */
const maxHalved = 2;

/** With fewer sections below the first view, one picture alone is a section. */
const fewSections = 3;

/** Letters of a statement that fit beside a picture without making it a tall box. */
const maxBeside = 240;

const isOnlyOneLeft = (supply: PictureSupply): boolean => supply.countLeft() === 1;

/** The pictures that a gallery takes: one less where the contact form would have none. */
const countForGallery = ({ body }: Section, left: number): number =>
  body.form === "pictures" ? Math.min(body.most, left - (left > body.least ? 1 : 0)) : 0;

/**
 * Gives out the pictures: first to lists and to statements, whose texts they go with, then to
 * sections of pictures, last to the contact form. A section of pictures with too few of them is left out.
 */
function assignPictures(listed: readonly Section[], content: PageContent, supply: PictureSupply): readonly PicturedSection[] {
  const skin = skins[content.layoutName];
  const halvable: ReadonlySet<string> = new Set(skin.halved ?? halvedKinds);
  const isShort = listed.length <= fewSections;
  let lists = 0;
  let halves = 0;
  const texts = listed.map((section): PicturedSection => {
    const { body, kind } = section;
    if (body.form === "list") lists++;
    const list =
      kind === "offer"
        ? pickOfferForm(skin.offers, body, content, supply)
        : pickFrom(listSuitable(skin.lists, body, content), lists + (content.composition.order >> 7));
    const isHalved =
      body.form === "statement" && halvable.has(kind) && body.length <= maxBeside && halves === 0 && supply.countLeft() > 0;
    if (isHalved) halves++;
    const pictures = body.form === "list" ? supply.take(countPictures(list, body.entries.length)) : supply.take(isHalved ? 1 : 0);
    return { section, pictures, list: pictures.length === 0 ? (plainForms[list] ?? list) : list, listIndex: lists, isHalved };
  });
  return texts.flatMap((one) => {
    const { section } = one;
    const { body, kind } = section;
    const mayHalve = halvable.has(kind) && halves < maxHalved && supply.countLeft() > 0;
    // On a short page one picture alone is too little for a section of pictures, whose place it would fill poorly.
    const isShared = isShort && isOnlyOneLeft(supply) && listed.some((other) => other.kind === "contact");
    const panel = kind === "values" && one.pictures.length === 0 ? renderPatternPanel(content) : undefined;
    if (panel !== undefined) return [{ ...one, pictures: [panel], isHalved: true, list: "rows" }];
    if (kind === "contact") return [mayHalve || isShared ? { ...one, pictures: supply.take(1), isHalved: true } : one];
    if (body.form !== "pictures") return [one];
    if (mayHalve) {
      halves++;
      return [{ ...one, pictures: supply.take(1), isHalved: true }];
    }
    const isGallery = body.isGallery === true;
    if (isGallery && isShared) return [];
    // On a short page one picture is a section.
    if (supply.countLeft() < (isGallery && isShort ? 1 : body.least)) return [];
    const count = isGallery ? countForGallery(section, supply.countLeft()) : body.most;
    return [{ ...one, pictures: supply.take(count), isBleed: isGallery && count > 1 && skin.bleeds === true }];
  });
}

/** Whether a section is one sentence alone: with much room around it that is an empty band. */
const isLine = ({ body }: Section, isHalved: boolean): boolean =>
  body.form === "statement" && !isHalved && body.after === undefined;

/** Settings of which the last, the form's, has more room if all have the same: a page has a rhythm. */
const varyGaps = (settings: readonly SectionSetting[]): readonly SectionSetting[] =>
  settings.length > 1 && settings.every(({ gap }) => gap === settings[0]?.gap)
    ? settings.map((setting, index) => (index === settings.length - 1 ? { ...setting, gap: "loose" } : setting))
    : settings;

/**
 * How the sections of a page are set: grounds alternate, strong ones never meet, gaps follow what
 * there is to read, and two lists in a row have different forms. The last section stands on a
 * strong ground if the footer below it does not.
 */
export function setSections(listed: readonly Section[], content: PageContent, supply: PictureSupply): SetSections {
  const chosen = assignPictures(listed, content, supply);
  const { hero, ground: heroGround, order } = content.composition;
  const skin = skins[content.layoutName];
  // A second colour that is a tint of the brand's would make one pale section more.
  const toSeen = (ground: Ground): Ground => (ground === "second" && isSecondPale(content) ? "field" : ground);
  const isFooterStrong = strongGrounds.has(getFooterGround(content.layoutName));
  let previous: Ground = paperBelow.has(hero) ? "paper" : heroGround;
  let strongCount = 0;
  let turns = 0;
  let halves = content.composition.mirrored ? 1 : 0;
  // A short page without a strong ground is pale from top to bottom: there the pictures stand on a tint.
  const isPale =
    !chosen.some(({ section: { kind } }) => lightKinds.has(kind)) && (isFooterStrong || cardLayouts.has(content.layoutName));
  // The brief's own second colour has a section of its own on every page.
  const isSecondOwed = isSecondBright(content) && ![...skin.strong, ...skin.quiet].includes("second");
  // A page has a strong ground before it has a tinted one that stands for it.
  const pickStrong = (): Ground => {
    const turn = turns++;
    if (isSecondOwed && turn === 0) return "second";
    const ground = toSeen(pickFrom(skin.strong, order + turn));
    const isTinted = !strongGrounds.has(ground);
    return isTinted && (strongCount === 0 || ground === previous)
      ? toSeen(skin.strong.find((one) => strongGrounds.has(toSeen(one))) ?? "field")
      : ground;
  };
  const isGlaring = isSecondGlaring(content);
  let isSecondNext = false;
  const takeStrong = ({ kind, density }: Section): Ground => {
    if (isSecondNext) {
      isSecondNext = false;
      return "second";
    }
    const ground = pickStrong();
    isSecondNext = isGlaring && ground === "second" && kind === "facts" && density === "dense";
    return isSecondNext ? (skin.strong.find((one) => one !== "second" && strongGrounds.has(one)) ?? "field") : ground;
  };
  const settings = chosen.map(({ section, pictures, list, listIndex, isHalved, isBleed = false }, index): SectionSetting => {
    const isLast = index === chosen.length - 1;
    const isShowcase = isPale && section.kind === "gallery" && previous !== "muted";
    const isLight =
      isShowcase || (lightKinds.has(section.kind) && strongCount < maxStrong && (index > 0 || heroGround === "paper"));
    const mayBeStrong = !strongGrounds.has(previous) && (isLast ? !isFooterStrong : isLight);
    const quiet = pickFrom(skin.quiet, index + (order >> 3));
    const isRepeated = quiet === previous || (strongGrounds.has(quiet) && strongGrounds.has(previous));
    const isCardInCard = section.kind === "contact" && cardLayouts.has(content.layoutName);
    const ground: Ground =
      isBleed || list === "blocks" || isCardInCard
        ? "paper"
        : mayBeStrong
          ? isShowcase
            ? "muted"
            : takeStrong(section)
          : isRepeated
            ? "paper"
            : quiet;
    if (strongGrounds.has(ground)) strongCount++;
    previous = ground;
    return {
      head: pickFrom(skin.heads, (order >> 5) + (section.body.form === "list" ? listIndex : 0)),
      list,
      words: isHalved ? "column" : pickFrom(skin.words, order >> 2),
      ground,
      gap: tightKinds.has(section.kind) || isLine(section, isHalved) ? "tight" : section.density === "light" ? "loose" : "base",
      half: isHalved ? (halves++ % 2 === 0 ? "end" : "start") : undefined,
      isBleed,
      pictures,
      index,
    };
  });
  return { sections: chosen.map(({ section }) => section), settings: varyGaps(settings) };
}
