import { getIconOutlines } from "#/studio/icons/icon-outlines";
import { splitFileName } from "#/operations/given/guess-lockup";

const ownNames: ReadonlySet<string> = new Set(Object.values(getIconOutlines()).flatMap((icons) => Object.keys(icons)));

/** Names of other icon families for what Livery's icons show, by Livery's name. */
const synonyms: Readonly<Record<string, string>> = {
  "alert-circle": "error exclamation-circle circle-exclamation circle-alert warning-circle report",
  "alert-triangle": "warning alert exclamation-triangle triangle-exclamation triangle-alert caution",
  "arrow-back-up": "undo reply",
  "arrow-forward-up": "redo forward",
  "arrow-down": "down",
  "arrow-left": "left back arrow-back",
  "arrow-right": "right next arrow-forward",
  "arrow-up": "up",
  "arrows-maximize": "expand fullscreen full-screen",
  "arrows-sort": "sort arrow-up-down",
  "bell-off": "notifications-off mute-notifications",
  "brand-github": "github",
  "building-bank": "bank account-balance landmark",
  "building-store": "store shop storefront",
  "calendar-event": "event appointment",
  "chart-bar": "bar-chart analytics chart statistics stats",
  "chart-line": "line-chart graph",
  "chart-pie": "pie-chart",
  "chevron-down": "angle-down expand-more caret-circle-down",
  "chevron-left": "angle-left navigate-before",
  "chevron-right": "angle-right navigate-next",
  "chevron-up": "angle-up expand-less",
  "circle-check": "check-circle success tick-circle checkmark-circle confirm",
  "circle-minus": "minus-circle remove-circle",
  "circle-plus": "plus-circle add-circle",
  "circle-x": "x-circle close-circle cancel",
  "cloud-download": "download-cloud",
  "cloud-upload": "upload-cloud backup",
  "credit-card": "card payment",
  "device-desktop": "desktop monitor computer screen",
  "device-floppy": "save floppy-disk disk",
  "device-laptop": "laptop",
  "device-mobile": "mobile smartphone cellphone phone-iphone",
  "device-tablet": "tablet",
  "dots-vertical": "more-vert more-vertical kebab ellipsis-vertical ellipsis-v",
  "external-link": "open-in-new link-external external launch new-window arrow-up-right-from-square",
  "eye-off": "eye-slash visibility-off hide hidden",
  "file-text": "document article page doc description",
  "help-circle": "help question question-circle circle-question question-mark-circle",
  "info-circle": "info information circle-info information-circle",
  "layout-dashboard": "dashboard",
  "layout-grid": "grid apps-grid grid-view squares",
  "list-check": "tasks checklist todo",
  "loader-2": "loader spinner loading progress",
  "lock-open": "unlock unlocked",
  "map-pin": "location marker pin-location place map-marker location-pin location-on geo",
  "menu-2": "menu hamburger bars nav navigation-menu",
  "message-circle": "chat comment speech-bubble bubble",
  "mood-smile": "smile happy emoji face",
  "player-pause": "pause",
  "player-play": "play play-arrow",
  "player-stop": "stop",
  "plug-connected": "integration connected",
  "shopping-bag": "bag",
  "shopping-cart": "cart trolley",
  "sort-ascending": "sort-asc",
  "sort-descending": "sort-desc",
  "terminal-2": "terminal console command-line",
  "thumb-down": "thumbs-down dislike",
  "thumb-up": "thumbs-up like",
  "tools-kitchen-2": "restaurant fork-knife utensils",
  "trending-down": "decline",
  "trending-up": "growth",
  "truck-delivery": "delivery shipping",
  "user-check": "verified-user",
  "user-circle": "account-circle profile avatar account",
  "user-plus": "add-user person-add",
  "volume-off": "mute volume-mute volume-x",
  world: "globe earth web internet",
  "zoom-in": "magnify-plus",
  "zoom-out": "magnify-minus",
  adjustments: "sliders tune controls",
  archive: "inbox-archive",
  at: "at-sign",
  basket: "shopping-basket",
  battery: "battery-full",
  bell: "notification-bell notifications alarm-bell",
  bike: "bicycle",
  bolt: "lightning zap flash",
  book: "book-closed",
  briefcase: "work job business",
  bulb: "lightbulb light-bulb idea",
  building: "office company",
  camera: "photo-camera",
  check: "tick checkmark done",
  clipboard: "paste",
  clock: "time schedule watch-later",
  cloud: "weather-cloudy",
  code: "source-code",
  copy: "duplicate content-copy",
  cup: "mug",
  cut: "cut-content",
  dots: "more ellipsis more-horiz more-horizontal meatballs ellipsis-h",
  download: "arrow-down-tray file-download-alt",
  eye: "view visibility show",
  file: "blank-file",
  filter: "funnel filter-list",
  fingerprint: "touch-id biometric",
  folder: "directory",
  gift: "present",
  hammer: "build",
  hourglass: "wait pending",
  heart: "favorite favourite love",
  history: "recent",
  home: "house homepage",
  key: "password-key",
  language: "translate i18n",
  link: "chain url",
  lock: "locked padlock secure",
  login: "sign-in log-in",
  logout: "sign-out log-out exit",
  mail: "email envelope e-mail letter",
  map: "map-fold",
  microphone: "mic",
  minus: "remove subtract",
  moon: "dark-mode night",
  music: "music-note",
  paperclip: "attachment attach",
  pencil: "edit pen modify write compose",
  phone: "telephone tel",
  photo: "image picture img",
  plug: "power-plug",
  plus: "add new create",
  power: "shutdown",
  printer: "print",
  puzzle: "extension plugin puzzle-piece",
  refresh: "reload sync update arrows-rotate",
  scale: "balance law",
  search: "magnifying-glass magnifier find loupe magnify",
  selector: "chevrons-up-down unfold-more chevron-expand",
  send: "paper-plane submit",
  settings: "cog gear preferences options",
  share: "share-alt share-nodes",
  speakerphone: "megaphone announcement bullhorn campaign",
  star: "rating favorite-star",
  sun: "light-mode day brightness",
  tag: "label price-tag",
  target: "goal aim",
  temperature: "thermometer",
  tool: "wrench spanner",
  trash: "delete bin trash-can garbage remove-bin rubbish trash-2",
  typography: "text font",
  upload: "arrow-up-tray",
  user: "person people-single human",
  users: "people group team persons",
  video: "videocam video-camera movie-camera",
  wallet: "purse",
  wand: "magic magic-wand",
  webhook: "hook",
  x: "close cross times xmark dismiss multiply clear x-mark",
};

