/**
 * Writes `data/calendar-names.json.br`: how each language of the interface writes the sample month of
 * the calendar component, its days and the weekdays. Run `bun scripts/calendar-names.ts` after
 * adding a language. The result is checked in, because generated designs must not depend on the
 * locale data of the machine.
 */
import { join } from "node:path";
import { packFile } from "#/kernel/files/packed-file";
import { phraseLanguages } from "#/studio/copy/phrases";

const names = Object.fromEntries(
  phraseLanguages.map((language) => {
    const locale = language === "en" ? "en-GB" : language;
    const format = (time: number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC", calendar: "gregory", numberingSystem: "latn" }).format(time);
    const sunday = Date.UTC(2026, 5, 7);
    const weekdays = Array.from({ length: 7 }, (_, index) => sunday + index * 86_400_000);
    return [
      language,
      {
        month: format(Date.UTC(2026, 5, 1), { month: "long", year: "numeric" }),
        day: format(Date.UTC(2026, 5, 18), { dateStyle: "long" }).replace("18", "{day}"),
        weekdays: weekdays.map((time) => format(time, { weekday: "long" })),
        letters: weekdays.map((time) => format(time, { weekday: "narrow" })),
      },
    ];
  }),
);
await Bun.write(join(import.meta.dir, "../data/calendar-names.json.br"), packFile(`${JSON.stringify(names, undefined, 1)}\n`));
