export type Channel = 'mail' | 'sms';

export interface OutgoingMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same key is sent once, however often it is asked for (D22). */
  readonly key: string;
  /**
   * For what must not come twice, such as a code: it is given up where it may have been handed over, and never sent
   * from then on. Without it, the message is tried again until somebody has it.
   */
  readonly atMostOnceUntil?: Date | undefined;
}

export type DeliveryOutcome =
  | { readonly kind: 'sent' }
  /** Nothing was handed over: it can be tried again. */
  | { readonly kind: 'later'; readonly because: string }
  /** Refused for good. */
  | { readonly kind: 'refused'; readonly because: string }
  /** It may have been handed over, and the answer was lost. */
  | { readonly kind: 'unknown'; readonly because: string };
