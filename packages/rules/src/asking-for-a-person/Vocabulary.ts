/**
 * The words of one language, each list divided by `|`, each phrase of any number of words; a word that ends in `*` stands
 * for everything that begins so. Accents and case do not matter, except that where people write `ue` for `ü` both stand here.
 */
export interface Vocabulary {
  /** Who works for a shop, and who is simply no machine. */
  readonly person: string;
  /** Where such people are: `customer service`. */
  readonly team: string;
  /** `Someone`: a person only where one wants to speak with them. */
  readonly someone: string;
  /** What a person is said to be, against a machine: `real`, `from your team`. */
  readonly real: string;
  readonly speak: string;
  readonly want: string;
  /** What may stand around all these without changing what is asked: articles, greetings, `with`. */
  readonly small: string;
  /** What makes a noun a request: `please`, `now`. */
  readonly please: string;
  /** What a person is to do for who asks: `answer me`, `take over`. */
  readonly help: string;
  /** Who is to be called on the telephone, which only a person does: `call me back`. */
  readonly callback: string;
  /** What anybody might do, and is asked for only of whom the shop has: `do it`. */
  readonly deed: string;
  /** By which somebody is brought here, whoever it is: `fetch`. */
  readonly fetch: string;
  /** Asks which person there is: `who can`. */
  readonly who: string;
  /** Wonders only whether there is somebody: `do you have`. */
  readonly exists: string;
  /** What a place follows: `in`. */
  readonly place: string;
  /** Whose person is none of the shop's, before it: `my boss`. */
  readonly my: string;
  /** The same, behind it: `a colleague of mine`. */
  readonly mine: string;
  /** By which more is said of a person behind a comma: `somebody, who`. */
  readonly relative: string;
  readonly robot: string;
  readonly not: string;
  /** Something is told or wondered about, not asked for: `yesterday`, `am I talking`. */
  readonly told: string;
  /** After these it is about something else than with whom one speaks. */
  readonly about: string;
  /** Written together with the word that they belong to. */
  readonly prefixes?: string;
  /** The verb may stand right behind the person: `mit einem Menschen sprechen`. */
  readonly isVerbLast?: boolean;
  /** Its words are not divided by spaces. */
  readonly isSpaceless?: boolean;
}

export const kinds = [
  'person',
  'team',
  'someone',
  'real',
  'speak',
  'want',
  'small',
  'please',
  'help',
  'callback',
  'deed',
  'fetch',
  'who',
  'exists',
  'place',
  'my',
  'mine',
  'relative',
  'robot',
  'not',
  'told',
  'about',
] as const;
export type Kind = (typeof kinds)[number];
