import { calendar } from './calendar';
import type { ReadText, Token } from './read';
import type { Tongue } from './tongues';
import { isBetween, isOfWorkingDays, unitOf } from './units';

/** A number, date, time or reference of a text, by all that it can mean. */
export interface Quantity {
  readonly keys: readonly string[];
  readonly at: number;
  /** Of what there are so many: a currency, per cent, or the word behind it. */
  readonly unit: string | null;
  /** So many days on which the shop works, which are fewer than days. */
  readonly isOfWorkingDays: boolean;
  readonly segment: number;
  readonly clause: number;
}

/** All that a text counts, and when. */
export function quantitiesOf({ tokens, tongue }: ReadText): readonly Quantity[] {
  const found: Quantity[] = [];
  const taken = new Set<number>();
  const add = (token: Token, keys: readonly string[], unit: string | null = null) =>
    found.push({
      ...{ keys, at: token.at, unit, segment: token.segment, clause: token.clause },
      isOfWorkingDays: unit !== null && isOfWorkingDays(tokens, token),
    });
  for (const token of tokens) {
    const day = dayBeside(tokens, token, tongue);
    if (day) {
      add(token, day.keys);
      for (const at of day.taken) taken.add(at);
    }
  }
  for (const token of tokens) {
    if (taken.has(token.at)) continue;
    if (token.kind === 'date') add(token, dateKeys(token.text));
    else if (token.kind === 'reference') add(token, [`ref:${token.text}`]);
    else if (token.kind === 'number') {
      const time = timeOf(token, tokens);
      add(token, time ? [time] : numberKeys(token.text), unitOf(tokens, token, tongue));
    } else if (token.kind === 'word') {
      const weekday = weekdayOf(token, tongue);
      if (weekday) add(token, [`weekday:${weekday}`]);
      const number = wordNumber(tokens, token, tongue);
      if (number === null) continue;
      add(token, numberKeys(String(number.value)), unitOf(tokens, number.last, tongue));
      taken.add(number.last.at);
    }
  }
  return [...found, ...rangesOf(found, tokens)];
}

/** Two numbers side by side, or with nothing but "to" between them, belong together. */
function rangesOf(found: readonly Quantity[], tokens: readonly Token[]): readonly Quantity[] {
  const inOrder = found.filter(({ keys }) => /^\d/.test(keys[0] ?? '')).toSorted((a, b) => a.at - b.at);
  return inOrder.slice(1).flatMap((second, index): Quantity[] => {
    const first = inOrder[index];
    if (!first || first.clause !== second.clause || first.segment !== second.segment) return [];
    const gap = second.at - first.at;
    const isRange = gap === 1 || (gap === 2 && isBetween(tokens[first.at + 1]?.text ?? ''));
    return isRange
      ? [{ ...first, keys: [`${first.keys[0]}-${second.keys[0]}`].map((key) => `range:${key}`) }]
      : [];
  });
}

/** "twenty four", "treinta y cinco", "two hundred". */
function wordNumber(
  tokens: readonly Token[],
  token: Token,
  { numbers, common }: Tongue,
): { value: number; last: Token } | null {
  const value = numbers.get(token.text);
  if (value === undefined) return null;
  const next = tokens[token.at + 1];
  // Where it is an article as well, it counts only what is named right behind it.
  if (value === 1 && (common.has(token.text) || next?.kind !== 'word' || common.has(next.text))) return null;
  const second = next && common.has(next.text) && next.text.length < 4 ? tokens[token.at + 2] : next;
  const more = second ? numbers.get(second.text) : undefined;
  if (second && more !== undefined && value >= 20 && value < 100 && more > 0 && more < 10)
    return { value: value + more, last: second };
  if (next && numbers.get(next.text) === 100 && value > 1 && value < 10)
    return { value: value * 100, last: next };
  return { value, last: token };
}

