import type { CommerceTrouble } from '../../platform/commerce';

export const cannotKeep =
  'This installation cannot keep credentials: its operator has to set CREDENTIAL_KEYS first.';

export const lockedKey = 'The key is kept, but what opens it is not here. Enter the API key again.';

export const wrongKey = 'Loop does not accept this API key.';

export const whyNot: Readonly<Record<CommerceTrouble, string>> = {
  refused: `${wrongKey} It needs the scope Orders.`,
  throttled: 'Loop wants to be asked later. Try again in a minute.',
  unreachable: 'Loop does not answer. Try again in a minute.',
  unreadable: 'Loop answered something that nobody can read. Try again in a minute.',
};
