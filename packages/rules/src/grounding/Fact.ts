import type { AssistantSource } from '@shopbell/protocol';
import type { Language } from '../language';

/** Something that is known, with where it is known from. What an assistant says is held against these. */
export interface Fact {
  /** By which a sentence names it: `article:12#3`, `order:7001.status`. */
  readonly id: string;
  /** As plain words. */
  readonly text: string;
  readonly source: AssistantSource;
  /** How likely it answers what was asked, where that was judged. */
  readonly score?: number;
  /** Which language it is written in, where it may be another than the shopper's. */
  readonly language?: Language;
}

/** One sentence of an answer, with the facts that are said to support it. */
export interface GroundedSentence {
  readonly text: string;
  readonly factIds: readonly string[];
}

export type Unsupported =
  /** It says something and names no fact, or one that is not known. */
  | 'no-fact'
  /** A number, date, price or reference stands in none of its facts. */
  | 'other-number'
  | 'other-name'
  | 'other-sense'
  | 'foreign-link';

export interface RefusedSentence {
  readonly sentence: GroundedSentence;
  readonly because: Unsupported;
}
