// Falsehoods made of true answers, one change each. Deterministic: the same answers give the same mutations.

/** Words by which a statement is turned, longest first: [with, without]. */
const negations = {
  en: [
    [' do not ', ' do '],
    [' does not ', ' does '],
    [' cannot ', ' can '],
    [" can't ", ' can '],
    [' is not ', ' is '],
    [' are not ', ' are '],
    [' need not ', ' need to '],
    [' no ', ' a '],
    ['No ', 'An '],
    ['None ', 'All '],
    [' nothing', ' something'],
    [' have ', ' never have '],
    [' can ', ' cannot '],
    [' is ', ' is not '],
    [' are ', ' are not '],
    [' has ', ' has not '],
    [' takes ', ' never takes '],
    [' holds ', ' never holds '],
    [' costs ', ' never costs '],
    [' leaves ', ' never leaves '],
    [' leave ', ' never leave '],
    [' goes ', ' never goes '],
    [' stays ', ' never stays '],
    [' weave ', ' never weave '],
    [' throws ', ' never throws '],
    [' get ', ' never get '],
    [' ship ', ' never ship '],
    [' apply ', ' do not apply '],
  ],
  de: [
    [' nicht ', ' '],
    [' nichts ', ' etwas '],
    [' kein ', ' ein '],
    ['Eine Hotline haben wir nicht', 'Eine Hotline haben wir'],
    [' sind ', ' sind nicht '],
    [' ist ', ' ist nicht '],
    [' können Sie ', ' können Sie nicht '],
    [' bezahlen wir', ' bezahlen wir nicht'],
    [' haben ', ' haben nicht '],
    [' enden ', ' enden nicht '],
    [' versenden ', ' versenden nicht '],
  ],
  fr: [
    [' ne peut plus ', ' peut encore '],
    ['n’expédions pas', 'expédions'],
    ['Aucune preuve n’est', 'Une preuve est'],
    ['Aucune facture', 'Une facture'],
    [' rien n’a ', ' tout a '],
    [' est ', ' n’est pas '],
    [' sont ', ' ne sont pas '],
    [' quitte ', ' ne quitte pas '],
    [' travaillons ', ' ne travaillons pas '],
    [' livrons ', ' ne livrons pas '],
  ],
  es: [
    ['No tiene que llamar a nadie ni', 'Tiene que llamar a alguien y'],
    ['No ', ''],
    [' no ', ' '],
    [' es ', ' no es '],
    [' está ', ' no está '],
    [' puede ', ' no puede '],
    [' pagamos ', ' no pagamos '],
    [' descuenta ', ' no descuenta '],
    [' salen ', ' no salen '],
    [' terminan ', ' no terminan '],
    [' se devuelven ', ' no se devuelven '],
  ],
  ja: [
    ['できません', 'できます'],
    ['変わりません', '変わります'],
    ['変更できます', '変更できません'],
    ['キャンセルできます', 'キャンセルできません'],
    ['確認できます', '確認できません'],
    ['発送します', '発送しません'],
    ['お送りします', 'お送りしません'],
    ['負担します', '負担しません'],
  ],
  it: [
    [' non possono ', ' possono '],
    ['Puoi ', 'Non puoi '],
    [' è ', ' non è '],
    [' arriva ', ' non arriva '],
  ],
  nl: [
    [' niet ', ' '],
    ['U kunt artikelen', 'U kunt geen artikelen'],
    [' is gratis', ' is niet gratis'],
    ['versturen met', 'versturen niet met'],
  ],
  pt: [
    [' não podem ', ' podem '],
    ['Você pode', 'Você não pode'],
    [' é grátis', ' não é grátis'],
    ['Enviamos', 'Não enviamos'],
  ],
  da: [
    [' ikke ', ' '],
    ['Du kan ', 'Du kan ikke '],
    [' er gratis', ' er ikke gratis'],
  ],
  no: [
    [' ikke ', ' '],
    ['Du kan ', 'Du kan ikke '],
    ['Vi sender', 'Vi sender ikke'],
  ],
  sv: [
    [' inte ', ' '],
    ['Du kan ', 'Du kan inte '],
    ['Vi skickar', 'Vi skickar inte'],
  ],
  fi: [
    [' ei voi ', ' voi '],
    ['Voit ', 'Et voi '],
    [' on ilmainen', ' ei ole ilmainen'],
  ],
  cz: [
    [' nelze ', ' lze '],
    [' můžete ', ' nemůžete '],
    [' je zdarma', ' není zdarma'],
  ],
  ar: [
    ['لا يمكن', 'يمكن'],
    ['يمكنك', 'لا يمكنك'],
    ['الشحن مجاني', 'الشحن ليس مجاني'],
  ],
  he: [
    ['אין החזר', 'יש החזר'],
    ['אפשר', 'אי אפשר'],
    ['המשלוח חינם', 'המשלוח לא חינם'],
  ],
};

