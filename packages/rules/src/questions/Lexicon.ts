/** How people say these things, without accents and capitals; `|` stands between phrases. */
export interface Lexicon {
  /** What they have ordered. */
  readonly ownOrder: string;
  /** Where it is. */
  readonly asksWhere: string;
  readonly cancels: string;
  readonly greets: string;
  readonly thanks: string;
  /** How they ask for something to buy. */
  readonly seeks: string;
  readonly discounts: string;
}
