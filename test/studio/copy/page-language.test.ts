import { expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { archetypeIds } from "#/model/direction";
import { createSystem } from "#test/studio/create-system";

/** Briefs that contain no Latin letter. */
const briefs: readonly Brief[] = [
  { name: "Клиника Зора", industry: "Зъболекарска клиника", offer: "Прегледи, лечение и профилактика" },
  { name: "ร้านริมน้ำ", industry: "ร้านเบเกอรี่", offer: "ขนมปัง เค้ก และกาแฟ" },
  { name: "בית הלחם", industry: "מאפייה", offer: "לחם, עוגות וקפה" },
  { name: "دار الأمل", industry: "جمعية خيرية", offer: "نساعد الأسر المحتاجة ونوزع الطعام" },
  { name: "수국 서점", industry: "서점", offer: "책, 문구 및 독서 모임" },
  { name: "आशा केंद्र", industry: "योग केंद्र", offer: "योग, ध्यान और प्राणायाम" },
  { name: "竹林书店", industry: "书店", offer: "图书、文具和读书会" },
  { name: "さくら堂", industry: "パン屋", offer: "パン、ケーキ、コーヒー" },
];

/** Latin words that these languages use themselves. */
const usualWords = /[\w.]+@example\.com|e-?mail/giu;

/** Texts and accessible names of markup. */
function listWords(body: string): readonly string[] {
  const texts = [...body.matchAll(/>([^<]+)</g)].map(([, text = ""]) => text);
  const names = [...body.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, text = ""]) => text);
  return [...texts, ...names].map((text) => text.replaceAll(/&#?\w+;/g, "").replaceAll(usualWords, ""));
}

test("pages of a brief without Latin letters contain no Latin word, neither shown nor read out", () => {
  for (const [index, brief] of briefs.entries()) {
    const archetype = archetypeIds[index * 2];
    for (const { slug, lang, title, body } of createSystem(brief, 3, archetype).pages) {
      const latin = [title, ...listWords(body)].filter((text) => /\p{Script=Latin}{2}/u.test(text));
      expect({ lang, archetype, slug, latin }).toEqual({ lang, archetype, slug, latin: [] });
    }
  }
}, 120_000);
