import { quantitiesOf } from './quantities';
import { read } from './read';
import { isMeasure } from './units';

/** Whether a text counts anything, by a number, a word for one or a day. */
export const saysHowMany = (text: string): boolean => quantitiesOf(read(text)).length > 0;

/** Whether it names an amount of money. */
export const saysAmount = (text: string): boolean =>
  quantitiesOf(read(text)).some(({ unit }) => unit !== null && isMeasure(unit) && unit !== '=%');
