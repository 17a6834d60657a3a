import { capitalizeFirst } from "#/kernel/text/capitalize-first";
import { Failure } from "#/kernel/errors";
import type { GivenPicture } from "#/model/given";
import { readPicture } from "#/operations/artifacts/read-picture";
import { splitFileName } from "#/operations/given/guess-lockup";
import { createDrawing, readDrawingFile } from "#/operations/given/read-drawing-file";
import { createPixelRenderer } from "#/raster/pixels";

/** One picture to bring in. What is absent is guessed from the name of the file. */
export type PictureFile = {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly kind?: GivenPicture["kind"] | undefined;
  readonly slug?: string | undefined;
  readonly name?: string | undefined;
  readonly alt?: string | undefined;
};

/** The files of a picture of pixels, to be stored by their hashes. */
export type PictureBytes = {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly webp: Uint8Array<ArrayBuffer>;
  readonly thumbnail: Uint8Array<ArrayBuffer>;
};

/**
 * A picture that was read. That of pixels has no hashes yet: who stores `bytes` adds them. Its `svg`
 * is a drawing with a smaller copy of the pixels, which pages and documents show.
 */
export type PictureReading = {
  readonly picture: GivenPicture;
  readonly bytes?: PictureBytes;
  /** What a person should know. */
  readonly notes: readonly string[];
};

/** Kinds that pages show inline, by words of file names. */
const kindWords: readonly (readonly [kind: GivenPicture["kind"], words: readonly string[]])[] = [
  ["hero", ["hero", "header", "banner", "cover", "key"]],
  ["pattern", ["pattern", "tile", "repeat"]],
  ["texture", ["texture", "grain", "paper"]],
  ["photo", ["photo", "foto", "portrait", "img", "dsc"]],
];

/** How large the inline copy of a picture of pixels may be: its long side, and bytes as base64. */
const inlineSizes: Readonly<Partial<Record<GivenPicture["kind"], { readonly px: number; readonly bytes: number }>>> = {
  hero: { px: 1600, bytes: 140_000 },
  "hero-dark": { px: 1600, bytes: 140_000 },
  "social-card": { px: 1200, bytes: 280_000 },
  // Files that are used as they are, so that their pixels stay.
  favicon: { px: 512, bytes: 280_000 },
  "app-icon": { px: 1024, bytes: 280_000 },
};
const otherInlineSize = { px: 900, bytes: 48_000 };
const inlineQualities = [82, 70, 58, 45, 32];

const guessKind = (fileName: string): GivenPicture["kind"] => {
  const words = splitFileName(fileName);
  return kindWords.find(([, known]) => words.some((word) => known.includes(word)))?.[0] ?? "illustration";
};

const isSvgFile = ({ fileName, bytes }: PictureFile): boolean =>
  /\.svgz?$/i.test(fileName) || bytes[0] === 0x3c || (bytes[0] === 0xef && bytes[3] === 0x3c);

/**
 * Reads a picture: SVG is cleaned as a mark is; PNG, WebP, JPEG, and AVIF where the machine can, are
 * decoded and written again without metadata. Throws `invalid` with the file and what to do. For job
 * processes.
 */
export async function readGivenPicture(file: PictureFile): Promise<PictureReading> {
  const { fileName } = file;
  const kind = file.kind ?? guessKind(fileName);
  const words = splitFileName(fileName).join(" ").slice(0, 60);
  const name = file.name ?? (words === "" ? "Picture" : capitalizeFirst(words));
  const ownSlug =
    words
      .replaceAll(" ", "-")
      .replace(/^[^a-z0-9]+/, "")
      .slice(0, 60) || "picture";
  // A name of its own, so that it is not taken for a drawn picture, nor for a part of the mark.
  const slug = file.slug ?? (kind === "example" && !ownSlug.startsWith("example-") ? `example-${ownSlug}`.slice(0, 60) : ownSlug);
  const shared = { slug, name, kind, alt: file.alt ?? name };
  try {
    if (isSvgFile(file)) {
      const { svg, width, height, hasText, removed } = readDrawingFile(file.bytes, await createPixelRenderer());
      return {
        picture: { ...shared, width, height, svg },
        notes: [
          ...removed.map((what) => `Left out: ${what}.`),
          ...(hasText ? ["It has live text, which is only seen where its font is installed. Convert the text to outlines."] : []),
        ],
      };
    }
    const { width, height, png, webp, thumbnail } = await readPicture(file.bytes);
    const svg = await createInlineCopy(png, width, height, inlineSizes[kind] ?? otherInlineSize);
    return { picture: { ...shared, width, height, svg }, bytes: { png, webp, thumbnail }, notes: [] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure("invalid", `${fileName.slice(0, 120)}: ${error.message}`, { cause: error });
  }
}

/** A drawing with a copy of the pixels that is small enough to be part of a page. */
async function createInlineCopy(
  png: Uint8Array<ArrayBuffer>,
  width: number,
  height: number,
  limit: { readonly px: number; readonly bytes: number },
): Promise<string> {
  const maxSourceBytes = Math.floor((limit.bytes * 3) / 4);
  const resize = (px: number) => new Bun.Image(png).resize(px, px, { fit: "inside", withoutEnlargement: true });
  const render = (type: string, bytes: Uint8Array) =>
    createDrawing(
      width,
      height,
      `<image width="${width}" height="${height}" href="data:image/${type};base64,${Buffer.from(bytes).toString("base64")}"/>`,
    );
  // A flat picture is smaller and sharper as PNG, which also keeps what is transparent.
  const flat = await resize(limit.px).png().bytes();
  if (flat.length <= maxSourceBytes) return render("png", flat);
  let small = new Uint8Array(flat);
  let smallest: Uint8Array = flat;
  for (let px = limit.px, round = 0; round < 4; px = Math.round(px / 2), round++) {
    if (round > 0) small = new Uint8Array(await resize(px).png().bytes());
    for (const quality of inlineQualities) {
      smallest = await new Bun.Image(small).jpeg({ quality }).bytes();
      if (smallest.length <= maxSourceBytes) return render("jpeg", smallest);
    }
  }
  return render("jpeg", smallest);
}
