/**
 * Writes `data/icons/icons.json`, and packed: the outlines of the icons that every system gets, by group, from
 * the package `@tabler/icons`. Run `bun scripts/icons.ts` after changing the list or the package's
 * version. The result is checked in with the licence.
 */
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packFile } from "#/kernel/files/packed-file";

const root = join(import.meta.dir, "..");
const packageFolder = join(root, "node_modules/@tabler/icons");
const outputFolder = join(root, "data/icons");

/** Names in the package, by group. */
const namesByGroup: Readonly<Record<string, string>> = {
  actions: `
    plus minus x check pencil trash copy download upload share external-link link unlink refresh
    rotate rotate-clockwise search zoom-in zoom-out filter adjustments settings dots
    dots-vertical menu-2 menu arrows-sort sort-ascending sort-descending send login logout lock
    lock-open key eye eye-off pin bookmark star heart thumb-up thumb-down flag printer scan
    qrcode clipboard clipboard-check cut device-floppy archive history drag-drop maximize
    minimize arrow-back-up arrow-forward-up player-play player-pause player-stop power`,
  arrows: `
    arrow-up arrow-down arrow-left arrow-right arrow-up-right arrow-down-right chevron-up
    chevron-down chevron-left chevron-right chevrons-left chevrons-right selector caret-down
    arrows-maximize arrows-horizontal arrows-vertical corner-down-right`,
  status: `
    info-circle alert-circle alert-triangle circle-check circle-x help-circle bell bell-off
    loader-2 clock hourglass shield-check shield lock-check circle-dashed circle-plus
    circle-minus ban bulb rosette trophy award`,
  people: `
    user users user-plus user-check user-circle id friends mood-smile accessible man woman
    baby-carriage school stethoscope heartbeat hand-stop heart-handshake`,
  communication: `
    mail mail-opened message message-circle messages phone phone-call at inbox microphone volume
    volume-off video broadcast rss speakerphone language world quote notification`,
  commerce: `
    shopping-cart shopping-bag basket credit-card cash coin receipt receipt-refund tag tags
    discount gift wallet package truck truck-delivery building-store barcode percentage
    calculator chart-bar chart-line chart-pie trending-up trending-down report-money businessplan
    contract`,
  files: `
    file file-text file-plus file-download files folder folder-open folder-plus photo camera
    movie music book books notebook news note paperclip database cloud cloud-upload
    cloud-download table layout-grid list list-check columns presentation`,
  places: `
    home building building-community building-bank building-factory map map-pin map-2 compass
    navigation route road car bus train plane ship bike walk parking gas-station bed
    tools-kitchen-2 coffee cup glass beach mountain tent trees leaf plant-2 flower sun moon
    cloud-rain snowflake wind droplet flame bolt temperature umbrella anchor`,
  time: `
    calendar calendar-event calendar-plus calendar-time alarm stopwatch`,
  technology: `
    device-desktop device-laptop device-mobile device-tablet device-watch code terminal-2
    brackets git-branch git-merge api bug cpu server plug plug-connected battery wifi bluetooth
    robot rocket satellite network webhook fingerprint password cookie puzzle apps`,
  work: `
    briefcase tool tools hammer paint brush palette ruler-2 scissors needle-thread wand
    microscope flask test-pipe atom dna pill scale gavel clipboard-list target trowel ladder box
    stack recycle tractor`,
  interface: `
    layout-sidebar layout-navbar layout-dashboard app-window section typography bold italic
    underline align-left align-center align-right list-numbers indent-increase h-1 toggle-left
    toggle-right square square-check circle circle-dot forms input-search slideshow
    carousel-horizontal color-swatch contrast a-b`,
};

/** The package's icons begin with an invisible square of the whole grid. */
const frame = "M0 0h24v24H0z";

function readOutline(name: string): string {
  const svg = readFileSync(join(packageFolder, "icons/outline", `${name}.svg`), "utf8");
  const paths = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map((match) => match[1] ?? "").filter((path) => path !== frame);
  if (paths.length === 0) throw new Error(`the icon ${name} has no outline`);
  return paths.join("");
}

const icons = Object.fromEntries(
  Object.entries(namesByGroup).map(([group, names]) => [
    group,
    Object.fromEntries(
      names
        .trim()
        .split(/\s+/)
        .toSorted()
        .map((name) => [name, readOutline(name)]),
    ),
  ]),
);
mkdirSync(outputFolder, { recursive: true });
const text = `${JSON.stringify(icons, undefined, 1)}\n`;
await Bun.write(join(outputFolder, "icons.json"), text);
await Bun.write(join(outputFolder, "icons.json.br"), packFile(text));
copyFileSync(join(packageFolder, "LICENSE"), join(outputFolder, "LICENSE.txt"));
console.log(`${Object.values(icons).reduce((sum, group) => sum + Object.keys(group).length, 0)} icons`);
