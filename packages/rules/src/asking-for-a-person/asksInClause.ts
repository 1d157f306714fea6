import type { Kinds, Lexicon } from './Lexicon';
import type { Kind } from './Vocabulary';

/** How many words may stand between a verb and whom it is about. */
const reach = 5;
const longestBareAsk = 9;
/** How near to the end of a clause it says whom the next is about. */
const tail = 3;

export const isAny = (kinds: Kinds | undefined, ...wanted: readonly Kind[]): boolean =>
  kinds !== undefined && kinds.size > 0 && wanted.some((kind) => kinds.has(kind));

/** Does not change what is asked. */
const little: readonly Kind[] = ['small', 'please', 'help', 'who'];

/** Without one of these nothing is asked for. */
const named: readonly Kind[] = ['person', 'team', 'someone', 'who', 'robot'];

const whom: readonly Kind[] = ['person', 'team', 'callback'];

/** `Agent`, `human please`, `I need someone`, `can you call me`: nothing else is said. */
export function isBareAsk(marks: readonly Kinds[]): boolean {
  const says = (...kinds: readonly Kind[]) => marks.some((mark) => isAny(mark, ...kinds));
  return (
    marks.length <= longestBareAsk &&
    (says(...whom) || (says('someone') && says('real', 'want'))) &&
    marks.every((mark) => isAny(mark, ...whom, 'someone', 'real', ...little, 'want', 'speak')) &&
    !says('told', 'not', 'about')
  );
}

/** Beside other clauses a noun alone may be one of a list, and who is wanted may be said more of in the next. */
export const isRequested = (marks: readonly Kinds[], isLast: boolean): boolean =>
  marks.some((mark) => isAny(mark, 'please') || (isLast && isAny(mark, 'want')));

/** `Is there anybody, who could help me`: the comma parts nothing. */
export const isOfWhom = (marks: readonly Kinds[], next: readonly Kinds[]): boolean =>
  isAny(next[0], 'relative', 'who') &&
  marks.slice(-tail).some((mark) => isAny(mark, 'person', 'team', 'someone', 'real'));

/** More than to wonder whether there is somebody. */
const isWish = (marks: readonly Kinds[]): boolean =>
  marks.some((mark) => isAny(mark, 'want') && !isAny(mark, 'exists'));

export function asksInClause(marks: readonly Kinds[], { words }: Lexicon): boolean {
  if (!marks.some((mark) => isAny(mark, ...named)) || marks.some((mark) => isAny(mark, 'told'))) return false;
  if (refusesRobot(marks, words.isVerbLast === true)) return true;
  const hasRobot = marks.some((mark) => isAny(mark, 'robot'));
  const isRefusal = isWish(marks) && marks.some((mark) => isAny(mark, 'not'));
  if (isRefusal && !hasRobot) return false;
  return marks.some(
    (mark, at) =>
      // Who is to do it, in one turn of phrase: `put a human on`.
      (isAny(mark, 'person') &&
        isAny(mark, 'help') &&
        (!isAny(mark, 'callback') || isAllLittle(marks, at + 1))) ||
      (isAny(mark, 'speak') && speaksTo(marks, at)) ||
      (isAny(mark, 'want') && wants(marks, at)) ||
      (isAny(mark, 'fetch') && fetches(marks, at, words.isVerbLast === true)) ||
      (isAny(mark, 'who') && asksWho(marks, at)) ||
      (isAny(mark, 'person', 'team', 'someone') && isSpokenTo(marks, at, words.isVerbLast === true)) ||
      (isAny(mark, 'help') && isHelpOf(marks, at, false)) ||
      (isAny(mark, 'deed') && isHelpOf(marks, at, true)),
  );
}

/** A verb of speaking and soon whom with, whatever stands between. */
function speaksTo(marks: readonly Kinds[], at: number): boolean {
  for (const mark of marks.slice(at + 1, at + 1 + reach)) {
    if (isAny(mark, 'person', 'team', 'someone')) return true;
    if (isAny(mark, 'about') && !isAny(mark, ...little)) return false;
  }
  return false;
}

/** A verb of wanting and right behind it whom, with nothing that makes it something else: a human hair wig. */
function wants(marks: readonly Kinds[], at: number): boolean {
  let hasReal = false;
  for (let next = at + 1; next <= at + reach; next += 1) {
    const mark = marks[next];
    hasReal ||= isAny(mark, 'real') || isAny(marks[next + 1], 'real');
    const isWhom = isAny(mark, 'person', 'team') || (isAny(mark, 'someone') && hasReal);
    if (isWhom && isEndOrSmall(marks[next + 1]))
      return !(isAny(marks[at], 'exists') && isElsewhere(marks, next + 1));
    if (!isAny(mark, ...little, 'real', 'want', 'person', 'team', 'someone')) return false;
  }
  return false;
}

