/** One on each line. */
export interface Phrasings {
  /** Polite, rude, short, mistyped, without accents, inside more words. */
  readonly asks: string;
  /** Nobody is asked for, though the words are the same. */
  readonly others: string;
}
