import { createWordPattern } from "#/studio/copy/word-pattern";

/** Words by which a brief says that writing is better than calling: `~` stands for the rest of a word, `_` for a space. */
const preferringWords = createWordPattern(
  "(?:better|best|easier|rather|prefer)_(?:to_)?(?:text|write|email|message) calling_(?:doesn['’]t|won['’]t)_help " +
    "(?:lieber|besser|am_besten)_(?:schreiben|mailen) schreiben_(?:ist|geht)_besser anrufen_(?:hilft|bringt)_(?:nicht|nix|nichts) " +
    "mieux_vaut_écrire écrivez(?:-nous)?_plutôt plutôt_par_écrit mejor_escrib~ mejor_por_escrito no_sirve_llamar " +
    "meglio_(?:scrivere|scriverci) melhor_escrever prefir~_mensagem bellen_(?:helpt|heeft)_(?:niet|geen_zin) " +
    "liever_(?:mailen|schrijven|appen) skriv_(?:hellre|heller|helst) helst_(?:sms|mejl) mieluummin_viestillä " +
    "lepiej_(?:pisać|napisać|napisz) (?:raději|radši|radšej)_(?:pište|napište|píšte|napíšte) inkább_írj~ mai_bine_(?:scrie|scrieți) " +
    "лучше_(?:писать|написать|пишите|напишите) краще_(?:писати|написати|пишіть) по-добре_(?:пишете|напишете) " +
    "radije_(?:pišite|napišite) радије_(?:пишите|напишите) καλύτερα_(?:γράψτε|να_γράψετε|με_μήνυμα) mesaj_daha_iyi " +
    "tốt_nhất_(?:nhắn|viết) lebih_baik_(?:chat|tulis|kirim_pesan) الأفضل_الكتابة עדיף_(?:לכתוב|הודעה)",
);
const unspacedPreferring =
  /(?:最好|建议|建議)(?:发|發|写|寫)(?:消息|微信|邮件|郵件|訊息)|電話(?:より|では?なく)(?:メール|LINE)|전화보다 ?(?:문자|메일)/u;

/** Whether a text says that it is better to write than to call. */
export const prefersWriting = (text: string): boolean => preferringWords.test(text) || unspacedPreferring.test(text);
