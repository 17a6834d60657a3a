import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { createCopy } from "#/studio/copy/copy";
import { phraseLanguages } from "#/studio/copy/phrases";
import { getLanguagePhrases } from "#/studio/copy/phrases-by-language";
import type { ReplyBy } from "#/studio/copy/reply-by";
import { createSystem } from "#test/studio/create-system";

const findFor = (brief: Partial<Brief>): ReplyBy => createCopy({ name: "Marlow", ...brief }).replyBy;

describe("what people leave for an answer", () => {
  test("is a telephone number or an email address at organisations of daily life", () => {
    for (const industry of [
      "barber",
      "organic farm",
      "noodle bar",
      "guest house",
      "joiner",
      "rowing club",
      "animal charity",
      "community choir",
      "parish church",
      "housing cooperative",
      "nursing home",
      "dental practice",
      "taxi",
      "tailor",
      "photographer",
    ])
      expect([industry, findFor({ industry })]).toEqual([industry, "either"]);
  });

  test("is an email address at those who write from a desk or on the web", () => {
    for (const industry of [
      "private bank",
      "accounting software",
      "advertising agency",
      "independent print magazine",
      "town museum",
      "municipality",
      "primary school",
      "university",
      "CNC machining",
      "online community for makers",
      "online shop for tea",
    ])
      expect([industry, findFor({ industry })]).toEqual([industry, "email"]);
  });

  test("is a telephone number where the brief names a telephone or a service, and none where no one should call", () => {
    expect(findFor({ industry: "barber", offer: "Cuts. Message us on WhatsApp." })).toBe("telephone");
    expect(findFor({ industry: "Tischler", offer: "Türen und Fenster. Anrufen muss hier keiner." })).toBe("email");
  });
});

test("the sentence above the form asks for what the field does, in every language", () => {
  for (const lang of phraseLanguages) {
    const { leads, eitherLeads, channels } = getLanguagePhrases(lang).kinds;
    const same = Object.entries(eitherLeads).filter(([key, text]) => text === leads[key as keyof typeof leads]);
    expect({ lang, same, isOwn: channels.eitherLabel !== getLanguagePhrases(lang).page.emailLabel }).toEqual({
      lang,
      same: [],
      isOwn: true,
    });
  }
});

test("a telephone number or an email address is typed into a field of its own, and the pages speak of both", () => {
  const brief: Brief = {
    name: "Marlow",
    industry: "barber",
    offer: "Cuts and shaves.",
    pages: ["landing", "contact", "documentation"],
  };
  const { pages } = createSystem(brief, 3, "swiss");
  const { kinds, page, sections } = getLanguagePhrases("en");
  for (const slug of ["landing", "contact"] as const) {
    const body = pages.find((one) => one.slug === slug)?.body ?? "";
    const [field = ""] = /<input[^>]*id="contact-reply"[^>]*>/u.exec(body) ?? [];
    for (const part of ['type="text"', 'name="reply"', 'autocomplete="email"', 'inputmode="email"', " required"])
      expect([slug, part, field.includes(part)]).toEqual([slug, part, true]);
    expect(body).toContain(`for="contact-reply">${kinds.channels.eitherLabel}</label>`);
    expect(body).toContain(kinds.eitherLeads.appointment);
    expect(body).not.toContain('type="email"');
  }
  const guide = pages.find(({ slug }) => slug === "documentation")?.body ?? "";
  expect(guide).toContain(kinds.eitherLeads.appointment);
  for (const text of [page.stepWrite, sections.answerReach]) expect(guide).not.toContain(text);
}, 60_000);
