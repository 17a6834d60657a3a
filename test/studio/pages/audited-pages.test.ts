import { expect, test } from "bun:test";
import { auditDesign } from "#/audit/audit-design";
import type { Brief } from "#/model/brief";
import { archetypeIds } from "#/model/direction";
import { createSystem } from "#test/studio/create-system";

/**
 * Briefs that are hard to set: very long words, names of two and fifty letters, and three scripts
 * other than Latin.
 */
const briefs: readonly Brief[] = [
  {
    name: "Müller-Lüdenscheidt",
    tagline: "Werkzeuggrundbearbeitung",
    offer: "Donaudampfschifffahrtskapitänsmützen, Rechtsschutzversicherungen und Kraftfahrzeughaftpflicht",
    values: ["Verantwortung"],
    copy: { headline: "Bundesausbildungsförderungsgesetz und Wärmedämmverbundsystem" },
  },
  { name: "IO", offer: "Doors, locks and keys", audience: "People who come home" },
  { name: "Internationale Gesellschaft für Wärmerückgewinnung", offer: "Tische, Bänke und Stühle" },
  { name: "青葉", tagline: "新茶は、四月の朝にだけ。", offer: "煎茶、玉露、ほうじ茶", values: ["季節"] },
  { name: "نور", tagline: "ضوء لكل بيت", offer: "نصنع مصابيح النحاس ونصلحها", values: ["الصدق"] },
  { name: "Чайка", tagline: "Парусная школа", audience: "Для тех, кто не спешит", values: ["смелость"] },
];

for (const offset of [0, 2, 4])
  test(`the audit reports no error and no warning in any archetype (briefs shifted by ${offset})`, () => {
    for (const [index, id] of archetypeIds.entries()) {
      const brief = briefs[(index + offset) % briefs.length];
      if (brief === undefined) throw new Error("missing brief");
      const { findings } = auditDesign(createSystem(brief, index, id));
      const failures = findings.filter(({ severity }) => severity !== "info").map(({ rule, subject }) => `${rule} ${subject}`);
      expect({ id, name: brief.name, failures }).toEqual({ id, name: brief.name, failures: [] });
    }
  }, 60_000);
