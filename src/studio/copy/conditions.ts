import { statesFree } from "#/studio/copy/free-words";
import { beginsWithNo, isRefusal } from "#/studio/copy/refusals";
import { seeksStaff } from "#/studio/copy/recruiting";
import { createWordPattern, createWordPatterns } from "#/studio/copy/word-pattern";

/**
 * Words of conditions by language, which people accept and which invite none: what is to be paid beforehand, on top or for being late,
 * taxes and customs, least orders, what is not taken back, deadlines, debts, duties, liability, what happens to what is left behind, and
 * what is refused. `~` stands for the rest of a word, `_` for a space. Words that as often mean an offer are left out unless others
 * beside them tell them apart.
 */
const spacedWords: Readonly<Record<string, string>> = {
  en:
    "tax[-_]deductible customs_(?:duty|duties|charges?|fees?|are|is|on) import_dut~ cancellations?_(?:less|within|after|under|later) " +
    "cancelled_(?:less|within|after|later) not_cancelled no-shows? non-refundable no_refunds? no_returns? not_refunda~ " +
    "(?:late|cancellation|penalty)_(?:fees?|charges?) latecomers surcharge~ extra_charge deposit_(?:required|of|secures|down|in_advance) " +
    "half_(?:up_?front|in_advance) (?:paid|payment|payable)_(?:in_advance|up_?front) minimum_order moq debtors? overdue no_credit " +
    "at_your_own_risk no_liability not_liable not_responsible deadline_(?:is|for) unclaimed uncollected not_collected " +
    "will_be_(?:sold|charged|billed|thrown|disposed|destroyed|auctioned) left_(?:more_than|longer) mandatory compulsory obligatory " +
    "subject_to provided_that terms_(?:and|apply) (?:plus|excl~|ex)_vat (?:costs?|pays?|is|are)_extra written_off " +
    "double_(?:rate|price|charge)",
  de:
    "absetzbar~ spendenquittung~ zollgebühr~ zollkosten storno~ stornier~ nicht_abgesagt~ absagen_(?:spätestens|bis|mindestens) " +
    "ausfallhonorar~ ausfallgebühr~ mahngebühr~ strafgebühr~ bußgeld~ aufpreis aufschlag zuschlag anzahlung~ " +
    "vorkasse vorauskasse kaution " +
    "mindestbestell~ mindestabnahme~ mindestmenge~ mindestauftrag~ schuldner~ auf_eigene_gefahr haftung_(?:übernehm~|wird|ausge~) " +
    "keine_haftung haften_nicht anmeldeschluss einsendeschluss abgabeschluss bewerbungsschluss nicht_abgeholt~ verpflichtend zzgl " +
    "zuzüglich umtausch_ausgeschlossen keine?_(?:rückgabe|umtausch|erstattung|rückerstattung) " +
    "zahlt_(?:extra|trotzdem|doppelt) kostet_extra",
  fr:
    "déductibles? réduction_d'impôts? reçu_fiscal frais_de_douane décommand~ non_annul~ annulation~ (?:est|sont|reste|restent)_dues? " +
    "pénalité~ amendes? majoration supplément_(?:de|pour) acomptes? arrhes caution_(?:de|exigée) payables?_d'avance commande_minimum " +
    "minimum_de_commande débiteurs? impayés? à_vos_risques décline_toute date_limite dernier_délai obligatoires? sous_réserve " +
    "hors_taxes? ni_repris~ ni_échang~ non_rembours~ pas_de_remboursement non_réclam~",
  es:
    "deducibles? desgrava~ aduanas? aranceles cancelaci~ penalizaci~ multas? recargos? anticipo (?:la|una|con|de)_seña por_adelantado " +
    "depósito_(?:del|de|previo) pedido_mínimo (?:compra|consumo)_mínim~ morosos? deudor~ no_se_fía bajo_su_responsabilidad " +
    "no_nos_(?:hacemos|responsab~) no_insist[ae]n? fecha_límite plazo_de_inscripción obligatori~ más_iva iva_(?:no|aparte) " +
    "sin_devolución no_se_(?:devuelve|admiten|aceptan|prestan|cambian|reembolsa) no_reembols~ no_reclamad~ sujeto_a",
  it:
    "detraibil~ deducibil~ spese_doganali dazi disdett~ disdire annullament~ penale penali sovrapprezzo supplemento_(?:di|per) caparra " +
    "acconto ordine_minimo debitori non_si_fa_credito non_rispondiamo termine_ultimo obbligatori~ iva_esclusa più_iva non_rimborsabil~ " +
    "non_ritirat~",
  pt:
    "dedutíve~ alfândega alfandegári~ cancelament~ multas? sinal_de penalizaç~ sobretaxa acréscimos? caução pagamento_antecipado " +
    "(?:encomenda|pedido)_mínim~ devedor~ fiado não_nos_responsab~ data_limite prazo_(?:de_inscri~|limite) obrigatóri~ mais_iva " +
    "acresce_iva sem_devolução não_(?:devolvemos|reembols~|se_fia) não_levantad~",
  nl:
    "aftrekbaar invoerrechten douanekosten annuler~ afzegg~ afgezegd~ boete~ toeslag~ aanbetaling~ waarborg~ vooruitbetal~ wanbetaler~ " +
    "minimale?_(?:bestel~|afname) minimum_afname op_eigen_risico niet_aansprakelijk uiterste_datum verplicht~ " +
    "(?:exclusief|excl|plus)_btw " +
    "niet_afgehaald~ geen_(?:retour|teruggave|restitutie)",
  sv:
    "avdragsgill~ tullavgift~ avbok~ uteblivet uteblir böter straffavgift~ förseningsavgift~ handpenning förskott " +
    "minsta_(?:beställning|order) " +
    "på_egen_risk ansvarar_(?:inte|ej) sista_anmälningsdag obligatorisk~ (?:exkl|plus)_moms",
  da:
    "fradragsberettig~ told_(?:betales|kommer) afbud afbest~ udeblivelse~ bøder? gebyr_(?:på|ved|for) " +
    "tillæg_(?:på|for) depositum forudbetal~ " +
    "(?:mindste|minimums)_?(?:ordre|bestilling) på_eget_ansvar hæfter_ikke tilmeldingsfrist~ obligatorisk~ (?:ekskl|plus)_moms",
  nb:
    "fradragsberettig~ avbestill~ avbud uteblitt gebyr_(?:på|ved|for) tillegg_(?:på|for) depositum forskudd minste_(?:bestilling|ordre) " +
    "på_eget_ansvar påmeldingsfrist~ obligatorisk~ ekskl_mva",
  fi:
    "vähennyskelpoi~ tullimaksu~ perumat~ peruutt~ peruut~ sakko~ lisämaksu~ käsiraha ennakkomaksu~ etumaksu~ vähimmäistilau~ " +
    "minimitilau~ omalla_vastuulla emme_vastaa pakolli~",
  is: "frádráttarbær~ afbókun~ sekt~ aukagjald innborgun lágmarkspöntun á_eigin_ábyrgð",
  pl:
    "odlicz~_od_podatku cło cła odwołan~ nieodwołan~ kara_umowna mandat~ dopłat[ay] zaliczk~ zadatek kaucj~ " +
    "przedpłat~ minimalne_zamówienie " +
    "dłużni~ na_kredyt na_własną_odpowiedzialność nie_odpowiadamy termin_zgłoszeń obowiązkow~ plus_vat nieodebran~ bez_zwrotu",
  cs:
    "odečíst_z_daní cl[oa] storno~ nezrušen~ pokut~ penále příplat~ záloh[auy] kauc~ minimální_(?:objednávka|odběr) dlužní~ na_dluh " +
    "na_vlastní_(?:nebezpečí|riziko) neručíme uzávěrka_přihlášek je_povinn~ (?:plus|bez)_dph nevyzvednut~ nevracíme",
  sk: "cl[oa] storno~ pokut~ príplat~ záloh[auy] kauc~ minimálny_odber dlžní~ na_vlastné_riziko neručíme je_povinn~ nevyzdvihnut~",
  sl: "davčna_olajšava carin[ae] odpovedi kazen pribitek doplačil~ predplačil~ varščin~ dolžnik~ na_lastno_odgovornost obvezn~",
  hr: "carin[aeu] otkazivanj~ kazn~ nadoplat~ doplat~ kapar~ predujam akontacij~ avans dužni~ ne_odgovaramo obavezn~ obvezn~",
  sr:
    "carin[aeu] otkazivanj~ kazn~ doplat~ kapar~ avans dužni~ obavezn~ царин[аеу] отказивањ~ казн~ доплат~ капар~ аванс дужни~ вересиј~ " +
    "обавезн~",
  mk: "царин[аеу] откажувањ~ казн~ доплат~ капар~ аванс должни~ задолжителн~",
  bg:
    "мито неустойк~ глоб[аи] доплащ~ надценк~ капаро аванс~ минимална_поръчка длъжни~ на_вересия на_ваша_отговорност задължителн~ " +
    "краен_срок без_ддс",
  ru:
    "налоговый_вычет пошлин~ таможня_(?:за|на|ваша) отмен[аыуе]_(?:менее|позже|за) неявк~ штраф~ неустойк~ наценк~ " +
    "доплат~ предоплат~ аванс~ " +
    "минимальный_заказ должник~ в_долг на_свой_риск не_несём_ответственности не_несем_ответственности крайний_срок без_ндс " +
    "возврат[ау]_(?:не|нет) невостребован~ списан[аоы] списали",
  uk:
    "мит[оа] скасуванн~ неявк~ штраф~ націнк~ доплат~ передоплат~ аванс~ завдаток мінімальне_замовлення боржник~ [ув]_борг " +
    "на_власний_ризик не_несемо_відповідальності кінцевий_термін без_пдв поверненн~_не незабран~ списали списано",
  be: "мыт[оа] штраф~ даплат~ перадаплат~ даўжнік~",
  ro:
    "deductibil~ taxe_vamale anulăr~ penaliz~ penalit~ amenz~ amend~ suprataxă avans comandă_minimă datornic~ pe_datorie " +
    "pe_propria_răspundere nu_răspundem termen_limită obligatori~ (?:plus|fără)_tva neridicat~ nerambursabil~",
  hu:
    "adóból_leírható vám vámköltség~ lemondás~ le_nem_mondott bírság~ kötbér~ pótdíj~ felár(?!\\s?nélkül) előleg~ " +
    "foglaló kaució~ előre_fizet~ " +
    "minimum_rendelés minimális_rendelés adósok? hitelbe saját_felelősség~ jelentkezési_határidő kötelező plusz_áfa át_nem_vett " +
    "vissza_nem_(?:vesszük|térít~|váltható)",
  et: "tühistami~ trahv~ lisatasu~ ettemaks~ tagatisraha võlgni~ omal_vastutusel kohustuslik~",
  lv: "muita atcelšan~ soda_nauda piemaksa priekšapmaks~ avanss parādniek~ obligāt~",
  lt: "muitas atšaukim~ baud[aąos] priemok[aąos] avans~ skolinink~ privalom~",
  el:
    "εκπίπτ~ φοροαπαλλαγ~ τελωνεί~ δασμ~ ακυρώσ~ ακύρωσ~ πρόστιμ~ προσαύξησ~ επιβάρυνσ~ προκαταβολ~ ελάχιστη_παραγγελία βερεσέ οφειλέτ~ " +
    "προθεσμί~ υποχρεωτικ~ (?:συν|πλέον)_φπα δεν_(?:επιστρέφ~|αλλάζ~)",
  tr:
    "gümrük_(?:vergisi|masrafı) iptal~ cezası? ek_ücret kapora~ ön_ödeme~ peşinat depozito~ (?:asgari|minimum)_sipariş borçlu~ veresiye " +
    "sorumluluk_kabul son_başvuru zorunlu~ kdv_hariç artı_kdv iade_(?:yok|edilmez|almıyoruz)",
  az: "gömrük_rüsumu cərimə~ əlavə_ödəniş nisyə~ məcburi~",
  kk: "айыппұл~ алдын_ала_төлем~ қарызға міндетті~",
  ka: "ჯარიმ~ საბაჟო~ ავანს~ ნისია~ სავალდებულო~",
  hy: "մաքս~ տուգանք~ կանխավճար~ պարտադիր~ նիսյա~ պարտք~ չենք",
  he: "מכס קנס ביטול_(?:פחות|עד|לאחר) דמי_ביטול מקדמה פיקדון הזמנה_מינימלית אין_החזר~ לא_אחראים",
  ar:
    "الجمارك جمارك غرامة غرامات رسوم_(?:إلغاء|تأخير) عربون الحد_الأدنى_للطلب بالدين بالآجل على_مسؤوليتك~ لا_نتحمل آخر_موعد إلزامي~ " +
    "غير_مستردة بشرط وبس",
  fa: "گمرک~ جریمه~ بیعانه پیش\u200cپرداخت پیش_پرداخت حداقل_سفارش نسیه به_شرط اجباری قول_نمی\u200cدهیم چانه",
  ur: "جرمانہ ایڈوانس بشرطیکہ ادھار لازمی ڈبل_ریٹ",
  hi:
    "कस्टम जुर्माना एडवांस अग्रिम बयाना उधार अनिवार्य मोलभाव वापसी?_नहीं कम_निकल[\\p{L}\\p{M}]{0,3} जीएसटी_अलग चार्ज_अलग " +
    "नहीं_(?:करते|लेते|लगाते|मिलेगा|होगा|चलेगा)",
  mr: "दंड आगाऊ उधार[\\p{L}\\p{M}]{0,2} अनिवार्य",
  ne: "जरिवाना अग्रिम उधारो अनिवार्य",
  bn: "কাস্টমস জরিমানা অগ্রিম অ্যাডভান্স বাকি_(?:নাই|নেই|চাহিয়া|চেয়ে) মরলে মারা_গেলে (?:দিবেন|দেবেন|দেই|দিই)_না",
  gu: "દંડ એડવાન્સ ઉધાર ફરજિયાત",
  pa: "ਜੁਰਮਾਨਾ ਐਡਵਾਂਸ ਉਧਾਰ ਲਾਜ਼ਮੀ",
  ta: "சுங்கம் அபராதம் முன்பணம் கட்டாயம் கிடையாது கேட்காதீர்கள் முன்னாடியே முன்கூட்டியே",
  te: "జరిమానా అడ్వాన్స్ తప్పనిసరి",
  kn: "ದಂಡ ಮುಂಗಡ ಕಡ್ಡಾಯ",
  ml: "പിഴ അഡ്വാൻസ് നിർബന്ധം",
  si: "දඩ අත්තිකාරම් අනිවාර්ය",
  vi:
    "thuế_nhập_khẩu phí_hủy phạt đặt_cọc tiền_cọc cọc_trước phụ_thu tối_thiểu bán_chịu ghi_nợ không_chịu_trách_nhiệm hạn_chót bắt_buộc " +
    "chưa_(?:bao_gồm_)?(?:vat|thuế) không_hoàn không_đổi_trả",
  id:
    "bea_cukai denda pembatalan dp uang_muka minimal_(?:pesan|order|\\p{Nd}) minimum_order utang ngutang " +
    "risiko_sendiri wajib biaya_tambahan",
  ms: "kastam denda pembatalan deposit minimum_order hutang risiko_sendiri wajib",
  fil: "multa deposito utang bawal",
  sw: "faini malipo_ya_awali lazima anayechelewa ushuru_wa_forodha hairudishwi",
  am: "ቅጣት ግዴታ",
  cy: "dirwy blaendal gorfodol",
  ga: "fíneáil éarlais",
  ca:
    "deduïble~ desgrava~ duanes? multes? recàrrecs? paga_i_senyal bestreta comanda_mínima morosos no_es_fia " +
    "obligatori~ iva_(?:no|a_part)",
  gl: "deducible~ alfándega multas? recargos? adianto pedido_mínimo non_se_fía obrigatori~",
  sq: "gjobë~ doganë~ parapagim~ me_borxh",
  af: "boetes? deposito vooruitbetaling doeane op_eie_risiko verpligtend~",
};