/** `Do you have staff in Berlin`, `in the shop`. */
function isElsewhere(marks: readonly Kinds[], from: number): boolean {
  const end = marks.findIndex((mark, at) => at >= from && !isAny(mark, ...little, 'real', 'place'));
  const isNamed = end < 0 || marks[end]?.size === 0;
  return isNamed && marks.slice(from, end < 0 ? undefined : end).some((mark) => isAny(mark, 'place'));
}

/** `Fetch somebody`, `let out an employee`: nothing but a person is meant. */
function fetches(marks: readonly Kinds[], at: number, isVerbLast: boolean): boolean {
  const finds = (step: 1 | -1): boolean => {
    for (let place = at + step; Math.abs(place - at) <= reach; place += step) {
      const isWhom = isAny(marks[place], 'person', 'team', 'someone');
      if (isWhom && (step < 0 || isAllLittle(marks, place + 1))) return true;
      if (!isWhom && !isAny(marks[place], ...little, 'real', 'want')) return false;
    }
    return false;
  };
  return finds(1) || (isVerbLast && isEndOrSmall(marks[at + 1]) && finds(-1));
}

/** `Who can I talk to`, `who can help me`; who can help to build it up is another matter. */
function asksWho(marks: readonly Kinds[], at: number): boolean {
  for (let next = at + 1; next <= at + reach; next += 1) {
    if (isAny(marks[next], 'speak')) return true;
    if (isAny(marks[next], 'help')) return isAllLittle(marks, next + 1);
    if (!isAny(marks[next], 'small', 'please', 'real', 'want', 'person', 'team')) return false;
  }
  return false;
}

const isEndOrSmall = (mark: Kinds | undefined): boolean =>
  mark === undefined || isAny(mark, ...little, 'real', 'speak', 'want', 'not');

/** `Employees get a discount`: whoever wants something else is not the one who is wanted. */
const isAllLittle = (marks: readonly Kinds[], from: number): boolean => marks.slice(from).every(isEndOrSmall);

/** `Is there a person I can talk to`. */
function isSpokenTo(marks: readonly Kinds[], at: number, isVerbLast: boolean): boolean {
  for (let next = at + 1; next <= at + reach; next += 1) {
    const mark = marks[next];
    if (isAny(mark, 'speak')) return isVerbLast || next > at + 1;
    if (isVerbLast && isAny(mark, 'want') && !isAny(marks[at], 'someone') && isAllLittle(marks, next + 1))
      return true;
    if (!isAny(mark, ...little, 'real', 'person', 'team', 'want')) return false;
  }
  return false;
}

/**
 * `Can a human take a look`, `get someone to call me`: who is to help, close before it or behind it. What anybody might do is
 * no help but of whom the shop has: `can a colleague do it`.
 */
function isHelpOf(marks: readonly Kinds[], at: number, isDeed: boolean): boolean {
  const isWanted = marks.some((mark) => isAny(mark, 'want'));
  const mayBeAnybody = !isDeed || isWish(marks);
  const isReal = (place: number) =>
    marks.slice(Math.max(place - 1, 0), place + 2).some((mark) => isAny(mark, 'real'));
  const isOurs = (place: number) => isReal(place) || isOfTeam(marks, place);
  const isWhom = (place: number) =>
    (isAny(marks[place], 'person') && (mayBeAnybody || isOurs(place))) ||
    (isAny(marks[place], 'someone') && ((!isDeed && isWanted) || isOurs(place)));
  const finds = (step: 1 | -1, far: number): boolean => {
    for (let place = at + step; Math.abs(place - at) <= far; place += step) {
      if (isWhom(place)) return true;
      if (!isAny(marks[place], ...little, 'real', 'want', 'someone', 'team', 'place')) return false;
    }
    return false;
  };
  return finds(-1, reach) || finds(1, 3);
}

/** `Someone from support`. */
const isOfTeam = (marks: readonly Kinds[], at: number): boolean =>
  isAny(
    marks.slice(at + 1, at + 1 + tail).find((mark) => !isAny(mark, 'small', 'place')),
    'team',
  );

/** `I do not want to talk to a robot`; a robot that cleans is another matter. */
function refusesRobot(marks: readonly Kinds[], isVerbLast: boolean): boolean {
  const no = marks.findIndex((mark) => isAny(mark, 'not'));
  const robot = marks.findIndex((mark, at) => (at > no || isVerbLast) && isAny(mark, 'robot'));
  if (no < 0 || robot < 0 || Math.abs(robot - no) > reach + 1) return false;
  if (!isEndOrSmall(marks[robot + 1])) return false;
  const isAllSaid = marks.every((mark) =>
    isAny(mark, ...little, 'not', 'robot', 'real', 'person', 'someone'),
  );
  return isAllSaid || (robot > no && marks.some((mark) => isAny(mark, 'speak', 'want')));
}
