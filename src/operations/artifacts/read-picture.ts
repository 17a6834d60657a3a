import { Failure } from "#/kernel/errors";
import { cleanPng, isPng } from "#/kernel/png";
import { maxAssetPixels, maxAssetSidePx } from "#/model/limits";

/** A decoded image: the PNG to store and its smaller variants. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array<ArrayBuffer>;
  readonly webp: Uint8Array<ArrayBuffer>;
  /** WebP, at most 320 px per side. */
  readonly thumbnail: Uint8Array<ArrayBuffer>;
};

const limits = { sidePx: maxAssetSidePx, pixels: maxAssetPixels };
const thumbnailPx = 320;

/**
 * Decodes a PNG and re-encodes its pixels, 8 bits per sample in sRGB: metadata, colour profile, and
 * data after the visible rows or after the end of the file are dropped. Colours are read as sRGB,
 * as for a file without a profile. The same image gives the same bytes. Throws `invalid` with the
 * cause.
 */
export const readPng = (bytes: Uint8Array): Promise<Picture> => {
  const { width, height, bytes: cleanBytes } = cleanPng(bytes, limits);
  return decodeOrFail(async () => {
    const picture = await decodePicture(cleanBytes);
    if (picture.width !== width || picture.height !== height) throw new Error("the decoder reports a different image size");
    return picture;
  });
};

/** Decodes a PNG, WebP, JPEG, or AVIF where the machine can; all become PNG. Throws the same errors as `readPng`. */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  if (isPng(bytes)) return await readPng(bytes);
  if (!isWebp(bytes) && !isJpeg(bytes) && !isAvif(bytes))
    throw new Failure("invalid", "The image is not a PNG, WebP, JPEG or AVIF. Convert it to one of these.");
  return await decodeOrFail(async () => {
    const { width, height } = await createImage(bytes).metadata();
    if (width > maxAssetSidePx || height > maxAssetSidePx)
      throw new Failure(
        "invalid",
        `The image is ${width} × ${height} pixels; the maximum is ${maxAssetSidePx} per side. Resize it.`,
      );
    return await decodePicture(bytes);
  });
}

const createImage = (bytes: Uint8Array) => new Bun.Image(new Uint8Array(bytes), { maxPixels: maxAssetPixels });

/** Decodes an image and re-encodes it. */
async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const { width, height, bytes: png } = cleanPng(await createImage(bytes).png().bytes(), limits);
  return { width, height, png, ...(await createVariants(png)) };
}

/** An AVIF image or image sequence: a file type box with its brand (ISO/IEC 23000-22). */
const isAvif = (bytes: Uint8Array) => /^ftypavi[fs]/.test(String.fromCharCode(...bytes.subarray(4, 12)));
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const isWebp = (bytes: Uint8Array) => /^RIFF[\s\S]{4}WEBP/.test(String.fromCharCode(...bytes.subarray(0, 12)));

async function createVariants(png: Uint8Array): Promise<Pick<Picture, "webp" | "thumbnail">> {
  const openImage = () => createImage(png);
  const webp = await openImage().webp({ quality: 85 }).bytes();
  const small = openImage().resize(thumbnailPx, thumbnailPx, { fit: "inside", withoutEnlargement: true });
  const thumbnail = await small.webp({ quality: 80 }).bytes();
  return { webp: new Uint8Array(webp), thumbnail: new Uint8Array(thumbnail) };
}

/** Throws `invalid` if decoding fails: the image is at fault. */
async function decodeOrFail(work: () => Promise<Picture>): Promise<Picture> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof Error && "code" in error && error.code === "ERR_IMAGE_FORMAT_UNSUPPORTED")
      throw new Failure("invalid", "This server cannot decode AVIF images. Convert the image to PNG, WebP or JPEG.", {
        cause: error,
      });
    throw new Failure("invalid", "The image cannot be decoded. Export it again.", { cause: error });
  }
}
