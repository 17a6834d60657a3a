import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { createCopy } from "#/studio/copy/copy";
import { getLanguagePhrases } from "#/studio/copy/phrases-by-language";
import { getSectionPhrases } from "#/studio/copy/section-phrases";
import { getContactHeading } from "#/studio/layout/sections/contact-heading";
import { needsForm } from "#/studio/layout/sections/contact-section";
import { createSystem } from "#test/studio/create-system";

const { actions, channels, eitherLeads, offers } = getLanguagePhrases("en").kinds;
const { hoursHeading, placesHeading } = getSectionPhrases("en");

const getHeading = (brief: Brief) => {
  const copy = createCopy(brief);
  return getContactHeading(copy, { ...getSectionPhrases(copy), hoursHeading: copy.hoursHeading });
};

describe("people who simply come", () => {
  const walkIns: readonly Brief[] = [
    { name: "Heel & Key", industry: "key cutting kiosk", offer: "Keys cut while you wait. Open Mon–Sat 8.30–5.15." },
    { name: "Marlow", industry: "flour mill", offer: "We grind what you bring. Open daily 8 to 1." },
    { name: "Marlow", industry: "motorcycle repair", offer: "Tyres and chains. Open Mon–Sat 8.00–17.00." },
    { name: "Berber Salih", industry: "Mahalle berberi", offer: "Randevu yok. Pazartesi–cumartesi 08.30–20.00 açığız." },
    { name: "Marlow", industry: "climbing gym", offer: "Bouldering for all. Open daily 10.00–22.00." },
  ];

  test.each(walkIns.map((brief) => [brief.industry, brief] as const))("read the opening hours: %s", (_, brief) => {
    const copy = createCopy(brief);
    expect([copy.cta, needsForm(copy)]).toEqual([copy.hoursHeading, false]);
    expect(copy.navigation.at(-1)?.label).toBe(copy.cta);
  });

  const selling = [
    ["quán bún riêu", "Bún riêu 35.000đ. Bán từ 5 giờ 30 tới khi hết nồi."],
    ["மரச்செக்கு எண்ணெய் மில்", "எண்ணெய் லிட்டர் ₹420. காலை 7 முதல் இரவு 8 வரை, அமாவாசை விடுமுறை."],
    ["محمصة قهوة", "قهوة تُحمّص كل صباح. يوميًا من ٧ صباحًا حتى ١١ ليلًا، والجمعة بعد الصلاة."],
    ["берберница", "Шишање 700 динара. Без заказивања, ради се од 7 до 15."],
    ["pizza truck", "Squares, $6. We park by the plant gates in Toledo from 10 pm to 4 am."],
  ] as const;

  test.each(selling)("read when it sells, which needs no word for being open: %s", (industry, offer) => {
    const copy = createCopy({ name: "Marlow", industry, offer });
    expect([copy.cta, copy.premises?.hours.length]).toEqual([copy.hoursHeading, 1]);
  });

  test("are called back by none, unless something has broken", () => {
    const stall: Brief = { name: "Marlow", industry: "noodle bar", audience: "those who find us with their telephone" };
    expect(createCopy(stall).cta).toBe(actions.contact);
    expect(createCopy({ name: "Marlow", industry: "locksmith" }).cta).toBe(channels.callBack);
  });

  test("call in an emergency where the brief has a number", () => {
    const brief: Brief = {
      name: "Marlow",
      industry: "motorcycle repair",
      offer: "Workshop open Mon–Sat 8.00–17.00. Roadside 24/7: 07700 900 318.",
    };
    expect(createCopy(brief).cta).toBe(channels.call);
  });

  test("call where the brief has a number, and else read when it is open", () => {
    const stall: Brief = { name: "Marlow", industry: "noodle bar", offer: "Broth from six. Open daily 8 to 13." };
    expect(createCopy(stall).cta).toBe(hoursHeading);
    expect(createCopy({ ...stall, offer: `${stall.offer} Orders 07700 900 318.` }).cta).toBe(channels.call);
    expect(createCopy({ ...stall, offer: `${stall.offer} WA 0812-5550-0177.` }).cta).toBe(channels.write("WhatsApp"));
  });

  test("write where the brief says that this is better, and call a number that it names before a service", () => {
    const brief = (offer: string): Brief => ({ name: "Marlow", industry: "carpenter", offer: `Stairs and doors. ${offer}` });
    expect(createCopy(brief("Tel. 07700 900 318, better to write.")).cta).toBe(actions.contact);
    expect(createCopy(brief("Tel. 07700 900 318 or WhatsApp.")).cta).toBe(channels.call);
    expect(createCopy(brief("WhatsApp 07700 900 318.")).cta).toBe(channels.write("WhatsApp"));
    const mold: Brief = { name: "恒顺", industry: "注塑模具", offer: "别发微信截图报价。电话0769-5550 1688。" };
    expect(createCopy(mold).channel).toEqual({ by: "telephone" });
  });

  test("get an app that is named after what it is about, and order what is bred", () => {
    const app: Brief = {
      name: "급식알리미",
      industry: "학교 급식 알림 앱 (안드로이드)",
      offer: "알림을 보냅니다. 문의 070-5555-0119 평일 10~17시.",
    };
    expect(createCopy(app).cta).toBe(getLanguagePhrases("ko").kinds.actions.start);
    const breeder: Brief = {
      name: "Pióca Kft.",
      industry: "orvosi pióca tenyésztése és árusítása",
      offer: "Tel. 06 56 555 013.",
    };
    expect(createCopy(breeder).cta).toBe(getLanguagePhrases("hu").kinds.channels.call);
  });

  test("join a club of members, but no ground that they pay for by the hour", () => {
    expect(createCopy({ name: "Marlow", industry: "batting cages" }).cta).toBe(actions.contact);
    expect(createCopy({ name: "Marlow", industry: "ice rink", offer: "Members skate first." }).cta).toBe(actions.join);
  });
});

