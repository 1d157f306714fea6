import { tongue } from './Tongue';

export const spanish = tongue({
  common:
    'el la los las lo un una unos unas de del al a y e o u pero si entonces como en por para con sobre entre hacia es son era ser sido será serán está están estar fue ha han he hemos haber hay usted ustedes tú te ti su sus se le les nos nuestro nuestra nuestros nuestras mi mis yo me que qué quien cual cuando cuándo donde dónde cómo este esta esto estos estas ese esa eso aquel también muy más puede pueden puedes podemos podrá debe deben quiere quieres sí gracias hola siento todo toda todos todas cada otro otra otros otras mismo misma ya aún todavía así pues porque desde hasta bien tiene tienes tienen hacer haga hace algo algún alguna ella ellos él nosotros vez simplemente',
  ordinary: 'cuesta cuestan tarda tardan dura duran mide miden contiene contienen precio encontrar ver',
  joins: 'y e o u',
  buts: 'pero sino',
  negations: 'no nunca jamás ningún ninguna ninguno nada nadie sin ni tampoco imposible',
  plain: {
    vague:
      'si cuando algunos algunas algún alguna ciertos ciertas varios varias mayoría todos todas cada sin ellos ellas estos estas esto que cuyo otros otras según veces',
    musts: 'necesario, necesita, necesitas, hace falta, obligatorio, tiene que, tienes que',
    prices: 'cuesta cuestan cobramos coste',
    yes: 'sí',
    no: 'no',
  },
  senses: {
    before: 'antes',
    after: 'después, tras, luego',
    within: 'dentro de, en un plazo de, en el plazo',
    until: 'hasta, mientras',
    from: 'desde, a partir de',
    least: 'al menos, mínimo, como mínimo',
    most: 'como máximo, máximo, hasta, a más tardar',
    over: 'más de, superior, superiores, por encima',
    under: 'menos de, inferior, inferiores, por debajo',
    only: 'solo, sólo, solamente, únicamente',
    except: 'excepto, salvo, a menos que',
    free: 'gratis, gratuito, gratuita, gratuitos, gratuitas',
    open: 'abierto, abierta, abiertos, abrimos',
    closed: 'cerrado, cerrada, cerrados, cerramos',
    included: 'incluido, incluida, incluidos, incluidas, incluye, incluyen',
    excluded: 'excluido, excluida, excluye',
    always: 'siempre',
  },
  numbers:
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  tens: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  also: 'veintiuno:21 veintidós:22 veintitrés:23 veinticuatro:24 veinticinco:25 veintiséis:26 veintisiete:27 veintiocho:28 veintinueve:29 mediodía:12 medianoche:0 mitad:0.5 docena:12',
});