/** Words of direction and their contraries. */
const directions = {
  en: [
    ['before', 'after'],
    ['within', 'after'],
    ['up to', 'at least'],
    ['over', 'under'],
    ['more than', 'less than'],
    ['at least', 'at most'],
    ['below', 'above'],
    ['included', 'excluded'],
    ['closed', 'open'],
    [' after 3', ' before 3'],
  ],
  de: [
    ['innerhalb von', 'nach'],
    ['nach 3', 'vor 3'],
  ],
  fr: [
    ['avant', 'après'],
    ['après', 'avant'],
  ],
  es: [
    ['antes', 'después'],
    ['desde 100', 'hasta 100'],
  ],
  ja: [['以内', '以降']],
  it: [
    ['entro', 'dopo'],
    ['dopo', 'prima di'],
  ],
  nl: [['binnen 14', 'na 14']],
  da: [
    ['inden for', 'efter'],
    ['over', 'under'],
  ],
  no: [['innen', 'etter']],
  sv: [['inom', 'efter']],
  fi: [['yli', 'alle']],
  cz: [['nad', 'pod']],
  ar: [
    ['فوق', 'تحت'],
    ['خلال', 'بعد'],
  ],
  he: [
    ['מעל', 'מתחת'],
    ['תוך', 'אחרי'],
  ],
};

const names = [
  'UPS',
  'USPS',
  'DHL',
  'DPD',
  'PayPal',
  'Visa',
  'Mastercard',
  'Saltmarsh',
  'Hollin',
  'Pebble',
  'Fern',
  'Morning',
  'Ember',
  'Portugal',
  'Japan',
  'Canada',
  'United Kingdom',
  'Express',
  'Moss',
  'PostNL',
  'Correios',
  'Posten',
  'PostNord',
  'Apple',
  'WELCOME10',
  'SUMMER25',
  'Nederland',
  'American Express',
  'キャンセル',
];
/** Of a shop for bicycles, each with another that it is taken for. */
const namesSwapped = [
  ['Brompton', 'Bianchi'],
  ['Gazelle', 'Giant'],
  ['Trek', 'Merida'],
  ['Canyon', 'Cannondale'],
  ['Koblenz', 'Cologne'],
  ['Maria', 'Martha'],
  ['Tom', 'Tim'],
  ['Portland', 'Oakland'],
  ['Visa', 'Vipps'],
  ['PayPal', 'PayPay'],
  ['Klarna', 'Clearpay'],
  ['Cyclehub', 'Cyclebar'],
  ['Jobrad', 'Bikeleasing'],
  ['Fastwheel', 'Fastbike'],
  ['United States', 'United Arab Emirates'],
  ['Bremen', 'Berlin'],
  ['Petersen', 'Peters'],
  ['Chronopost', 'Colissimo'],
  ['Nantes', 'Nancy'],
  ['Correos', 'Seur'],
  ['Sevilla', 'Málaga'],
  ['Batavus', 'Sparta'],
  ['PostNL', 'DHL'],
  ['Alder', 'Elder'],
  ['ブロンプトン', 'ビアンキ'],
  ['ヤマト', 'サガワ'],
  ['京都', '東京'],
  ['أرامكس', 'سمسا'],
  ['السعودية', 'الكويت'],
  ['جدة', 'الرياض'],
  ['צ׳יטה', 'בר'],
  ['חיפה', 'יפו'],
];
/** What stands in the same fact, and has something else said of it. */
const subjects = [
  ['Frames', 'Batteries'],
  ['Batteries', 'Frames'],
  ['Clothing', 'Helmets'],
  ['Helmets', 'Clothing'],
  ['Tyres and chains', 'Frames'],
  ['A week', 'A day'],
  ['deposit', 'helmet'],
  ['Helme ', 'Neue Räder '],
  ['Les casques', 'Les vélos'],
  ['Los cascos', 'Las bicicletas'],
];
const otherNames = ['Evri', 'Klarna', 'Marlow', 'Lindgren', 'Brazil', 'Premium', 'Cobalt', 'AUTUMN40'];
const numberWords =
  /(?<!\p{L})(?:two|three|four|five|seven|ten|fourteen|thirty|zwei|drei|fünf|zwölf|dreißig|deux|trois|cinq|trente|dos|tres|treinta)(?!\p{L})/u;
