import type { BrandImport } from "#data/console-api";
import type { Option } from "#/console/app/components/select";
import { givenLockups, givenPictureKinds } from "#/model/given";
import { photoSlotIds } from "#/model/mark";
import { colorRoles } from "#/model/token-set";

type Mapping = BrandImport["mapped"][number];

const asProposed: Option<string> = { value: "", label: "As proposed" };
const leave: Option<string> = { value: "leave", label: "Leave out" };

const toLabel = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("-", " ")}`;
const toOptions = (part: string, group: string, names: readonly string[]): readonly Option<string>[] =>
  names.map((name) => ({ value: `${part}.${name}`, label: toLabel(name), group }));

const colorOptions: readonly Option<string>[] = [
  asProposed,
  { value: "custom", label: "Keep under its own name" },
  leave,
  ...colorRoles.map((role) => ({ value: `colors.${role}`, label: role, group: "Colour roles" })),
];
const pictureOptions: readonly Option<string>[] = [
  asProposed,
  leave,
  ...toOptions("picture", "Pictures", givenPictureKinds),
  ...toOptions("picture", "Places for photographs", photoSlotIds),
];
const drawingOptions: readonly Option<string>[] = [
  ...pictureOptions,
  { value: "icon", label: "Icon", group: "Icons" },
  ...toOptions("mark", "Logo", givenLockups),
];
const faceOptions: readonly Option<string>[] = [
  asProposed,
  { value: "face.display", label: "Headings" },
  { value: "face.text", label: "Text" },
  { value: "face.mono", label: "Code" },
];
const voiceOptions: readonly Option<string>[] = [
  asProposed,
  leave,
  { value: "voice.tone", label: "Tone" },
  { value: "voice.use", label: "Words to use" },
  { value: "voice.avoid", label: "Words to avoid" },
  { value: "voice.boilerplate", label: "Boilerplate" },
  { value: "voice.pairs", label: "Do and don't" },
];

const isDrawing = (source: string) => /\.svg$/i.test(source);
const isPicture = (source: string) => /\.(?:png|jpe?g|webp|avif|ico)$/i.test(source);

/** What a value can become instead; undefined if only its file decides it. */
export function listTargetOptions({ source, target }: Pick<Mapping, "source" | "target">): readonly Option<string>[] | undefined {
  if (target.startsWith("color ") || target.startsWith("own name")) return colorOptions;
  if (target.startsWith("face ")) return faceOptions;
  if (target.startsWith("voice ")) return voiceOptions;
  if (target.startsWith("icon ") && !isDrawing(source)) return [asProposed, leave];
  if (/^(?:mark|picture|icon) /.test(target)) return listFileOptions(source);
  return undefined;
}

/** What a file or section that was left out can become. */
export function listFileOptions(source: string): readonly Option<string>[] | undefined {
  if (isDrawing(source)) return drawingOptions;
  if (isPicture(source)) return pictureOptions;
  return /\.(?:md|txt|json): /i.test(source) && /voice|tone|tonality|wording|guideline|boilerplate|messaging/i.test(source)
    ? voiceOptions
    : undefined;
}
