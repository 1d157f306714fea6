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
  'invalid-settings': { status: 400, retryable: false, message: 'Some settings are not right.' },
  'settings-changed': {
    status: 409,
    retryable: false,
    message: 'Somebody else saved these settings meanwhile.',
  },
  'invalid-campaign': { status: 400, retryable: false, message: 'Something in the campaign is not right.' },
  'campaign-changed': {
    status: 409,
    retryable: false,
    message: 'Somebody else changed this campaign meanwhile.',
  },
  'invalid-flow': { status: 400, retryable: false, message: 'Something in the flow is not right.' },
  'flow-changed': { status: 409, retryable: false, message: 'Somebody else changed this flow meanwhile.' },
  'flow-unreadable': {
    status: 409,
    retryable: false,
    message: 'A newer version of this program has written this flow.',
  },
  'invalid-guidance': { status: 400, retryable: false, message: 'Something in the guidance is not right.' },
  'guidance-changed': {
    status: 409,
    retryable: false,
    message: 'Somebody else saved the guidance meanwhile.',
  },
  'cases-fall': {
    status: 409,
    retryable: false,
    message: 'Kept cases fall with this guidance, or were not run with it.',
  },
  'assistant-budget-spent': {
    status: 409,
    retryable: false,
    message:
      'What the assistant may cost a day is spent, and trying it out costs as much as answering. Raise the cost a day in its overview, or go on tomorrow: the day ends at midnight UTC.',
  },
  'assistant-tries-spent': {
    status: 409,
    retryable: false,
    message:
      'The assistant has been tried out as often as it may be in a day. Shoppers are answered all the same. Go on tomorrow: the day ends at midnight UTC.',
  },
  'assistant-failed': {
    status: 503,
    retryable: true,
    message:
      'The assistant could not answer just now, which says nothing about how it answers. Try again in a moment.',
  },
  'wrong-answer': { status: 422, retryable: false, message: 'The answer does not fit the question.' },
  'no-credential-key': {
    status: 409,
    retryable: false,
    message: 'This installation cannot keep secrets: its operator has to set CREDENTIAL_KEYS first.',
  },
  'secret-used': {
    status: 409,
    retryable: false,
    message: 'A flow uses this secret. Take it out of its requests first.',
  },
  'article-changed': {
    status: 409,
    retryable: false,
    message: 'Somebody else changed this article meanwhile.',
  },
  'slug-taken': { status: 409, retryable: false, message: 'Another article has this address already.' },
  'import-changed': {
    status: 409,
    retryable: false,
    message:
      'Something has changed since you looked, and stays as it is now. Look at what is left to import.',
  },
  'import-refused': {
    status: 400,
    retryable: false,
    message: 'Something in these files is not right. Nothing was imported.',
  },
  'recommendations-off': {
    status: 403,
    retryable: false,
    message: 'No chat of this shop recommends articles of this help center.',
  },
  'other-shop': {
    status: 409,
    retryable: false,
    message: 'You have gone on to another shop in another tab.',
  },
  'setup-over': { status: 409, retryable: false, message: 'Shopbell is set up; sign in instead.' },
  conflict: {
    status: 409,
    retryable: false,
    message: 'This message id was already used for another message.',
  },
  'key-used': {
    status: 409,
    retryable: false,
    message: 'This key was already used for something else.',
  },
  'request-changed': {
    status: 409,
    retryable: false,
    message: 'Somebody else has decided about this request meanwhile.',
  },
  'address-unproven': {
    status: 409,
    retryable: false,
    message: 'Nobody has proven that this address is theirs.',
  },
  'invalid-email': { status: 400, retryable: false, message: 'This is not a valid or real email address.' },
  'invalid-phone': {
    status: 400,
    retryable: false,
    message: 'No code can be sent to this phone number.',
  },
  'self-service-off': { status: 403, retryable: false, message: 'The shop does not offer this.' },
  'customer-not-found': { status: 403, retryable: false, message: 'The shop knows nobody by this.' },
  'customer-without-orders': { status: 403, retryable: false, message: 'There is no order under this.' },
  'incorrect-code': { status: 403, retryable: false, message: 'The code is not right.' },
  'code-cannot-be-verified': {
    status: 410,
    retryable: false,
    message: 'No such code is waiting: it was used, replaced or has expired.',
  },
  'maximum-verification-attempts-reached': {
    status: 403,
    retryable: false,
    message: 'The code was tried too often; ask for a new one.',
  },
  'tracking-off': { status: 403, retryable: false, message: 'The shop counts nothing.' },
  'foreign-link': {
    status: 400,
    retryable: false,
    message: "Only addresses of the shop's own can be shortened.",
  },
  'platform-down': { status: 502, retryable: true, message: "The shop's own system does not answer." },
  'email-required': {
    status: 403,
    retryable: false,
    message: 'The shop asks for an email address before the first message.',
  },
  'offline-capture-init': {
    status: 400,
    retryable: false,
    message: 'The message for later could not be accepted.',
  },
  'too-large': { status: 413, retryable: false, message: 'The message is too long.' },
  'file-too-large': { status: 413, retryable: false, message: 'A file may have up to 10 MB.' },
  'too-many-files': { status: 400, retryable: false, message: 'Up to five files at the same time.' },
  'no-file': { status: 400, retryable: false, message: 'The request carries no file.' },
  'file-type': { status: 415, retryable: false, message: 'Files of this type are not accepted.' },
  'file-broken': { status: 422, retryable: false, message: 'The file cannot be read.' },
  'picture-too-large': { status: 422, retryable: false, message: 'The picture has too many pixels.' },
  'wrong-offset': { status: 409, retryable: false, message: 'The slice does not follow the last one.' },
  'unknown-upload': { status: 404, retryable: false, message: 'There is no such upload.' },
  'storage-full': { status: 507, retryable: true, message: 'There is no room for files at the moment.' },
  'files-down': { status: 503, retryable: true, message: 'The place for files does not answer.' },
  'offer-ended': { status: 410, retryable: false, message: 'This offer has ended.' },
  rate: { status: 429, retryable: true, message: 'Too many requests; wait a moment.' },
  internal: { status: 500, retryable: true, message: 'Something failed on our side.' },
  'database-down': { status: 503, retryable: true, message: 'The database does not answer; try again.' },
  overloaded: { status: 503, retryable: true, message: 'The server has more to do than it can; try again.' },
  draining: { status: 503, retryable: true, message: 'The server is restarting; try again.' },
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof problems;
