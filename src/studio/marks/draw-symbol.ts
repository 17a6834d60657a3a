import type { Random } from "#/kernel/random";
import type { Direction } from "#/model/direction";
import type { MarkShape } from "#/model/mark";
import { printPath } from "#/studio/marks/geometry/print-path";
import { measureLegibility } from "#/studio/marks/legibility";
import { createNameLetterforms } from "#/studio/marks/name-letterforms";
import { isPinwheel } from "#/studio/marks/pinwheel";
import { type Drawing, type RecipeInput, markRecipeNames, type MarkRecipeName } from "#/studio/marks/recipe";
import { recipes } from "#/studio/marks/recipes/index";

/**
 * Fallback recipes, most reliable first. They cut the letter out of a solid shape, so they are
 * legible with any letter.
 */
const fallbackRecipes: readonly MarkRecipeName[] = ["stencil-bridge", "counter-form", "crest", "cut-polygon", "hex-stencil"];

/** Lightest weight with stems that hold at favicon size. */
const minSymbolWeight = 600;

export type DrawnSymbol = {
  readonly recipe: MarkRecipeName;
  readonly concept: string;
  readonly shapes: readonly MarkShape[];
  readonly drawing: Drawing;
};

const isMarkRecipeName = (name: string): name is MarkRecipeName => markRecipeNames.some((known) => known === name);

/**
 * Draws the symbol with the direction's recipe if the result is legible, otherwise with the first
 * other recipe that is. If none is, returns the first drawing.
 */
export function drawSymbol(name: string, direction: Direction, random: Random): DrawnSymbol {
  const weight = Math.max(minSymbolWeight, direction.weights.display);
  const letterforms = createNameLetterforms(name, direction.faces.display, weight);
  const preferredRecipe = isMarkRecipeName(direction.markRecipe) ? direction.markRecipe : "cut-monogram";
  const order = [preferredRecipe, ...fallbackRecipes, ...markRecipeNames].filter(
    (recipe, index, all) => all.indexOf(recipe) === index,
  );
  let fallback: DrawnSymbol | undefined;
  for (const recipe of order) {
    const input: RecipeInput = {
      ...letterforms,
      corner: direction.radiusPx,
      ratio: direction.ratio,
      random: random.fork(recipe),
    };
    for (const drawing of recipes[recipe](input)) {
      if (hasPinwheel(drawing)) continue;
      const drawn = { recipe, concept: drawing.concept, drawing, shapes: drawing.shapes.map(toMarkShape) };
      if (measureLegibility(drawing.shapes).legible) return drawn;
      fallback ??= drawn;
    }
  }
  if (fallback === undefined) throw new Error(`no recipe drew a symbol for ${name}`);
  return fallback;
}

const hasPinwheel = ({ shapes }: Drawing): boolean =>
  isPinwheel(
    shapes.flatMap(({ path }) => path),
    [0, 0, 48, 48],
  );

function toMarkShape({ path, fill, rule }: Drawing["shapes"][number]): MarkShape {
  return { path: printPath(path), fill, ...(rule ? { rule } : {}) };
}
