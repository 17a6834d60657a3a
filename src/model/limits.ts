/** Limits of the contract and of its decisions, each written once. Sizes are bytes, times say their unit. */
export const artifactsBodyBytes = 4_000_000;
export const maxBodyBytes = 1_048_576;
/** A body where the caller has no right to import: it holds a few fields or one protocol message. */
export const maxSmallBodyBytes = 65_536;
/** Request bodies that the process holds at a time: one archive of the largest size, and room for others beside it. */
export const maxBufferedBodyBytes = 96_000_000;
/** Answers that stay open, such as progress and subscriptions: to one address, and together. */
export const maxStreamsPerAddress = 16;
export const maxStreams = 256;
/**
 * JSON values in one protocol message: of a caller who may import, and of any other. The protocol's own schemas note each mistake with hundreds of bytes, and look at
 * all of them.
 */
export const maxMessageValues = 10_000;
export const maxSmallMessageValues = 2_000;
/** Messages in one batch of JSON-RPC. */
export const maxBatchMessages = 100;
export const defaultPageLimit = 50;
export const maxPageLimit = 200;
export const maxSlugLength = 60;
export const agentPromptMaxAgeSeconds = 300;
export const maxAssetDataBytes = 3_000_000;
export const maxFetchedAssetBytes = 10_000_000;
export const maxAssetSidePx = 8192;
export const maxAssetPixels = 40_000_000;
/** Processor time that checking markup of one request may take, reading one picture, and an archive, milliseconds. */
export const maxImportMs = 5000;
export const maxPictureMs = 30_000;
export const maxArchiveMs = 45_000;
/** Processor time that joining accepted imports with a design and auditing it may take, milliseconds: the whole design is read. */
export const maxMergeMs = 60_000;
/** After so much processor time the rest of an archive's files stays behind, milliseconds. */
export const maxArchiveReadMs = 15_000;
/** Pixels of all pictures that are taken from one archive. */
export const maxArchivePixels = 60_000_000;
export const maxArchiveBytes = 64_000_000;
export const maxUnpackedArchiveBytes = 500_000_000;
export const maxArchiveFiles = 2000;
/** What is read of one archive and held in memory together. */
export const maxArchiveReadBytes = 64_000_000;
/** What stored archives of versions take together; beyond it the oldest are removed, and made again when they are asked for. */
export const maxStoredArchiveBytes = 4_000_000_000;
export const maxWebhookEndpoints = 10;
/** Subscriptions that one person may have to one system. */
export const maxSubscriptions = 10;
export const maxDeliveryAttempts = 3;
/** Finished deliveries that are kept of one endpoint or subscription, and for how long. */
export const maxRetainedDeliveries = 50;
export const deliveryRetentionMs = 30 * 24 * 60 * 60 * 1000;
/** How far a signature's time may be from its receiver's clock. */
export const signatureToleranceMs = 300_000;
/** How long the secret before a rotation signs besides the new one. */
export const secretOverlapMs = 24 * 60 * 60 * 1000;
/** How long an endpoint may fail without one success before it is paused. */
export const maxFailingMs = 5 * 24 * 60 * 60 * 1000;
