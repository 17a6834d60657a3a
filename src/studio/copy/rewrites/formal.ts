/**
 * What changes in phrases that address the reader informally where an organisation or its brief is
 * formal, by language: `informal > formal`, one a line or on two.
 */
export const formalRewrites: Readonly<Record<string, string>> = {
  pl: `
    Jesteś tutaj > Bieżąca strona
    Czytaj dalej > Dalsza część
    Podaj > Proszę podać
    Wyślij go ponownie > Proszę wysłać go ponownie
    Zobacz ceny > Ceny
    Porównaj pakiety > Porównanie pakietów
    Zaloguj się > Logowanie
    Użyj adresu e-mail swojego konta > Proszę użyć adresu e-mail konta
    Nie pamiętasz hasła > Nie pamiętają Państwo hasła
    Nie masz jeszcze konta > Nie mają Państwo jeszcze konta
    Zastąp > Proszę zastąpić
    Zobacz, co jest w ofercie > Zapoznanie się z ofertą
    Opisz, czego potrzebujesz, i zostaw adres e-mail > Opis sprawy i adres e-mail
    Skorzystaj z formularza na końcu tej strony i zostaw > Proszę skorzystać z formularza na końcu tej strony i zostawić
    Skorzystaj z jednego > Proszę skorzystać z jednego
    napisz do nas > kontakt
    Spróbuj krótszego słowa > Proszę spróbować krótszego słowa
    Wybierz > Proszę wybrać
    Zaznacz > Proszę zaznaczyć
    Napisz przynajmniej > Proszę napisać przynajmniej
    Wpisz > Proszę wpisać
    Przeciągnij plik tutaj lub go wybierz > Proszę przeciągnąć plik tutaj lub go wybrać
    Skontaktuj się z nami > Kontakt z nami
    Zapytaj o produkt > Pytanie o produkt
    Umów wizytę > Umówienie wizyty
    Zarezerwuj > Rezerwacja
    Wesprzyj nas > Wsparcie
    Poproś o informacje > Prośba o informacje
    Zaplanuj odwiedziny > Planowanie wizyty
    Zacznij > Początek
    Bądź w kontakcie > Pozostańmy w kontakcie
    Dołącz do nas > Zapraszamy do nas
    Porozmawiaj z nami > Rozmowa z nami
    Zobacz, co robimy > Czym się zajmujemy
    Zobacz asortyment > Asortyment
    Zobacz usługi > Nasze usługi
    Zobacz, co czeka gości > Co czeka gości
    Zobacz naszą pracę > Nasza praca
    Zobacz zajęcia > Zajęcia
    Zobacz program > Program
    Zobacz funkcje > Funkcje
    Zobacz, jak pomagamy > Jak pomagamy
    Zostaw adres e-mail i krótką wiadomość > Proszę zostawić adres e-mail i krótką wiadomość
    Zostaw adres e-mail i napisz, kiedy Ci odpowiada > Proszę zostawić adres e-mail i napisać, jaki termin Państwu odpowiada
    Zostaw adres e-mail i napisz, kiedy chcesz przyjść i w ile osób
      > Proszę zostawić adres e-mail i napisać, kiedy i w ile osób chcą Państwo przyjść
    Zostaw adres e-mail i napisz, jak chcesz pomóc albo jakiej pomocy potrzebujesz
      > Proszę zostawić adres e-mail i napisać, jak chcą Państwo pomóc albo jakiej pomocy Państwo potrzebują
    Zostaw adres e-mail i napisz, czego chcesz się nauczyć > Proszę zostawić adres e-mail i napisać, czego chcą się Państwo nauczyć
    Zostaw adres e-mail i napisz, kiedy chcesz przyjść > Proszę zostawić adres e-mail i napisać, kiedy chcą Państwo przyjść
    Zostaw adres e-mail, a odezwiemy się do Ciebie > Proszę zostawić adres e-mail, a odezwiemy się do Państwa
    Zostaw adres e-mail i napisz kilka słów o sobie > Proszę zostawić adres e-mail i napisać kilka słów o sobie
    Zostaw adres e-mail i napisz, jak możemy pomóc > Proszę zostawić adres e-mail i napisać, jak możemy pomóc
    Poproś o wycenę > Prośba o wycenę
    Zapytaj o ceny > Pytanie o ceny
    Zapytaj o opłaty > Pytanie o opłaty
    Zapytaj o bilety > Pytanie o bilety
    Zadaj pytanie > Pytanie
    Opisz, czego potrzebujesz, i poproś o wycenę > Prosimy o opis sprawy i pytanie o wycenę
    Napisz do nas, a odpowiemy > Prosimy o wiadomość, odpowiemy
    Napisz do nas przed wizytą > Prosimy o wiadomość przed wizytą
    Napisz do nas > Prosimy o wiadomość
    Chcesz pomóc albo potrzebujesz pomocy > Chcą Państwo pomóc albo potrzebują pomocy
    Chcesz dołączyć albo > Chcą Państwo dołączyć albo
    Napisz w kilku słowach, czego szukasz > Prosimy o kilka słów o sprawie
    Wiesz, co i kiedy się wydarzy > Wiedzą Państwo, co i kiedy się wydarzy
    napisz przez formularz > prosimy skorzystać z formularza
    Wstaw tu > Proszę wstawić tu
    Przekaż datek raz, regularnie albo podaruj swój czas > Datek jednorazowy, regularny albo podarowany czas
    Podaruj czas > Podarowany czas
    Napisz nam, co możesz zrobić > Prosimy napisać, co mogą Państwo zrobić
    Zapisz się > Zapis
    zostaw wiadomość i adres > wiadomość i adres
  `,
};
