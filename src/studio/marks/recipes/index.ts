import type { MarkRecipeName, Recipe } from "#/studio/marks/recipe";
import { concentricArcs } from "#/studio/marks/recipes/concentric-arcs";
import { counterForm } from "#/studio/marks/recipes/counter-form";
import { crest } from "#/studio/marks/recipes/crest";
import { cutPolygon } from "#/studio/marks/recipes/cut-polygon";
import { hexStencil } from "#/studio/marks/recipes/hex-stencil";
import { pixelInitial } from "#/studio/marks/recipes/pixel-initial";
import { rosette } from "#/studio/marks/recipes/rosette";
import { stamp } from "#/studio/marks/recipes/stamp";
import { stencilBridge } from "#/studio/marks/recipes/stencil-bridge";
import { initialSeal } from "#/studio/marks/recipes/initial-seal";
import { letterInMotif } from "#/studio/marks/recipes/letter-in-motif";
import { ligature } from "#/studio/marks/recipes/ligature";
import { monogram } from "#/studio/marks/recipes/monogram";
import { motifInLetter } from "#/studio/marks/recipes/motif-in-letter";
import { motifMark } from "#/studio/marks/recipes/motif-mark";
import { motifRosette } from "#/studio/marks/recipes/motif-rosette";
import { counterchange } from "#/studio/marks/recipes/counterchange";
import { folded } from "#/studio/marks/recipes/folded";
import { motifSeal } from "#/studio/marks/recipes/motif-seal";
import { number } from "#/studio/marks/recipes/number";
import { sign } from "#/studio/marks/recipes/sign";
import { division } from "#/studio/marks/recipes/division";
import { ownAccent } from "#/studio/marks/recipes/own-accent";
import { wholeName } from "#/studio/marks/recipes/whole-name";
import { dividedField } from "#/studio/marks/recipes/divided-field";
import { inline } from "#/studio/marks/recipes/inline";
import { stemGap } from "#/studio/marks/recipes/stem-gap";
import { fullStop } from "#/studio/marks/recipes/full-stop";
import { letterWithMotif } from "#/studio/marks/recipes/letter-with-motif";
import { setApart } from "#/studio/marks/recipes/set-apart";
import { doubleLine } from "#/studio/marks/recipes/double-line";
import { letterField } from "#/studio/marks/recipes/letter-field";
import { heavyLetter } from "#/studio/marks/recipes/heavy-letter";
import { letterFrame } from "#/studio/marks/recipes/letter-frame";
import { cropped } from "#/studio/marks/recipes/cropped";
import { block } from "#/studio/marks/recipes/block";
import { overlap } from "#/studio/marks/recipes/overlap";
import { twinFields } from "#/studio/marks/recipes/twin-fields";
import { shade } from "#/studio/marks/recipes/shade";
import { banded } from "#/studio/marks/recipes/banded";
import { halves } from "#/studio/marks/recipes/halves";
import { counted } from "#/studio/marks/recipes/counted";
import { headline } from "#/studio/marks/recipes/headline";
import { counterShape } from "#/studio/marks/recipes/counter-shape";
import { letterInThing } from "#/studio/marks/recipes/letter-in-thing";
import { letterFigure } from "#/studio/marks/recipes/letter-figure";
import { shortWord } from "#/studio/marks/recipes/short-word";
import { ownField } from "#/studio/marks/recipes/own-field";
import { ribbon } from "#/studio/marks/recipes/ribbon";
import { halfMark } from "#/studio/marks/recipes/half";
import { interlaced } from "#/studio/marks/recipes/interlaced";
import { shifted } from "#/studio/marks/recipes/shifted";
import { worked } from "#/studio/marks/recipes/worked";

/** Mark recipes by name. */
export const recipes: Readonly<Record<MarkRecipeName, Recipe>> = {
  "counter-form": counterForm,
  "stencil-bridge": stencilBridge,
  crest,
  "hex-stencil": hexStencil,
  "cut-polygon": cutPolygon,
  "concentric-arcs": concentricArcs,
  rosette,
  "pixel-initial": pixelInitial,
  stamp,
  "initial-seal": initialSeal,
  "letter-in-motif": letterInMotif,
  ligature,
  monogram,
  "motif-in-letter": motifInLetter,
  motif: motifMark,
  "motif-rosette": motifRosette,
  "motif-seal": motifSeal,
  counterchange,
  folded,
  number,
  sign,
  division,
  "own-accent": ownAccent,
  "whole-name": wholeName,
  "divided-field": dividedField,
  inline,
  "stem-gap": stemGap,
  "full-stop": fullStop,
  "letter-with-motif": letterWithMotif,
  "set-apart": setApart,
  "double-line": doubleLine,
  "letter-field": letterField,
  "heavy-letter": heavyLetter,
  "letter-frame": letterFrame,
  cropped,
  block,
  overlap,
  "twin-fields": twinFields,
  shade,
  headline,
  counted,
  halves,
  banded,
  worked,
  interlaced,
  shifted,
  "counter-shape": counterShape,
  "letter-figure": letterFigure,
  "short-word": shortWord,
  "own-field": ownField,
  ribbon,
  "letter-in-thing": letterInThing,
  half: halfMark,
};