const wordFor = {
  two: 'six',
  three: 'nine',
  four: 'eight',
  five: 'eleven',
  seven: 'twenty',
  ten: 'three',
  fourteen: 'sixty',
  thirty: 'ninety',
  zwei: 'sieben',
  drei: 'neun',
  fünf: 'elf',
  zwölf: 'neun',
  dreißig: 'neunzig',
  deux: 'sept',
  trois: 'neuf',
  cinq: 'onze',
  trente: 'soixante',
  dos: 'siete',
  tres: 'nueve',
  treinta: 'noventa',
};
const months = [
  ['January', 'March'],
  ['November', 'October'],
  ['September', 'August'],
  ['Januar', 'März'],
  ['November', 'Oktober'],
  ['novembre', 'octobre'],
  ['noviembre', 'octubre'],
  ['enero', 'marzo'],
  ['11月', '10月'],
  ['Monday', 'Tuesday'],
  ['Saturday', 'Thursday'],
  ['Sundays', 'Mondays'],
  ['Montag', 'Dienstag'],
  ['samedi', 'mardi'],
  ['sábado', 'martes'],
  ['noon', 'midnight'],
];
const units = [
  ['working days', 'weeks'],
  ['nights', 'months'],
  ['days', 'hours'],
  ['years', 'months'],
  ['Werktagen', 'Wochen'],
  ['Nächte', 'Wochen'],
  ['Tagen', 'Wochen'],
  ['jours', 'heures'],
  ['días', 'meses'],
  ['noches', 'semanas'],
  ['$', '€'],
  ['営業日', '週間'],
  ['giorni', 'mesi'],
  ['dagen', 'weken'],
  ['dias', 'meses'],
  ['dage', 'uger'],
  ['dager', 'uker'],
  ['dagar', 'veckor'],
  ['dnů', 'měsíců'],
  ['ml', 'liters'],
];

const baseOf = (language) => language.slice(0, 2);

/** Every mutation of an answer: `{ kind, text, factIds }`. */
export function mutationsOf(answer, others) {
  const { text, language, factIds, falsehoods = [] } = answer;
  const tongue = baseOf(language);
  const made = [];
  const add = (kind, changed) => {
    if (changed !== null && changed !== text) made.push({ kind, text: changed, factIds });
  };
  for (const { index, 0: found } of text.matchAll(/\p{Nd}+/gu)) {
    if (/\p{L}/u.test(text[index - 1] ?? '')) continue;
    const changed = bumped(found);
    add('number', text.slice(0, index) + changed + text.slice(index + found.length));
  }
  add(
    'number',
    text.replace(numberWords, (word) => wordFor[word]),
  );
  add('unit', first(text, units));
  for (const pair of months) add('date', first(text, [pair]));
  add('negation', first(text, negations[tongue] ?? []));
  for (const pair of directions[tongue] ?? []) add('direction', first(text, [pair]));
  for (const [at, name] of names.entries())
    add('name', first(text, [[name, otherNames[at % otherNames.length]]]));
  for (const pair of namesSwapped) add('name', first(text, [pair]));
  for (const pair of subjects) add('subject', first(text, [pair]));
  for (const other of others.filter((one) => baseOf(one.language) === tongue).slice(0, 3))
    made.push({ kind: 'other shop', text: other.text, factIds });
  made.push({ kind: 'other shop', text, factIds: [`other:${factIds[0]}`] });
  for (const falsehood of falsehoods) made.push({ kind: 'by hand', text: falsehood, factIds });
  return made;
}

/** The same digits in the same script, each but the last kept: what a slip or a hallucination looks like. */
function bumped(number) {
  const last = number.codePointAt(number.length - 1);
  const zero = last <= 57 ? 48 : 0x660;
  return number.slice(0, -1) + String.fromCodePoint(zero + ((last - zero + 3) % 10));
}

function first(text, pairs) {
  for (const [from, to] of pairs) if (text.includes(from)) return text.replace(from, to);
  return null;
}
