import type { MarkRecipeName, Recipe } from "#/studio/marks/recipe";
import { counterForm } from "#/studio/marks/recipes/counter-form";
import { crest } from "#/studio/marks/recipes/crest";
import { pixelInitial } from "#/studio/marks/recipes/pixel-initial";
import { initialSeal } from "#/studio/marks/recipes/initial-seal";
import { letterInMotif } from "#/studio/marks/recipes/letter-in-motif";
import { ligature } from "#/studio/marks/recipes/ligature";
import { monogram } from "#/studio/marks/recipes/monogram";
import { motifInLetter } from "#/studio/marks/recipes/motif-in-letter";
import { motifMark } from "#/studio/marks/recipes/motif-mark";
import { counterchange } from "#/studio/marks/recipes/counterchange";
import { folded } from "#/studio/marks/recipes/folded";
import { motifSeal } from "#/studio/marks/recipes/motif-seal";
import { nameSign } from "#/studio/marks/recipes/name-sign";
import { number } from "#/studio/marks/recipes/number";
import { sign } from "#/studio/marks/recipes/sign";
import { ownAccent } from "#/studio/marks/recipes/own-accent";
import { wholeName } from "#/studio/marks/recipes/whole-name";
import { stemGap } from "#/studio/marks/recipes/stem-gap";
import { letterWithMotif } from "#/studio/marks/recipes/letter-with-motif";
import { setApart } from "#/studio/marks/recipes/set-apart";
import { letterField } from "#/studio/marks/recipes/letter-field";
import { heavyLetter } from "#/studio/marks/recipes/heavy-letter";
import { letterFrame } from "#/studio/marks/recipes/letter-frame";
import { block } from "#/studio/marks/recipes/block";
import { overlap } from "#/studio/marks/recipes/overlap";
import { twinFields } from "#/studio/marks/recipes/twin-fields";
import { halves } from "#/studio/marks/recipes/halves";
import { counted } from "#/studio/marks/recipes/counted";
import { counterShape } from "#/studio/marks/recipes/counter-shape";
import { edgedSeal } from "#/studio/marks/recipes/edged-seal";
import { letterAsThing } from "#/studio/marks/recipes/letter-as-thing";
import { letterInThing } from "#/studio/marks/recipes/letter-in-thing";
import { letterPerson } from "#/studio/marks/recipes/letter-person";
import { discLetter, curvedLetter } from "#/studio/marks/recipes/shaped-letter";
import { letterFigure } from "#/studio/marks/recipes/letter-figure";
import { shortWord } from "#/studio/marks/recipes/short-word";
import { ribbon } from "#/studio/marks/recipes/ribbon";
import { halfMark } from "#/studio/marks/recipes/half";
import { interlaced } from "#/studio/marks/recipes/interlaced";
import { thingOutline } from "#/studio/marks/recipes/thing-outline";
import { waterLevel } from "#/studio/marks/recipes/water-level";
import { sliced } from "#/studio/marks/recipes/sliced";
import { jointed } from "#/studio/marks/recipes/jointed";
import { withChild } from "#/studio/marks/recipes/with-child";
import { backToBack } from "#/studio/marks/recipes/back-to-back";
import { spelledNumber } from "#/studio/marks/recipes/spelled-number";
import { nested } from "#/studio/marks/recipes/nested";
import { repeated } from "#/studio/marks/recipes/repeated";
import { worked } from "#/studio/marks/recipes/worked";

/** Mark recipes by name. */
export const recipes: Readonly<Record<MarkRecipeName, Recipe>> = {
  "counter-form": counterForm,
  crest,
  "pixel-initial": pixelInitial,
  "initial-seal": initialSeal,
  "letter-in-motif": letterInMotif,
  ligature,
  monogram,
  "motif-in-letter": motifInLetter,
  motif: motifMark,
  "motif-seal": motifSeal,
  counterchange,
  folded,
  number,
  sign,
  "own-accent": ownAccent,
  "whole-name": wholeName,
  "stem-gap": stemGap,
  "letter-with-motif": letterWithMotif,
  "set-apart": setApart,
  "letter-field": letterField,
  "heavy-letter": heavyLetter,
  "letter-frame": letterFrame,
  block,
  overlap,
  "twin-fields": twinFields,
  counted,
  halves,
  worked,
  interlaced,
  "counter-shape": counterShape,
  "letter-figure": letterFigure,
  "short-word": shortWord,
  ribbon,
  "letter-in-thing": letterInThing,
  "letter-as-thing": letterAsThing,
  "letter-person": letterPerson,
  "disc-letter": discLetter,
  "curved-letter": curvedLetter,
  half: halfMark,
  "name-sign": nameSign,
  "thing-outline": thingOutline,
  "water-level": waterLevel,
  sliced,
  jointed,
  "with-child": withChild,
  "back-to-back": backToBack,
  "spelled-number": spelledNumber,
  repeated,
  nested,
  "edged-seal": edgedSeal,
};
