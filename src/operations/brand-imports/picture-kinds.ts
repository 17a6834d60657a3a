import type { givenPictureKinds } from "#/model/given";
import { splitFileName } from "#/operations/given/guess-lockup";

type PictureKind = (typeof givenPictureKinds)[number];

/** Conventional names of the files that browsers, phones and link previews ask for. */
const assetNames: readonly (readonly [name: RegExp, kind: PictureKind | undefined])[] = [
  [/^favicon\b/, "favicon"],
  [/^(?:apple touch icon|app icon|appicon|android chrome|maskable icon|web app manifest|pwa)\b/, "app-icon"],
  [/^(?:mstile|safari pinned tab|browserconfig|apple touch startup)\b/, undefined],
  [
    /^(?:og|opengraph|open graph|social|twitter|share|sharing|link preview)(?: (?:image|card|preview|share|banner))?(?: \d{1,5})*$/,
    "social-card",
  ],
];

const baseKinds = ["photo", "hero", "illustration", "pattern", "texture"] as const;
const toWordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const kindByName: readonly (readonly [kind: (typeof baseKinds)[number], words: ReadonlySet<string>])[] = [
  ["pattern", toWordSet("pattern patterns tile tiles repeat muster")],
  ["texture", toWordSet("texture textures grain paper")],
  ["photo", toWordSet("photo photos foto fotos photograph photographs photography dsc")],
  ["illustration", toWordSet("illustration illustrations drawing drawings artwork scene spot")],
  ["hero", toWordSet("hero header banner cover keyvisual")],
];
/** Folders of pictures that do not say which kind they are of. */
const pictureFolders = toWordSet("image images img imgs imagery picture pictures pics media bilder graphics visuals");

/** What a picture is by its name or folder. `kind` is undefined for a file of which nothing is made. */
export type FoundPictureKind = {
  readonly kind: PictureKind | undefined;
  readonly reason: string;
  /** Whether it is a file that browsers or link previews ask for. */
  readonly isAsset: boolean;
};

/** The kind of a picture by its path; undefined if the path does not say it. */
export function getPictureKind(path: string): FoundPictureKind | undefined {
  const segments = path.split("/");
  const name = segments.pop() ?? "";
  const words = splitFileName(name);
  const simple = words.join(" ");
  const asset = assetNames.find(([pattern]) => pattern.test(simple));
  if (asset)
    return asset[1]
      ? { kind: asset[1], reason: "Its name is that of this file by convention.", isAsset: true }
      : { kind: undefined, reason: "Livery makes this file itself.", isAsset: true };
  if (words.length > 1 && words[0] === "example")
    return { kind: "example", reason: "Its name says “example”, so it belongs beside a do or a don't.", isAsset: true };
  const folders = segments.flatMap((segment) => splitFileName(segment));
  const isPhotoFolder = folders.some((word) => kindByName[2]?.[1].has(word));
  const isDrawing = /\.svg$/i.test(name);
  const withMode = (kind: (typeof baseKinds)[number]): PictureKind =>
    kind !== "photo" && words.includes("dark") ? `${kind}-dark` : kind;
  if (isPhotoFolder && !isDrawing) return { kind: "photo", reason: "It is in a folder of photographs.", isAsset: false };
  for (const [kind, known] of kindByName) {
    const word = words.find((one) => known.has(one));
    if (word !== undefined && !(kind === "photo" && isDrawing))
      return { kind: withMode(kind), reason: `Its name says “${word}”.`, isAsset: false };
  }
  for (const [kind, known] of kindByName) {
    const word = folders.find((one) => known.has(one));
    if (word !== undefined && !(kind === "photo" && isDrawing))
      return { kind: withMode(kind), reason: `It is in the folder “${word}”.`, isAsset: false };
  }
  const folder = folders.find((word) => pictureFolders.has(word));
  if (folder === undefined || !isDrawing) return undefined;
  return { kind: withMode("illustration"), reason: `It is in the folder “${folder}”.`, isAsset: false };
}
