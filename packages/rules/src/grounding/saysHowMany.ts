import { quantitiesOf } from './quantities';
import { read } from './read';

/** Whether a text counts anything, by a number, a word for one or a day. */
export const saysHowMany = (text: string): boolean => quantitiesOf(read(text)).length > 0;
