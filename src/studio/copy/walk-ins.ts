/** Words that say that people come without an appointment or a reservation, in many languages. */
const westernWords: readonly RegExp[] = [
  /(?<!\p{L})(?:no (?:appointments?|bookings?|reservations?)(?! fees?)|without (?:an )?appointment)(?!\p{L})/iu,
  /(?<!\p{L})walk-in (?:tax|clinic|service|hours?|day|session|haircut|repair|appointments?|welcome)|(?<!\p{L})walk-ins(?! wardrobe)/iu,
  /(?<!\p{L})(?:no need to book|just (?:turn|walk|show|drop) (?:up|in))(?!\p{L})/iu,
  /(?<!\p{L})(?:ohne (?:termin|(?:vor)?anmeldung|reservierung)|kein termin)(?!\p{L})/iu,
  /(?<!\p{L})(?:keine (?:termine|reservierung\p{L}{0,2})|sans (?:rendez-vous|rdv|réservation))(?!\p{L})/iu,
  /(?<!\p{L})(?:pas de (?:rendez-vous|réservation)|sin (?:cita|turno|reserva)|sense (?:cita|reserva))(?!\p{L})/iu,
  /(?<!\p{L})(?:senza (?:appuntamento|prenotazione)|niente prenotazion[ei])(?!\p{L})/iu,
  /(?<!\p{L})(?:sem (?:marcação|hora marcada|agendamento|reserva)|zonder (?:afspraak|reservering))(?!\p{L})/iu,
  /(?<!\p{L})(?:geen (?:afspraak|afspraken|reserveringen))(?!\p{L})/iu,
];
const otherWords: readonly RegExp[] = [
  /(?<!\p{L})(?:utan (?:tidsbokning|bokning|bokad tid)|uden (?:tidsbestilling|aftale|reservation))(?!\p{L})/iu,
  /(?<!\p{L})(?:uten (?:timebestilling|avtale|bestilling)|ilman ajanvarausta|ei ajanvarausta)(?!\p{L})/iu,
  /(?<!\p{L})bez (?:zapisów|umawiania|rezerwacji|objednání|objednávky|rezervace|objednania|rezervácie)(?!\p{L})/iu,
  /(?<!\p{L})bez (?:zakazivanja|naručivanja|rezervacije|najave)(?!\p{L})/iu,
  /(?<!\p{L})(?:brez (?:naročanja|rezervacije)|(?:bejelentkezés|időpont|időpontfoglalás|foglalás) nélkül)(?!\p{L})/iu,
  /(?<!\p{L})(?:fără (?:programare|rezervare))(?!\p{L})/iu,
  /(?<!\p{L})без (?:заказивања|најаве|резервације|записване|час|резервация|закажување|записи)(?!\p{L})/iu,
  /(?<!\p{L})без (?:предварительной записи|брони|бронирования|запису|попереднього запису|бронювання)(?!\p{L})/iu,
  /(?<!\p{L})(?:χωρίς (?:ραντεβού|κράτηση)|randevusuz|rezervasyonsuz|randevu (?:yok|almıyoruz|alınmaz)|randevu gerek\p{L}{0,8})(?!\p{L})/iu,
  /(?<!\p{L})(?:tanpa (?:janji|reservasi|booking)|không cần (?:đặt|hẹn)|bila miadi)(?!\p{L})/iu,
];
const moreWords: readonly RegExp[] = [
  /(?<!\p{L})we (?:don['’]t|do not) (?:take|do|accept) (?:bookings|reservations)/iu,
  /(?<!\p{L})nehmen keine reservierung|לא (?:לוקחים|מקבלים) הזמנות/iu,
  /(?<!\p{L})(?:(?:no (?:tomamos|aceptamos|hacemos)|não (?:fazemos|aceitamos|há)) reservas?)(?!\p{L})/iu,
  /(?<!\p{L})non (?:si prenota|prendiamo prenotazioni)(?!\p{L})/iu,
  /(?<!\p{L})(?:on ne prend pas de réservations?|nie (?:rezerwujemy|przyjmujemy rezerwacji))(?!\p{L})/iu,
  /(?<!\p{L})(?:rezervasyon (?:yok|almıyoruz)|брони нет)(?!\p{L})/iu,
  /不(?:接受)?訂位|不(?:接受)?订位|予約は(?:受け|お受け)|예약 ?안 ?받/u,
  /(?:بدون|من غير|بلا) (?:موعد|مواعيد|حجز|معاد)|(?:בלי|ללא) (?:תור|תיאום|הזמנה)|बिना (?:अपॉइंटमेंट|बुकिंग)|予約(?:は)?不要/u,
  /เดินเข้ามา(?:เลย)?(?:ก็)?ได้|随到随|隨到隨|飛び込み歓迎|그냥 오(?:세요|셔도)|सीधे (?:चले )?आ(?:इए|एँ|ओ)/u,
  /予約なし|(?:无需|不用|不需|免)预约|(?:無需|不用|不需|免)預約|不接受(?:预约|預約)|예약 ?없이/u,
  /예약 불필요|예약을? 받지 않|ไม่ต้อง(?:จอง|นัด)|ไม่รับจอง/u,
];

/** Words for selling until everything is gone, where people reserve no place. */
const soldOutWords: readonly RegExp[] = [
  /(?<!\p{L})(?:until|till|til) (?:(?:we|it|they)(?:['’]re)? )?(?:(?:all )?(?:sold|sell|run|runs) out|(?:all )?gone)(?!\p{L})/iu,
  /(?<!\p{L})(?:bis (?:alles )?ausverkauft|jusqu['’]à épuisement|hasta (?:agotar|que se acab)\p{L}{0,3}|fino ad? esaurimento)(?!\p{L})/iu,
  /(?<!\p{L})(?:até (?:acabar|esgotar)|tot (?:het )?(?:op|uitverkocht) is|do wyczerpania|aż się skończ\p{L}{1,3}|bitene kadar)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:tới|đến) (?:khi )?hết(?! (?:tháng|năm|ngày|tuần))|hết (?:là|thì) (?:nghỉ|dẹp|đóng|thôi))(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:sampai|sampe|sehingga|hingga) habis)(?!\p{L})/iu,
  /(?<!\p{L})(?:пока не (?:за)?кончится|пока всё не продадим|поки не (?:за)?кінчиться|док има|dok ima|حتى نفاد|لحد ما يخلص)(?!\p{L})/iu,
  /ขายจนหมด|จนกว่าจะหมด|หมดแล้วปิด|売り切れ(?:次第|じまい|まで)|なくなり次第|소진 ?시|다 팔리면|[賣卖售]完(?:為止|为止|就收|即止|收)/u,
];

/** Words for coming by appointment alone. */
const appointmentWords: readonly RegExp[] = [
  /(?<!\p{L})(?:by appointment only|only by appointment|nur nach (?:termin|vereinbarung)|uniquement sur rendez-vous)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:sólo|solo) con cita|(?:só|somente|apenas) com hora marcada|solo su appuntamento|alleen op afspraak)(?!\p{L})/iu,
  /(?<!\p{L})(?:kun efter aftale|kun etter avtale|endast tidsbokning|tylko po umówieniu|только по записи|тільки за записом)(?!\p{L})/iu,
  /予約制|예약제|(?:仅限|只限|僅限|全)(?:预约|預約)|预约制|預約制/u,
];

/** Whether a text says that people come by appointment alone. */
export const isOnlyByAppointment = (text: string): boolean => appointmentWords.some((words) => words.test(text));

/** Words for goods that are sent in, for whose repair people need not come. */
const sendingWords: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:send|post|mail) (?:it|them|yours|your \p{L}{3,12}) (?:in|to us)|by post|sent in)(?!\p{L})/iu,
  /(?<!\p{L})(?:einschicken|einsenden|eingeschickt\p{L}{0,2}|par la poste|por correo postal|per posta|pelo correio)(?!\p{L})/iu,
  /寄来|寄來|寄给我们|寄給我們|邮寄|郵寄|郵送|お送りください|택배로/u,
];

/** Whether a text says that goods are sent in. */
export const isSentIn = (text: string): boolean => sendingWords.some((words) => words.test(text));

/** Whether a text invites people to come without an appointment or a reservation. */
export const isWithoutAppointment = (text: string): boolean =>
  [westernWords, otherWords, moreWords, soldOutWords].flat().some((words) => words.test(text));
