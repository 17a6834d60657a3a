/** Where a bucket is, and who may use it. */
export type S3Settings = {
  readonly bucket: string;
  /** In front of every key, without slashes at its ends; may be empty. */
  readonly prefix: string;
  /** The address of the service; undefined for Amazon's. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};
