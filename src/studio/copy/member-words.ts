import type { Brief } from "#/model/brief";

/** Words for members and their fees, in the languages in which briefs are most often written. */
const memberWords: readonly RegExp[] = [
  /(?<!\p{L})(?:members?|memberships?|mitglied\p{L}{0,12}|membres?|adh[ée]rent\p{L}{0,3}|cotisation|socios?|socias?)(?!\p{L})/iu,
  /(?<!\p{L})(?:cuota social|sócios?|sócias?|associad[oa]s?|soci|tesserat[oi]|tessera|quota sociale|lid|leden)(?!\p{L})/iu,
  /(?<!\p{L})(?:lidmaatschap|contributie|medlem\p{L}{0,10}|jäsen\p{L}{0,10}|członk\p{L}{1,6}|składk\p{L}{1,3})(?!\p{L})/iu,
  /(?<!\p{L})(?:člen\p{L}{0,8}|član\p{L}{0,8}|tag(?:ok|jaink|díj)?|üye\p{L}{0,8}|membri|membru|cotizați\p{L}{1,3})(?!\p{L})/iu,
  /(?<!\p{L})(?:liikm\p{L}{1,8}|nari\p{L}{1,6}|biedr\p{L}{1,6}|thành viên|hội viên|anggota|ahli|m?wanachama)(?!\p{L})/iu,
  /(?<!\p{L})(?:член\p{L}{0,8}|учасник\p{L}{0,5}|внес(?:ок|ки)|взнос\p{L}{0,3}|წევრ\p{L}{0,6}|անդամ\p{L}{0,8})(?!\p{L})/iu,
  /(?<!\p{L})(?:μέλ(?:ος|η|ους|ών)|συνδρομ\p{L}{1,3})(?!\p{L})/iu,
  /会员|會員|会費|會費|会員|회원|회비|สมาชิก|عضو|أعضاء|اشتراك|חבר(?:ים|ות)|דמי חבר|सदस्य|সদস্য|உறுப்பின/u,
];

/** Whether a brief speaks of members: otherwise who comes to a club pays a price, as for a boat or a course. */
export function speaksOfMembers({ name, tagline, industry, offer, audience, copy = {} }: Brief): boolean {
  const { headline, subhead, cta, features = [], plans = [] } = copy;
  const texts = [
    ...[name, tagline, industry, offer, audience, headline, subhead, cta],
    ...features.flatMap(({ title, body }) => [title, body]),
    ...plans.flatMap((plan) => [plan.name, plan.period, ...plan.features]),
  ];
  return texts.some((text) => text !== undefined && memberWords.some((words) => words.test(text)));
}
