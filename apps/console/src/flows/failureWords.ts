/** Why the team took over, where that is not how it was written; the reasons of the engine. */
const mistakes: Readonly<Record<string, string>> = {
  dangling: 'it led nowhere',
  circles: 'it went round in circles',
  'too-deep': 'it went through too many flows at once',
  'flow-gone': 'a flow that it goes through was gone',
  'unsupported-step': 'it has a step of a newer version of this program',
};

export const mistakeWords = (reason: string | null): string | null =>
  reason === null ? null : (mistakes[reason] ?? null);

/** Why a request or an action has failed. */
const failures: Readonly<Record<string, string>> = {
  forbidden: 'its address leads to a private network, or not over https',
  late: 'no answer within 8 seconds',
  unreachable: 'nobody could be reached there',
  'too-large': 'the answer was larger than 256 kB',
  redirected: 'it was sent on elsewhere too often, or with what may not go there',
  unknown: 'a server ended in the middle, and nobody knows what became of it',
};

export const failureWords = (reason: string): string => {
  const status = /^status-(\d+)$/.exec(reason)?.[1];
  return status ? `it answered ${status}` : (failures[reason] ?? `not done: ${reason}`);
};
