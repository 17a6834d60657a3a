/**
 * Limits of the contract and of its decisions. Sizes are bytes; times name their unit. Bodies have
 * to be smaller than `artifactsBodyBytes`; all other limits are inclusive.
 */
export const artifactsBodyBytes = 4_000_000;
export const maxBodyBytes = 1_048_576;
/** The files of a brand that are read in one go, packed and unpacked. */
export const maxBrandFilesBytes = 32_000_000;
/** The edits of one design: adjustments and given parts, whose SVG documents are the largest. */
export const maxEditsBytes = 8_000_000;
/** The body of a caller who may not import: a few fields or one protocol message. */
export const maxSmallBodyBytes = 65_536;
/** Request bodies in memory at a time: one archive of the largest size and room for others. */
export const maxBufferedBodyBytes = 96_000_000;
/** Responses that stay open, such as progress and subscriptions: per address, and in total. */
export const maxStreamsPerAddress = 16;
export const maxStreams = 256;
/**
 * JSON values in one protocol message, of a caller who may import and of any other. The protocol's
 * schemas check every value and record each mistake with hundreds of bytes.
 */
export const maxMessageValues = 10_000;
export const maxSmallMessageValues = 2_000;
/** Messages in one JSON-RPC batch. */
export const maxBatchMessages = 100;
export const defaultPageLimit = 50;
export const maxPageLimit = 200;
export const maxSlugLength = 60;
export const agentPromptMaxAgeSeconds = 300;
export const maxAssetDataBytes = 3_000_000;
export const maxFetchedAssetBytes = 10_000_000;
export const maxAssetSidePx = 8192;
export const maxAssetPixels = 40_000_000;
/**
 * Processor time to check the markup of one request, to read a picture and to read an archive,
 * milliseconds.
 */
export const maxImportMs = 5000;
export const maxPictureMs = 30_000;
export const maxArchiveMs = 45_000;
/** Processor time to merge accepted imports into a design and audit it, milliseconds. */
export const maxMergeMs = 60_000;
/** Processor time after which the remaining files of an archive are skipped, milliseconds. */
export const maxArchiveReadMs = 15_000;
/** Pixels of all pictures in one archive. */
export const maxArchivePixels = 60_000_000;
export const maxArchiveBytes = 64_000_000;
export const maxUnpackedArchiveBytes = 500_000_000;
export const maxArchiveFiles = 2000;
/** Bytes read from one archive and held in memory. */
export const maxArchiveReadBytes = 64_000_000;
/**
 * Total size of the stored exports of versions. Beyond it the oldest are removed, and made again on
 * request.
 */
export const maxStoredArchiveBytes = 4_000_000_000;
/**
 * Total size of the stored images that were made on request. Beyond it the
 * oldest are removed, and made again on request.
 */
export const maxOnDemandRasterBytes = 1_000_000_000;
export const maxWebhookEndpoints = 10;
/** Subscriptions of one person to one system. */
export const maxSubscriptions = 10;
export const maxDeliveryAttempts = 3;
/** Finished deliveries kept for an endpoint or subscription, and for how long. */
export const maxRetainedDeliveries = 50;
export const deliveryRetentionMs = 30 * 24 * 60 * 60 * 1000;
/** How far a signature's time may be from the receiver's clock. */
export const signatureToleranceMs = 300_000;
/** How long the previous secret stays valid after a rotation. */
export const secretOverlapMs = 24 * 60 * 60 * 1000;
/** How long an endpoint may fail without a success before it is paused. */
export const maxFailingMs = 5 * 24 * 60 * 60 * 1000;
/**
 * A font file that is brought in, its size unpacked, its tables, axes and glyphs. Browsers refuse
 * more than 30 MB; the largest variable faces have 13 axes.
 */
export const maxFontBytes = 12_000_000;
export const maxSfntBytes = 30_000_000;
export const maxFontTables = 40;
export const maxFontAxes = 16;
export const maxFontGlyphs = 65_534;
export const maxGivenFaceFiles = 20;
/** A text that is checked for an agent, characters, and the processor time of its check. */
export const maxCheckedTextLength = 200_000;
export const maxTextCheckMs = 10_000;