/** The same in scripts without spaces, and where endings join on to such a word. */
const joinedWords: Readonly<Record<string, RegExp>> = {
  "zh-Hans":
    /抵税|扣税|关税|违约金|罚款|取消(?:需|须|费|扣)|[定订押]金|预付|起[订送]|最低消费|[另加]收|另计|加价|欠债|赊账|概不|恕不|不[退换]|自负|不负责|截止|必须|务必|到付|顺延|逾期/u,
  "zh-Hant":
    /抵稅|扣稅|報稅|關稅|違約金|罰款|取消(?:需|須|費|扣)|[定訂押]金|預付|起訂|低消|最低消費|[另加]收|另計|加價|欠債|賒帳|概不|恕不|不[退換]|自負|不負責|截止|必須|務必|逾期|報名到/u,
  ja: /控除|関税|キャンセル料|違約金|罰金|延滞|前金|前払い|手付金|内金|保証金|敷金|最低(?:注文|料金|ロット)|最小ロット|別途|割増|自己責任|責任を負い|締切|締め切り|必須|税[別抜]|返品|返金不可|お断り|ご遠慮/u,
  ko: /[득액]공제|관세|위약금|취소 ?수수료|벌금|연체|선[금불]|계약금|예약금|보증금|최소 ?(?:주문|수량)|추가 ?(?:요금|비용)|별도|외상|책임지지|접수 ?마감|부가세|환불 ?불가|교환 ?불가|사절/u,
  th: /ลดหย่อนภาษี|ภาษีนำเข้า|ค่าปรับ|มัดจำ|ล่วงหน้า|ขั้นต่ำ|คิดเพิ่ม|ไม่คืน|ไม่รับผิดชอบ|หมดเขต|บังคับ|ไม่รวม ?(?:vat|ภาษี)/iu,
  lo: /ຄ່າປັບ|ມັດຈຳ/u,
  km: /ពិន័យ|កក់ប្រាក់/u,
  my: /ဒဏ်ကြေး|စရံ/u,
};

