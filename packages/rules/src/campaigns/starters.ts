export interface Starter {
  readonly id: string;
  readonly text: string;
}

/** CNV-06. */
export interface StartersState {
  readonly starters: readonly Starter[];
  readonly startersPending: boolean;
  readonly startersEnabled: boolean;
}

export type StartersEvent =
  | { readonly type: 'asked' | 'failed' }
  | { readonly type: 'came'; readonly starters: readonly Starter[] };

export const initialStarters = (startersEnabled: boolean): StartersState => ({
  starters: [],
  startersPending: false,
  startersEnabled,
});

/** STR-03. What failed leaves those that were there. */
export const reduceStarters = (state: StartersState, event: StartersEvent): StartersState => ({
  ...state,
  starters: event.type === 'came' ? event.starters : state.starters,
  startersPending: event.type === 'asked',
});
