/**
 * What changes in phrases that address the reader formally where a brief is on first-name terms, by
 * language: `formal > informal`, one a line or on two.
 */
export const westernInformal: Readonly<Record<string, string>> = {
  de: `
    Sie sind hier > Du bist hier
    Ihr Name > Dein Name
    Sie können sich > Du kannst dich
    und Sie können sich > und du kannst dich
    Ihre Nachricht > Deine Nachricht
    Ihr Text > Dein Text
    Bitte senden Sie ihn > Bitte sende ihn
    Ihre Angaben > Deine Angaben
    bis Sie diese Seite schließen > bis du diese Seite schließt
    Mit der E-Mail-Adresse Ihres Kontos > Mit der E-Mail-Adresse deines Kontos
    Ersetzen Sie sie durch Ihre eigenen > Ersetze sie durch deine eigenen
    Vielleicht finden Sie die Antwort > Vielleicht findest du die Antwort
    Geben Sie die sechs Ziffern ein, die wir Ihnen > Gib die sechs Ziffern ein, die wir dir
    Ziehen Sie eine Datei hierher oder wählen Sie eine aus > Zieh eine Datei hierher oder wähle eine aus
    Was Sie erwartet > Was dich erwartet
    Geben Sie Ihre E-Mail-Adresse an > Gib deine E-Mail-Adresse an
    beschreiben Sie kurz > beschreibe kurz
    nennen Sie uns Ihren Wunschtermin > nenne uns deinen Wunschtermin
    sagen Sie uns, wann und mit wie vielen Personen Sie kommen > sag uns, wann und mit wie vielen Personen du kommst
    schreiben Sie uns, wie Sie helfen möchten oder welche Hilfe Sie brauchen
      > schreib uns, wie du helfen möchtest oder welche Hilfe du brauchst
    schreiben Sie uns, was Sie lernen möchten > schreib uns, was du lernen möchtest
    sagen Sie uns, wann Sie kommen möchten > sag uns, wann du kommen möchtest
    dann hören Sie von uns > dann hörst du von uns
    erzählen Sie uns ein wenig von sich > erzähl uns ein wenig von dir
    schreiben Sie uns, wie wir > schreib uns, wie wir
    Beschreiben Sie, was Sie brauchen, und fragen Sie an > Beschreibe, was du brauchst, und frag an
    Schreiben Sie uns vor Ihrem Besuch > Schreib uns vor deinem Besuch
    Möchten Sie helfen, oder brauchen Sie Hilfe > Möchtest du helfen, oder brauchst du Hilfe
    Möchten Sie mitmachen > Möchtest du mitmachen
    Schreiben Sie uns > Schreib uns
    Schreiben Sie kurz, wonach Sie suchen > Schreib kurz, wonach du suchst
    Sie wissen, was wann geschieht und wen Sie fragen können > Du weißt, was wann geschieht und wen du fragen kannst
    Schreiben Sie > Schreib
    Nutzen Sie das Formular am Ende dieser Seite und geben Sie > Nutze das Formular am Ende dieser Seite und gib
    So finden Sie uns > So findest du uns
    Nennen Sie > Nenne
    Setzen Sie hier > Setze hier
    So können Sie helfen > So kannst du helfen
    was Sie tun können > was du tun kannst
    Melden Sie sich bei Ihrem Konto > Melde dich bei deinem Konto
  `,
  nl: `
    U bent hier > Je bent hier
    Uw naam > Je naam
    U kunt zich > Je kunt je
    u kunt zich > je kunt je
    uw > je
    Uw > Je
    Uw tekst > Je tekst
    tot u deze pagina sluit > tot je deze pagina sluit
    hoe u begint > hoe je begint
    wat u nodig hebt > wat je nodig hebt
    om u te antwoorden > om je te antwoorden
    door uw eigen cijfers > door je eigen cijfers
    die we u hebben gestuurd > die we je hebben gestuurd
    wat u kunt verwachten > wat je kunt verwachten
    Wat u kunt verwachten > Wat je kunt verwachten
    wanneer het u schikt > wanneer het je schikt
    wanneer u wilt komen > wanneer je wilt komen
    hoe u wilt helpen of welke hulp u nodig hebt > hoe je wilt helpen of welke hulp je nodig hebt
    wat u wilt leren > wat je wilt leren
    dan hoort u van ons > dan hoor je van ons
    over uzelf > over jezelf
    Wilt u helpen, of hebt u hulp nodig > Wil je helpen, of heb je hulp nodig
    Wilt u meedoen > Wil je meedoen
    waarnaar u op zoek bent > waarnaar je op zoek bent
    U weet wat er gebeurt, wanneer, en wie u kunt vragen > Je weet wat er gebeurt, wanneer, en wie je kunt vragen
    Waar u ons vindt > Waar je ons vindt
    waar u kunt parkeren > waar je kunt parkeren
    wat u vooraf moet weten > wat je vooraf moet weten
    Zo kunt u helpen > Zo kun je helpen
    wat u kunt doen > wat je kunt doen
  `,
  fr: `
    Vous êtes ici > Tu es ici
    Votre nom > Ton nom
    Vous pouvez vous désinscrire > Tu peux te désinscrire
    vous pouvez vous désinscrire > tu peux te désinscrire
    pouvons-nous vous répondre > pouvons-nous te répondre
    votre message > ton message
    Votre texte est toujours là : envoyez-le > Ton texte est toujours là : envoie-le
    Vos saisies > Tes saisies
    Ce que vous enregistrez > Ce que tu enregistres
    de votre compte > de ton compte
    Remplacez-les par les vôtres > Remplace-les par les tiens
    votre besoin > ton besoin
    votre adresse > ton adresse
    votre visite > ta visite
    Essayez > Essaie
    Choisissez > Choisis
    Cochez > Coche
    Écrivez au moins > Écris au moins
    Saisissez les six chiffres que nous vous avons envoyés > Saisis les six chiffres que nous t’avons envoyés
    Déposez un fichier ici ou choisissez-en un > Dépose un fichier ici ou choisis-en un
    ce qui vous attend > ce qui t’attend
    Ce qui vous attend > Ce qui t’attend
    Indiquez > Indique
    Laissez votre adresse > Laisse ton adresse
    dites-nous quand vous seriez disponible > dis-nous quand tu serais disponible
    dites-nous quand vous souhaitez venir > dis-nous quand tu souhaites venir
    dites-nous comment vous souhaitez aider, ou de quelle aide vous avez besoin
      > dis-nous comment tu souhaites aider, ou de quelle aide tu as besoin
    dites-nous ce que vous souhaitez apprendre > dis-nous ce que tu souhaites apprendre
    présentez-vous en quelques mots > présente-toi en quelques mots
    dites-nous comment nous pouvons vous aider > dis-nous comment nous pouvons t’aider
    Décrivez votre besoin et demandez > Décris ton besoin et demande
    Écrivez-nous ce que vous pouvez faire > Écris-nous ce que tu peux faire
    Écrivez-nous > Écris-nous
    Vous souhaitez aider, ou vous avez besoin > Tu souhaites aider, ou tu as besoin
    Vous souhaitez nous rejoindre > Tu souhaites nous rejoindre
    Dites en quelques mots ce que vous cherchez > Dis en quelques mots ce que tu cherches
    Vous savez ce qui se passe, quand, et à qui vous adresser > Tu sais ce qui se passe, quand, et à qui t’adresser
    Écrivez à > Écris à
    Utilisez le formulaire en bas de cette page et laissez > Utilise le formulaire en bas de cette page et laisse
    Placez > Place
    Connectez-vous à votre compte > Connecte-toi à ton compte
    laissez > laisse
  `,
  es: `
    Está aquí > Estás aquí
    Escriba > Escribe
    Su nombre > Tu nombre
    Puede darse de baja > Puedes darte de baja
    puede darse de baja > puedes darte de baja
    su mensaje > tu mensaje
    Su texto sigue aquí: envíelo > Tu texto sigue aquí: envíalo
    Sus datos se conservan hasta que cierre > Tus datos se conservan hasta que cierres
    Lo que guarde > Lo que guardes
    de su cuenta > de tu cuenta
    ¿Olvidó su contraseña? > ¿Olvidaste tu contraseña?
    ¿Aún no tiene cuenta? > ¿Aún no tienes cuenta?
    Sustitúyalas por las suyas > Sustitúyelas por las tuyas
    Describir lo que necesita y dejar su correo > Describir lo que necesitas y dejar tu correo
    Pruebe > Prueba
    Elija > Elige
    Marque > Marca
    Introduzca los seis dígitos que le hemos enviado > Introduce los seis dígitos que te hemos enviado
    Arrastre un archivo aquí o elija uno > Arrastra un archivo aquí o elige uno
    qué le espera > qué te espera
    Qué le espera > Qué te espera
    Deje su correo > Deja tu correo
    díganos cuándo le viene bien > dinos cuándo te viene bien
    díganos cuándo quiere venir > dinos cuándo quieres venir
    díganos cómo quiere ayudar o qué ayuda necesita > dinos cómo quieres ayudar o qué ayuda necesitas
    díganos qué le gustaría aprender > dinos qué te gustaría aprender
    cuéntenos algo de usted > cuéntanos algo de ti
    díganos cómo podemos > dinos cómo podemos
    Describa lo que necesita y pida > Describe lo que necesitas y pide
    Escríbanos y le informaremos > Escríbenos y te informaremos
    Escríbanos qué puede hacer > Escríbenos qué puedes hacer
    Escríbanos > Escríbenos
    ¿Quiere ayudar o necesita ayuda? > ¿Quieres ayudar o necesitas ayuda?
    ¿Quiere participar > ¿Quieres participar
    Diga en pocas palabras qué busca > Di en pocas palabras qué buscas
    Usted sabe > Sabes
    Use el formulario al final de esta página y deje > Usa el formulario al final de esta página y deja
    Indique > Indica
    Ponga > Pon
    Inicie sesión en su cuenta > Inicia sesión en tu cuenta
    deje > deja
  `,
  it: `
    Lei si trova qui > Ti trovi qui
    Inserisca > Inserisci
    Il Suo nome > Il tuo nome
    Può annullare > Puoi annullare
    e può annullare > e puoi annullare
    risponderLe > risponderti
    il Suo messaggio > il tuo messaggio
    lo invii di nuovo > invialo di nuovo
    finché non chiude > finché non chiudi
    Usi l’indirizzo e-mail del Suo account > Usa l’indirizzo e-mail del tuo account
    Non ha ancora un account > Non hai ancora un account
    Le sostituisca con le Sue > Sostituiscile con le tue
    ciò che Le serve > ciò che ti serve
    Provi > Prova
    Scelga > Scegli
    Selezioni > Seleziona
    Scriva > Scrivi
    che Le abbiamo inviato > che ti abbiamo inviato
    Trascini qui un file o ne scelga uno > Trascina qui un file o scegline uno
    Lasci il Suo indirizzo > Lascia il tuo indirizzo
    ci dica quando preferisce venire > dicci quando preferisci venire
    ci dica quando desidera venire > dicci quando desideri venire
    ci dica come vuole aiutare, o di quale aiuto ha bisogno > dicci come vuoi aiutare, o di quale aiuto hai bisogno
    ci dica che cosa vuole imparare > dicci che cosa vuoi imparare
    ci parli un po’ di sé > parlaci un po’ di te
    ci dica come possiamo > dicci come possiamo
    Descriva ciò che Le serve e chieda > Descrivi ciò che ti serve e chiedi
    Ci scriva e Le risponderemo > Scrivici e ti risponderemo
    Ci scriva che cosa può fare > Scrivici che cosa puoi fare
    Ci scriva > Scrivici
    Vuole aiutare o ha bisogno > Vuoi aiutare o hai bisogno
    Vuole partecipare > Vuoi partecipare
    Dica in poche parole che cosa cerca > Di’ in poche parole che cosa cerchi
    Lei sa che cosa > Sai che cosa
    Usi il modulo in fondo a questa pagina e lasci > Usa il modulo in fondo a questa pagina e lascia
    Indichi > Indica
    Acceda al Suo account > Accedi al tuo account
    lasci > lascia
  `,
  ro: `
    Sunteți aici > Ești aici
    Introduceți > Introdu
    Numele dumneavoastră > Numele tău
    Vă puteți dezabona > Te poți dezabona
    vă puteți dezabona > te poți dezabona
    Cum vă putem > Cum îți putem
    mesajul dumneavoastră > mesajul tău
    Trimiteți-l > Trimite-l
    Trimiteți > Trimite
    până închideți > până închizi
    Ștergeți > Șterge
    Citiți > Citește
    Vedeți ce vă așteaptă > Vezi ce te așteaptă
    Ce vă așteaptă > Ce te așteaptă
    Vedeți > Vezi
    Comparați > Compară
    Ați uitat parola > Ai uitat parola
    Nu aveți încă > Nu ai încă
    Înlocuiți-le cu ale dumneavoastră > Înlocuiește-le cu ale tale
    cum începeți > cum începi
    Descrieți de ce aveți nevoie și lăsați > Descrie de ce ai nevoie și lasă
    Descrieți de ce aveți nevoie și cereți > Descrie de ce ai nevoie și cere
    Încercați > Încearcă
    Păstrați > Păstrează
    pentru a vă răspunde > pentru a-ți răspunde
    Alegeți > Alege
    Bifați > Bifează
    Căutați > Caută
    Scrieți-ne ce puteți face > Scrie-ne ce poți face
    Scrieți-ne și vă spunem > Scrie-ne și îți spunem
    Scrieți-ne > Scrie-ne
    Scrieți > Scrie
    pe care vi le-am trimis > pe care ți le-am trimis
    Trageți un fișier aici sau alegeți > Trage un fișier aici sau alege
    Luați legătura > Ia legătura
    Întrebați > Întreabă
    Faceți > Fă
    Rezervați > Rezervă
    Susțineți-ne > Susține-ne
    Cereți > Cere
    Planificați > Planifică
    Începeți > Începe
    Rămâneți > Rămâi
    Alăturați-vă > Alătură-te
    Vorbiți > Vorbește
    Lăsați > Lasă
    lăsați > lasă
    spuneți-ne când vă convine > spune-ne când îți convine
    spuneți-ne când doriți să veniți și câte persoane veți fi > spune-ne când dorești să vii și câte persoane veți fi
    spuneți-ne când doriți să veniți > spune-ne când dorești să vii
    spuneți-ne cum doriți să ajutați sau de ce ajutor aveți nevoie > spune-ne cum dorești să ajuți sau de ce ajutor ai nevoie
    spuneți-ne ce doriți să învățați > spune-ne ce dorești să înveți
    ca să primiți > ca să primești
    spuneți-ne câteva cuvinte despre dumneavoastră > spune-ne câteva cuvinte despre tine
    spuneți-ne cum vă putem > spune-ne cum te putem
    Puneți > Pune
    Doriți să ajutați sau aveți nevoie > Dorești să ajuți sau ai nevoie
    Doriți să vă alăturați sau să aflați > Dorești să te alături sau să afli
    Spuneți în câteva cuvinte ce căutați > Spune în câteva cuvinte ce cauți
    Știți ce se întâmplă, când și pe cine să întrebați > Știi ce se întâmplă, când și pe cine să întrebi
    Folosiți > Folosește
    Unde ne găsiți > Unde ne găsești
    Indicați > Indică
    Cum puteți ajuta > Cum poți ajuta
    Donați > Donează
    donați regulat sau dăruiți din timpul dumneavoastră > donează regulat sau dăruiește din timpul tău
    Dăruiți > Dăruiește
    Abonați-vă > Abonează-te
    Autentificați-vă > Autentifică-te
    Anulați > Anulează
    Verificați > Verifică
    Consultați > Consultă
    Închideți > Închide
    Deschideți > Deschide
    Editați > Editează
    Duplicați > Duplică
    Distribuiți > Distribuie
    Eliminați > Elimină
    Filtrați > Filtrează
    Afișați > Afișează
    Citați > Citează
    Aflați > Află
    Cum puteți dona > Cum poți dona
    Cum ajungeți > Cum ajungi
  `,
};
