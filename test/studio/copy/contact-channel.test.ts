import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { createCopy } from "#/studio/copy/copy";
import { findContactChannel } from "#/studio/copy/contact-channel";
import { phraseLanguages } from "#/studio/copy/phrases";
import { getLanguagePhrases } from "#/studio/copy/phrases-by-language";
import { createSystem } from "#test/studio/create-system";

const find = (brief: Partial<Brief>) => {
  const channel = findContactChannel({ name: "Marlow", ...brief });
  return channel?.by === "message" ? channel.service : channel?.by;
};

describe("the channel by which people reach an organisation", () => {
  test("is the service that the brief names", () => {
    const briefs: readonly (readonly [Partial<Brief>, string])[] = [
      [
        { industry: "Catering rumahan", offer: "Nasi kotak dan tumpeng untuk kantor.", copy: { cta: "Pesan lewat WA" } },
        "WhatsApp",
      ],
      [{ industry: "despacho contable", offer: "Declaraciones y nóminas. Atendemos por WhatsApp." }, "WhatsApp"],
      [{ industry: "ร้านตัดผมในเชียงใหม่", offer: "ตัดผมชายหญิง จองคิวทางไลน์ได้ทุกวัน" }, "LINE"],
      [{ industry: "동네 꽃집", offer: "꽃다발과 화환을 만듭니다. 예약은 카톡으로 받아요." }, "카카오톡"],
      [{ industry: "社区裁缝店", offer: "改衣服、换拉链。加微信预约。" }, "微信"],
      [{ industry: "ремонт обуви", offer: "Чиним каблуки и молнии. Пишите в Телеграм." }, "Telegram"],
      [{ industry: "tiệm bánh kem", offer: "Bánh sinh nhật làm trong ngày, nhắn Zalo để đặt." }, "Zalo"],
    ];
    for (const [brief, service] of briefs) expect([brief.offer, find(brief)]).toEqual([brief.offer, service]);
  });

  test("is the telephone where the brief says that people call", () => {
    const briefs: readonly Partial<Brief>[] = [
      { industry: "plumber", offer: "Leaks and blocked drains. Ring us before six." },
      { industry: "Orgelbauer", offer: "Stimmen und Reparieren. Rufen Sie an, wenn etwas pfeift." },
      { industry: "hydraulik", offer: "Krany i piony.", values: ["odbieram telefon"] },
      {
        industry: "koeltransport",
        audience: "planners die om vijf uur bellen",
        offer: "Trekkers en opleggers naar heel Europa.",
      },
      { industry: "工務店", offer: "雨漏りを直します。まずはお電話ください。" },
      { industry: "orgelbygger", offer: "Vi stemmer og reparerer. De fleste ringer først når noget hyler." },
    ];
    for (const brief of briefs) expect([brief.offer, find(brief)]).toEqual([brief.offer, "telephone"]);
  });

  test("is the telephone for those that are needed at any hour", () => {
    for (const industry of ["funeral directors", "locksmith", "Bestattungshaus", "servicio de grúa y remolque"])
      expect([industry, find({ industry })]).toEqual([industry, "telephone"]);
    expect(find({ industry: "heating engineer", offer: "Boilers, round the clock." })).toBe("telephone");
  });

  test("is the telephone where something has broken, unless the brief names an email or a page", () => {
    for (const industry of ["car repair garage", "автосервис", "水电维修", "Elektriker"])
      expect([industry, find({ industry, offer: "" })]).toEqual([industry, "telephone"]);
    expect(find({ industry: "car repair garage", offer: "Book your service online." })).toBeUndefined();
  });

  test("is unknown where a brief denies it, means another thing or says nothing", () => {
    const briefs: readonly Partial<Brief>[] = [
      { industry: "joiner", offer: "Doors and windows. We are not on WhatsApp." },
      { industry: "bookkeeping software", offer: "Send reminders over WhatsApp from your ledger." },
      { industry: "residents' association", offer: "Better than a WhatsApp group with 340 messages." },
      { industry: "Wasserwerk", offer: "Zählerstand per Karte oder telefonisch. Ganz ohne Anruf geht es hier." },
      { industry: "juwelier", offer: "Ringe und Ketten aus altem Gold." },
      { industry: "posada", offer: "La casa se llama así por la fuente." },
      { industry: "bicycle repair", offer: "Punctures while you wait, wheels within 24 hours." },
      { industry: "pottery" },
    ];
    for (const brief of briefs) expect([brief.offer, find(brief)]).toEqual([brief.offer, undefined]);
  });
});

describe("the words of a channel", () => {
  test("name the service in every language, and differ from those of an email", () => {
    for (const lang of phraseLanguages) {
      const { channels, actions, leads } = getLanguagePhrases(lang).kinds;
      const hasName = channels.write("Zalo").includes("Zalo");
      expect({ lang, hasName, isOwn: ![actions.contact, leads.contact].includes(channels.call) }).toEqual({
        lang,
        hasName: true,
        isOwn: true,
      });
      expect(channels.callLead).not.toMatch(/e-?mail/iu);
    }
  });

  test("are the main action and the form's, and the form asks for a number", () => {
    const brief: Brief = { name: "Marlow", industry: "joiner", offer: "Doors and windows. Message us on WhatsApp." };
    const { cta, phrases } = createCopy(brief);
    expect([cta, phrases.talkTo("Marlow")]).toEqual(["Write to us on WhatsApp", "Write to us on WhatsApp"]);
    const landing = createSystem(brief, 3, "swiss").pages.find(({ slug }) => slug === "landing")?.body ?? "";
    expect([landing.includes('type="tel"'), landing.includes('type="email"')]).toEqual([true, false]);
  }, 60_000);

  test("an own action that names the channel is the heading of the form", () => {
    const { phrases, cta } = createCopy({ name: "Marlow", industry: "joiner", copy: { cta: "Ring us before 6" } });
    expect([cta, phrases.talkTo("Marlow"), phrases.contactLead]).toEqual([
      "Ring us before 6",
      "Ring us before 6",
      getLanguagePhrases("en").kinds.channels.callLead,
    ]);
  });
});

test("people who find no number to call ask to be called", () => {
  const brief: Brief = { name: "Marlow", industry: "Plumber", offer: "Call us day or night." };
  expect(createCopy(brief).cta).toBe("Request a call");
  expect(createCopy({ ...brief, offer: "Call 020 7946 0000 day or night." }).cta).toBe("Call us");
});

test("a service on which software is supported is how people reach it, and one that it only works with is not", () => {
  const read = (offer: string) => findContactChannel({ name: "Fenno", industry: "Accounting app for kiosks", offer });
  expect(read("Debts by voice. Support on WhatsApp from 10 to 1.")).toEqual({ by: "message", service: "WhatsApp" });
  expect(read("Debts by voice. Sends reminders on WhatsApp.")).toBeUndefined();
});

test("who repairs the machines of an arcade is called, and takes no reservations", () => {
  const { cta } = createCopy({
    name: "Norvik Pinball Repair",
    industry: "Repair of pinball machines and coin-op",
    offer: "House calls in town. Call (218) 555-0139 and let it ring.",
  });
  expect(cta).toBe("Call us");
});
