/** Limits of the contract and of its decisions, each written once. Sizes are bytes, times say their unit. */
export const artifactsBodyBytes = 4_000_000;
export const bodyBytesMax = 1_048_576;
/** A body where the caller has no right to import: it holds a few fields or one protocol message. */
export const smallBodyMaxBytes = 65_536;
/** Request bodies that the process holds at a time: one archive of the largest size, and room for others beside it. */
export const heldBodiesMaxBytes = 96_000_000;
/** Answers that stay open, such as progress and subscriptions: to one address, and together. */
export const streamsPerAddressMax = 16;
export const streamsMax = 256;
/**
 * JSON values in one protocol message: of a caller who may import, and of any other. The protocol's own schemas note each mistake with hundreds of bytes, and look at
 * all of them.
 */
export const messageValuesMax = 10_000;
export const smallMessageValuesMax = 2_000;
/** Messages in one batch of JSON-RPC. */
export const batchMessagesMax = 100;
export const pageLimitDefault = 50;
export const pageLimitMax = 200;
export const slugLengthMax = 60;
export const agentPromptMaxAgeSeconds = 300;
export const assetDataBytesMax = 3_000_000;
export const assetUrlBytesMax = 10_000_000;
export const assetSidePxMax = 8192;
export const assetPixelsMax = 40_000_000;
/** Processor time that checking markup of one request may take, reading one picture, and an archive, milliseconds. */
export const importMsMax = 5000;
export const pictureMsMax = 30_000;
export const archiveMsMax = 45_000;
/** Processor time that joining accepted imports with a design and auditing it may take, milliseconds: the whole design is read. */
export const joinMsMax = 60_000;
/** After so much processor time the rest of an archive's files stays behind, milliseconds. */
export const archiveTakingMsMax = 15_000;
/** Pixels of all pictures that are taken from one archive. */
export const archivePixelsMax = 60_000_000;
export const archiveBytesMax = 64_000_000;
export const archiveUnpackedBytesMax = 500_000_000;
export const archiveFilesMax = 2000;
/** What is read of one archive and held in memory together. */
export const archiveTakenBytesMax = 64_000_000;
/** What stored archives of versions take together; beyond it the oldest are removed, and made again when they are asked for. */
export const storedArchivesBytesMax = 4_000_000_000;
export const webhookEndpointsMax = 10;
/** Subscriptions that one person may have to one system. */
export const subscriptionsMax = 10;
export const deliveryAttemptsMax = 3;
/** Finished deliveries that are kept of one endpoint or subscription, and for how long. */
export const deliveriesKept = 50;
export const deliveryKeptMs = 30 * 24 * 60 * 60 * 1000;
/** How far a signature's time may be from its receiver's clock. */
export const signatureToleranceMs = 300_000;
/** How long the secret before a rotation signs besides the new one. */
export const secretOverlapMs = 24 * 60 * 60 * 1000;
/** How long an endpoint may fail without one success before it is paused. */
export const failingMsMax = 5 * 24 * 60 * 60 * 1000;
