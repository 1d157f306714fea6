import { tongue } from './Tongue';

export const portuguese = tongue({
  common:
    'o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela para com sobre entre e ou mas se então como é são era ser sido será serão está estão estar foi foram há tem têm ter temos você vocês seu sua seus suas lhe nós nosso nossa nossos nossas eu me meu minha ele ela eles elas que quem qual quais quando onde porque este esta isto esse essa isso aquele também muito mais pode podem podemos poderá deve devem quer sim obrigado obrigada olá desculpe todo toda todos todas cada outro outra outros outras mesmo mesma já ainda assim pois desde bem fazer faz ao à aos às num numa lá aqui simplesmente',
  ordinary: 'custa custam dura duram demora demoram leva levam mede medem contém preço ver encontra',
  joins: 'e ou',
  buts: 'mas porém',
  negations: 'não nunca jamais nenhum nenhuma nada ninguém sem nem impossível',
  plain: {
    vague:
      'se quando alguns algumas certos certas vários várias maioria todos todas cada sem eles elas estes estas isto isso que cujo outros outras conforme vezes',
    musts: 'necessário, precisa, precisas, obrigatório, tem de',
    prices: 'custa custam taxa',
    yes: 'sim',
    no: 'não',
  },
  senses: {
    before: 'antes',
    after: 'depois, após',
    within: 'dentro de, em até, no prazo de',
    until: 'até, enquanto',
    from: 'a partir de',
    least: 'pelo menos, no mínimo, mínimo',
    most: 'no máximo, máximo, até, o mais tardar',
    over: 'mais de, acima, superior, superiores',
    under: 'menos de, abaixo, inferior, inferiores',
    only: 'só, somente, apenas, unicamente',
    except: 'exceto, salvo, a menos que',
    free: 'grátis, gratuito, gratuita, gratuitos, gratuitas, gratuitamente',
    open: 'aberto, aberta, abertos',
    closed: 'fechado, fechada, fechados',
    included: 'incluído, incluída, incluídos, inclui, inclusive',
    excluded: 'excluído, excluída, exceção',
    always: 'sempre',
  },
  numbers:
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
  tens: 'trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
  also: 'duas:2 quatorze:14 metade:0.5 dúzia:12',
});
