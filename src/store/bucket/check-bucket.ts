import { Failure } from "#/kernel/errors";
import type { S3Settings } from "#/kernel/s3-settings";
import { openS3Bucket } from "#/store/bucket/s3-bucket";
import type { CheckResult } from "#/store/check-result";
import type { Store } from "#/store/store";

/** Throws `unavailable` where files are in a bucket and the settings name none, so that no server serves half of them. */
export async function assertFilesReachable({ blobs }: Pick<Store, "blobs">, hasBucket: boolean): Promise<void> {
  if (hasBucket) return;
  const count = await blobs.countInBucket();
  if (count === 0) return;
  throw new Failure(
    "unavailable",
    `${count} stored ${count === 1 ? "file is" : "files are"} in an S3 bucket, and the settings name none. Set LIVERY_BLOBS and its ` +
      "access key again. To leave the bucket, run `livery move-files database` with them.",
  );
}

/** Whether the bucket of the settings answers and lets this account list its objects. */
export async function checkBucket(settings: S3Settings | undefined): Promise<readonly CheckResult[]> {
  if (!settings) return [];
  const name = "bucket";
  const bucket = openS3Bucket(settings);
  try {
    await bucket.listPage(undefined);
    return [{ name, status: "ok", message: `${bucket.address} answers.` }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown reason";
    return [
      {
        name,
        status: "error",
        message:
          `${bucket.address} cannot be read (${reason}). Check LIVERY_BLOBS, LIVERY_S3_ENDPOINT, LIVERY_S3_REGION and the access key, ` +
          "which needs the right to read, write, delete and list.",
      },
    ];
  }
}
