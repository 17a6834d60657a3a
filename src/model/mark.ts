import type { ExternalAssetKind } from "#/model/external-asset-kind";

/** The purpose of a brand asset. */
export const assetKinds = [
  "symbol",
  "wordmark",
  "lockup-horizontal",
  "lockup-stacked",
  "symbol-black",
  "symbol-white",
  "reversed",
  "favicon",
  "app-icon",
  "social-card",
  "hero",
  "pattern",
  "texture",
  "illustration",
  "hero-dark",
  "pattern-dark",
  "texture-dark",
  "illustration-dark",
  // Shown beside a do or a don't, on no page.
  "example",
] as const;
export type AssetKind = (typeof assetKinds)[number];

/**
 * The point of a picture that a crop keeps, as a share of its width and height from the upper left.
 */
export type PictureFocus = { readonly x: number; readonly y: number };

/**
 * One vector file of the brand: an SVG document with an intrinsic size, without scripts and
 * external references.
 */
export type BrandAsset = {
  readonly slug: string;
  readonly name: string;
  readonly kind: AssetKind;
  readonly svg: string;
  /** Intrinsic size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** False if it contains live text because no bundled face has the letters of the name. */
  readonly outlined: boolean;
  /** The text alternative. */
  readonly alt: string;
  /** Where a picture's subject is; absent if the whole picture matters equally. */
  readonly focus?: PictureFocus;
  /**
   * What a crop of a picture has to keep: left, top, width and height in the picture's pixels. It
   * lies around the middle, and all else is ground.
   */
  readonly zone?: readonly [left: number, top: number, width: number, height: number];
  /** Set for a drawing of the organisation at its work, which is enough to look at for a large place on a page. */
  readonly isVignette?: true;
  /** Set for a picture that people brought in: it has its own colours and its own ids. */
  readonly isGiven?: true;
  /**
   * Set for a given drawing that is not seen on dark pages as it is: there all of it is white.
   */
  readonly isWhiteOnDark?: true;
};

/** The brand's mark: its construction and every file of the set. */
export type Mark = {
  readonly recipe: string;
  /** The concept in one sentence. */
  readonly concept: string;
  /**
   * Path data of the symbol on a 48 × 48 grid, for the imagery and for inline use; `fill` names a
   * role.
   */
  readonly symbol: {
    readonly viewBox: readonly [number, number, number, number];
    readonly shapes: readonly MarkShape[];
    /**
     * The colour that inlays show on light and on dark pages, as hex; `transparent` where none stands
     * out from the field around them. Set if the symbol has inlays.
     */
    readonly inlay?: { readonly light: string; readonly dark: string };
    /** Set if light pages show the symbol in the second colour, because the first is too pale there. */
    readonly isInSecond?: true;
    /**
     * The drawing of a given symbol as an SVG document, where shapes of one colour each cannot show
     * it.
     */
    readonly drawing?: string;
  };
  /** Clear space around every version, as a share of the symbol's height. */
  readonly clearSpace: number;
  /** Smallest legible height, CSS pixels. */
  readonly smallestPx: { readonly symbol: number; readonly wordmark: number };
  readonly assets: readonly BrandAsset[];
  /**
   * The symbols from which people can choose, in the order of the brief's `mark` number; the chosen
   * one is among them. Missing in designs that were created before marks could be chosen.
   */
  readonly choices?: readonly MarkChoice[];
};

/** A symbol that people can choose instead: its recipe, its concept and its drawing as SVG, 48 × 48. */
export type MarkChoice = { readonly recipe: string; readonly concept: string; readonly svg: string };

/**
 * One filled path of the symbol. `ink` is the foreground colour, `brand` the brand's, `spot` the
 * accent. An `inlay` lies below what is cut out of the next shape and shows the second colour there
 * if that one stands out from the first; in one colour it is left out. A shape of a given mark has
 * its exact colour, as hex, on light and on dark pages; `isFixed` if it has to keep it on every
 * ground, because the mark is not legible in one colour.
 */
export type MarkShape = {
  readonly path: string;
  readonly fill: "brand" | "spot" | "ink" | "inlay";
  readonly rule?: "evenodd";
  /**
   * Set for an inlay whose field is a plain tile: on a ground of the brand's colour the field can be
   * left out.
   */
  readonly isTile?: true;
  readonly color?: { readonly light: string; readonly dark: string; readonly isFixed: boolean };
};

/** The recipe of a mark that people brought in. */
export const givenRecipe = "given";

/**
 * A picture from an external design tool. It and its variants are stored by the SHA-256 of their
 * bytes.
 */
export type RasterAsset = {
  readonly slug: string;
  readonly name: string;
  readonly kind: ExternalAssetKind;
  /** The hash of the PNG. */
  readonly hash: string;
  readonly webpHash: string;
  readonly thumbnailHash: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** How photographs are treated so that they belong to the brand. */
export type PhotoTreatment = {
  readonly name: "duotone" | "tint" | "muted";
  /** In words, for people. */
  readonly description: string;
  /** The two inks on a light page, as hex. */
  readonly shadow: string;
  readonly light: string;
  /** Values of an SVG `feColorMatrix` in sRGB, for light and for dark pages. */
  readonly matrix: { readonly light: string; readonly dark: string };
};

/** The places of a design that a photograph can fill. A picture with the id as its slug fills it. */
export const photoSlotIds = ["photo-opening", "photo-place", "photo-work", "photo-detail", "photo-people"] as const;

/** A place of the design for a photograph, with its art direction in English. */
export type PhotoSlot = {
  /** An imported picture with this slug fills the slot. */
  readonly id: string;
  readonly purpose: string;
  /** Slug of the page, and its section. */
  readonly page: string;
  readonly section: string;
  readonly subject: string;
  readonly crop: string;
  /** Width to height, such as `3:2`. */
  readonly ratio: string;
  readonly minPx: { readonly width: number; readonly height: number };
  readonly do: readonly string[];
  readonly avoid: readonly string[];
  readonly treatment: PhotoTreatment;
  /** Slug of the picture that is shown until there is a photograph. */
  readonly illustration: string;
};

/** Pictures of what the brand is about, and imported ones. */
export type Imagery = {
  readonly strategy: string;
  readonly concept: string;
  readonly assets: readonly BrandAsset[];
  readonly rasters?: readonly RasterAsset[];
  /** Absent from designs that were made before slots existed. */
  readonly photoSlots?: readonly PhotoSlot[];
};
