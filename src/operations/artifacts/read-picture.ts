import { Failure } from "#/kernel/errors";
import { cleanPng, isPng } from "#/kernel/png";
import { Semaphore } from "#/kernel/semaphore";
import { assetPixelsMax, assetSidePxMax } from "#/model/limits";

/** A picture that was decoded: the PNG to keep, and its smaller variants. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array<ArrayBuffer>;
  readonly webp: Uint8Array<ArrayBuffer>;
  /** WebP, at most 320 px a side. */
  readonly thumbnail: Uint8Array<ArrayBuffer>;
};

const limits = { sidePx: assetSidePxMax, pixels: assetPixelsMax };
const thumbnailPx = 320;

/** A decoded picture takes up to 160 MB: one at a time. */
const decoder = new Semaphore(1, 16);

/**
 * Reads a PNG. What is kept is the file's own pixels in its own chunks, without metadata; decoding it proves that it is a picture. Throws `invalid` with the fault,
 * `rate_limited` while too many pictures wait.
 */
export const readPng = (bytes: Uint8Array): Promise<Picture> => {
  const { width, height, bytes: png } = cleanPng(bytes, limits);
  return decoder.run(() => decoded(async () => ({ width, height, png, ...(await variantsOf(png)) })));
};

/** Reads a PNG, WebP or JPEG; the last two become PNG. Throws as `readPng` does. */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  if (isPng(bytes)) return await readPng(bytes);
  if (!isWebp(bytes) && !isJpeg(bytes)) throw new Failure("invalid", "The picture is not a PNG, WebP or JPEG.");
  return await decoder.run(() =>
    decoded(async () => {
      const image = () => new Bun.Image(new Uint8Array(bytes), { maxPixels: assetPixelsMax });
      const { width, height } = await image().metadata();
      if (width > assetSidePxMax || height > assetSidePxMax)
        throw new Failure("invalid", `The picture is ${width} × ${height} pixels and may be ${assetSidePxMax} a side at most.`);
      const clean = cleanPng(await image().png().bytes(), limits);
      return { width: clean.width, height: clean.height, png: clean.bytes, ...(await variantsOf(clean.bytes)) };
    }),
  );
}

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const isWebp = (bytes: Uint8Array) => /^RIFF[\s\S]{4}WEBP/.test(String.fromCharCode(...bytes.subarray(0, 12)));

async function variantsOf(png: Uint8Array): Promise<Pick<Picture, "webp" | "thumbnail">> {
  const image = () => new Bun.Image(new Uint8Array(png), { maxPixels: assetPixelsMax });
  const webp = await image().webp({ quality: 85 }).bytes();
  const small = image().resize(thumbnailPx, thumbnailPx, { fit: "inside", withoutEnlargement: true });
  const thumbnail = await small.webp({ quality: 80 }).bytes();
  return { webp: new Uint8Array(webp), thumbnail: new Uint8Array(thumbnail) };
}

/** A decoder that gives up is the picture's fault. */
async function decoded(work: () => Promise<Picture>): Promise<Picture> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("invalid", "The picture's pixels cannot be decoded.", { cause: error });
  }
}
