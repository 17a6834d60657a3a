import { createWordPattern } from "#/studio/copy/word-pattern";

/** Words with which people greet, thank or say goodbye, in languages that put spaces between words. */
const courtesies = createWordPattern(
  "hello hi hey welcome moin hallo servus grüezi hej halla bonjour salut bienvenue hola bienvenidos? ciao salve olá bem-vindos? " +
    "cześć witamy ahoj zdravo dobrodošli здравейте привет привіт вітаю вітаємо γεια καλώς merhaba selam salam habari karibu karibuni " +
    "xin_chào hai halo kumusta مرحبا مرحبًا أهلا أهلًا سلام שלום नमस्ते नमस्कार വണക്കം வணக்கம் నమస్తే নমস্কার გამარჯობა բարև",
);
const unspacedCourtesies = /^(?:こんにちは|はじめまして|ようこそ|你好|您好|大家好|안녕하세요|สวัสดี\p{L}{0,4}|ສະບາຍດີ)/u;

/** The most letters of what only greets. */
const maxGreeting = 24;

/** Whether a sentence only greets those who read it: it says nothing that is shown. */
export const isGreeting = (sentence: string): boolean => {
  const text = sentence.replace(/[\p{P}\s]+/gu, " ").trim();
  const rest = text.replace(courtesies, "").replace(unspacedCourtesies, "").trim();
  return (
    rest !== text && text.length <= maxGreeting && (rest === "" || (courtesies.exec(text)?.index === 0 && !rest.includes(" ")))
  );
};
