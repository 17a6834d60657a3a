import type { S3Settings } from "#/kernel/s3-settings";
import type { Bucket } from "#/store/bucket/bucket";

/** How long one request may take, milliseconds. Files have 10 MB at most. */
const timeoutMs = 30_000;
/** Objects in one answer to a list. */
const pageSize = 1000;

/** Opens a bucket of an S3-compatible service with the runtime's own client. Sends nothing yet. */
export function openS3Bucket({ prefix, ...settings }: S3Settings): Bucket {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const credentials = { region, accessKeyId, secretAccessKey };
  const client = new Bun.S3Client({ bucket, ...credentials, ...(endpoint !== undefined && { endpoint }) });
  const folder = prefix === "" ? "" : `${prefix}/`;
  const toKey = (hash: string) => `${folder}${hash}`;
  return {
    address: `s3://${bucket}${prefix === "" ? "" : `/${prefix}`}`,
    async read(hash) {
      try {
        return new Uint8Array(await withTimeout(client.file(toKey(hash)).arrayBuffer()));
      } catch (error) {
        if (getCode(error) === "NoSuchKey") return undefined;
        throw error;
      }
    },
    async write(hash, bytes) {
      await withTimeout(client.write(toKey(hash), bytes, { type: "application/octet-stream" }));
    },
    async remove(hash) {
      await withTimeout(client.delete(toKey(hash)));
    },
    async listPage(start) {
      const position = start === undefined ? {} : { continuationToken: start };
      const options = { prefix: folder, maxKeys: pageSize, ...position };
      const { contents = [], nextContinuationToken } = await withTimeout(client.list(options));
      const objects = contents.flatMap(({ key, lastModified }) => {
        const hash = key.slice(folder.length);
        // Other objects below the prefix are not Livery's.
        return isHash(hash) ? [{ hash, modifiedAtMs: Date.parse(String(lastModified)) }] : [];
      });
      return { objects, next: nextContinuationToken };
    },
  };
}

const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text);

const getCode = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);

/** The client itself waits for as long as the service keeps the connection open. */
async function withTimeout<Result>(request: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs / 1000} s`)), timeoutMs);
  try {
    return await Promise.race([request, promise]);
  } finally {
    clearTimeout(timer);
  }
}
