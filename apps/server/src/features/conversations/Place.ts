/** A conversation, and whose it is: no query goes without its shop. */
export interface Place {
  readonly shopId: number;
  readonly conversationId: string;
}

export interface Cursor extends Place {
  readonly afterId: number;
}
