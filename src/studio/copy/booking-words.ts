/** Words for the ways in which people book or ask, which are no promise. */
const channels: readonly RegExp[] = [
  /(?<!\p{L})(?:whatsapp|wechat|messenger|telegram|viber|instagram|by (?:phone|email)|ring (?=\p{Lu})|book by|bookings?)(?!\p{L})/u,
  /(?<!\p{L})(?:WhatsApp|WeChat|Messenger|Telegram|Viber|Instagram|Book by|Bookings?|telefonisch|Anmeldung per|Termine per)(?!\p{L})/u,
  /(?<!\p{L})(?:réservations?|par téléphone|reservas?|por teléfono|por telefone|marcações|agendamentos?)(?!\p{L})/iu,
  /(?<!\p{L})(?:prenotazioni|per telefono)(?!\p{L})/iu,
  /预约|預約|予約|예약|จอง|הזמנות|الحجز|بالهاتف/u,
];

/** Whether a sentence says how people book or ask. */
export const namesChannel = (sentence: string): boolean => channels.some((words) => words.test(sentence));
