/** Limits of the contract and of its decisions, each written once. Sizes are bytes, times say their unit. */
export const artifactsBodyBytes = 4_000_000;
export const bodyBytesMax = 1_048_576;
export const pageLimitDefault = 50;
export const pageLimitMax = 200;
export const slugLengthMax = 60;
export const agentPromptMaxAgeSeconds = 300;
export const assetDataBytesMax = 3_000_000;
export const assetUrlBytesMax = 10_000_000;
export const assetSidePxMax = 8192;
export const assetPixelsMax = 40_000_000;
export const archiveBytesMax = 64_000_000;
export const archiveUnpackedBytesMax = 500_000_000;
export const archiveFilesMax = 2000;
/** What is read of one archive and held in memory together. */
export const archiveTakenBytesMax = 64_000_000;
