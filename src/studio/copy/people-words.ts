/** Words that introduce who works somewhere: what is listed after them are people. */
const peopleWords: readonly RegExp[] = [
  /(?<!\p{L})(?:we(?:['’]re| are) (?:two|three|four|five|six|a (?:team|family))|(?:our|the) (?:team|staff|crew)|who we are)(?!\p{L})/iu,
  /(?<!\p{L})(?:wir sind (?:zu |ein team|eine familie|zwei|drei|vier|fünf|sechs)|(?:unser|das) team|wer wir sind)/iu,
  /(?<!\p{L})(?:nous sommes (?:deux|trois|quatre|cinq|six)|on est (?:deux|trois|quatre|cinq))(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:notre|l['’]) ?équipe|qui sommes-nous)(?!\p{L})/iu,
  /(?<!\p{L})(?:somos (?:dos|tres|cuatro|cinco|dois|duas|três|quatro|um time|un equipo))(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:nuestro|el) equipo|(?:nossa|a) equipe?)(?!\p{L})/iu,
  /(?<!\p{L})(?:siamo in (?:due|tre|quattro|cinque|sei)|(?:il nostro|la nostra) (?:team|squadra)|chi siamo)(?!\p{L})/iu,
  /(?<!\p{L})(?:wij zijn met|we zijn met|ons team|vi är (?:två|tre|fyra)|vi er (?:to|tre|fire)|vårt team|vårt lag|vores hold)(?!\p{L})/iu,
  /(?<!\p{L})(?:jest nas|jesteśmy we|nasz zespół|jsme (?:dva|tři|čtyři))(?!\p{L})/iu,
  /(?<!\p{L})(?:náš tým|sme (?:dvaja|traja)|csapatunk|suntem (?:doi|trei))(?!\p{L})/iu,
  /(?<!\p{L})(?:нас (?:двое|трое|четверо|пятеро|двоє|троє|четверо)|наша команда)(?!\p{L})/iu,
  /(?<!\p{L})(?:είμαστε (?:δύο|τρεις|τέσσερις)|η ομάδα μας|ekibimiz)(?!\p{L})/iu,
  /スタッフは|私たちは[一二三四五六]人|我们(?:有)?[一二两三四五六](?:个|位)?人|我們(?:有)?[一二兩三四五六](?:個|位)?人|우리는 (?:둘|셋|넷)/u,
];

/** Whether a text introduces who works somewhere. */
export const introducesPeople = (intro: string): boolean => peopleWords.some((words) => words.test(intro));
