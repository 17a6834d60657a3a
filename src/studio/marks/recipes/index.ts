import type { MarkRecipeName, Recipe } from "#/studio/marks/recipe";
import { bracket } from "#/studio/marks/recipes/bracket";
import { concentricArcs } from "#/studio/marks/recipes/concentric-arcs";
import { concentricRounds } from "#/studio/marks/recipes/concentric-rounds";
import { counterForm } from "#/studio/marks/recipes/counter-form";
import { crest } from "#/studio/marks/recipes/crest";
import { cutMonogram } from "#/studio/marks/recipes/cut-monogram";
import { cutPolygon } from "#/studio/marks/recipes/cut-polygon";
import { gridModule } from "#/studio/marks/recipes/grid-module";
import { hairlineSeal } from "#/studio/marks/recipes/hairline-seal";
import { hexStencil } from "#/studio/marks/recipes/hex-stencil";
import { horizonCut } from "#/studio/marks/recipes/horizon-cut";
import { lattice } from "#/studio/marks/recipes/lattice";
import { period } from "#/studio/marks/recipes/period";
import { pixelInitial } from "#/studio/marks/recipes/pixel-initial";
import { rosette } from "#/studio/marks/recipes/rosette";
import { stamp } from "#/studio/marks/recipes/stamp";
import { stencilBridge } from "#/studio/marks/recipes/stencil-bridge";
import { tangram } from "#/studio/marks/recipes/tangram";

/** Mark recipes by name. */
export const recipes: Readonly<Record<MarkRecipeName, Recipe>> = {
  "grid-module": gridModule,
  "counter-form": counterForm,
  "stencil-bridge": stencilBridge,
  "concentric-rounds": concentricRounds,
  bracket,
  "hairline-seal": hairlineSeal,
  tangram,
  crest,
  "hex-stencil": hexStencil,
  "cut-polygon": cutPolygon,
  "concentric-arcs": concentricArcs,
  lattice,
  rosette,
  "horizon-cut": horizonCut,
  "pixel-initial": pixelInitial,
  stamp,
  "cut-monogram": cutMonogram,
  period,
};