/** What is written with points and commas can be read in two ways; both count. */
function numberKeys(text: string): readonly string[] {
  const groups = text.split(/[.,':]/);
  const digits = groups.join('');
  if (groups.length === 1)
    return digits.length >= 7 || /^0\d/.test(digits) ? [`ref:${digits}`] : [String(Number(digits))];
  const keys = new Set<string>();
  const separators = text.replace(/\d/g, '');
  const isOneKind = new Set(separators).size === 1;
  if (isOneKind && separators[0] !== ':' && groups.slice(1).every((group) => group.length === 3))
    keys.add(String(Number(digits)));
  if (!isOneKind || separators.length === 1)
    keys.add(String(Number(`${groups.slice(0, -1).join('')}.${groups.at(-1)}`)));
  if (keys.size === 0) keys.add(`ref:${text}`);
  return [...keys];
}

function timeOf(token: Token, tokens: readonly Token[]): string | null {
  const match = /^(\d{1,2})(?::(\d{2}))?$/.exec(token.text);
  if (!match) return null;
  const [next, second] = [tokens[token.at + 1]?.text ?? '', tokens[token.at + 2]?.text ?? ''];
  const half = next === 'am' || (next === 'a' && second === 'm') ? 'am' : null;
  const isLater = next === 'pm' || (next === 'p' && second === 'm');
  const isHour = /^(?:uhr|h|heures|kl|klo|hodin|時)$/.test(next);
  if (match[2] === undefined && !half && !isLater && !isHour) return null;
  const hour = (Number(match[1]) % (half || isLater ? 12 : 24)) + (isLater ? 12 : 0);
  return `time:${hour}:${match[2] ?? '00'}`;
}

const weekdayOf = ({ text, isCapital }: Token, tongue: Tongue): number | undefined => {
  const { weekdays } = calendar();
  // "sun" and "sat" are words of their own; the long names are not.
  return isCapital || !tongue.common.has(text)
    ? (weekdays.get(text) ?? weekdays.get(text.replace(/s$/, '')))
    : undefined;
};

/** A month with the day before or behind it. */
function dayBeside(tokens: readonly Token[], token: Token, tongue: Tongue) {
  if (token.kind !== 'word') return null;
  const { months, shortMonths } = calendar();
  const whole = months.get(token.text);
  const month = whole ?? shortMonths.get(token.text);
  if (month === undefined || (tongue.common.has(token.text) && !token.isCapital)) return null;
  const near = [-1, 1, -2]
    .map((step) => tokens[token.at + step])
    .filter((one) => one?.segment === token.segment);
  const day = near.find(
    (one) => one?.kind === 'number' && /^\d{1,2}$/.test(one.text) && Number(one.text) <= 31,
  );
  const year = tokens
    .slice(token.at + 1, token.at + 5)
    .find((one) => one.kind === 'number' && /^(?:19|20)\d\d$/.test(one.text));
  if (whole === undefined && !day) return null;
  const parts = day ? [`${month}-${Number(day.text)}`] : [`month-${month}`];
  const keys = parts.map((part) => `day:${year && day ? `${year.text}-` : ''}${part}`);
  const taken = [day?.at, year && day ? year.at : undefined].filter((at) => at !== undefined);
  return { keys, taken };
}

function dateKeys(text: string): readonly string[] {
  const [a = 0, b = 0, c = 0] = text
    .split(/[^\d]+/)
    .filter(Boolean)
    .map(Number);
  if (/年/.test(text) || /^\d{4}-/.test(text)) return [dayKey(a, b, c)];
  if (/月/.test(text)) return [`day:${a}-${b}`];
  const year = c < 100 ? 2000 + c : c;
  return [...(b <= 12 ? [dayKey(year, b, a)] : []), ...(a <= 12 ? [dayKey(year, a, b)] : [])];
}

const dayKey = (year: number, month: number, day: number): string => `day:${year}-${month}-${day}`;

/** What a fact that says it supports as well: the day without its year, the month of a day. */
export function widened(key: string): readonly string[] {
  const day = /^day:(\d{4}-)?(\d+)-(\d+)$/.exec(key);
  if (!day) return key.startsWith('time:') ? [key, `clock:${key.slice(5)}`] : [key];
  return [key, `day:${day[2]}-${day[3]}`, `day:month-${day[2]}`];
}