const ownByName: ReadonlyMap<string, string> = new Map([
  ...Object.entries(synonyms)
    .filter(([name]) => ownNames.has(name))
    .flatMap(([name, others]) => others.split(" ").map((other) => [other, name] as const)),
  ...[...ownNames].map((name) => [name, name] as const),
]);

const toWords = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words that only say that a file is an icon, and how large. */
const decoration = toWords("icon icons ico ic svg glyph 12 16 18 20 24 32 40 48 64 16px 20px 24px 24dp 32px 48px");
/** Words for how an icon is drawn. */
const plainStyles = toWords("outline outlined line linear regular light thin round rounded sharp mini micro");
const filledStyles = toWords("solid fill filled bold duotone black white");

/** The name that an icon keeps, and Livery's name for what it shows, if it has one. */
export type IconName = {
  readonly name: string;
  readonly own: string | undefined;
  /** Whether it is a filled or heavier form, which the plain form of the same name comes before. */
  readonly isVariant: boolean;
};

/**
 * The names of icons: as their files have them, without a word that all of them begin with. What
 * Livery's icons show as well gets its name as well.
 *
 * @example
 * nameIcons(["ic_magnifying-glass_24.svg", "ic_home_24.svg"])
 * // [{ name: "magnifying-glass", own: "search", isVariant: false }, { name: "home", own: "home", … }]
 */
export function nameIcons(fileNames: readonly string[]): readonly IconName[] {
  const split = fileNames.map((fileName) => splitFileName(fileName.slice(fileName.lastIndexOf("/") + 1)));
  const [first = []] = split;
  const [prefix] = first;
  const isShared = prefix !== undefined && split.length > 2 && split.every((words) => words.length > 1 && words[0] === prefix);
  return split.map((all) => {
    const words = isShared ? all.slice(1) : all;
    const plain = words.filter((word) => !decoration.has(word));
    const kept = plain.length > 0 ? plain : words;
    const name = kept.join("-").slice(0, 60).replace(/-$/, "");
    const shown = kept.filter((word) => !plainStyles.has(word) && !filledStyles.has(word)).join("-");
    return { name, own: ownByName.get(name) ?? ownByName.get(shown), isVariant: kept.some((word) => filledStyles.has(word)) };
  });
}
