/** What an imported picture shows. */
export const externalAssetKinds = ["logo", "mark", "icon", "photo", "illustration", "pattern", "texture", "other"] as const;
export type ExternalAssetKind = (typeof externalAssetKinds)[number];