describe("the main action by trade", () => {
  const getCta = (brief: Partial<Brief>) => createCopy({ name: "Marlow", ...brief }).cta;

  test("passengers and audiences with tickets book, visitors of a museum plan", () => {
    expect(getCta({ industry: "passenger ferry" })).toBe(actions.reservation);
    expect(getCta({ industry: "puppet theatre", offer: "Tickets at the door." })).toBe(actions.reservation);
    expect(getCta({ industry: "puppet theatre" })).toBe(actions.visit);
    expect(getCta({ industry: "guided city tours", offer: "Reservations by email." })).toBe(actions.reservation);
    expect(getCta({ industry: "guided city tours" })).toBe(actions.contact);
    expect(getCta({ industry: "pilates studio" })).toBe(actions.reservation);
    expect(getCta({ industry: "museum", offer: "Tickets at the door." })).toBe(actions.visit);
  });

  test("pupils ask for information, or for a talk where there is one", () => {
    expect(getCta({ industry: "maths tutoring" })).toBe(actions.information);
    expect(getCta({ industry: "maths tutoring", offer: "A free consultation first." })).toBe(actions.talk);
    expect(getCta({ industry: "swimming school" })).toBe(actions.information);
    expect(getCta({ industry: "riding school" })).toBe(actions.information);
  });

  test("a brass band that plays at weddings has services and asks for the day", () => {
    const { cta, phrases } = createCopy({ name: "Marlow", industry: "brass band", offer: "Weddings and processions." });
    expect([cta, phrases.contactLead, phrases.offer]).toEqual([actions.contact, eitherLeads.appointment, offers.services]);
    expect(createCopy({ name: "Marlow", industry: "brass band" }).phrases.contactLead).toBe(eitherLeads.contact);
  });

  test("a cooperative that sells what its members make has nothing to join", () => {
    expect(getCta({ industry: "beekeepers' cooperative, honey" })).toBe(actions.contact);
    expect(getCta({ industry: "Bostadsrättsförening", name: "Kvarnhjulet" })).toBe("Kontakta oss");
  });

  test("a charity that repairs is asked for help and for a gift, without a call", () => {
    const { cta, phrases } = createCopy({ name: "Pane by Pane", industry: "charity: glaziers for bombed homes" });
    expect([cta, phrases.contactLead, phrases.offer]).toEqual([actions.support, eitherLeads.support, offers.help]);
    expect(createCopy({ name: "Cooler", industry: "nature reserve" }).phrases.offer).toBe(offers.work);
  });
});