/** Words for none right before a word for a condition: `ohne Aufpreis` is a promise. */
const without = createWordPattern(
  "without no not? ohne kein~ sans pas_de aucun~ sin ningun~ ningún senza nessun~ sem nenhum~ zonder geen utan " +
    "ing[ae]n?t? uden uten ilman " +
    "ei bez brez żadn~ fără niciun nicio без жодн~ никак~ χωρίς καμία بدون بلا ללא בלי बिना बगैर tanpa tiada không sense gan dim",
);
const unspacedWithout = /(?:无需|無需|不收|不用|免|無|无)[^\s]{0,2}$/u;

/** As many words before one may turn it into its opposite. */
const wordsBefore = 2;

const getPattern = createWordPatterns(spacedWords, joinedWords);

/** Words for what is forbidden. */
const spacedProhibitions = createWordPattern(
  "forbidden prohibited banned verboten untersagt interdit~ défens~ prohíb~ prohibid~ proibid~ proíbe~ vietat~ verbod~ förbjud~ forbud~ " +
    "forbudt kielletty zabron~ zakaz~ zakáz~ zabrán~ zabranjen~ prepovedan~ interzis~ tilos запрещ~ запрет~ заборон~ забранен~ забран~ " +
    "απαγορεύ~ yasak~ dilarang dilarang~ cấm ممنوع~ ممنوعة אסור~ वर्जित निषेध~ নিষিদ্ধ marufuku აკრძალ~ արգել~",
);
const joinedProhibitions = /禁止|严禁|嚴禁|금지|ห้าม/u;

const prohibits = (sentence: string): boolean => spacedProhibitions.test(sentence) || joinedProhibitions.test(sentence);

/** Whether a sentence is a condition, a penalty, a tax or a duty: people read that before they agree, and not first. */
export function statesCondition(sentence: string, language: string): boolean {
  const text = sentence.replaceAll("’", "'");
  const index = getPattern(language)?.exec(text)?.index;
  if (index === undefined || statesFree(sentence)) return false;
  const before = text.slice(0, index);
  const near = before.trim().split(/\s+/u).slice(-wordsBefore).join(" ");
  return !without.test(near) && !unspacedWithout.test(before);
}

/** Whether a sentence says what is not done, or states a condition: that is read small. */
export const refusesOrBinds = (sentence: string, language: string): boolean =>
  isRefusal(sentence) || statesCondition(sentence, language);

/** Whether a sentence promises nothing at its start: such a one is not the first, and large only where nothing else is. */
export const isUnpromising = (sentence: string, language: string): boolean =>
  beginsWithNo(sentence) || prohibits(sentence) || seeksStaff(sentence) || refusesOrBinds(sentence, language);
