/** What finds parts of a design by names, words and values. The server loads it with the first question. */
export { chooseAsset, listAssetNames } from "#/operations/parts/choose-asset";
export { findVariantKey } from "#/operations/parts/find-variant";
export { findByValue } from "#/operations/parts/search-by-value";
export { findByWords } from "#/operations/parts/search-by-words";
export { listSearchEntries } from "#/operations/parts/search-entries";
