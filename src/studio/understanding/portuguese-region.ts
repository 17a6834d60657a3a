import type { Brief } from "#/model/brief";
import { listBriefTexts } from "#/studio/understanding/brief-texts";
import { listWords } from "#/studio/understanding/text-words";

const europeanSigns = /\+351|€|\.pt(?!\p{L})|\p{L}(?:óni|ómi|émi|éni)[cao]/giu;
/** Words, forms of company and places of Portugal; `_` stands for a space. */
const europeanWords = `
  lda sociedade_unipessoal contacto contactos contacta contacte telemóvel telemóveis apelido autocarro
  autocarros comboio comboios pequeno_almoço gelado gelados connosco facto factos freguesia
  concelho sector sectores iva desporto casa_de_banho talho talhos equipa equipas registo
  canalizador canalizadores pastéis_de_nata ecrã ecrãs utilizador utilizadores planeamento
  aluguer portugal português portuguesa portugueses alentejo algarve minho açores madeira lisboa
  coimbra braga tavira évora aveiro setúbal viseu leiria guimarães sintra cascais funchal óbidos
  nazaré beja bragança santarém portimão loulé matosinhos viana_do_castelo ericeira peniche
  estremoz elvas olhão ponta_delgada trás_os_montes ribatejo douro gaia porto
  ovar ílhavo figueira_da_foz póvoa_de_varzim vila_do_conde famalicão caldas_da_rainha torres_vedras covilhã
  sesimbra miúdos_e_graúdos
`;

const brazilianSigns = /\+55|r\$|\.br(?!\p{L})|\p{L}(?:ôni|ômi|êmi|êni)[cao]/giu;
/** Words, forms of company and places of Brazil; `_` stands for a space. */
const brazilianWords = `
  ltda mei cnpj você vocês a_gente contato contatos celular celulares sobrenome ônibus trem trens
  café_da_manhã sorvete sorvetes esporte esportes time times açougue açougues banheiro banheiros
  tela telas usuário usuários aluguel brasil brasileiro brasileira brasileiros brasileiras bahia
  minas_gerais são_paulo rio_de_janeiro recife salvador curitiba florianópolis fortaleza belém
  manaus goiânia brasília porto_alegre porto_seguro porto_velho belo_horizonte natal paraty olinda
  sertão nordestino nordestina
`;

/** How often words of a list occur in a text of words between spaces. */
const countWords = (text: string, list: string) =>
  list
    .split(/\s+/)
    .filter((word) => word !== "")
    .reduce((count, word) => count + text.split(` ${word.replaceAll("_", " ")} `).length - 1, 0);

/**
 * Whether a brief in Portuguese is from Portugal, by its words, spelling, currency and places.
 * Without evidence it is taken for Brazilian, as most Portuguese is.
 */
export function isEuropeanPortuguese(brief: Brief): boolean {
  const prices = (brief.copy?.plans ?? []).map(({ price }) => price);
  const text = [...listBriefTexts(brief).map((one) => one.text), ...prices].join("\n");
  const words = ` ${listWords(text).join(" ")} `;
  const count = (list: string, signs: RegExp) => countWords(words, list) + (text.match(signs)?.length ?? 0);
  return count(europeanWords, europeanSigns) > count(brazilianWords, brazilianSigns);
}
