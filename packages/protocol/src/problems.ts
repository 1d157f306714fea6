/**
 * Every refusal the product can answer with. HTTP routes answer `{error: {code, message}}` with the status;
 * sockets answer `nack-message` with the code, whether a retry can help, and after how long.
 */
export interface Problem {
  readonly status: number;
  readonly retryable: boolean;
  readonly message: string;
}

export const problems = {
  'invalid-request': {
    status: 400,
    retryable: false,
    message: 'The request does not have the expected shape.',
  },
  unauthorized: { status: 401, retryable: false, message: 'Sign in, or ask for a new token.' },
  forbidden: { status: 403, retryable: false, message: 'This is not allowed for you.' },
  'foreign-origin': { status: 403, retryable: false, message: 'Requests from this origin are not accepted.' },
  'not-found': { status: 404, retryable: false, message: 'There is nothing at this address.' },
  'unknown-app': { status: 404, retryable: false, message: 'No chat has this app id or app key.' },
  'weak-password': { status: 400, retryable: false, message: 'Choose a longer or less common password.' },
  'wrong-password': { status: 403, retryable: false, message: 'The password is not right.' },
  'wrong-code': { status: 403, retryable: false, message: 'The code is not right.' },
  'wrong-account': { status: 403, retryable: false, message: 'The invitation is for another email address.' },
  'link-over': { status: 410, retryable: false, message: 'This link was used, withdrawn or has expired.' },
  'sign-in-over': { status: 410, retryable: false, message: 'This sign-in took too long; begin again.' },
  'last-owner': { status: 409, retryable: false, message: 'A shop keeps at least one owner.' },
  'already-member': { status: 409, retryable: false, message: 'This person is in the team already.' },
  'already-invited': { status: 409, retryable: false, message: 'This address has an open invitation.' },
  'account-exists': {
    status: 409,
    retryable: false,
    message: 'This address has an account; sign in to accept.',
  },
  'two-factor-state': {
    status: 409,
    retryable: false,
    message: 'Two-factor sign-in is not in the state for this.',
  },
  'name-taken': { status: 409, retryable: false, message: 'This name is used already; choose another.' },
  'verified-address': {
    status: 409,
    retryable: false,
    message: 'The shopper has proven this address; it cannot be changed here.',
  },
  'setup-over': { status: 409, retryable: false, message: 'Shopbell is set up; sign in instead.' },
  conflict: {
    status: 409,
    retryable: false,
    message: 'This message id was already used for another message.',
  },
  'too-large': { status: 413, retryable: false, message: 'The message is too long.' },
  rate: { status: 429, retryable: true, message: 'Too many requests; wait a moment.' },
  internal: { status: 500, retryable: true, message: 'Something failed on our side.' },
  'database-down': { status: 503, retryable: true, message: 'The database does not answer; try again.' },
  draining: { status: 503, retryable: true, message: 'The server is restarting; try again.' },
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof problems;
