import { foldWord } from "#/studio/understanding/trades/fold-word";

/** Trades that are common family names, so that they say little within a name. */
const surnames: ReadonlySet<string> = new Set(
  (
    "baker smith taylor cook mason carpenter fisher potter miller butcher gardener gardner hunter cooper carter turner " +
    "wright brewer butler chandler barber fuller glover joiner sawyer thatcher tyler walker weaver webster archer bishop " +
    "abbott farmer sadler saddler shepherd chapman church temple park parks pope priest king page parker marshall porter " +
    "singer spicer tanner bacon bell brooks field fields forest forester hill lake rivers stone wood woods winter books " +
    "bäcker becker müller schmidt schmitt schmid schneider fischer weber koch zimmermann schreiner wagner metzger bauer " +
    "schäfer töpfer gärtner jäger maler maurer richter schuster schumacher schuhmacher fleischer kaufmann krämer fuhrmann " +
    "winzer hirsch vogel wolf berg stein kirchner förster imker seiler sattler glaser dachdecker tischler kellner wirth brauer " +
    "boulanger boucher berger fournier lefebvre marchand meunier tailleur charpentier masson pêcheur tisserand mercier " +
    "ferrari fabbri ferrero sarti barbieri molinari pastore herrero molina zapatero pastor carpintero " +
    "bakker visser smit kuiper mulder slager timmerman dekker bakkers kok de boer brouwer schipper herder " +
    "kovács szabó molnár mészáros halász juhász kowalski krawczyk młynarz rybak rzeźnik kravets kovalenko " +
    "novák kovář krejčí mlynář kolář ковач кузнецов мельник гончар рыбак рибак ткаченко"
  )
    .split(" ")
    .map(foldWord),
);

/** Whether a folded word is a family name as well as a trade. */
export const isSurname = (folded: string) => surnames.has(folded);
