/** Words for support and a line that answers: when it does is no opening hour. */
const supportWords: readonly RegExp[] = [
  /(?<!\p{L})(?:support|helpdesk|hotline|help ?line|phone line|on-?call|kundendienst|kundenservice)(?!\p{L})/iu,
  /(?<!\p{L})(?:assistance|astreinte|soporte|suporte|assistenza|klantenservice|kundtjänst|kundeservice|tuki|wsparcie)(?!\p{L})/iu,
  /(?<!\p{L})(?:infolinia|podpora|ügyfélszolgálat|suport|поддержк\p{L}{1,2}|підтримк\p{L}{1,2}|поддръжка|подршка|podrška)(?!\p{L})/iu,
  /(?<!\p{L})(?:υποστήριξη|destek|hỗ trợ|dukungan|ה?תמיכה|الدعم|دعم|پشتیبانی|सपोर्ट|সাপোর্ট)(?!\p{L})/iu,
  /サポート|客服|技术支持|技術支援|고객 ?지원|고객센터|ฝ่ายสนับสนุน/u,
];

/** Whether a sentence is about how or when questions are answered. */
export const namesSupport = (sentence: string): boolean => supportWords.some((words) => words.test(sentence));