test("steps of talking and agreeing are for those who talk first", () => {
  const starts = (industry: string) => createCopy({ name: "Marlow", industry }).startsWithEnquiry;
  expect(["law firm", "architect's office", "insurance broker"].map(starts)).toEqual([true, true, true]);
  expect(["well drilling", "motorcycle repair", "ferry", "screw factory"].map(starts)).toEqual([false, false, false, false]);
});

describe("an action that asks for a call", () => {
  const locksmith: Brief = { name: "Marlow", industry: "locksmith", offer: "Locked out? Call us: 07700 900 318." };
  const getHref = (brief: Brief) => {
    const body = createSystem(brief, 3, "swiss").pages.find(({ slug }) => slug === "landing")?.body ?? "";
    return /hero__actions[^>]*>\s*<a class="lv-button"\s*href="([^"]*)"/u.exec(body)?.[1];
  };

  test("leads to the number of the brief, and to the form without one", () => {
    expect(getHref(locksmith)).toBe("tel:07700900318");
    expect(getHref({ ...locksmith, offer: "Locked out? Call us." })).toBe("#contact");
    expect(getHref({ ...locksmith, copy: { cta: "Our prices" } })).toBe("#contact");
  }, 60_000);
});

describe("the heading of the contact section", () => {
  test("has a short name without its legal form, and else none", () => {
    expect(getHeading({ name: "KAJPLADS ApS", industry: "software" })).toBe("Write to KAJPLADS");
    expect(getHeading({ name: "Marlow & Sons (formerly Bar Sport) of Upper Pugwell", industry: "roofer" })).toBe(actions.contact);
    expect(getHeading({ name: "Bäckerei Marlowitz & Söhne (eigentlich Töchter)", industry: "Dachdecker" })).toBe(
      getLanguagePhrases("de").kinds.actions.contact,
    );
    expect(getHeading({ name: "Die zweite Klingel", industry: "Schreinerei" })).toBe("Kontakt aufnehmen");
    expect(getHeading({ name: "Les Nuits du Lavoir", industry: "festival de musique" })).toBe("Nous contacter");
    expect(getHeading({ name: "海盐拧得牢紧固件有限公司", industry: "螺栓制造" })).toBe("联系我们");
  });

  test("is what stands below it where that is when or where people come", () => {
    const name = "M. & P. Marlow Tyres & Exhausts (Knockmoyle) Ltd.";
    const offer = "Tyres fitted while you wait. Mon–Fri 8.30–6, Sat 8.30–1.30.";
    expect(getHeading({ name, industry: "tyre shop", offer })).toBe(hoursHeading);
    expect(getHeading({ name, industry: "tyre shop", offer: "Find us behind the mart in Knockmoyle." })).toBe(placesHeading);
    expect(getHeading({ name: "Marlow Tyres", industry: "tyre shop", offer })).toBe("Marlow Tyres");
  });
});

describe("what opening hours are called", () => {
  const getWord = (industry: string, offer: string) => createCopy({ name: "一二三", industry, offer }).hoursHeading;

  test("differs in Chinese, Japanese and Korean between a shop, a museum and a works", () => {
    expect(getWord("五金店", "周一至周六8:00–17:30。")).toBe("营业时间");
    expect(getWord("博物馆", "周一至周六8:00–17:30。")).toBe("开放时间");
    expect(getWord("螺栓制造", "周一至周六8:00–17:30。")).toBe("工作时间");
    expect(getWord("町の図書館", "月曜休館。")).toBe("開館時間");
    expect(getWord("동네 빵집", "평일 8시~20시.")).toBe("영업시간");
    expect(getWord("수학 교습소", "평일 15시~20시.")).toBe("운영 시간");
  });
});
