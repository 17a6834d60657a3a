/**
 * What changes in phrases that address the reader formally where a brief is on first-name terms, by
 * language: `formal > informal`, one a line or on two.
 */
export const easternInformal: Readonly<Record<string, string>> = {
  cs: `
    Zde se nacházíte > Tady jsi
    Zadejte > Zadej
    Vaše jméno > Tvoje jméno
    Odhlásit se můžete > Odhlásit se můžeš
    odhlásit se můžete > odhlásit se můžeš
    Jak vám máme > Jak ti máme
    Vaši zprávu > Tvou zprávu
    Váš text tu zůstal. Odešlete > Tvůj text tu zůstal. Odešli
    dokud stránku nezavřete > dokud stránku nezavřeš
    Použijte > Použij
    Zapomněli jste heslo > Nepamatuješ si heslo
    Ještě nemáte > Ještě nemáš
    Nahraďte > Nahraď
    Podívejte se > Podívej se
    Popište, co potřebujete, a nechte > Popiš, co potřebuješ, a nech
    Popište, co potřebujete, a požádejte > Popiš, co potřebuješ, a požádej
    Zkuste > Zkus
    abychom vám odpověděli > abychom ti odpověděli
    Vyberte > Vyber
    zaškrtněte > zaškrtni
    Napište > Napiš
    napište > napiš
    které jsme vám poslali > které jsme ti poslali
    Přetáhněte soubor sem nebo ho vyberte > Přetáhni soubor sem nebo ho vyber
    Kontaktujte nás > Ozvi se nám
    Podpořte > Podpoř
    Přidejte se > Přidej se
    Promluvte si > Promluv si
    Co vás čeká > Co tě čeká
    Nechte > Nech
    nechte > nech
    kdy se vám to hodí > kdy se ti to hodí
    kdy chcete přijít a kolik vás bude > kdy chceš přijít a kolik vás bude
    jak chcete pomoci nebo jakou pomoc potřebujete > jak chceš pomoci nebo jakou pomoc potřebuješ
    co se chcete naučit > co se chceš naučit
    kdy chcete přijít > kdy chceš přijít
    ozveme se vám > ozveme se ti
    Napište nám a odpovíme vám > Napiš nám a odpovíme ti
    Chcete pomoci, nebo pomoc potřebujete > Chceš pomoci, nebo pomoc potřebuješ
    Chcete se přidat > Chceš se přidat
    Není vám něco jasné > Není ti něco jasné
    Napište pár slovy, co hledáte > Napiš pár slovy, co hledáš
    Vyslechneme vás > Vyslechneme tě
    Víte, co se stane > Víš, co se stane
    Kde nás najdete > Kde nás najdeš
    Uveďte > Uveď
    Vložte > Vlož
    Přispějte jednou, přispívejte pravidelně, nebo věnujte čas > Přispěj jednou, přispívej pravidelně, nebo věnuj čas
    co můžete udělat > co můžeš udělat
    Čtěte také > Čti také
    Zkontrolujte > Zkontroluj
    Citujte > Cituj
    Jak se k nám dostanete > Jak se k nám dostaneš
  `,
  sk: `
    Nachádzate sa tu > Si tu
    Zadajte > Zadaj
    Vaše meno > Tvoje meno
    Odhlásiť sa môžete > Odhlásiť sa môžeš
    odhlásiť sa môžete > odhlásiť sa môžeš
    Ako vám máme > Ako ti máme
    Vašu správu > Tvoju správu
    Váš text tu zostal. Odošlite > Tvoj text tu zostal. Odošli
    kým stránku nezavriete > kým stránku nezavrieš
    Použite > Použi
    Zabudli ste heslo > Nepamätáš si heslo
    Ešte nemáte > Ešte nemáš
    Nahraďte > Nahraď
    Pozrite si > Pozri si
    Opíšte, čo potrebujete, a nechajte > Opíš, čo potrebuješ, a nechaj
    Opíšte, čo potrebujete, a požiadajte > Opíš, čo potrebuješ, a požiadaj
    Skúste > Skús
    aby sme vám odpovedali > aby sme ti odpovedali
    Vyberte > Vyber
    Ak chcete pokračovať, začiarknite > Ak chceš pokračovať, začiarkni
    Napíšte > Napíš
    napíšte > napíš
    ktoré sme vám poslali > ktoré sme ti poslali
    Presuňte súbor sem alebo ho vyberte > Presuň súbor sem alebo ho vyber
    Kontaktujte nás > Ozvi sa nám
    Podporte > Podpor
    Pridajte sa > Pridaj sa
    Porozprávajte sa > Porozprávaj sa
    čo vás čaká > čo ťa čaká
    Čo vás čaká > Čo ťa čaká
    Nechajte > Nechaj
    nechajte > nechaj
    kedy sa vám to hodí > kedy sa ti to hodí
    kedy chcete prísť > kedy chceš prísť
    ako chcete pomôcť alebo akú pomoc potrebujete > ako chceš pomôcť alebo akú pomoc potrebuješ
    čo sa chcete naučiť > čo sa chceš naučiť
    ozveme sa vám > ozveme sa ti
    odpovieme vám > odpovieme ti
    Chcete pomôcť alebo pomoc potrebujete > Chceš pomôcť alebo pomoc potrebuješ
    Chcete sa pridať > Chceš sa pridať
    Nie je vám niečo jasné > Nie je ti niečo jasné
    čo hľadáte > čo hľadáš
    Vypočujeme vás > Vypočujeme ťa
    Viete, čo sa stane > Vieš, čo sa stane
    Kde nás nájdete > Kde nás nájdeš
    Uveďte > Uveď
    Vložte > Vlož
    Prispejte raz, prispievajte pravidelne alebo venujte čas > Prispej raz, prispievaj pravidelne alebo venuj čas
    čo môžete urobiť > čo môžeš urobiť
    Prečítajte si > Prečítaj si
    Skontrolujte > Skontroluj
    Citujte > Cituj
    Ako sa k nám dostanete > Ako sa k nám dostaneš
  `,
  hu: `
    Ön itt van > Itt vagy
    Adjon meg > Adj meg
    Az Ön neve > A neved
    leiratkozhat > leiratkozhatsz
    az üzenetét > az üzenetedet
    A szövege megmaradt. Küldje el > A szöveged megmaradt. Küldd el
    amíg be nem zárja > amíg be nem zárod
    Használja fiókjának e-mail-címét > Használd a fiókod e-mail-címét
    Elfelejtette a jelszavát > Elfelejtetted a jelszavadat
    Még nincs fiókja > Még nincs fiókod
    Cserélje ki a sajátjaira > Cseréld ki a sajátjaidra
    hogyan kezdjen hozzá > hogyan kezdj hozzá
    Nézze meg > Nézd meg
    Írja le, mire van szüksége, és adja meg az e-mail-címét > Írd le, mire van szükséged, és add meg az e-mail-címedet
    Írja le, mire van szüksége, és kérjen > Írd le, mire van szükséged, és kérj
    Írja le > Írd le
    Próbálja meg > Próbáld meg
    Próbáljon > Próbálj
    Törli ezt > Törlöd ezt
    hogy válaszoljunk Önnek > hogy válaszoljunk neked
    Válasszon > Válassz
    jelölje be > jelöld be
    Írjon > Írj
    írjon > írj
    Írja be > Írd be
    Húzzon ide egy fájlt, vagy válasszon > Húzz ide egy fájlt, vagy válassz
    Beszéljen velünk > Beszélj velünk
    Mire számíthat > Mire számíthatsz
    Adja meg e-mail-címét > Add meg az e-mail-címedet
    írja meg, mikor lenne jó Önnek > írd meg, mikor lenne jó neked
    írja meg, mikor és hányan jönnének > írd meg, mikor és hányan jönnétek
    írja meg, hogyan segítene, vagy milyen segítségre van szüksége > írd meg, hogyan segítenél, vagy milyen segítségre van szükséged
    írja meg, mit szeretne tanulni > írd meg, mit szeretnél tanulni
    írja meg, mikor jönne > írd meg, mikor jönnél
    hogy hírt kapjon rólunk > hogy hírt kapj rólunk
    írjon pár szót magáról > írj pár szót magadról
    írja meg, miben > írd meg, miben
    Segítene, vagy segítségre van szüksége > Segítenél, vagy segítségre van szükséged
    Csatlakozna, vagy előbb többet tudna meg > Csatlakoznál, vagy előbb többet tudnál meg
    Írja meg röviden, mit keres > Írd meg röviden, mit keresel
    Tudja, mi történik, mikor, és kihez fordulhat > Tudod, mi történik, mikor, és kihez fordulhatsz
    Használja > Használd
    adjon meg > adj meg
    Itt talál minket > Itt találsz minket
    Így segíthet > Így segíthetsz
    Adjon egyszer, rendszeresen, vagy adja az idejét > Adj egyszer, rendszeresen, vagy add az idődet
    Írja meg, mit tudna tenni > Írd meg, mit tudnál tenni
    a fiókjába > a fiókodba
    hagyjon > hagyj
  `,
  el: `
    Βρίσκεστε > Βρίσκεσαι
    Διαβάστε > Διάβασε
    Γράψτε > Γράψε
    γράψτε > γράψε
    σας > σου
    Μπορείτε να διαγραφείτε > Μπορείς να διαγραφείς
    μπορείτε να διαγραφείτε > μπορείς να διαγραφείς
    μέχρι να κλείσετε > μέχρι να κλείσεις
    Όσα αποθηκεύετε > Όσα αποθηκεύεις
    Στείλτε > Στείλε
    Δείτε τι σας περιμένει > Δες τι σε περιμένει
    Τι σας περιμένει > Τι σε περιμένει
    Δείτε > Δες
    Συγκρίνετε > Σύγκρινε
    χρησιμοποιήστε > χρησιμοποίησε
    Χρησιμοποιήστε > Χρησιμοποίησε
    Ξεχάσατε > Ξέχασες
    Δεν έχετε > Δεν έχεις
    Αντικαταστήστε > Αντικατάστησε
    πώς ξεκινάτε > πώς ξεκινάς
    Περιγράψτε τι χρειάζεστε > Περίγραψε τι χρειάζεσαι
    αφήστε > άφησε
    Αφήστε > Άφησε
    Δοκιμάστε > Δοκίμασε
    Επιλέξτε > Επίλεξε
    επιλέξτε > επίλεξε
    Τσεκάρετε > Τσέκαρε
    για να συνεχίσετε > για να συνεχίσεις
    Εισαγάγετε > Βάλε
    Σύρετε > Σύρε
    Επικοινωνήστε > Επικοινώνησε
    Ρωτήστε > Ρώτησε
    Κλείστε > Κλείσε
    Κάντε > Κάνε
    Στηρίξτε > Στήριξε
    Ζητήστε > Ζήτησε
    ζητήστε > ζήτησε
    Σχεδιάστε > Σχεδίασε
    Ξεκινήστε > Ξεκίνα
    Μείνετε > Μείνε
    Ελάτε > Έλα
    Μιλήστε > Μίλησε
    πείτε μας πότε σας εξυπηρετεί > πες μας πότε σε εξυπηρετεί
    πείτε > πες
    Πείτε > Πες
    πότε θέλετε να έρθετε > πότε θέλεις να έρθεις
    πώς θέλετε να βοηθήσετε ή τι βοήθεια χρειάζεστε > πώς θέλεις να βοηθήσεις ή τι βοήθεια χρειάζεσαι
    τι θέλετε να μάθετε > τι θέλεις να μάθεις
    για να έχετε > για να έχεις
    λίγα λόγια για εσάς > λίγα λόγια για εσένα
    και θα σας ενημερώσουμε > και θα σε ενημερώσουμε
    Θέλετε να βοηθήσετε ή χρειάζεστε > Θέλεις να βοηθήσεις ή χρειάζεσαι
    Θέλετε να συμμετάσχετε ή πρώτα να μάθετε > Θέλεις να συμμετάσχεις ή πρώτα να μάθεις
    τι ψάχνετε > τι ψάχνεις
    Ξέρετε > Ξέρεις
    Πού θα μας βρείτε > Πού θα μας βρεις
    Αναφέρετε > Ανάφερε
    τι να γνωρίζετε > τι να γνωρίζεις
    Βάλτε > Βάλε
    Πώς να βοηθήσετε > Πώς να βοηθήσεις
    Προσφέρετε > Πρόσφερε
    τι μπορείτε να κάνετε > τι μπορείς να κάνεις
    Ελέγξτε > Έλεγξε
  `,
  ru: `
    Вы здесь > Ты здесь
    Укажите > Укажи
    Ваше имя > Твоё имя
    Как вам ответить > Как тебе ответить
    ваше сообщение > твоё сообщение
    отправьте > отправь
    Используйте адрес электронной почты своей > Используй адрес электронной почты своей
    Забыли пароль > Пароль потерялся
    Замените > Замени
    Посмотрите > Посмотри
    Опишите, что вам нужно, и оставьте > Опиши, что тебе нужно, и оставь
    Опишите, что вам нужно, и запросите > Опиши, что тебе нужно, и запроси
    Попробуйте > Попробуй
    Выберите > Выбери
    выберите > выбери
    Отметьте > Отметь
    Напишите > Напиши
    напишите > напиши
    Введите > Введи
    Перетащите > Перетащи
    Что вас ждёт > Что тебя ждёт
    Оставьте > Оставь
    оставьте > оставь
    когда вам удобно > когда тебе удобно
    когда вы хотите прийти > когда ты хочешь прийти
    чем хотите помочь или какая помощь нужна вам > чем хочешь помочь или какая помощь нужна тебе
    чему хотите научиться > чему хочешь научиться
    когда хотите прийти > когда хочешь прийти
    мы вам напишем > мы тебе напишем
    немного расскажите > немного расскажи
    Хотите помочь или нужна помощь вам > Хочешь помочь или нужна помощь тебе
    Хотите присоединиться > Хочешь присоединиться
    что вы ищете > что ты ищешь
    Вы знаете > Ты знаешь
    Заполните > Заполни
    Поместите > Помести
    что вы умеете > что ты умеешь
    Читайте > Читай
    Проверьте > Проверь
  `,
  uk: `
    Ви тут > Ти тут
    Вкажіть > Вкажи
    Ваше ім’я > Твоє ім’я
    Як вам відповісти > Як тобі відповісти
    ваше повідомлення > твоє повідомлення
    Ваш текст збережено: надішліть > Твій текст збережено: надішли
    Використайте > Використай
    Забули пароль > Пароль загубився
    Ще не маєте > Ще не маєш
    Замініть > Заміни
    Подивіться > Подивися
    Опишіть, що вам потрібно, і залиште > Опиши, що тобі потрібно, і залиш
    Опишіть, що вам потрібно, і замовте > Опиши, що тобі потрібно, і замов
    Скористайтеся > Скористайся
    Спробуйте > Спробуй
    щоб відповісти вам > щоб відповісти тобі
    Оберіть > Обери
    Поставте > Постав
    Напишіть > Напиши
    напишіть > напиши
    Введіть шість цифр, які ми вам > Введи шість цифр, які ми тобі
    Перетягніть файл сюди або виберіть > Перетягни файл сюди або вибери
    Що на вас чекає > Що на тебе чекає
    Залиште > Залиш
    залиште > залиш
    коли вам зручно > коли тобі зручно
    коли хочете прийти > коли хочеш прийти
    як хочете допомогти або яка допомога потрібна вам > як хочеш допомогти або яка допомога потрібна тобі
    чого хочете навчитися > чого хочеш навчитися
    ми вам напишемо > ми тобі напишемо
    трохи розкажіть > трохи розкажи
    Хочете допомогти чи потребуєте > Хочеш допомогти чи потребуєш
    Хочете приєднатися > Хочеш приєднатися
    що ви шукаєте > що ти шукаєш
    Ви знаєте > Ти знаєш
    Розмістіть > Розмісти
    що ви можете > що ти можеш
    Читайте > Читай
    Перевірте > Перевір
    Перегляньте > Переглянь
    Цитуйте > Цитуй
  `,
  tr: `
    Buradasınız > Buradasın
    Devamını okuyun > Devamını oku
    girin > gir
    Adınız > Adın
    Dilediğiniz zaman çıkabilirsiniz > Dilediğin zaman çıkabilirsin
    dilediğiniz zaman çıkabilirsiniz > dilediğin zaman çıkabilirsin
    Size nasıl > Sana nasıl
    Mesajınız > Mesajın
    Metniniz duruyor, yeniden gönderin > Metnin duruyor, yeniden gönder
    Yazdıklarınız > Yazdıkların
    Fiyatlara bakın > Fiyatlara bak
    karşılaştırın > karşılaştır
    hesabınızın e-posta adresini kullanın > hesabının e-posta adresini kullan
    Parolanızı mı unuttunuz > Parolanı mı unuttun
    hesabınız yok mu > hesabın yok mu
    Kendi sayılarınızla değiştirin > Kendi sayılarınla değiştir
    Neler sunulduğuna bakın > Neler sunulduğuna bak
    Neye ihtiyacınız olduğunu yazın ve e-posta adresinizi bırakın > Neye ihtiyacın olduğunu yaz ve e-posta adresini bırak
    Neye ihtiyacınız olduğunu yazın ve teklif isteyin > Neye ihtiyacın olduğunu yaz ve teklif iste
    deneyin > dene
    size yanıt > sana yanıt
    seçin > seç
    işaretleyin > işaretle
    yazın > yaz
    Size gönderdiğimiz altı rakamı girin > Sana gönderdiğimiz altı rakamı gir
    sürükleyin veya seçin > sürükle veya seç
    Bize ulaşın > Bize ulaş
    Ürün hakkında sorun > Ürün hakkında sor
    Randevu alın > Randevu al
    Rezervasyon yapın > Rezervasyon yap
    Destek olun > Destek ol
    Bilgi isteyin > Bilgi iste
    Ziyaretinizi planlayın > Ziyaretini planla
    Başlayın > Başla
    Haberdar olun > Haberdar ol
    Katılın > Katıl
    Bizimle konuşun > Bizimle konuş
    Ne yaptığımıza bakın > Ne yaptığımıza bak
    Ürünlerimize bakın > Ürünlerimize bak
    Sizi neler bekliyor > Seni neler bekliyor
    E-posta adresinizi ve kısa bir mesaj bırakın > E-posta adresini ve kısa bir mesaj bırak
    E-posta adresinizi bırakın ve size uygun zamanı yazın > E-posta adresini bırak ve sana uygun zamanı yaz
    E-posta adresinizi bırakın > E-posta adresini bırak
    geleceğinizi yazın > geleceğini yaz
    nasıl yardım etmek istediğinizi ya da neye ihtiyacınız olduğunu yazın
      > nasıl yardım etmek istediğini ya da neye ihtiyacın olduğunu yaz
    ne öğrenmek istediğinizi yazın > ne öğrenmek istediğini yaz
    ne zaman gelmek istediğinizi yazın > ne zaman gelmek istediğini yaz
    bize biraz kendinizden söz edin > bize biraz kendinden söz et
    Teklif isteyin > Teklif iste
    Soru sorun > Soru sor
    Bize yazın > Bize yaz
    Yardım etmek mi istiyorsunuz, yardıma mı ihtiyacınız var > Yardım etmek mi istiyorsun, yardıma mı ihtiyacın var
    bilgi mi istiyorsunuz > bilgi mi istiyorsun
    İletişime geçin > İletişime geç
    Ne aradığınızı > Ne aradığını
    kime soracağınızı bilirsiniz > kime soracağını bilirsin
    doldurun > doldur
    kullanın > kullan
    bırakın > bırak
    Bizi nerede bulursunuz > Bizi nerede bulursun
    koyun > koy
    Nasıl yardım edebilirsiniz > Nasıl yardım edebilirsin
    Bir kez bağışlayın, düzenli bağışlayın ya da zaman ayırın > Bir kez bağışla, düzenli bağışla ya da zaman ayır
    bağışlayın > bağışla
    Zaman ayırın > Zaman ayır
    Neler yapabileceğinizi > Neler yapabileceğini
    Abone olun > Abone ol
    hesabınıza giriş yapın > hesabına giriş yap
    Fiyat için sorunuz > Fiyat için sor
    e-posta adresinizi bırakın > e-posta adresini bırak
  `,
};
