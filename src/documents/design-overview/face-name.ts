import type { FontFamily } from "#/model/token-set";

/**
 * A family's name as people know it: without the word that tells its variable files from static
 * ones.
 */
export const getFaceName = ({ name }: FontFamily): string => name.replace(/ Variable$/, "");
