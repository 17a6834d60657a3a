import { checkMarkup } from "#/operations/parts/check-markup";
import { getAsset } from "#/operations/parts/get-asset";
import { getComponent } from "#/operations/parts/get-component";
import { getPageRecipe } from "#/operations/parts/get-page-recipe";
import { getRegistry } from "#/operations/parts/get-registry";
import { getRegistryEntry } from "#/operations/parts/get-registry-entry";
import { getTokens } from "#/operations/parts/get-tokens";
import { searchDesignSystem } from "#/operations/parts/search-design-system";

/** Operations that find and return single parts of a system or design. */
export const partOperations = [
  searchDesignSystem,
  getComponent,
  getTokens,
  getAsset,
  checkMarkup,
  getPageRecipe,
  getRegistry,
  getRegistryEntry,
] as const;
