import type { Consent } from '@shopbell/protocol';

export interface ConsentSources {
  /** What the shop's platform says about counting; null where it has no say, or none yet. */
  readonly platform: boolean | null;
  /** What the page has told us; null where it has told nothing. */
  readonly page: boolean | null;
}

/** ROL-19: the platform's own answer goes before what the page says. */
export function consentOf({ platform, page }: ConsentSources): Consent {
  const answer = platform ?? page;
  if (answer === null) return 'unknown';
  return answer ? 'given' : 'refused';
}
