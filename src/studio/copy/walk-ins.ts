/** Words that say that people come without an appointment or a reservation, in many languages. */
const westernWords =
  /(?<!\p{L})(?:no (?:appointments?|bookings?|reservations?)(?! fees?)|without (?:an )?appointment|no need to book|walk-?ins? only|just (?:turn|walk|show|drop) (?:up|in)|ohne (?:termin|(?:vor)?anmeldung|reservierung)|kein termin|keine (?:termine|reservierung\p{L}{0,2})|sans (?:rendez-vous|rdv|réservation)|pas de (?:rendez-vous|réservation)|sin (?:cita|turno|reserva)|sense (?:cita|reserva)|senza (?:appuntamento|prenotazione)|niente prenotazion[ei]|sem (?:marcação|hora marcada|agendamento|reserva)|zonder (?:afspraak|reservering)|geen (?:afspraak|afspraken|reserveringen))(?!\p{L})/iu;
const otherWords =
  /(?<!\p{L})(?:utan (?:tidsbokning|bokning|bokad tid)|uden (?:tidsbestilling|aftale|reservation)|uten (?:timebestilling|avtale|bestilling)|ilman ajanvarausta|ei ajanvarausta|bez (?:zapisów|umawiania|rezerwacji|objednání|objednávky|rezervace|objednania|rezervácie|zakazivanja|naručivanja|rezervacije|najave)|brez (?:naročanja|rezervacije)|(?:bejelentkezés|időpont|időpontfoglalás|foglalás) nélkül|fără (?:programare|rezervare)|без (?:заказивања|најаве|резервације|записване|час|резервация|закажување|записи|предварительной записи|брони|бронирования|запису|попереднього запису|бронювання)|χωρίς (?:ραντεβού|κράτηση)|randevusuz|rezervasyonsuz|randevu gerek\p{L}{0,8}|tanpa (?:janji|reservasi|booking)|không cần (?:đặt|hẹn)|bila miadi)(?!\p{L})/iu;
const moreWords =
  /(?:بدون|من غير|بلا) (?:موعد|مواعيد|حجز|معاد)|(?:בלי|ללא) (?:תור|תיאום|הזמנה)|बिना (?:अपॉइंटमेंट|बुकिंग)|予約(?:は)?不要|予約なし|(?:无需|不用|不需|免)预约|(?:無需|不用|不需|免)預約|不接受(?:预约|預約)|예약 ?없이|예약 불필요|예약을? 받지 않|ไม่ต้อง(?:จอง|นัด)|ไม่รับจอง/u;

/** Whether a text says that people come without an appointment or a reservation. */
export const saysNoAppointments = (text: string): boolean =>
  westernWords.test(text) || otherWords.test(text) || moreWords.test(text);
