import { type Quantity, quantitiesOf } from './quantities';
import { read } from './read';
import { isMeasure } from './units';

/** Whether a text counts anything, by a number, a word for one or a day. */
export const saysHowMany = (text: string): boolean => quantitiesOf(read(text)).length > 0;

/** Whether it names a time: so many of what time is counted in, or a day or an hour. */
export const saysHowLong = (text: string): boolean => quantitiesOf(read(text)).some(isOfTime);

/** Whether it counts a time, as “three days” does and “on Monday” does not. */
export const countsTime = (text: string): boolean =>
  quantitiesOf(read(text)).some(({ unit }) => unit !== null && timeUnits.test(unit));

/** Whether it names an amount of money. */
export const saysAmount = (text: string): boolean =>
  quantitiesOf(read(text)).some(({ unit }) => unit !== null && isMeasure(unit) && unit !== '=%');

const isOfTime = ({ keys, unit }: Quantity): boolean =>
  keys.some((key) => /^(?:day|time|weekday):/.test(key)) || (unit !== null && timeUnits.test(unit));

/** How words begin in which time is counted; with them those for days of work. */
export const timeUnits = new RegExp(
  `^(?:${[
    'day|night|hour|week|month|minute|year|working|business',
    'tage?n?$|nacht|nächte|stunde|woche|monat|minute|jahr|werktag|arbeitstag',
    'jour|nuit|heure|semaine|mois|ans?$|année|ouvr',
    'día|noche|hora|semana|mes(?:es)?$|minut|años?$|hábil|laborable',
    'giorn|notte|notti|or[ae]$|settiman|mes[ei]$|ann[oi]$|lavorativ|feriali',
    'dias?$|noite|mês|anos?$|útei',
    'dag|weken|nachten|uur|uren|maand|jaar|werkdag',
    'nat$|nætter|natt|netter|timer?$|uger?$|ukes?r?$|måned|år$|hverdag|arbejdsdag|virkedag',
    'timm|vecko?r?|månad|vardag|arbetsdag',
    'päiv|yön?$|yötä|tun[tn]|viik|kuukau|vuosi|vuotta|arkipäiv',
    'den$|dn[íyů]|noc|hodin|týd[ne]|měsíc|rok[yůu]?$|let$|pracovn',
    '[日週月年時分営泊か]$',
    'يوم|أيام|ايام|ليل|ساع|أسبوع|أسابيع|شهر|أشهر|دقيق|دقائق|سن[ةو]',
    'יום|ימי|לילה|לילות|שעה|שעות|שבוע|חודש|דקות|שנה|שנים',
  ].join('|')})`,
  'u',
);
