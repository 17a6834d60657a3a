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
