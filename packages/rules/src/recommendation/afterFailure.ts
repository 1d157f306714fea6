/** chosen: where a shopper goes whom no recommendation helped (PGE-07). */
export function afterFailure(facts: {
  readonly isEmailRequired: boolean;
  readonly isEmailKnown: boolean;
  readonly isOnline: boolean;
}): '/require-email-capture' | '/offline-capture' | '/chat' {
  if (facts.isEmailRequired && !facts.isEmailKnown) return '/require-email-capture';
  return facts.isOnline ? '/chat' : '/offline-capture';
}
