/** The one way out of this server: whatever it asks of others, it asks through here. */
export interface Outgoing {
  /** As the global one, for answers that fit into memory. What goes wrong on the way is an `OutgoingError`. */
  fetch(address: string | URL, request?: OutgoingRequest): Promise<Response>;
}

export interface OutgoingRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** For everything together: looking up, redirects and the last byte of the answer. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** It is given up where nothing more of the answer comes for so long. */
  readonly quietMs?: number;
  /** With these letters the answer is over, though the line stays open. */
  readonly endsWith?: string;
  /** Told of each piece of an answer as it comes, also of one that is given up in the middle. */
  readonly hear?: (piece: Uint8Array, status: number) => void;
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
  /** Asking twice does no harm. Known of GET and HEAD; a query that is posted may say so. */
  readonly isRepeatable?: boolean;
}

export type OutgoingTrouble =
  /** It leads to a place that is nobody's to ask from outside, or in the clear. */
  | 'forbidden'
  | 'late'
  /** Nobody is there, or the line broke in the middle of the answer. */
  | 'unreachable'
  | 'too-large'
  /** Redirects without an end, or to where what was sent must not go. */
  | 'redirected';

export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
  constructor(
    readonly trouble: OutgoingTrouble,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
