import { Failure } from "#/kernel/errors";
import { cleanPng, isPng } from "#/kernel/png";
import { maxAssetPixels, maxAssetSidePx } from "#/model/limits";

/** A picture that was decoded: the PNG to keep, and its smaller variants. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array<ArrayBuffer>;
  readonly webp: Uint8Array<ArrayBuffer>;
  /** WebP, at most 320 px a side. */
  readonly thumbnail: Uint8Array<ArrayBuffer>;
};

const limits = { sidePx: maxAssetSidePx, pixels: maxAssetPixels };
const thumbnailPx = 320;

/**
 * Reads a PNG. What is kept is written anew from its decoded pixels, 8 bits a sample in sRGB: no
 * metadata, no colour profile, nothing behind the rows that are shown and nothing behind the file's
 * end. Colours are taken as sRGB, as a file without a profile is. The same picture gives the same
 * bytes. Throws `invalid` with the fault.
 */
export const readPng = (bytes: Uint8Array): Promise<Picture> => {
  const { width, height, bytes: cleanBytes } = cleanPng(bytes, limits);
  return decodeOrFail(async () => {
    const picture = await decodePicture(cleanBytes);
    if (picture.width !== width || picture.height !== height) throw new Error("the decoder found a picture of another size");
    return picture;
  });
};

/** Reads a PNG, WebP or JPEG; the last two become PNG. Throws as `readPng` does. */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  if (isPng(bytes)) return await readPng(bytes);
  if (!isWebp(bytes) && !isJpeg(bytes)) throw new Failure("invalid", "The picture is not a PNG, WebP or JPEG.");
  return await decodeOrFail(async () => {
    const { width, height } = await createImage(bytes).metadata();
    if (width > maxAssetSidePx || height > maxAssetSidePx)
      throw new Failure("invalid", `The picture is ${width} × ${height} pixels and may be ${maxAssetSidePx} a side at most.`);
    return await decodePicture(bytes);
  });
}

const createImage = (bytes: Uint8Array) => new Bun.Image(new Uint8Array(bytes), { maxPixels: maxAssetPixels });

/** Decodes a picture and writes it anew. */
async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const { width, height, bytes: png } = cleanPng(await createImage(bytes).png().bytes(), limits);
  return { width, height, png, ...(await createVariants(png)) };
}

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const isWebp = (bytes: Uint8Array) => /^RIFF[\s\S]{4}WEBP/.test(String.fromCharCode(...bytes.subarray(0, 12)));

async function createVariants(png: Uint8Array): Promise<Pick<Picture, "webp" | "thumbnail">> {
  const openImage = () => createImage(png);
  const webp = await openImage().webp({ quality: 85 }).bytes();
  const small = openImage().resize(thumbnailPx, thumbnailPx, { fit: "inside", withoutEnlargement: true });
  const thumbnail = await small.webp({ quality: 80 }).bytes();
  return { webp: new Uint8Array(webp), thumbnail: new Uint8Array(thumbnail) };
}

/** A decoder that gives up is the picture's fault. */
async function decodeOrFail(work: () => Promise<Picture>): Promise<Picture> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("invalid", "The picture's pixels cannot be decoded.", { cause: error });
  }
}
