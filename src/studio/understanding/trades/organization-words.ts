import { foldWord } from "#/studio/understanding/trades/fold-word";

/**
 * Words for organisations and their places, in the languages of the trade phrases. Alone they say
 * that there is an organisation, not what it does: a centre can be for sports or for speech therapy.
 */
const words =
  "centre center centro centru centrum zentrum centar keskus központ centras centrs keskusta merkez merkezi " +
  "центр център центар цэнтр κέντρο مركز مرکز מרכז केंद्र কেন্দ্র மையம் ศูนย์ trung_tâm 中心 センター 센터 " +
  "holding holdings société sociedad sociedade società societate societat gesellschaft maatschappij selskab selskap sällskap " +
  "spoločnosť společnost társaság общество товариство друштво društvo εταιρεία شركة חברה कंपनी কোম্পানি บริษัท công_ty 公司 会社 회사 " +
  "club klub klubb klubi kerho seura verein vereniging förening forening egyesület spolek koło kulübü клуб " +
  "workshop werkstatt atelier ورشة מלאכה कार्यशाला 工房 공방";

const organizationWords: ReadonlySet<string> = new Set(words.split(" ").map((word) => foldWord(word.replaceAll("_", " "))));

/** Whether a folded word names any organisation or its place, and so no trade by itself. */
export const isOrganizationWord = (folded: string): boolean => organizationWords.has(folded);
