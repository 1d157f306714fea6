/** Words that turn what is said around. Each must be said of the same thing in a fact, or at least not its opposite. */
export const senses = [
  'before',
  'after',
  'within',
  'until',
  'from',
  'least',
  'most',
  'over',
  'under',
  'only',
  'except',
  'free',
  'open',
  'closed',
  'included',
  'excluded',
  'always',
] as const;
export type Sense = (typeof senses)[number];

/** By which it can be told what is said plainly, and what of a case, of a part or of something else. */
interface Plain<Words> {
  /** A sentence with one of them holds in a case only, of a part only, or of what is named elsewhere: `if`, `some`, `it`. */
  readonly vague: Words;
  /** What need not be is no contrary of what can be. */
  readonly musts: Words;
  /** Said of what is not free. */
  readonly prices: Words;
  readonly yes: Words;
  readonly no: Words;
}

/** What the checker knows of a language. */
export interface Tongue {
  /** By which it is recognised, and which say nothing by themselves. */
  readonly common: ReadonlySet<string>;
  /** What joins a thing with what is known of it, and says nothing of its own: `costs`, `takes`. */
  readonly ordinary: ReadonlySet<string>;
  readonly negations: ReadonlySet<string>;
  /** Between parts of a sentence that go on, and between those that are set against each other. */
  readonly joins: ReadonlySet<string>;
  readonly buts: ReadonlySet<string>;
  /** Where a negation is the beginning of a verb. */
  readonly negationPrefix?: RegExp;
  /** Of one or more words. */
  readonly senses: ReadonlyMap<string, Sense>;
  readonly plain: Plain<readonly string[]>;
  readonly numbers: ReadonlyMap<string, number>;
  /** Every noun begins with a capital, so that names cannot be told by it. */
  readonly capitalsAreNouns: boolean;
  /** Small words are written together with the next one. */
  readonly prefixes: readonly string[];
}

export interface Written {
  readonly common: string;
  readonly ordinary?: string;
  readonly joins: string;
  readonly buts: string;
  readonly negations: string;
  readonly senses: Partial<Record<Sense, string>>;
  readonly plain: Plain<string>;
  /** From zero to twenty. */
  readonly numbers?: string;
  /** Thirty, forty … ninety, a hundred. */
  readonly tens?: string;
  /** How twenty-one is written where it is one word. */
  readonly joined?: (tens: string, unit: string) => string;
  /** Other forms: `pair:2 dozen:12`. */
  readonly also?: string;
  readonly negationPrefix?: RegExp;
  readonly capitalsAreNouns?: boolean;
  readonly prefixes?: string;
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);

export function tongue(written: Written): Tongue {
  const {
    common,
    ordinary = '',
    negations,
    negationPrefix,
    capitalsAreNouns = false,
    plain,
    prefixes = '',
  } = written;
  return {
    common: new Set(words(common)),
    ordinary: new Set(words(ordinary)),
    negations: new Set(words(negations)),
    joins: new Set(words(written.joins)),
    buts: new Set(words(written.buts)),
    ...(negationPrefix && { negationPrefix }),
    plain: {
      ...{ vague: words(plain.vague), prices: words(plain.prices) },
      musts: plain.musts.split(', '),
      ...{ yes: words(plain.yes), no: words(plain.no) },
    },
    senses: new Map(
      senses.flatMap((sense) =>
        (written.senses[sense] ?? '')
          .split(',')
          .map((phrase) => phrase.trim())
          .filter(Boolean)
          .map((phrase) => [phrase, sense] as const),
      ),
    ),
    numbers: numbersOf(written),
    capitalsAreNouns,
    prefixes: words(prefixes),
  };
}

function numbersOf({ numbers = '', tens = '', joined, also = '' }: Written): ReadonlyMap<string, number> {
  const units = words(numbers);
  const tensFromTwenty = [...units.slice(20, 21), ...words(tens)];
  const known = new Map(units.map((word, value) => [word, value]));
  for (const [at, word] of tensFromTwenty.entries()) known.set(word, (at + 2) * 10);
  if (joined)
    for (const [at, ten] of tensFromTwenty.slice(0, 8).entries())
      for (const [unit, word] of units.slice(1, 10).entries())
        known.set(joined(ten, word), (at + 2) * 10 + unit + 1);
  for (const pair of words(also)) {
    const [word = '', value = ''] = pair.split(':');
    known.set(word, Number(value));
  }
  return known;
}
