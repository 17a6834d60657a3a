/**
 * Writes a screenshot of every console screen to `test/browser/screens`:
 * `bun run screens [--only home,members] [--widths 1280,390] [--modes light,dark]`.
 */
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { startConsoleApp } from "#test/browser/console/start-console-app";
import { seedScreens, screenCases } from "#test/browser/console/screens";

const { values: flags } = parseArgs({
  options: {
    only: { type: "string" },
    widths: { type: "string", default: "1280,390" },
    modes: { type: "string", default: "light,dark" },
    out: { type: "string", default: "test/browser/screens" },
  },
});
const selectedScreens = screenCases.filter(({ name }) => flags.only === undefined || flags.only.split(",").includes(name));
mkdirSync(flags.out, { recursive: true });
const app = await startConsoleApp();
const { cookies, fillPath } = await seedScreens(app);
for (const width of flags.widths.split(",").map(Number))
  for (const scheme of flags.modes.split(",").map((mode) => (mode === "dark" ? "dark" : "light")))
    for (const { name, path, as, prepare } of selectedScreens) {
      const window = await app.openWindow({ width, scheme, ...(as && { cookie: cookies[as] }) });
      await window.go(fillPath(path));
      await prepare?.(window);
      await Bun.sleep(300);
      await window.page.screenshot({ path: `${flags.out}/${name}-${width}-${scheme}.png` });
      const overflowNote = (await window.hasHorizontalOverflow()) ? " (too wide)" : "";
      process.stderr.write(
        `${name} ${width} ${scheme}${overflowNote}\n${window.browserErrors.map((line) => `  ${line}\n`).join("")}`,
      );
      await window.context.close();
    }
await app.close();
